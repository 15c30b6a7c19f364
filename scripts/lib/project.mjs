/**
 * What every script of the front door shares: where things are, and how a command is run and shown.
 * Only Node's own modules may be imported here: `setup` runs before the npm packages are there.
 */
import { spawn, spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Top folder of the project. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Cargo's build folder: one for all clones of a user, outside of the project, so that a fresh clone starts warm.
 * `CARGO_TARGET_DIR` overrides it.
 */
export const targetDir =
  process.env["CARGO_TARGET_DIR"] ||
  join(process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache"), "scoresheet", "target");

const exe = process.platform === "win32" ? ".exe" : "";

/** Feature under which the page comes from inside the program. One set for every build, or Tauri is compiled twice. */
export const shellFeatures = ["--features", "custom-protocol"];

/**
 * Path of a built program.
 * @param {string} name @param {"debug" | "release"} [profile] @returns {string}
 */
export const builtProgram = (name, profile = "debug") => join(targetDir, profile, name + exe);

/** Environment of every command: the build folder, and the project's own tools and rustup's usual place on the path. */
export const environment = () => ({
  ...process.env,
  CARGO_TARGET_DIR: targetDir,
  PATH: [
    join(root, "node_modules", ".bin"),
    process.env["PATH"] ?? "",
    join(homedir(), ".cargo", "bin"),
  ].join(delimiter),
});

/**
 * Runs a command with its output shown; resolves with its exit code (127 if it is not there, 128 + n after a signal).
 * @param {string} program @param {string[]} args @param {{ cwd?: string, env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? root,
      env: { ...environment(), ...options.env },
      stdio: "inherit",
      // Windows finds npm's own wrappers (*.cmd) only through its shell.
      shell: process.platform === "win32",
    });
    // An interrupt goes to the whole group; the child ends by itself and this process reports how.
    const ignore = () => {};
    process.on("SIGINT", ignore);
    child.on("error", (error) => {
      process.off("SIGINT", ignore);
      console.error(`${program}: ${error.message}`);
      resolve(127);
    });
    child.on("exit", (code, signal) => {
      process.off("SIGINT", ignore);
      resolve(code ?? (signal === "SIGINT" ? 130 : 128));
    });
  });
}

/**
 * Runs a command that must succeed; ends this process with its exit code otherwise.
 * @param {string} program @param {string[]} args @param {{ cwd?: string, env?: Record<string, string | undefined> }} [options]
 */
export async function must(program, args, options) {
  const code = await run(program, args, options);
  if (code !== 0) {
    console.error(`\nfailed (${code}): ${program} ${args.join(" ")}`);
    process.exit(code);
  }
}

/**
 * Output of a command, or null if it is not there or fails.
 * @param {string} program @param {string[]} args @returns {string | null}
 */
export function output(program, args) {
  const done = spawnSync(program, args, {
    cwd: root,
    env: environment(),
    encoding: "utf8",
    // What Cargo tells of all packages is some megabytes.
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  });
  return done.status === 0 ? done.stdout.trim() : null;
}

/** A TCP port of the loopback interface that is free now. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = address !== null && typeof address === "object" ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Says on a line of its own what comes next. @param {string} text */
export const say = (text) => console.log(`\n── ${text}`);
