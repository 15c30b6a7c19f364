/** `node packaging/release/collect.mjs SYSTEM`: copies what was built for a system into dist/release, and lists it. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { root, targetDir } from "../../scripts/lib/project.mjs";
import { places, publishedName } from "./artefacts.mjs";

const system = process.argv[2] ?? "";
if (!Object.hasOwn(places, system)) {
  console.error(`usage: node packaging/release/collect.mjs ${Object.keys(places).join("|")}`);
  process.exit(2);
}
const version = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version;
const into = join(root, "dist", "release");
mkdirSync(into, { recursive: true });
let count = 0;
for (const { folder, names } of places[/** @type {import("./artefacts.mjs").System} */ (system)]) {
  const place = folder.startsWith("target/") ? join(targetDir, folder.slice(7)) : join(root, folder);
  if (!existsSync(place)) continue;
  for (const path of readdirSync(place, { recursive: true, encoding: "utf8" }).sort()) {
    const from = join(place, path);
    if (!names.test(path) || !statSync(from).isFile()) continue;
    const name = publishedName(basename(path), version);
    copyFileSync(from, join(into, name));
    console.log(`${(statSync(from).size / 1e6).toFixed(1).padStart(7)} MB  ${name}`);
    count += 1;
  }
}
if (count === 0) {
  console.error(`nothing was built for ${system}`);
  process.exit(1);
}
