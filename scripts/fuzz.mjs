/**
 * `npm run fuzz -- TARGET SECONDS [--keep]`: runs a target of `fuzz/` from its kept corpus; a failing input is saved and
 * named. `--keep` then adds to the kept corpus what reached new code, as few files as do. `all` runs every target in turn.
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
if (!(target === "all" || targets.includes(target)) || !/^\d+$/.test(seconds)) {
  console.error(`usage: npm run fuzz -- TARGET SECONDS [--keep], TARGET one of: ${targets.join(", ")}, all`);
  process.exit(2);
}
const chosen = target === "all" ? targets : [target];

/**
 * Longest inputs, in bytes: beyond it a target reads more of the same. A run begins with short ones and takes longer ones by and by.
 * @type {Record<string, number>}
 */
const longest = { command: 4096, entry: 1024, fen: 256, legal_moves: 256, pgn: 2048, saved: 2048 };

/** What one input may take, in seconds, and the whole process, in megabytes. */
const limits = ["-timeout=10", "-rss_limit_mb=2048"];

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
    "--features",
    "libfuzzer",
    ...chosen.flatMap((name) => ["--bin", name]),
  ],
  { env: { RUSTFLAGS: flags.join(" ") } },
);
if (built !== 0) process.exit(built);

/** Runs a target; answers its exit code. @param {string} name @returns {Promise<number>} */
async function fuzz(name) {
  const kept = join(folder, "corpus", name);
  const found = join(root, "tests", ".artifacts", "fuzz", name);
  for (const path of [kept, found]) mkdirSync(path, { recursive: true });
  const program = join(targetDir, host ?? "", "release", name);
  const dictionary = join(folder, "dictionaries", `${name}.dict`);
  const code = await run(program, [
    `-max_total_time=${seconds}`,
    `-artifact_prefix=${found}-`,
    `-max_len=${longest[name] ?? 1024}`,
    ...(existsSync(dictionary) ? [`-dict=${dictionary}`] : []),
    ...limits,
    "-print_final_stats=1",
    "-verbosity=0",
    found,
    kept,
  ]);
  console.log(code === 0 ? `${name}: nothing found` : `${name}: failed; the input is saved beside ${found}`);
  if (code !== 0 || !keep) return code;
  return run(program, ["-set_cover_merge=1", "-use_counters=0", "-verbosity=0", kept, found]);
}

let failed = 0;
for (const name of chosen) if ((await fuzz(name)) !== 0) failed += 1;
process.exit(failed === 0 ? 0 : 1);
