/**
 * `npm run check`: format and lint of both languages, types, and compiler warnings as errors. `--fix` puts right what a tool can.
 * The window's crate is linted too; `--pure` leaves it out where Tauri is not built.
 */

import { must, say, shellFeatures } from "./lib/project.mjs";
import { buildPage } from "./lib/shell.mjs";
import { setup } from "./setup.mjs";

const fix = process.argv.includes("--fix");
const pure = process.argv.includes("--pure");
await setup(pure ? "web" : "app");

say("Rust: format");
for (const manifest of ["Cargo.toml", "bench/Cargo.toml", "bench/empty/Cargo.toml", "fuzz/Cargo.toml"]) {
  await must("cargo", ["fmt", "--all", "--manifest-path", manifest, ...(fix ? [] : ["--check"])]);
}
say("TypeScript: types");
await must("tsc", ["--noEmit", "-p", "tsconfig.json"]);
await must("tsc", ["--noEmit", "-p", "tsconfig.node.json"]);
say("TypeScript: format and lint");
await must("biome", ["check", "--error-on-warnings", ...(fix ? ["--write"] : []), "."]);
say("workflows, releases, guide");
await must("node", ["--test", "packaging/release/"]);
await must("node", ["scripts/check-workflows.mjs"]);
await must("node", ["scripts/guide.mjs", ...(fix ? [] : ["--check"])]);
say("Rust: lint");
if (!pure) await buildPage();
const warnings = ["--", "-D", "warnings"];
await must("cargo", ["clippy", "--quiet", "--locked", "--all-targets", ...warnings]);
if (!pure)
  await must("cargo", [
    "clippy",
    "--quiet",
    "--locked",
    "-p",
    "scoresheet",
    "--all-targets",
    ...shellFeatures,
    ...warnings,
  ]);
