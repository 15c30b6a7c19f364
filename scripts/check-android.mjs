/**
 * `npm run check:android`: type-checks the program for a phone (ARM, 64 bits), its Rust and every crate it uses.
 * Adds the Rust target with rustup where it can. Where it can't, it says so and succeeds, unless `--must` is given:
 * a machine that reaches only package registries can't have the target, and the Test workflow checks it then.
 */
import { output, run, say } from "./lib/project.mjs";
import { buildPage } from "./lib/shell.mjs";
import { setup } from "./setup.mjs";

const target = "aarch64-linux-android";
const must = process.argv.includes("--must");

/** Whether the compiler has the target's standard library. */
function hasTarget() {
  const folder = output("rustc", ["--print", "target-libdir", "--target", target]);
  return (
    folder !== null && output("node", ["-e", `require("fs").readdirSync(${JSON.stringify(folder)})`]) !== null
  );
}

if (!hasTarget()) {
  say(`adding the Rust target ${target}`);
  if (output("rustup", ["--version"]) === null) console.log("rustup is not here");
  else await run("rustup", ["target", "add", target]);
}
if (!hasTarget()) {
  console.log(`
NOT CHECKED for Android: the Rust target ${target} is not installed and could not be added here.
The Test workflow checks it on a machine that reaches Rust's own server.`);
  process.exit(must ? 1 : 0);
}
await setup("web");
await buildPage();
say("type check for Android");
process.exit(
  await run("cargo", [
    "check",
    "--locked",
    "-p",
    "scoresheet",
    "--lib",
    "--target",
    target,
    "--features",
    "custom-protocol",
  ]),
);
