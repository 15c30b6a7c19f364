/**
 * `npm run bench -- NAME`: measures and prints tables; nothing passes or fails. Without a name, lists them.
 * Pure benchmarks are programs of the package in `bench/`; those of the window are scripts beside it, in TypeScript because
 * they drive browsers and window with what the tests have for that.
 */
import { join } from "node:path";
import { root, run } from "./lib/project.mjs";
import { setup } from "./setup.mjs";

const pure = ["perft", "replay", "notation", "edit"];
const ofWindow = ["window", "forced", "start", "size"];
const folder = join(root, "bench");
const [name = "", ...rest] = process.argv.slice(2);
if (pure.includes(name)) {
  await setup("web");
  const manifest = join(folder, "Cargo.toml");
  process.exit(
    await run("cargo", ["run", "--quiet", "--release", "--manifest-path", manifest, "--", name, ...rest]),
  );
}
if (ofWindow.includes(name)) {
  await setup("test");
  const { runnerImport } = await import("vite");
  const { module } = await runnerImport(join(folder, `${name}.ts`), { configFile: false, root });
  await /** @type {{ default: (args: string[]) => Promise<void> }} */ (module).default(rest);
  process.exit(0);
}
console.error(`usage: npm run bench -- NAME, one of: ${[...pure, ...ofWindow].join(", ")}`);
process.exit(2);
