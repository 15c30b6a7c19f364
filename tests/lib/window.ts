/** The built app in its own window, each with a home folder of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtProgram } from "../../scripts/lib/project.mjs";
import { start, type WebDriver } from "./webdriver.ts";

/** A home folder in which nobody has played yet. */
export interface Home {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  remove(): void;
}

export function makeHome(): Home {
  const folder = mkdtempSync(join(tmpdir(), "scoresheet-home-"));
  const places = {
    XDG_DATA_HOME: "data",
    XDG_CONFIG_HOME: "config",
    XDG_CACHE_HOME: "cache",
    XDG_RUNTIME_DIR: "run",
  };
  const env: Record<string, string> = { HOME: folder };
  for (const [variable, name] of Object.entries(places)) {
    mkdirSync(join(folder, name), { mode: 0o700 });
    env[variable] = join(folder, name);
  }
  return { folder, env, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What a window without a desktop session around it needs, beside its home. */
export const windowEnv = {
  WEBKIT_DISABLE_DMABUF_RENDERER: "1",
  NO_AT_BRIDGE: "1",
  // No session bus: nothing of the tester's own desktop is asked or told, and every start is a first one.
  DBUS_SESSION_BUS_ADDRESS: "disabled:",
  GDK_BACKEND: "x11",
  // A game that is being tested must not depend on the tester's language.
  LC_ALL: "C.UTF-8",
};

/** The built app. The profile is the tests' own unless `SCORESHEET_APP` names another program, such as an installed one. */
const program = (): string => process.env["SCORESHEET_APP"] ?? builtProgram("scoresheet");

/** Starts the app under WebDriver; `args` are files to open, `env` what differs from a window without a desktop. */
export function startWindow(
  display: string,
  home: Home,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<WebDriver> {
  const automation = { TAURI_AUTOMATION: "true", TAURI_WEBVIEW_AUTOMATION: "true" };
  return start({
    kind: "window",
    binary: program(),
    args,
    env: { ...windowEnv, ...automation, ...home.env, DISPLAY: display, ...env },
  });
}

/** Starts the app by itself, without a driver. */
export function spawnWindow(display: string, home: Home, args: readonly string[] = []): ChildProcess {
  return spawn(program(), args, {
    env: { ...process.env, ...windowEnv, ...home.env, DISPLAY: display },
    stdio: "ignore",
  });
}

/** Ends the app of that home without giving it an instant; the web view's processes end by themselves. */
export const killWindow = (home: Home): void => signalWindow(home, "SIGKILL");

/** How a start ended that opened no window: its exit code, and what it said at standard error. */
export interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Starts a program that ends by itself. A variable that is undefined is not set. */
export function runToEnd(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, said }));
  });
}

/** Starts the app once more in the same home, as a person does who opens a file, where it is not to open a window. */
export function startAgain(
  home: Home,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<Ended> {
  return runToEnd(program(), args, { ...windowEnv, ...home.env, ...env });
}

/** Has the app of that home stand still, or go on: as a program does that the system has no time for. */
export function signalWindow(home: Home, signal: "SIGSTOP" | "SIGCONT" | "SIGKILL"): void {
  const binary = realpathSync(program());
  for (const id of runningIn(home)) {
    try {
      if (readlinkSync(`/proc/${id}/exe`) === binary) process.kill(id, signal);
    } catch {
      // It has just ended.
    }
  }
}

/** Programs of that home that are still running, by their process ids. */
export function runningIn(home: Home): number[] {
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .filter((entry) => {
      try {
        return readFileSync(`/proc/${entry}/environ`, "utf8").split("\0").includes(`HOME=${home.folder}`);
      } catch {
        return false; // ended meanwhile, or another user's
      }
    })
    .map(Number);
}

/** How long programs may take to end by themselves once their driver is gone, in milliseconds. */
const endPatience = 3000;

/** Waits until nothing of that home is running. What the driver left behind, as it sometimes does, is asked to end. */
export async function untilEnded(home: Home): Promise<void> {
  const asked = Date.now() + endPatience;
  const given = asked + 2 * endPatience;
  for (let left = runningIn(home); left.length > 0; left = runningIn(home)) {
    if (Date.now() > given) throw new Error(`still running: ${left.join(" ")}`);
    if (Date.now() > asked) for (const id of left) kill(id);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function kill(id: number): void {
  try {
    process.kill(id, "SIGTERM");
  } catch {
    // It has just ended.
  }
}
