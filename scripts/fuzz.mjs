/**
 * `npm run fuzz -- TARGET SECONDS [--keep]`: runs a target of `fuzz/` from its kept corpus; a failing input is saved and
 * named. `--keep` then adds to the kept corpus what reached new code, as few files as do.
 *
 * The instrumentation is asked of the stable compiler by flags, so neither cargo-fuzz nor a nightly Rust is needed
 * (both work in `fuzz/` all the same).
 */
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { output, root, run, targetDir } from "./lib/project.mjs";

const folder = join(root, "fuzz");
const targets = existsSync(folder)
  ? readdirSync(join(folder, "fuzz_targets"))
      .filter((file) => file.endsWith(".rs"))
      .map((file) => file.slice(0, -".rs".length))
  : [];
const args = process.argv.slice(2).filter((arg) => arg !== "--keep");
const keep = process.argv.includes("--keep");
const [target = "", seconds = "60"] = args;
if (!targets.includes(target) || !/^\d+$/.test(seconds)) {
  console.error(`usage: npm run fuzz -- TARGET SECONDS [--keep], TARGET one of: ${targets.join(", ")}`);
  process.exit(2);
}

const host = /host: (\S+)/.exec(output("rustc", ["-vV"]) ?? "")?.[1];
if (host === undefined) {
  console.error("rustc is not there");
  process.exit(1);
}
// As cargo-fuzz sets them, but for the address sanitizer: it needs a nightly compiler, and there is no unsafe code.
const coverage = ["level=4", "inline-8bit-counters", "pc-table", "trace-compares"];
const flags = [
  "--cfg",
  "fuzzing",
  "-Cpasses=sancov-module",
  ...coverage.map((what) => `-Cllvm-args=-sanitizer-coverage-${what}`),
  "-Ccodegen-units=1",
];
// With a target named, the flags do not reach build scripts and macros.
const built = await run(
  "cargo",
  [
    "build",
    "--quiet",
    "--release",
    "--target",
    host,
    "--manifest-path",
    join(folder, "Cargo.toml"),
    "--bin",
    target,
  ],
  { env: { RUSTFLAGS: flags.join(" ") } },
);
if (built !== 0) process.exit(built);

const kept = join(folder, "corpus", target);
const found = join(root, "tests", ".artifacts", "fuzz", target);
for (const path of [kept, found]) mkdirSync(path, { recursive: true });
const program = join(targetDir, host, "release", target);
const code = await run(program, [
  `-max_total_time=${seconds}`,
  `-artifact_prefix=${found}-`,
  "-print_final_stats=1",
  "-verbosity=0",
  found,
  kept,
]);
console.log(
  code === 0 ? `${target}: nothing found` : `${target}: failed; the input is saved beside ${found}`,
);
if (code === 0 && keep) {
  process.exit(await run(program, ["-set_cover_merge=1", "-use_counters=0", "-verbosity=0", kept, found]));
}
process.exit(code);
