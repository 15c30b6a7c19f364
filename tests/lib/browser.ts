/** The browser that a run of tests is about, as `BROWSER` names it. */
import { miniBrowser } from "../../scripts/lib/needs.mjs";
import { closeChromium, openTab } from "./chromium.ts";
import type { Screen } from "./screen.ts";
import { start } from "./webdriver.ts";
import { makeHome, windowEnv } from "./window.ts";

/** Name of the browser under test. */
export const browserName = process.env["BROWSER"] === "webkit" ? "webkit" : "chromium";

/** Address of the dev server under test. */
export function base(): string {
  const url = process.env["SCORESHEET_URL"];
  if (url === undefined) throw new Error("no server: run the tests with their own config");
  return url;
}

/** Opens a fresh tab of the browser under test with the game loaded and shown. */
export async function openGame(path = ""): Promise<Screen> {
  const screen = browserName === "chromium" ? await openTab(base()) : await openWebKit();
  await screen.open(path);
  return screen;
}

/** A window of WebKitGTK's small browser: the engine of the app's own window on Linux, and a cousin of the phone's. */
async function openWebKit(): Promise<Screen> {
  const binary = miniBrowser();
  if (binary === null) throw new Error("MiniBrowser is not installed: npm run doctor");
  const home = makeHome();
  const screen = await start({
    kind: "webkit",
    binary,
    args: ["--automation"],
    env: { ...windowEnv, ...home.env },
    base: base(),
  });
  const close = screen.close.bind(screen);
  screen.close = async () => {
    await close();
    home.remove();
  };
  await screen.resize(1280, 800);
  return screen;
}

/** Ends what tabs have in common. */
export const closeBrowser = closeChromium;
