/** As much of the W3C WebDriver protocol as the tests speak, over plain HTTP to WebKitGTK's driver. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { webKitDriver } from "../../scripts/lib/needs.mjs";
import { freePort } from "../../scripts/lib/project.mjs";
import type { Key, Modifier, Point, Screen } from "./screen.ts";

/** Code points by which WebDriver names keys that are no characters (W3C WebDriver, "Keyboard actions"). */
const keyCodes: Record<string, string> = {
  Enter: "\uE007",
  Tab: "\uE004",
  Escape: "\uE00C",
  Backspace: "\uE003",
  Delete: "\uE017",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Insert: "\uE016",
  F1: "\uE031",
  F2: "\uE032",
  F10: "\uE03A",
  Shift: "\uE008",
  Control: "\uE009",
  Alt: "\uE00A",
  Meta: "\uE03D",
};

/** How long the driver may take to listen, in milliseconds. */
const startPatience = 15_000;

/** Place and size of a window with its frame, in pixels of the screen. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What to start: a program with WebKitGTK in it, its arguments and environment. */
export interface Program {
  readonly kind: "webkit" | "window";
  readonly binary: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Address of the server that `open` loads paths from; the window has none. */
  readonly base?: string;
}

/** Starts a driver of its own and the program under it. */
export async function start(program: Program): Promise<WebDriver> {
  const binary = webKitDriver();
  if (binary === null) throw new Error("WebKitWebDriver is not installed: npm run doctor");
  const port = await freePort();
  const driver = spawn(binary, [`--port=${port}`, "--host=127.0.0.1"], {
    env: { ...process.env, ...program.env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const address = `http://127.0.0.1:${port}`;
  const end = Date.now() + startPatience;
  for (;;) {
    const status = await fetch(`${address}/status`).catch(() => null);
    if (status?.ok) break;
    if (Date.now() > end || driver.exitCode !== null) throw new Error("WebKitWebDriver does not answer");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const options = { binary: program.binary, args: program.args };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  try {
    const { sessionId } = await ask<{ sessionId: string }>(`${address}/session`, "POST", { capabilities });
    return new WebDriver(program, driver, `${address}/session/${sessionId}`);
  } catch (error) {
    driver.kill();
    throw error;
  }
}

async function ask<T>(address: string, method: string, body?: unknown): Promise<T> {
  const answer = await fetch(address, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new Error(`WebDriver ${method} ${new URL(address).pathname}: ${error}: ${message}`);
  }
  return value as T;
}

export class WebDriver implements Screen {
  readonly kind: "webkit" | "window";
  private readonly program: Program;
  private readonly driver: ChildProcess;
  private readonly session: string;
  private readonly ended: Promise<void>;

  constructor(program: Program, driver: ChildProcess, session: string) {
    this.kind = program.kind;
    this.program = program;
    this.driver = driver;
    this.session = session;
    this.ended = new Promise((resolve) => driver.once("exit", () => resolve()));
  }

  private post<T = null>(path: string, body: unknown): Promise<T> {
    return ask<T>(this.session + path, "POST", body);
  }

  async open(path: string): Promise<void> {
    if (this.program.base === undefined) throw new Error("the window has one page only");
    await this.post("/url", { url: new URL(path, this.program.base).href });
  }

  async reload(): Promise<void> {
    await this.post("/refresh", {});
  }

  run<A extends readonly unknown[], T>(script: (...args: A) => T, ...args: A): Promise<T> {
    return this.post<T>("/execute/sync", { script: `return (${script}).apply(null, arguments)`, args });
  }

  /** As `run`, for a function that answers later by its last argument. */
  runAsync<A extends readonly unknown[], T>(
    script: (...args: [...A, (value: T) => void]) => void,
    ...args: A
  ): Promise<T> {
    return this.post<T>("/execute/async", { script: `(${script}).apply(null, arguments)`, args });
  }

  private async pointer(...actions: object[]): Promise<void> {
    const source = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions };
    await this.act(source);
  }

  /** Does one thing with an input device, and lets the page draw what came of it, as a person sees it before the next. */
  private async act(source: object): Promise<void> {
    await this.post("/actions", { actions: [source] });
    await this.runAsync((done: (value: null) => void) => void requestAnimationFrame(() => done(null)));
  }

  async move(to: Point): Promise<void> {
    const [x, y] = [Math.round(to.x), Math.round(to.y)];
    await this.pointer({ type: "pointerMove", duration: 0, origin: "viewport", x, y });
  }

  async down(button: "left" | "right" = "left"): Promise<void> {
    await this.pointer({ type: "pointerDown", button: button === "left" ? 0 : 2 });
  }

  async up(button: "left" | "right" = "left"): Promise<void> {
    await this.pointer({ type: "pointerUp", button: button === "left" ? 0 : 2 });
  }

  async press(key: Key, ...modifiers: Modifier[]): Promise<void> {
    const held = modifiers.map(keyCode);
    const actions = [
      ...held.map((value) => ({ type: "keyDown", value })),
      { type: "keyDown", value: keyCode(key) },
      { type: "keyUp", value: keyCode(key) },
      ...held.reverse().map((value) => ({ type: "keyUp", value })),
    ];
    await this.act({ type: "key", id: "keys", actions });
  }

  /** Lets go of every button and key that is still held. */
  async release(): Promise<void> {
    await ask(`${this.session}/actions`, "DELETE");
  }

  /** The window's frame takes some of its size: asked for again with that added. */
  async resize(width: number, height: number): Promise<void> {
    await this.post("/window/rect", { width, height });
    const inner = await this.run(() => ({ width: innerWidth, height: innerHeight }));
    await this.post("/window/rect", { width: 2 * width - inner.width, height: 2 * height - inner.height });
  }

  /** WebDriver's own screenshot never answers without a compositor, so the X server is asked. */
  async picture(): Promise<Buffer> {
    // Wherever it opened, it is wholly on the screen only in its corner.
    await this.post("/window/rect", { x: 0, y: 0 });
    const frame = await ask<Frame>(`${this.session}/window/rect`, "GET");
    return photograph(this.program.env["DISPLAY"] ?? process.env["DISPLAY"] ?? "", frame);
  }

  /** Closes the program, waits until it is gone, and ends the driver. */
  async close(): Promise<void> {
    await ask(this.session, "DELETE").catch(() => null);
    this.driver.kill();
    await this.ended;
  }
}

/** A window as the X server shows it, menu bar included. */
function photograph(display: string, { x, y, width, height }: Frame): Buffer {
  const part = ["-crop", `${width}x${height}+${x}+${y}`, "+repage"];
  const taken = spawnSync("import", ["-display", display, "-window", "root", ...part, "png:-"], {
    maxBuffer: 64 * 1024 * 1024,
  });
  if (taken.status !== 0) throw new Error(`no picture of the window: ${taken.stderr}`);
  return taken.stdout;
}

function keyCode(key: Key): string {
  const code = keyCodes[key] ?? key;
  if ([...code].length !== 1) throw new Error(`no WebDriver code for the key ${key}`);
  return code;
}
