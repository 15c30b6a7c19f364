/** What the tests of a file share: a page of its own for each of them, and the browser's end after the last. */
import { afterAll, afterEach, beforeEach } from "vitest";
import { closeBrowser } from "./browser.ts";
import { openSheet } from "./page.ts";
import type { Screen } from "./screen.ts";

/** Opens the game before each test and hands it over with its list there; closes it after the test. */
export function sheetForEach(give: (screen: Screen) => void): void {
  let screen: Screen | null = null;
  beforeEach(async () => {
    screen = await openSheet();
    give(screen);
  });
  afterEach(async () => {
    await screen?.close();
    screen = null;
  });
  afterAll(closeBrowser);
}
