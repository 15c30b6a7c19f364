/** What a build leaves, what of it people get, and the list that the updater reads. Pure: names in, names out. */

/** @typedef {"linux" | "windows" | "macos" | "android" | "ios"} System */

/**
 * Where a system's build leaves what is published: folders below the root (`target` stands for Cargo's build folder),
 * and the names in them.
 * @type {Record<System, { folder: string, names: RegExp }[]>}
 */
export const places = {
  linux: [
    { folder: "target/release/bundle/deb", names: /\.deb$/ },
    { folder: "target/release/bundle/rpm", names: /\.rpm$/ },
    { folder: "target/release/bundle/appimage", names: /\.AppImage(\.sig)?$/ },
  ],
  windows: [{ folder: "target/release/bundle/nsis", names: /-setup\.exe(\.sig)?$/ }],
  macos: [
    { folder: "target/universal-apple-darwin/release/bundle/dmg", names: /\.dmg$/ },
    { folder: "target/universal-apple-darwin/release/bundle/macos", names: /\.app\.tar\.gz(\.sig)?$/ },
  ],
  android: [
    { folder: "src-tauri/gen/android/app/build/outputs/apk", names: /\.apk$/ },
    { folder: "src-tauri/gen/android/app/build/outputs/bundle", names: /\.aab$/ },
  ],
  ios: [{ folder: "src-tauri/gen/apple/build", names: /\.ipa$/ }],
};

/**
 * The name under which a file is published: Gradle's and Xcode's say neither the program nor its version.
 * @param {string} name @param {string} version
 */
export function publishedName(name, version) {
  const unsigned = /-unsigned\./.test(name) ? "-unsigned" : "";
  const ending = /\.(apk|aab|ipa)$/.exec(name)?.[0];
  if (ending !== undefined) return `Scoresheet_${version}${unsigned}${ending}`;
  return name.replace(/^Scoresheet\.app/, `Scoresheet_${version}.app`);
}

/**
 * Which of the updater's systems a file is for; the Mac's has both in one.
 * @type {[RegExp, string[]][]}
 */
const updates = [
  [/_amd64\.AppImage$/, ["linux-x86_64"]],
  [/_aarch64\.AppImage$/, ["linux-aarch64"]],
  [/_x64-setup\.exe$/, ["windows-x86_64"]],
  [/\.app\.tar\.gz$/, ["darwin-aarch64", "darwin-x86_64"]],
];

/**
 * The updater's list, or null if nothing was signed for it.
 * @param {{ name: string, signature: string }[]} signed files by name with the text of their `.sig`
 * @param {string} version @param {string} downloads address of the release's files @param {Date} now
 */
export function updaterList(signed, version, downloads, now) {
  /** @type {Record<string, { signature: string, url: string }>} */
  const platforms = {};
  for (const { name, signature } of signed) {
    const systems = updates.find(([pattern]) => pattern.test(name))?.[1] ?? [];
    for (const system of systems)
      platforms[system] = { signature: signature.trim(), url: `${downloads}/${encodeURIComponent(name)}` };
  }
  if (Object.keys(platforms).length === 0) return null;
  return { version, pub_date: now.toISOString(), platforms };
}
