/**
 * Sizes of what is installed: the program as released, and the page inside it, file by file, as built and gzipped.
 * Sizes are counted in decimal kB and MB.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "../scripts/lib/project.mjs";
import { introduce, table } from "./lib/figures.ts";
import { app, buildApp, buildCommandLine, commandLine } from "./lib/release.ts";

export default async function size(): Promise<void> {
  await buildApp();
  await buildCommandLine();
  introduce("size", "the release programs and the page");
  table(
    ["program", "MB"],
    [
      ["scoresheet, page included", megabytes(app)],
      ["scoresheet-cli", megabytes(commandLine)],
    ],
  );
  const folder = join(root, "ui", "dist");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => {
      const content = readFileSync(path);
      return { path, plain: content.length, zipped: gzipSync(content, { level: 9 }).length };
    })
    .sort((one, other) => other.zipped - one.zipped);
  const sum = (of: "plain" | "zipped"): number => files.reduce((total, file) => total + file[of], 0);
  table(
    ["asset", "kB", "gzipped kB"],
    [
      ...files.map(({ path, plain, zipped }) => [
        relative(folder, path),
        kilobytes(plain),
        kilobytes(zipped),
      ]),
      ["**all**", kilobytes(sum("plain")), `**${kilobytes(sum("zipped"))}**`],
    ],
  );
}

const kilobytes = (bytes: number): string => (bytes / 1e3).toFixed(1);
const megabytes = (path: string): string => (statSync(path).size / 1e6).toFixed(2);
