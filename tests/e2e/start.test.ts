/** Starts that can open no window: each says why in one plain line, and ends with 1. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { root } from "../../scripts/lib/project.mjs";
import { type Bus, startBus } from "../lib/bus.ts";
import { startDisplay } from "../lib/display.ts";
import { playByTyping, untilEntries, untilText } from "../lib/page.ts";
import { runToEnd, signalWindow, startAgain } from "../lib/window.ts";
import { App } from "./app.ts";

let app: App;
beforeEach((context) => {
  app = new App(`start-${context.task.name.split(" ")[0] ?? ""}`);
});
afterEach(() => app.end());

/** An environment in which a toolkit finds no display, and a panic would say all it can. */
const noScreen = { DISPLAY: undefined, WAYLAND_DISPLAY: undefined, RUST_BACKTRACE: "full" };

/** A display that is not there. */
const gone = { ...noScreen, DISPLAY: ":9977" };

describe("without a screen", () => {
  const line = /^Scoresheet cannot start: there is no screen [^\n]*`npm run dev:web`[^\n]*\n$/;

  it.each([
    ["none", noScreen],
    ["one that is not there", gone],
    [
      "one of another kind that is not there",
      { ...noScreen, GDK_BACKEND: "wayland", WAYLAND_DISPLAY: "none" },
    ],
  ])("the program says so in a line: %s", async (_, env) => {
    const { code, said } = await startAgain(app.home, [], env);
    expect(said).toMatch(line);
    expect(code).toBe(1);
  });

  it("keeps to a line about a display that lets nobody in", async () => {
    // A server that is given keys asks everybody for one of them: family, address and number, then its name and itself.
    const field = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from([0, bytes.length]), bytes]);
    const key = [field(Buffer.from("MIT-MAGIC-COOKIE-1")), field(Buffer.alloc(16, 7))];
    const keys = app.file("keys", Buffer.concat([Buffer.from([1, 0, 0, 0, 0, 0]), ...key]));
    const display = await startDisplay("-auth", keys);
    try {
      const { code, said } = await startAgain(app.home, [], { ...noScreen, DISPLAY: display.name });
      expect(said).toMatch(line);
      expect(code).toBe(1);
    } finally {
      display.stop();
    }
  });

  it.each([
    ["none", noScreen],
    ["one that is not there", gone],
  ])("npm start says so before it sets up or builds anything: %s", async (_, env) => {
    // What it would set up and build with is not to be found.
    const nothing = { PATH: "", CARGO_TARGET_DIR: join(app.home.folder, "nothing") };
    const script = join(root, "scripts", "start.mjs");
    const { code, said } = await runToEnd(process.execPath, [script], {
      ...app.home.env,
      ...nothing,
      ...env,
    });
    expect(said).toMatch(/^There is no screen [^\n]*`npm run dev:web`[^\n]*\n$/);
    expect(code).toBe(1);
  });
});

describe("beside a window that is open", () => {
  let bus: Bus;
  beforeEach(async () => {
    bus = await startBus();
    app.env = bus.env;
  });
  afterEach(() => {
    signalWindow(app.home, "SIGCONT");
    bus.stop();
  });

  it("says in a line that the other does not answer", async () => {
    await app.start();
    signalWindow(app.home, "SIGSTOP");
    const { code, said } = await startAgain(app.home, [], { ...bus.env, RUST_BACKTRACE: "full" });
    expect(said).toMatch(/^Scoresheet cannot start: a window of it [^\n]*\n$/);
    expect(code).toBe(1);
  });
});

describe("what was saved under the former identifier", () => {
  const data = (identifier: string): string => join(app.home.folder, "data", identifier);
  const [former, now] = ["org.scoresheet.app", "org.scoresheet.scoresheet"];

  /** Another program that has a folder until it is killed. */
  const hold = (folder: string): Promise<ChildProcess> =>
    new Promise((resolve, reject) => {
      const lock = join(folder, "scoresheet.lock");
      const holder = spawn("flock", ["--no-fork", lock, "sh", "-c", "echo held && exec sleep 600"]);
      holder.once("error", reject);
      holder.stdout.once("data", () => resolve(holder));
    });

  const documents = (identifier: string): string[] =>
    existsSync(data(identifier))
      ? readdirSync(data(identifier)).filter((name) => name.endsWith(".json"))
      : [];

  beforeEach(async () => {
    await app.start();
    await playByTyping(app.screen, "d4", "d5");
    await app.stop();
    renameSync(data(now), data(former));
  });

  it("is there after the first start, and moved", async () => {
    const saved = documents(former);
    expect(saved).not.toEqual([]);
    await app.start();
    await untilEntries(app.screen, "d4", "d5");
    expect(documents(former)).toEqual([]);
    expect(documents(now)).toEqual(expect.arrayContaining(saved));
    await app.restart();
    await untilEntries(app.screen, "d4", "d5");
  });

  it("is gone on with where a move was cut off", async () => {
    mkdirSync(data(now));
    writeFileSync(join(data(now), "scoresheet.moving"), "");
    const [first = ""] = documents(former);
    renameSync(join(data(former), first), join(data(now), first));
    await app.start();
    await untilEntries(app.screen, "d4", "d5");
    expect(documents(former)).toEqual([]);
  });

  it("stays where it is beside newer games", async () => {
    const saved = documents(former);
    renameSync(data(former), `${data(former)}.kept`);
    await app.start();
    await playByTyping(app.screen, "c4");
    await app.stop();
    renameSync(`${data(former)}.kept`, data(former));
    await app.start();
    await untilEntries(app.screen, "c4");
    expect(documents(former)).toEqual(saved);
  });

  it("is waited for while a program of that identifier has it", async () => {
    const holder = await hold(data(former));
    try {
      await app.start();
      await untilText(app.screen, "#status", "open in another window or program");
    } finally {
      holder.kill();
    }
    // Its next change finds the folder free: the game of before goes into the archive, as behind any other program.
    await playByTyping(app.screen, "c4");
    await untilEntries(app.screen, "c4");
    await app.screen.press("O", "Control", "Shift");
    await untilText(app.screen, "dialog .record", "1. d4 d5");
    expect(documents(former)).toEqual([]);
  });
});
