/**
 * `node packaging/release/version.mjs [REF]`: says `version=1.2.3` if Cargo.toml, package.json and the newest release
 * in the AppStream metadata agree, and the tag too where REF is one; fails with a sentence otherwise.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/lib/project.mjs";

/** @param {string} file @param {RegExp} pattern */
const found = (file, pattern) => pattern.exec(readFileSync(join(root, file), "utf8"))?.[1] ?? "none";

/** @type {[where: string, version: string][]} */
const versions = [
  ["Cargo.toml", found("Cargo.toml", /^version = "(.+)"$/m)],
  ["package.json", found("package.json", /^ {2}"version": "(.+)",$/m)],
  [
    "packaging/linux/org.scoresheet.scoresheet.metainfo.xml",
    found("packaging/linux/org.scoresheet.scoresheet.metainfo.xml", /<release version="([^"]+)"/),
  ],
];
const tag = /^refs\/tags\/v(.+)$/.exec(process.argv[2] ?? "")?.[1];
if (tag !== undefined) versions.push(["the tag", tag]);

const [first = ["", ""]] = versions;
if (versions.some(([, version]) => version !== first[1])) {
  console.error(
    `Not one version: ${versions.map(([where, version]) => `${version} in ${where}`).join(", ")}.`,
  );
  process.exit(1);
}
console.log(`version=${first[1]}`);
