/**
 * `node packaging/release/finish.mjs FOLDER VERSION DOWNLOADS`: writes `latest.json` for the updater, if files were
 * signed for it, and `SHA256SUMS` over everything in the folder.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { updaterList } from "./artefacts.mjs";

const [folder, version, downloads] = process.argv.slice(2);
if (folder === undefined || version === undefined || downloads === undefined) {
  console.error("usage: node packaging/release/finish.mjs FOLDER VERSION DOWNLOADS");
  process.exit(2);
}
const signed = readdirSync(folder)
  .filter((name) => name.endsWith(".sig"))
  .map((name) => ({ name: name.slice(0, -4), signature: readFileSync(join(folder, name), "utf8") }));
const list = updaterList(signed, version, downloads, new Date());
if (list === null) console.log("nothing is signed for the updater: no latest.json");
else writeFileSync(join(folder, "latest.json"), `${JSON.stringify(list, null, 2)}\n`);

const sums = readdirSync(folder)
  .filter((name) => name !== "SHA256SUMS")
  .sort()
  .map(
    (name) =>
      `${createHash("sha256")
        .update(readFileSync(join(folder, name)))
        .digest("hex")}  ${name}\n`,
  );
writeFileSync(join(folder, "SHA256SUMS"), sums.join(""));
console.log(sums.join(""));
