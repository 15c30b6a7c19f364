/**
 * `npm run test:deb [-- FILE.deb]`: what somebody gets who installs the package. Lists what is in it, has lintian look
 * for errors, installs it, checks its desktop entry, metadata and file type, runs the app from the entry's command
 * through the same end-to-end tests as the built app, removes it, and sees that nothing is left.
 * For Debian and its kin; needs root, or sudo. Without FILE it takes the newest that `npm run bundle` made.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { environment, must, output, run, say, targetDir } from "./lib/project.mjs";
import { setup } from "./setup.mjs";

const tools = [
  { program: "lintian", debian: "lintian" },
  { program: "desktop-file-validate", debian: "desktop-file-utils" },
  { program: "appstreamcli", debian: "appstream" },
];
const entry = "/usr/share/applications/Scoresheet.desktop";
const metadata = "/usr/share/metainfo/org.scoresheet.scoresheet.metainfo.xml";
const pgn = "application/vnd.chess-pgn";

/** Root's own commands, through sudo for everybody else. @param {string[]} command @returns {[string, string[]]} */
function asRoot(command) {
  const [program = "", ...args] = ["env", "DEBIAN_FRONTEND=noninteractive", ...command];
  return process.getuid?.() === 0 ? [program, args] : ["sudo", [program, ...args]];
}

/** @param {string} name */
const onPath = (name) =>
  environment()
    .PATH.split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync);

/** @param {boolean} right @param {string} what */
function check(right, what) {
  console.log(`${right ? "ok    " : "FAILED"}  ${what}`);
  if (!right) failures += 1;
}

function newest() {
  const folder = join(targetDir, "release", "bundle", "deb");
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".deb")) : [];
  return files.map((name) => join(folder, name)).sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
}

let failures = 0;
const file = process.argv[2] === undefined ? newest() : resolve(process.argv[2]);
if (file === undefined || !existsSync(file)) {
  console.error("there is no package: npm run bundle, or name a file");
  process.exit(2);
}
if ((output("dpkg-query", ["--status", "scoresheet"]) ?? "").includes("Status: install ok installed")) {
  console.error("scoresheet is installed already, and this test would remove it: remove it first");
  process.exit(2);
}

await setup("test");
const missing = tools.filter(({ program }) => onPath(program) === undefined).map(({ debian }) => debian);
if (missing.length > 0) {
  say(`installing ${missing.join(" ")}`);
  await run(...asRoot(["apt-get", "update", "-qq"]));
  await must(...asRoot(["apt-get", "install", "-y", "-qq", "--no-install-recommends", ...missing]));
}

say("what is in it");
await must("dpkg-deb", ["--info", file]);
await must("dpkg-deb", ["--contents", file]);
console.log(`\n${(statSync(file).size / 1e6).toFixed(2)} MB  ${file}`);

say("lintian");
// As root, as in a container, lintian is content only when told so.
const root = process.getuid?.() === 0 ? ["--allow-root"] : [];
check((await run("lintian", [...root, "--fail-on", "error", file])) === 0, "lintian finds no error");

say("installing");
await must(...asRoot(["apt-get", "install", "-y", "-qq", file]));
const installed = (output("dpkg-query", ["-L", "scoresheet"]) ?? "").split("\n");
try {
  check((await run("desktop-file-validate", [entry])) === 0, "the desktop entry is valid");
  check((await run("appstreamcli", ["validate", "--no-net", metadata])) === 0, "the metadata are valid");
  const words = existsSync(entry) ? readFileSync(entry, "utf8") : "";
  check(words.includes(`MimeType=${pgn}`), "the desktop entry takes PGN files");
  const cache = "/usr/share/applications/mimeinfo.cache";
  check(
    existsSync(cache) && readFileSync(cache, "utf8").includes(`${pgn}=Scoresheet.desktop`),
    "the system knows it as a program for PGN files",
  );
  for (const size of [16, 24, 32, 48, 64, 128, 256, 512])
    check(
      installed.some((path) => path.endsWith(`/hicolor/${size}x${size}/apps/scoresheet.png`)),
      `an icon of ${size} pixels`,
    );
  const command = /^Exec=(\S+) %f$/m.exec(words)?.[1];
  const program = command === undefined ? undefined : onPath(command);
  check(program === "/usr/bin/scoresheet", `the entry's command is ${command} and starts ${program}`);
  if (program !== undefined) {
    say("playing in it");
    const code = await run("vitest", ["run", "--config", "tests/e2e/vitest.config.ts"], {
      env: { SCORESHEET_APP: program },
    });
    check(code === 0, "the end-to-end tests pass in the installed app");
  }
} finally {
  say("removing");
  check((await run(...asRoot(["apt-get", "remove", "-y", "-qq", "scoresheet"]))) === 0, "it can be removed");
}
const left = installed.filter((path) => /scoresheet/i.test(path) && existsSync(path));
check(left.length === 0, left.length === 0 ? "nothing of it is left" : `left behind: ${left.join(" ")}`);
console.log(`\ndeb: ${failures === 0 ? "everything as it should be" : `${failures} failed`}`);
process.exit(failures === 0 ? 0 : 1);
