/** The app under test: started in a home of its own, photographed at each step, started again. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { root } from "../../scripts/lib/project.mjs";
import { Desktop } from "../lib/desktop.ts";
import { click, type Screen, until } from "../lib/screen.ts";
import type { WebDriver } from "../lib/webdriver.ts";
import { type Home, killWindow, makeHome, startWindow, untilEnded } from "../lib/window.ts";

const pictures = join(root, "tests", ".artifacts", "window");

/** A home and the app in it; the app can be ended and started again, as a person does. */
export class App {
  readonly home: Home = makeHome();
  /** Environment of the app beside its home: a session bus, for tests that need one. */
  env: Readonly<Record<string, string>> = {};
  private window: WebDriver | null = null;
  private readonly story: string;
  private steps = 0;

  /** `story` names the pictures. */
  constructor(story: string) {
    this.story = story;
    mkdirSync(pictures, { recursive: true });
  }

  get screen(): WebDriver {
    if (this.window === null) throw new Error("the app is not running");
    return this.window;
  }

  get display(): string {
    const display = process.env["DISPLAY"];
    if (display === undefined) throw new Error("no display: run the tests with their own config");
    return display;
  }

  /** Starts the app and waits until its list is shown. */
  async start(...files: string[]): Promise<void> {
    this.window = await startWindow(this.display, this.home, files, this.env);
    await this.shown();
  }

  /** Waits until the page has its game. */
  shown(): Promise<unknown> {
    return until(this.screen, "the game", () => document.querySelector("#board [aria-label]") !== null);
  }

  /** Ends the app and waits until none of its processes is left. */
  async stop(): Promise<void> {
    await this.window?.close();
    this.window = null;
    await untilEnded(this.home);
  }

  /** Ends the app as a power cut does. `stop` or `restart` clears up after it. */
  kill(): void {
    killWindow(this.home);
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Ends the app and removes its home. */
  async end(): Promise<void> {
    await this.stop();
    this.home.remove();
  }

  /** Puts a file into the home, and answers its path. */
  file(name: string, content: string | Buffer): string {
    const path = join(this.home.folder, name);
    writeFileSync(path, content);
    return path;
  }

  /** Keeps a picture of the window: the recording of the steps. */
  async step(what: string): Promise<void> {
    this.steps += 1;
    const name = `${this.story}-${String(this.steps).padStart(2, "0")}-${what.replaceAll(/\W+/g, "-")}.png`;
    writeFileSync(join(pictures, name), await this.screen.picture());
  }
}

/** Opens an entry, puts a text in place of its own (key by key) and closes it by a key. */
export async function rewrite(
  screen: Screen,
  ply: number,
  text: string,
  close: "Enter" | "Escape",
): Promise<void> {
  await click(screen, `[data-ply='${ply}']`);
  await until(
    screen,
    `the editor of entry ${ply}`,
    () => document.activeElement instanceof HTMLElement && document.activeElement.isContentEditable,
  );
  if (text === "") await screen.press("Delete");
  for (const character of text) await screen.press(character);
  await screen.press(close);
  await until(
    screen,
    "the editor closed",
    () => !(document.activeElement instanceof HTMLElement && document.activeElement.isContentEditable),
  );
}

/**
 * Starts the app before each test of a file, on a desktop, and hands both over; ends it after the test. `story` and the first
 * word of the test's name call its pictures.
 */
export function appForEach(story: string, give: (app: App, desktop: Desktop) => void): void {
  let app: App;
  let desktop: Desktop;
  beforeEach(async (context) => {
    desktop = await Desktop.here();
    app = new App(`${story}-${context.task.name.split(" ")[0] ?? ""}`);
    await app.start();
    give(app, desktop);
  });
  afterEach(async () => {
    await app.end();
    desktop.leave();
  });
}

/** The session's own answers, asked of the shell past the page: what the page shows is held against them. */
export function ask(screen: WebDriver, command: string): Promise<string> {
  return screen.runAsync((name: string, done: (value: string) => void) => {
    const { invoke } = (
      window as unknown as {
        __TAURI_INTERNALS__: { invoke(name: string, args: object): Promise<string> };
      }
    ).__TAURI_INTERNALS__;
    invoke(name, { args: {} }).then(done, (error: unknown) => done(JSON.stringify(error)));
  }, command);
}
