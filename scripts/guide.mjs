/**
 * `npm run guide`: writes docs/guide/README.md from the words of the app's own guide (ui/text/guide), with the
 * screenshots that `npm run guide:pictures` takes. `--check` writes nothing and fails if the file is not as it would be written.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { root } from "./lib/project.mjs";

const file = join(root, "docs", "guide", "README.md");
const load = async (/** @type {string} */ path) =>
  (await runnerImport(join(root, "ui", path), { configFile: false, logLevel: "error" })).module;
const { guide } = /** @type {typeof import("../ui/text/guide/index.ts")} */ (
  await load("text/guide/index.ts")
);
const { keyLabel } = /** @type {typeof import("../ui/chrome/platform.ts")} */ (
  await load("chrome/platform.ts")
);

/** @param {import("../ui/text/guide/index.ts").GuideBlock} block */
function markdown(block) {
  if ("p" in block) return `${block.p}\n`;
  if ("list" in block) return block.list.map((item) => `- ${item}\n`).join("");
  if ("picture" in block) {
    const { id, alternative, caption } = block.picture;
    return `![${alternative}](pictures/${id}.png)\n\n*${caption}*\n`;
  }
  const rows = block.keys.map(([words, ...chords]) => {
    const keys = chords.map((chord) => `<kbd>${keyLabel(chord, false)}</kbd>`).join(" ");
    return `| ${words} | ${keys} |\n`;
  });
  return `| What | Keys |\n| --- | --- |\n${rows.join("")}`;
}

const contents = guide.map(({ title }) => `[${title}](#${anchor(title)})`).join(" · ");
const sections = guide.map(({ title, blocks }) => `## ${title}\n\n${blocks.map(markdown).join("\n")}`);
const written = `<!-- Written by \`npm run guide\` from ui/text/guide, which the app shows in its Help: change it there. -->
# Guide

${contents}

${sections.join("\n")}`;

/** GitHub's anchor of a heading. @param {string} title */
function anchor(title) {
  return title
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .replaceAll(" ", "-");
}

if (process.argv.includes("--check")) {
  if (readFileSync(file, "utf8") !== written) {
    console.error("docs/guide/README.md is not what ui/text/guide says: npm run guide");
    process.exit(1);
  }
} else {
  writeFileSync(file, written);
}
process.exit(0);
