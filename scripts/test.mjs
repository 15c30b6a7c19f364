/**
 * `npm test`: sets up what is missing and runs every test, each step saying how it ended; `--deep` adds the long ones.
 * `--only STEP[,STEP]` runs some of the steps, named as in the closing table.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root, run, say, shellFeatures } from "./lib/project.mjs";
import { buildCommandLine, buildShell } from "./lib/shell.mjs";
import { setup } from "./setup.mjs";

const deep = process.argv.includes("--deep");
const onlyAt = process.argv.indexOf("--only");
const only = onlyAt < 0 ? null : (process.argv[onlyAt + 1] ?? "").split(",");
const reports = join(root, "tests", ".artifacts", "reports");

/**
 * What failed, each test in a line or two: told once more at the end, where a reader of a long output looks first.
 * @type {string[]}
 */
const failures = [];

/**
 * A file of tests in Vitest's JSON report, as far as it is read here.
 * @typedef {{ name: string, status: string, message: string,
 *   assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }} FileReport
 */

/** @param {string} step @param {FileReport} file @returns {string[]} */
function failuresOf(step, file) {
  const where = `${step}: ${relative(root, file.name)}`;
  /** @param {string | undefined} message */
  const first = (message) =>
    stripVTControlCharacters(message ?? "")
      .split("\n")
      .slice(0, 2)
      .join(" ")
      .slice(0, 300);
  const tests = file.assertionResults
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages }) => `${where}: ${fullName}\n    ${first(failureMessages[0])}`);
  // A file that fails before its first test has no test to blame.
  return tests.length === 0 && file.status === "failed" ? [`${where}\n    ${first(file.message)}`] : tests;
}

/**
 * One run of Vitest; its own closing lines are followed by one that any reader of test output knows.
 * @param {string} name @param {string[]} args @param {Record<string, string>} [env]
 */
async function vitest(name, args, env = {}) {
  const report = join(reports, `${name}.json`);
  mkdirSync(reports, { recursive: true });
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await run("vitest", ["run", ...reporters, ...args], { env });
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
      readFileSync(report, "utf8"),
    );
    console.log(`${name}: ${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`);
    failures.push(...testResults.flatMap((/** @type {FileReport} */ file) => failuresOf(name, file)));
    if (numPassedTests + numFailedTests === 0) return 1; // A suite that found no test proves nothing.
  } catch {
    console.log(`${name}: 0 passed, 1 failed`);
    return code === 0 ? 1 : code;
  }
  return code;
}

/** @param {...string} args */
const cargoTest = (...args) => run("cargo", ["test", "--locked", ...args]);

/** @param {() => Promise<void>} build @param {() => Promise<number>} test */
const built = async (build, test) => {
  await build();
  return test();
};

/** @type {[name: string, step: () => Promise<number>][]} */
const steps = [
  ["check", () => run("node", ["scripts/check.mjs"])],
  ["rust", () => cargoTest()],
  ...(deep
    ? [
        /** @type {[string, () => Promise<number>]} */ ([
          "rust-deep",
          () => cargoTest("--release", "--", "--ignored"),
        ]),
      ]
    : []),
  ["corpus", () => cargoTest("--manifest-path", "fuzz/Cargo.toml")],
  ...(deep
    ? [
        /** @type {[string, () => Promise<number>]} */ ([
          "fuzz",
          () => run("node", ["scripts/fuzz.mjs", "all", "60"]),
        ]),
      ]
    : []),
  ["bindings", () => run("git", ["diff", "--exit-code", "--stat", "--", "ui/backend/bindings.ts"])],
  ["page", () => vitest("page", ["--config", "vite.config.ts"])],
  [
    "chromium",
    () =>
      built(buildCommandLine, () =>
        vitest("chromium", ["--config", "tests/ui/vitest.config.ts"], { BROWSER: "chromium" }),
      ),
  ],
  [
    "webkit",
    () =>
      built(buildCommandLine, () =>
        vitest("webkit", ["--config", "tests/ui/vitest.config.ts"], { BROWSER: "webkit" }),
      ),
  ],
  ["shell", () => built(buildShell, () => cargoTest("-p", "scoresheet", ...shellFeatures))],
  ["window", () => built(buildShell, () => vitest("window", ["--config", "tests/e2e/vitest.config.ts"]))],
];

for (const name of only ?? []) {
  if (!steps.some(([known]) => known === name)) {
    console.error(`no step ${name}; there are: ${steps.map(([known]) => known).join(", ")}`);
    process.exit(2);
  }
}

await setup("test");
/** @type {{ name: string, code: number, seconds: number }[]} */
const results = [];
for (const [name, step] of steps) {
  if (only !== null && !only.includes(name)) continue;
  say(`test: ${name}`);
  const began = Date.now();
  const code = await step();
  results.push({ name, code, seconds: (Date.now() - began) / 1000 });
}

if (failures.length > 0) {
  say("what failed");
  console.log(failures.join("\n"));
}
say("all steps");
for (const { name, code, seconds } of results) {
  console.log(`${code === 0 ? "passed" : "FAILED"}  ${name.padEnd(10)} ${seconds.toFixed(0).padStart(5)} s`);
}
const failed = results.filter(({ code }) => code !== 0).length;
console.log(`steps: ${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
