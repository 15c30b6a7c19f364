/** Says what of the project's needs is there and what is missing; changes nothing. `npm run doctor` */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { needs } from "./lib/needs.mjs";
import { output, root, targetDir } from "./lib/project.mjs";

const uses = { web: "building the rules", app: "building the window", test: "testing" };
let missing = 0;
for (const need of needs("test")) {
  const there = need.present();
  if (!there) missing += 1;
  const remedy =
    need.debian.length > 0 ? `${need.elsewhere} (Debian: ${need.debian.join(" ")})` : need.elsewhere;
  console.log(
    `${there ? "ok      " : "missing "} ${need.name}${there ? "" : `, for ${uses[need.purpose]}: ${remedy}`}`,
  );
}
console.log(
  `${existsSync(join(root, "node_modules", "vite")) ? "ok      " : "missing "} npm packages (npm ci)`,
);
const optional = [
  ["cargo-fuzz, for npm run fuzz", output("cargo", ["fuzz", "--version"])],
  ["a nightly Rust, for npm run fuzz", output("rustc", ["+nightly", "--version"])],
  ["cargo-deny, for the release", output("cargo", ["deny", "--version"])],
];
for (const [name, found] of optional)
  console.log(`${found === null ? "optional" : "ok      "} ${name}${found === null ? "" : `: ${found}`}`);
console.log(
  `\nnode ${process.version}, ${output("rustc", ["--version"]) ?? "no rustc"}, build folder ${targetDir}`,
);
process.exit(missing === 0 ? 0 : 1);
