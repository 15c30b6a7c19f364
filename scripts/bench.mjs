/**
 * `npm run bench -- NAME`: measures and prints a table; nothing passes or fails. Without a name, lists them.
 * Pure benchmarks are programs of the package in `bench/`; those of the window are scripts beside it.
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./lib/project.mjs";
import { setup } from "./setup.mjs";

const rust = ["perft", "replay", "notation", "edit"];
const folder = join(root, "bench");
const scripts = existsSync(folder)
  ? readdirSync(folder)
      .filter((file) => file.endsWith(".mjs"))
      .map((file) => file.slice(0, -".mjs".length))
  : [];
const [name = "", ...rest] = process.argv.slice(2);
if (rust.includes(name)) {
  await setup("web");
  const manifest = join(folder, "Cargo.toml");
  process.exit(
    await run("cargo", ["run", "--quiet", "--release", "--manifest-path", manifest, "--", name, ...rest]),
  );
}
if (scripts.includes(name)) {
  await setup("test");
  process.exit(await run("node", [join(folder, `${name}.mjs`), ...rest]));
}
console.error(`usage: npm run bench -- NAME, one of: ${[...rust, ...scripts].join(", ")}`);
process.exit(2);
