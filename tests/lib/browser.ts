/** The browser that a run of tests is about, as `BROWSER` names it. */
import { randomUUID } from "node:crypto";
import { miniBrowser } from "../../scripts/lib/needs.mjs";
import { closeChromium, openTab } from "./chromium.ts";
import type { Screen } from "./screen.ts";
import { start, type WebDriver } from "./webdriver.ts";
import { makeHome, windowEnv } from "./window.ts";

/** Name of the browser under test. */
export const browserName = process.env["BROWSER"] === "webkit" ? "webkit" : "chromium";

/** Address of the dev server under test. */
export function base(): string {
  const url = process.env["SCORESHEET_URL"];
  if (url === undefined) throw new Error("no server: run the tests with their own config");
  return url;
}

/** Opens the game in a fresh tab of the browser under test, with a session of its own. */
export async function openGame(path = ""): Promise<Screen> {
  const screen = browserName === "chromium" ? await openTab(base()) : await openWebKit();
  await screen.open(path);
  return screen;
}

/** Windows of WebKitGTK's small browser that a file of tests has started, and those of them that no test holds. */
const running = new Set<WebDriver>();
const idle: WebDriver[] = [];
const home = makeHome();

/**
 * A page in WebKitGTK's small browser: the engine of the app's own window on Linux, and a cousin of the phone's. A window of
 * its own for each test would cost seconds, so that it goes from test to test; what makes a tab fresh is the session's id in
 * its address.
 */
async function openWebKit(): Promise<Screen> {
  const driver = idle.pop() ?? (await startWebKit());
  running.add(driver);
  await driver.resize(1280, 800);
  const tab = randomUUID();
  let menuMayBeOpen = false;
  // Everything is the driver's own but where a page is opened, and that closing leaves the window to the next test.
  return Object.create(driver, {
    open: {
      value: (path: string) => {
        const url = new URL(path, base());
        url.searchParams.set("tab", tab);
        return driver.open(url.href);
      },
    },
    down: {
      value: (button?: "left" | "right") => {
        menuMayBeOpen ||= button === "right";
        return driver.down(button);
      },
    },
    close: {
      value: async () => {
        // A menu of the browser's own, which a right click may open, would take all input of the next page.
        if (menuMayBeOpen) {
          running.delete(driver);
          await driver.close();
          return;
        }
        await driver.release();
        await driver.open("about:blank");
        idle.push(driver);
      },
    },
  }) as Screen;
}

/** WebKitGTK's small browser under a driver of its own; whoever starts it closes it. */
export function startWebKit(): Promise<WebDriver> {
  const binary = miniBrowser();
  if (binary === null) throw new Error("MiniBrowser is not installed: npm run doctor");
  return start({
    kind: "webkit",
    binary,
    args: ["--automation"],
    env: { ...windowEnv, ...home.env },
    base: base(),
  });
}

/** Ends what tabs have in common. */
export async function closeBrowser(): Promise<void> {
  await closeChromium();
  idle.length = 0;
  for (const driver of running) await driver.close();
  running.clear();
  home.remove();
}
