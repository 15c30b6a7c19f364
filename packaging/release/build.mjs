/**
 * `node packaging/release/build.mjs ARGS…`: `tauri build ARGS…` as the release workflow needs it: with the keys that
 * are given, and without those that are not. A secret that is not set arrives as an empty variable, which Tauri would
 * take for a key.
 *
 * - `UPDATER_PUBLIC_KEY` and `TAURI_SIGNING_PRIVATE_KEY`: the program can look for newer versions at
 *   `UPDATER_ENDPOINT`, and the files for it are made and signed.
 * - `WINDOWS_THUMBPRINT`: the installer is signed by that certificate of the user's store.
 * - `APPLE_*`: read by Tauri itself. Without them the app is signed ad hoc, as the configuration says.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "../../scripts/lib/project.mjs";
import { overlay, withNotices } from "./overlay.mjs";

const secrets = [
  "APPLE_CERTIFICATE",
  "APPLE_CERTIFICATE_PASSWORD",
  "APPLE_SIGNING_IDENTITY",
  "APPLE_ID",
  "APPLE_PASSWORD",
  "APPLE_TEAM_ID",
  "TAURI_SIGNING_PRIVATE_KEY",
  "TAURI_SIGNING_PRIVATE_KEY_PASSWORD",
];
for (const name of secrets) if (process.env[name] === "") delete process.env[name];

const { config, features, unsigned } = overlay(process.env, process.platform);
for (const what of unsigned) console.log(`no key: ${what}`);

const folder = join(root, "dist");
mkdirSync(folder, { recursive: true });
const file = join(folder, "release.conf.json");
writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
const feature = features.length === 0 ? [] : ["--features", features.join(",")];
process.exit(
  await run("tauri", [
    "build",
    "--ci",
    ...withNotices(process.platform, root),
    "--config",
    file,
    ...feature,
    ...process.argv.slice(2),
    "--",
    "--locked",
  ]),
);
