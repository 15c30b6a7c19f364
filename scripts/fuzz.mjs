/** `npm run fuzz -- TARGET SECONDS`: a cargo-fuzz target from its kept corpus. Needs cargo-fuzz and a nightly Rust. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { output, root, run } from "./lib/project.mjs";

const folder = join(root, "fuzz", "fuzz_targets");
const targets = existsSync(folder) ? readdirSync(folder).map((file) => file.replace(/\.rs$/, "")) : [];
const [target = "", seconds = "60"] = process.argv.slice(2);
if (!targets.includes(target) || !/^\d+$/.test(seconds)) {
  console.error(`usage: npm run fuzz -- TARGET SECONDS, TARGET one of: ${targets.join(", ")}`);
  process.exit(2);
}
if (output("cargo", ["fuzz", "--version"]) === null || output("rustc", ["+nightly", "--version"]) === null) {
  console.error(
    "Fuzzing needs cargo-fuzz (cargo install cargo-fuzz) and a nightly Rust (rustup toolchain install nightly).",
  );
  process.exit(1);
}
process.exit(
  await run("cargo", ["+nightly", "fuzz", "run", target, "--", `-max_total_time=${seconds}`], { cwd: root }),
);
