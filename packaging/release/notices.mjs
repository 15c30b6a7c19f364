/**
 * `node packaging/release/notices.mjs`: writes dist/third-party.txt, the licences of all that is compiled into the
 * program or its page and is not ours: names, versions, and each text once. Run before packages are made.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { output, root } from "../../scripts/lib/project.mjs";

/** Files of a package that its licence asks to be passed on. */
const texts = /^(licen[cs]e|copying|notice|unlicense|copyright)/i;

/**
 * @typedef {{ id: string, name: string, version: string, license: string | null, repository: string | null, manifest_path: string, source: string | null }} Package
 * @typedef {{ id: string, deps: { pkg: string, dep_kinds: { kind: string | null }[] }[] }} Node
 */

/** Crates that end up in the program: what only builds or tests it is left out. */
function crates() {
  const target =
    process.env["TAURI_ENV_TARGET_TRIPLE"] ?? /host: (.+)/.exec(output("rustc", ["-vV"]) ?? "")?.[1] ?? "";
  // A universal program of macOS has the same crates in both its halves.
  const platform = target === "universal-apple-darwin" ? "aarch64-apple-darwin" : target;
  const text = output("cargo", [
    "metadata",
    "--locked",
    "--format-version",
    "1",
    "--all-features",
    "--filter-platform",
    platform,
  ]);
  if (text === null) throw new Error("cargo metadata failed");
  const { packages, resolve } = JSON.parse(text);
  const byId = new Map(packages.map((/** @type {Package} */ one) => [one.id, one]));
  const nodes = new Map(resolve.nodes.map((/** @type {Node} */ node) => [node.id, node]));
  const first = packages.find((/** @type {Package} */ { name }) => name === "scoresheet");
  const found = new Set();
  const open = [first.id];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    for (const { pkg, dep_kinds } of nodes.get(id).deps)
      if (dep_kinds.some((/** @type {{ kind: string | null }} */ { kind }) => kind === null)) open.push(pkg);
  }
  return [...found].map((id) => byId.get(id)).filter(({ source }) => source !== null);
}

/** What of npm is in the page. */
function modules() {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return Object.keys(dependencies).map((name) => {
    const folder = join(root, "node_modules", name);
    const { version, license, homepage } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return { name, version, license, repository: homepage ?? null, folder };
  });
}

const parts = [...crates().map((one) => ({ ...one, folder: dirname(one.manifest_path) })), ...modules()].sort(
  (a, b) => (a.name < b.name ? -1 : 1),
);

/** @type {Map<string, string[]>} */
const users = new Map();
const lines = parts.map(({ name, version, license, repository, folder }) => {
  for (const file of readdirSync(folder).filter((entry) => texts.test(entry))) {
    try {
      const text = readFileSync(join(folder, file), "utf8").trim();
      users.set(text, [...(users.get(text) ?? []), `${name} ${version}`]);
    } catch {
      // A folder of licences: their names are in the line above all the same.
    }
  }
  return `${name} ${version}  ${license ?? "see its text"}  ${repository ?? ""}`.trimEnd();
});
const rule = "=".repeat(79);
const bodies = [...users].map(([text, names]) => `${rule}\n${names.join(", ")}\n${rule}\n\n${text}\n`);
mkdirSync(join(root, "dist"), { recursive: true });
writeFileSync(
  join(root, "dist", "third-party.txt"),
  `Scoresheet has these libraries of other authors in it, under the licences that follow.\n\n${lines.join("\n")}\n\n${bodies.join("\n")}`,
);
console.log(`${parts.length} libraries, ${users.size} texts: dist/third-party.txt`);
