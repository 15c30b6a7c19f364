/** What the keys at hand add to the configuration. Nothing here touches the system, so that it can be tested. */

/**
 * Arguments of `tauri build` by which a package carries the licences of what is compiled into it. Not part of the system's
 * own configuration: every compilation looks for the resources named there, and the file is only written for packages. On
 * Linux it is a file of the package, under the name that Debian's policy asks for.
 * @param {string} platform as Node names it
 * @param {string} root top folder of the project
 */
export const withNotices = (platform, root) =>
  platform === "linux" ? [] : ["--config", `${root}/packaging/release/notices.conf.json`];

/** Time stamps make a signature outlive its certificate; this server takes part in Microsoft's programme. */
const TIME_STAMPS = "http://timestamp.digicert.com";

/**
 * @typedef {{ config: Record<string, unknown>, features: string[], unsigned: string[] }} Overlay
 * @param {Record<string, string | undefined>} env
 * @param {string} platform as Node names it
 * @returns {Overlay} the configuration to lay over tauri.conf.json, Cargo features, and what will be without a signature
 */
export function overlay(env, platform) {
  /** @type {Record<string, unknown>} */
  const bundle = {};
  /** @type {Record<string, unknown>} */
  const config = {};
  /** @type {string[]} */
  const features = [];
  /** @type {string[]} */
  const unsigned = [];
  const given = (/** @type {string} */ name) => env[name] !== undefined && env[name] !== "";

  if (given("UPDATER_PUBLIC_KEY") && given("UPDATER_ENDPOINT") && given("TAURI_SIGNING_PRIVATE_KEY")) {
    features.push("updater");
    bundle["createUpdaterArtifacts"] = true;
    config["plugins"] = {
      updater: {
        pubkey: env["UPDATER_PUBLIC_KEY"],
        endpoints: [env["UPDATER_ENDPOINT"]],
        windows: { installMode: "passive" },
      },
    };
  } else {
    unsigned.push("this build will not look for newer versions");
  }
  if (platform === "win32") {
    if (given("WINDOWS_THUMBPRINT")) {
      bundle["windows"] = {
        certificateThumbprint: env["WINDOWS_THUMBPRINT"],
        digestAlgorithm: "sha256",
        timestampUrl: TIME_STAMPS,
      };
    } else {
      unsigned.push("the installer will be unsigned");
    }
  }
  if (platform === "darwin" && !given("APPLE_CERTIFICATE")) unsigned.push("the app will be signed ad hoc");
  if (Object.keys(bundle).length > 0) config["bundle"] = bundle;
  return { config, features, unsigned };
}
