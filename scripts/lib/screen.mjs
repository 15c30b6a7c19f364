/** Whether this system has a screen to open a window on: asked before anything is built for one. */
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { isAbsolute, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { run } from "./project.mjs";

/** How long a display may take to answer, in milliseconds: one behind a network is slow, one that is gone says nothing. */
const patience = 5000;

/** @typedef {import("node:net").NetConnectOpts} Address */

/**
 * Where an X server of that name listens, as `DISPLAY` has it; what is no such name is at no place.
 * @param {string} name @returns {Address[]}
 */
export function placesOfX(name) {
  const [, host, number] = /^(.*):(\d+)(?:\.\d+)?$/.exec(name) ?? [];
  if (host === undefined || number === undefined) return [];
  if (host.startsWith("/")) return [{ path: `${host}:${number}` }];
  const local = `/tmp/.X11-unix/X${number}`;
  /** @type {Address[]} */
  const sockets =
    process.platform === "linux" ? [{ path: `\0${local}` }, { path: local }] : [{ path: local }];
  const remote = host.replace(/^\w+\//, "");
  return host === "" || host === "unix"
    ? sockets
    : [{ host: remote.replace(/^\[(.*)\]$/, "$1"), port: 6000 + Number(number) }];
}

/**
 * Where the displays are that a toolkit would try in this environment.
 * @param {Record<string, string | undefined>} env @returns {Address[]}
 */
export function displays(env) {
  const folder = env["XDG_RUNTIME_DIR"];
  // Wayland's own name for a display that nobody named.
  const wayland = env["WAYLAND_DISPLAY"] || "wayland-0";
  const path = isAbsolute(wayland) ? wayland : folder && join(folder, wayland);
  return [...(path && existsSync(path) ? [{ path }] : []), ...placesOfX(env["DISPLAY"] ?? "")];
}

/** @param {Address} address @returns {Promise<boolean>} */
function answers(address) {
  return new Promise((resolve) => {
    const socket = connect(address);
    const end = (/** @type {boolean} */ answered) => {
      socket.destroy();
      resolve(answered);
    };
    socket.setTimeout(patience, () => end(false));
    socket.once("connect", () => end(true));
    socket.once("error", () => end(false));
  });
}

/**
 * Whether there is a screen that can be reached. Only where a session may well be without one; what a toolkit was told to use
 * instead, or was handed over open, it is left to find by itself.
 * @param {Record<string, string | undefined>} env @returns {Promise<boolean>}
 */
export async function hasScreen(env) {
  if (process.platform !== "linux") return true;
  if (env["WAYLAND_SOCKET"] || env["GDK_BACKEND"]?.includes("broadway")) return true;
  return (await Promise.all(displays(env).map(answers))).some(Boolean);
}

/** Ends the process where no window can be opened. Somebody at a terminal may play in a browser at once. */
export async function needScreen() {
  if (await hasScreen(process.env)) return;
  console.error("There is no screen to open a window on: `npm run dev:web` plays in a browser.");
  process.exit((await wantsBrowser()) ? await run("node", ["scripts/dev-web.mjs"]) : 1);
}

/** Whether the game is to be started in a browser; not where there is no terminal to be asked at, nor without an answer. */
async function wantsBrowser() {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const givenUp = new Promise((resolve) => terminal.once("close", () => resolve(null)));
  const answer = await Promise.race([terminal.question("Start that now? [Y/n] "), givenUp]);
  terminal.close();
  if (answer === null) console.error();
  return typeof answer === "string" && /^(y(es)?)?$/i.test(answer.trim());
}
