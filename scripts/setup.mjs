/**
 * Brings a machine to where the project builds: system packages that are missing, then the npm packages.
 * Safe to run again, and quick when nothing is missing. `node scripts/setup.mjs [web|app|test]`, default `app`.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { needs } from "./lib/needs.mjs";
import { must, output, root, run, say } from "./lib/project.mjs";

/** @param {import("./lib/needs.mjs").Purpose} purpose */
export async function setup(purpose) {
  await systemPackages(purpose);
  await npmPackages();
}

/** @param {import("./lib/needs.mjs").Purpose} purpose */
async function systemPackages(purpose) {
  let missing = needs(purpose).filter((need) => !need.present());
  const packages = [...new Set(missing.flatMap((need) => need.debian))];
  if (packages.length > 0 && existsSync("/etc/debian_version") && output("apt-get", ["--version"]) !== null) {
    const asRoot = process.getuid?.() === 0 ? [] : ["sudo"];
    say(`installing ${packages.join(" ")}`);
    const apt = (/** @type {string[]} */ args) => {
      const [program = "apt-get", ...rest] = [
        ...asRoot,
        "env",
        "DEBIAN_FRONTEND=noninteractive",
        "apt-get",
        ...args,
      ];
      return run(program, rest);
    };
    // An index that can't be refreshed may still know the packages: only the installation decides.
    await apt(["update", "-qq"]);
    await apt(["install", "-y", "-qq", "--no-install-recommends", ...packages]);
    missing = missing.filter((need) => !need.present());
  }
  if (missing.length > 0) {
    console.error("Missing on this system:");
    for (const need of missing) {
      const debian = need.debian.length > 0 ? ` (Debian and Ubuntu: ${need.debian.join(" ")})` : "";
      console.error(`  ${need.name}: ${need.elsewhere}${debian}`);
    }
    process.exit(1);
  }
}

/** Installs the npm packages as locked, unless those of this very lock file are there. */
async function npmPackages() {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const stamp = join(root, "node_modules", ".scoresheet-lock");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  say("installing npm packages");
  await must("npm", ["ci", "--no-audit", "--no-fund"]);
  writeFileSync(stamp, lock);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const purpose = process.argv[2] ?? "app";
  if (purpose !== "web" && purpose !== "app" && purpose !== "test") {
    console.error("usage: node scripts/setup.mjs [web|app|test]");
    process.exit(2);
  }
  await setup(purpose);
}
