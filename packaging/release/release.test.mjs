/** What the release workflow decides, without a release: `node --test packaging/release`, run by `npm run check`. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../../scripts/lib/project.mjs";
import { places, publishedName, updaterList } from "./artefacts.mjs";
import { overlay, withNotices } from "./overlay.mjs";

const updater = {
  UPDATER_PUBLIC_KEY: "public",
  UPDATER_ENDPOINT: "https://example.org/latest.json",
  TAURI_SIGNING_PRIVATE_KEY: "private",
};

test("without a key nothing is signed, nothing looks for newer versions, and both are said", () => {
  const { config, features, unsigned } = overlay({ UPDATER_PUBLIC_KEY: "" }, "win32");
  assert.deepEqual({ config, features }, { config: {}, features: [] });
  assert.equal(unsigned.length, 2);
});

test("newer versions are looked for only with address, public and private key together", () => {
  for (const missing of Object.keys(updater))
    assert.deepEqual(overlay({ ...updater, [missing]: "" }, "linux").features, []);
  const { config, features } = overlay(updater, "linux");
  assert.deepEqual(features, ["updater"]);
  assert.deepEqual(config, {
    plugins: {
      updater: {
        pubkey: "public",
        endpoints: ["https://example.org/latest.json"],
        windows: { installMode: "passive" },
      },
    },
    bundle: { createUpdaterArtifacts: true },
  });
});

test("a certificate signs the installer", () => {
  const { config, unsigned } = overlay({ ...updater, WINDOWS_THUMBPRINT: "AB12" }, "win32");
  assert.deepEqual(unsigned, []);
  assert.match(JSON.stringify(config), /"certificateThumbprint":"AB12"/);
});

test("published names say program and version", () => {
  assert.equal(publishedName("app-universal-release-unsigned.apk", "1.2.3"), "Scoresheet_1.2.3-unsigned.apk");
  assert.equal(publishedName("app-universal-release.aab", "1.2.3"), "Scoresheet_1.2.3.aab");
  assert.equal(publishedName("Scoresheet.app.tar.gz.sig", "1.2.3"), "Scoresheet_1.2.3.app.tar.gz.sig");
  assert.equal(publishedName("Scoresheet_1.2.3_amd64.deb", "1.2.3"), "Scoresheet_1.2.3_amd64.deb");
});

test("what is collected is what each system's build leaves", () => {
  const taken = (/** @type {keyof typeof places} */ system, /** @type {string} */ name) =>
    places[system].some(({ names }) => names.test(name));
  assert.ok(taken("linux", "Scoresheet_1.2.3_amd64.AppImage.sig"));
  assert.ok(taken("android", "universal/release/app-universal-release.apk"));
  assert.ok(!taken("linux", "Scoresheet_1.2.3_amd64/control.tar.gz"));
  assert.ok(!taken("macos", "rw.12345.Scoresheet_1.2.3_universal.dmg.part"));
});

test("the updater's list has each system once, and is none without signatures", () => {
  const now = new Date(0);
  assert.equal(updaterList([], "1.2.3", "https://example.org", now), null);
  const signed = [
    { name: "Scoresheet_1.2.3_amd64.AppImage", signature: "s1\n" },
    { name: "Scoresheet_1.2.3_x64-setup.exe", signature: "s2" },
    { name: "Scoresheet_1.2.3.app.tar.gz", signature: "s3" },
    { name: "Scoresheet_1.2.3_amd64.deb", signature: "not for the updater" },
  ];
  assert.deepEqual(updaterList(signed, "1.2.3", "https://example.org/v1.2.3", now), {
    version: "1.2.3",
    pub_date: "1970-01-01T00:00:00.000Z",
    platforms: {
      "linux-x86_64": { signature: "s1", url: "https://example.org/v1.2.3/Scoresheet_1.2.3_amd64.AppImage" },
      "windows-x86_64": { signature: "s2", url: "https://example.org/v1.2.3/Scoresheet_1.2.3_x64-setup.exe" },
      "darwin-aarch64": { signature: "s3", url: "https://example.org/v1.2.3/Scoresheet_1.2.3.app.tar.gz" },
      "darwin-x86_64": { signature: "s3", url: "https://example.org/v1.2.3/Scoresheet_1.2.3.app.tar.gz" },
    },
  });
});

test("licences are a resource of packages alone: what a configuration names is looked for by every compilation", () => {
  const folder = join(root, "src-tauri");
  for (const name of readdirSync(folder).filter((name) => /^tauri\..*conf\.json$/.test(name)))
    assert.equal(JSON.parse(readFileSync(join(folder, name), "utf8")).bundle?.resources, undefined, name);
  for (const platform of ["win32", "darwin"]) {
    const [, file = ""] = withNotices(platform, root);
    assert.ok("../dist/third-party.txt" in JSON.parse(readFileSync(file, "utf8")).bundle.resources);
  }
});
