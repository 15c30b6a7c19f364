/** The list under a finger, and a real input method, as Chromium can be told to have them. */
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { base, browserName, closeBrowser } from "../../lib/browser.ts";
import { type ChromiumTab, openTab } from "../../lib/chromium.ts";
import {
  entries,
  focused,
  openSheet,
  typeText,
  untilEntries,
  untilFocused,
  untilText,
} from "../../lib/page.ts";
import { until } from "../../lib/screen.ts";

let screen: ChromiumTab;

const tap = (selector: string): Promise<void> => screen.page.tap(selector);

describe.skipIf(browserName !== "chromium")("a finger", () => {
  beforeEach(async () => {
    screen = await openTab(base(), { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await screen.open("");
    await until(screen, "the blank line", () => document.querySelector("[data-draft][aria-label]") !== null);
  });
  afterEach(() => screen.close());
  afterAll(closeBrowser);

  it("edits an entry by a tap, and reaches its menu by the button that comes with it", async () => {
    await tap("[data-draft]");
    await typeText(screen, "e4");
    await screen.press("Enter");
    await untilEntries(screen, "e4");
    await tap("[data-ply='0']");
    await untilFocused(screen, "editor:e4");
    await tap("[data-ply='0'] .entry__menu");
    await until(screen, "the menu", () => document.querySelector("[role=menu]"));
    await tap("[role=menuitem]:nth-of-type(4)");
    await untilEntries(screen);
    await untilText(screen, "#foot", "taken out");
  });

  it("looks at a position by a tap on its number, and comes back by Back", async () => {
    await tap("[data-draft]");
    for (const move of ["e4", "e5"]) {
      await typeText(screen, move);
      await screen.press("Enter");
    }
    await untilEntries(screen, "e4", "e5");
    await tap(".sheet__number[data-row='0']");
    await untilText(screen, ".status__looking", "looking at 1. e4");
    await screen.page.goBack();
    await until(screen, "the end", () => document.querySelector<HTMLElement>(".status__looking")?.hidden);
    expect((await entries(screen)).map(({ text }) => text)).toEqual(["e4", "e5"]);
  });

  it("has no target smaller than a finger", async () => {
    await tap("[data-draft]");
    await typeText(screen, "e4");
    await screen.press("Enter");
    await untilEntries(screen, "e4");
    await tap("[data-ply='0']");
    await until(screen, "the entry's button", () => document.querySelector(".entry__menu"));
    const small = await screen.run(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          "#actions .button, .entry__menu, [data-ply], [data-draft], .sheet__number[data-row]",
        ),
      ]
        .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
        .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
    );
    expect(small).toEqual([]);
    expect(await screen.run(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  it("leaves a composition alone while forced moves are played under it", async () => {
    await screen.close();
    const opened = await openSheet();
    screen = opened as ChromiumTab;
    const protocol = await screen.page.context().newCDPSession(screen.page);
    await screen.page.click("[data-draft]");
    await protocol.send("Input.imeSetComposition", { text: "ｅ４", selectionStart: 2, selectionEnd: 2 });
    expect(await focused(screen)).toBe("editor:ｅ４");
    // Another hand flips the board and lets a move be taken back and played meanwhile.
    await screen.run(() => document.querySelector<HTMLElement>("[data-action=flip]")?.click());
    expect(await focused(screen)).toBe("editor:ｅ４");
    await protocol.send("Input.insertText", { text: "e4" });
    expect(await focused(screen)).toBe("editor:e4");
    await screen.press("Enter");
    await untilEntries(screen, "e4");
  });
});
