/**
 * `npm run check:targets [-- NAME…] [--must]`: type-checks the program, its Rust and every crate it uses, for systems
 * other than this one, so that what stands behind `cfg` is read by a compiler before a release builds it.
 * `npm run check:android` is this for Android alone.
 *
 * Adds each Rust target with rustup where it can. Where it can't, it says so and goes on, and only `--must` makes
 * that a fault: a machine that reaches package registries alone can't have the targets.
 */
import { existsSync } from "node:fs";
import { output, run, say } from "./lib/project.mjs";
import { buildPage } from "./lib/shell.mjs";
import { setup } from "./setup.mjs";

/**
 * One target of each system is enough: what differs between its processors is not ours. The updater has parts in C, which
 * only a compiler for the system itself can read: it is checked here for this one. So have crates of macOS and iOS, which
 * a Mac can check, and of Windows, which Windows can.
 * @type {Record<string, { name: string, triple: string | null, features: string }>}
 */
const targets = {
  updater: { name: "this system, with the updater", triple: null, features: "custom-protocol,updater" },
  android: { name: "Android", triple: "aarch64-linux-android", features: "custom-protocol" },
  ios: { name: "iOS", triple: "aarch64-apple-ios", features: "custom-protocol" },
  macos: { name: "macOS", triple: "aarch64-apple-darwin", features: "custom-protocol" },
  windows: { name: "Windows", triple: "x86_64-pc-windows-msvc", features: "custom-protocol" },
};

const must = process.argv.includes("--must");
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const unknown = asked.filter((name) => !Object.hasOwn(targets, name));
if (unknown.length > 0) {
  console.error(`no target ${unknown.join(", ")}; there are: ${Object.keys(targets).join(", ")}`);
  process.exit(2);
}

/** Whether the compiler has the target's standard library. @param {string} triple */
function installed(triple) {
  const folder = output("rustc", ["--print", "target-libdir", "--target", triple]);
  return folder !== null && existsSync(folder);
}

// The updater is checked against this system's own libraries.
await setup(asked.length === 0 || asked.includes("updater") ? "app" : "web");
await buildPage();
let failed = 0;
/** @type {string[]} */
const told = [];
for (const [key, { name, triple, features }] of Object.entries(targets)) {
  if (asked.length > 0 && !asked.includes(key)) continue;
  say(`type check for ${name}${triple === null ? "" : ` (${triple})`}`);
  if (triple !== null && !installed(triple) && output("rustup", ["--version"]) !== null)
    await run("rustup", ["target", "add", triple]);
  if (triple !== null && !installed(triple)) {
    told.push(
      `NOT CHECKED  ${name}: the Rust target ${triple} is not installed and could not be added here.`,
    );
    if (must) failed += 1;
    continue;
  }
  const target = triple === null ? [] : ["--target", triple];
  const code = await run("cargo", [
    "check",
    "--quiet",
    "--locked",
    "-p",
    "scoresheet",
    "--lib",
    ...target,
    "--features",
    features,
  ]);
  told.push(`${code === 0 ? "checked     " : "FAILED      "} ${name}`);
  if (code !== 0) failed += 1;
}
say("all targets");
console.log(told.join("\n"));
process.exit(failed === 0 ? 0 : 1);
