/** Before Tauri makes packages for Linux: what Debian wants compressed, compressed the same at every build. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { must, root } from "../../scripts/lib/project.mjs";

await must("node", ["packaging/release/notices.mjs"]);
const into = join(root, "dist", "linux");
mkdirSync(into, { recursive: true });
for (const [from = "", to = ""] of [
  ["dist/third-party.txt", "third-party.txt.gz"],
  ["packaging/linux/scoresheet.1", "scoresheet.1.gz"],
  ["packaging/linux/changelog", "changelog.gz"],
])
  writeFileSync(join(into, to), gzipSync(readFileSync(join(root, from)), { level: 9 }));
