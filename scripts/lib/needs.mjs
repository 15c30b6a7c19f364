/** What the project needs from the system, how to see whether it is there, and which Debian package brings it. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { environment, output } from "./project.mjs";

/**
 * @typedef {"web" | "app" | "test"} Purpose  web: the rules and the page in a browser; app: the window too; test: everything
 * @typedef {{ name: string, purpose: Purpose, present: () => boolean, debian: string[], elsewhere: string }} Need
 */

/** Oldest versions that work: Node for Vite 8, Rust as in Cargo.toml. */
const oldestNode = [20, 19];
const oldestRust = [1, 89];

/** @param {string} program */
const onPath = (program) =>
  environment()
    .PATH.split(delimiter)
    .some((folder) => existsSync(join(folder, program)) || existsSync(join(folder, `${program}.exe`)));

/** @param {string[]} libraries names known to pkg-config */
const linkable = (libraries) => output("pkg-config", ["--exists", ...libraries]) !== null;

/** @param {string | null} text @param {number[]} oldest */
function atLeast(text, oldest) {
  const found = /(\d+)\.(\d+)/.exec(text ?? "");
  if (found === null) return false;
  const [major, minor] = [Number(found[1]), Number(found[2])];
  const [wantMajor = 0, wantMinor = 0] = oldest;
  return major > wantMajor || (major === wantMajor && minor >= wantMinor);
}

const linux = process.platform === "linux";

/** WebDriver of WebKitGTK; Debian keeps it on the path, others in libexec. */
export const webKitDriver = () =>
  [
    "/usr/bin/WebKitWebDriver",
    "/usr/libexec/webkit2gtk-4.1/WebKitWebDriver",
    "/usr/lib/webkit2gtk-4.1/WebKitWebDriver",
  ].find(existsSync) ?? null;

/** WebKitGTK's small browser, which its WebDriver starts. */
export const miniBrowser = () =>
  [
    "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    "/usr/libexec/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/webkit2gtk-4.1/MiniBrowser",
  ].find(existsSync) ?? null;

/** Chromium or Chrome as installed by the system. */
export const chromium = () =>
  [
    process.env["CHROMIUM"] ?? "",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ].find((path) => path !== "" && existsSync(path)) ?? null;

/** @type {Need[]} */
const everywhere = [
  {
    name: `Node ${oldestNode.join(".")} or newer`,
    purpose: "web",
    present: () => atLeast(process.versions.node, oldestNode),
    debian: [],
    elsewhere: "install Node 20 or newer from nodejs.org or your system's packages",
  },
  {
    name: `Rust ${oldestRust.join(".")} or newer`,
    purpose: "web",
    present: () => atLeast(output("rustc", ["--version"]), oldestRust),
    debian: [],
    elsewhere: "install Rust with rustup (rustup.rs)",
  },
];

/** @type {Need[]} */
const onLinux = [
  {
    name: "C compiler and linker",
    purpose: "web",
    present: () => onPath("cc"),
    debian: ["build-essential"],
    elsewhere: "a C compiler (gcc or clang)",
  },
  {
    name: "pkg-config",
    purpose: "app",
    present: () => onPath("pkg-config"),
    debian: ["pkg-config"],
    elsewhere: "pkg-config",
  },
  {
    name: "WebKitGTK 4.1 for building",
    purpose: "app",
    present: () => linkable(["webkit2gtk-4.1", "javascriptcoregtk-4.1"]),
    debian: ["libwebkit2gtk-4.1-dev"],
    elsewhere: "the development files of WebKitGTK 4.1",
  },
  {
    name: "librsvg for building",
    purpose: "app",
    present: () => linkable(["librsvg-2.0"]),
    debian: ["librsvg2-dev"],
    elsewhere: "the development files of librsvg 2",
  },
  {
    name: "WebKitGTK's WebDriver and MiniBrowser",
    purpose: "test",
    present: () => webKitDriver() !== null && miniBrowser() !== null,
    debian: ["webkit2gtk-driver", "libwebkit2gtk-4.1-0"],
    elsewhere: "WebKitWebDriver and MiniBrowser of WebKitGTK 4.1",
  },
  {
    name: "X server without a screen",
    purpose: "test",
    present: () => onPath("Xvfb") && onPath("xauth"),
    debian: ["xvfb", "xauth"],
    elsewhere: "Xvfb and xauth",
  },
  {
    name: "a session bus to start",
    purpose: "test",
    present: () => onPath("dbus-daemon") && existsSync("/usr/share/dbus-1/session.conf"),
    debian: ["dbus-daemon", "dbus-session-bus-common"],
    elsewhere: "dbus-daemon with its configuration of a session bus",
  },
  {
    name: "ImageMagick",
    purpose: "test",
    present: () => onPath("import"),
    debian: ["imagemagick"],
    elsewhere: "ImageMagick, for pictures of the window",
  },
  {
    name: "Chromium",
    purpose: "test",
    present: () => chromium() !== null,
    debian: ["chromium"],
    elsewhere: "Chromium or Chrome (or set CHROMIUM to its path)",
  },
  {
    name: "fonts",
    purpose: "test",
    present: () => existsSync("/usr/share/fonts/truetype/dejavu") || !existsSync("/etc/debian_version"),
    debian: ["fonts-dejavu-core"],
    elsewhere: "the DejaVu fonts",
  },
];

const order = /** @type {const} */ (["web", "app", "test"]);

/**
 * Everything needed for a purpose and those it builds on.
 * @param {Purpose} purpose @returns {Need[]}
 */
export function needs(purpose) {
  const upTo = order.indexOf(purpose);
  return [...everywhere, ...(linux ? onLinux : [])].filter((need) => order.indexOf(need.purpose) <= upTo);
}
