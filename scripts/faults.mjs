/**
 * `npm run test:faults`: whether anything is lost. The process is killed at any instant, files are broken, disks are full,
 * files and lists are beyond measure, and commands come at random: the long forms of what `npm test` does in short.
 * `--only STEP[,STEP]` runs some of the steps, named as in the closing table. The counts of all steps are printed at the end.
 */
import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { environment, root, say } from "./lib/project.mjs";
import { buildShell } from "./lib/shell.mjs";
import { setup } from "./setup.mjs";

const onlyAt = process.argv.indexOf("--only");
const only = onlyAt < 0 ? null : (process.argv[onlyAt + 1] ?? "").split(",");

/** Kills of the app in its window: three of four while it plays, the others while it starts. */
const windowKills = 80;

/** Lines in which a test says how much it did. */
const counting = /^(kills|commands|not tested here|peak memory): .*/;

/**
 * Runs a command with its output shown and its counts taken down.
 * @param {string} program @param {string[]} args @param {Record<string, string>} [env]
 * @returns {Promise<{ code: number, counts: string[] }>}
 */
function counted(program, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...environment(), ...env },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let text = "";
    child.stdout.setEncoding("utf8").on("data", (/** @type {string} */ part) => {
      process.stdout.write(part);
      text += part;
    });
    child.on("error", () => resolve({ code: 127, counts: [] }));
    child.on("close", (code) => {
      // Tests of one binary share the output: a count may stand behind the name of the test it belongs to.
      const lines = text.split("\n").map((line) =>
        stripVTControlCharacters(line)
          .replace(/^test \S+ \.\.\. /, "")
          .trim(),
      );
      resolve({ code: code ?? 128, counts: lines.filter((line) => counting.test(line)) });
    });
  });
}

/** All tests of some test programs of a package, long ones included, one after another. @param {string} name @param {string[]} programs */
const cargo =
  (name, ...programs) =>
  () =>
    counted("cargo", [
      ...["test", "--locked", "-p", name, ...programs.flatMap((program) => ["--test", program])],
      ...["--", "--include-ignored", "--nocapture", "--test-threads=1"],
    ]);

async function killWindow() {
  await buildShell();
  const args = ["run", "--config", "tests/e2e/vitest.config.ts", "kill"];
  return counted("vitest", args, { KILLS: String(windowKills) });
}

/** @type {[name: string, what: string, step: () => ReturnType<typeof counted>][]} */
const steps = [
  ["kill", "the session killed at any instant", cargo("scoresheet-cli", "kill")],
  ["files", "broken files, full and locked disks", cargo("scoresheet-cli", "faults")],
  ["saving", "what is saved when", cargo("scoresheet-wire", "saving")],
  ["large", "files, lines and lists beyond measure", cargo("scoresheet-cli", "large")],
  ["random", "commands at random", cargo("scoresheet-wire", "random")],
  ["window", "the app killed at any instant", killWindow],
];

for (const name of only ?? []) {
  if (!steps.some(([known]) => known === name)) {
    console.error(`no step ${name}; there are: ${steps.map(([known]) => known).join(", ")}`);
    process.exit(2);
  }
}

await setup("test");
let failed = 0;
/** @type {string[]} */
const table = [];
for (const [name, what, step] of steps) {
  if (only !== null && !only.includes(name)) continue;
  say(`faults: ${what}`);
  const began = Date.now();
  const { code, counts } = await step();
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  failed += code === 0 ? 0 : 1;
  table.push(`${code === 0 ? "passed" : "FAILED"}  ${name.padEnd(8)} ${seconds.padStart(5)} s  ${what}`);
  table.push(...counts.map((count) => `                         ${count}`));
}

say("all faults");
console.log(table.join("\n"));
process.exit(failed === 0 ? 0 : 1);
