/** A Chromium tab under test. Tests that need more than `Screen` (touch, emulated media, accessibility tree) use its `page`. */
import { type Browser, type BrowserContextOptions, type Page, chromium as playwright } from "playwright-core";
import { chromium } from "../../scripts/lib/needs.mjs";
import type { Key, Modifier, Point, Screen } from "./screen.ts";

let browser: Promise<Browser> | null = null;

/** One browser for a whole file of tests; every tab has a context of its own, so nothing is shared between them. */
function launch(): Promise<Browser> {
  const executablePath = chromium();
  if (executablePath === null) throw new Error("Chromium is not installed: npm run doctor");
  browser ??= playwright.launch({
    executablePath,
    // Root, as in a container, has no sandbox; shared memory is small there.
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
  return browser;
}

/** Opens a tab on the server at `base`. */
export async function openTab(base: string, options: BrowserContextOptions = {}): Promise<ChromiumTab> {
  const running = await launch();
  const context = await running.newContext({
    viewport: { width: 1280, height: 800 },
    baseURL: base,
    ...options,
  });
  return new ChromiumTab(await context.newPage());
}

/** Ends the browser; the next tab starts another. */
export async function closeChromium(): Promise<void> {
  const running = browser;
  browser = null;
  await (await running)?.close();
}

export class ChromiumTab implements Screen {
  readonly kind = "chromium";
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  run<A extends readonly unknown[], T>(script: (...args: A) => T, ...args: A): Promise<T> {
    return this.page.evaluate<T>(`(${script}).apply(null, ${JSON.stringify(args)})`);
  }

  async move(to: Point): Promise<void> {
    await this.page.mouse.move(to.x, to.y);
    await this.drawn();
  }

  async down(button: "left" | "right" = "left"): Promise<void> {
    await this.page.mouse.down({ button });
    await this.drawn();
  }

  async up(button: "left" | "right" = "left"): Promise<void> {
    await this.page.mouse.up({ button });
    await this.drawn();
  }

  async press(key: Key, ...modifiers: Modifier[]): Promise<void> {
    if (modifiers.length === 0 && [...key].length === 1) await this.page.keyboard.type(key);
    else await this.page.keyboard.press([...modifiers, key].join("+"));
    await this.drawn();
  }

  /** Lets the page draw what came of an input, as a person sees it before the next. */
  private async drawn(): Promise<void> {
    await this.page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => done())));
  }

  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewportSize({ width, height });
  }

  picture(): Promise<Buffer> {
    return this.page.screenshot();
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}
