/**
 * The whole main job on a phone: 390 × 844 points, fingers only, in Chromium, whose engine is Android's web view.
 * Every step is photographed into tests/.artifacts/phone. What a finger does goes through the browser's touch input.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CDPSession } from "playwright-core";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { root } from "../../../scripts/lib/project.mjs";
import { base, browserName, closeBrowser } from "../../lib/browser.ts";
import { type ChromiumTab, openTab } from "../../lib/chromium.ts";
import { entries, textOf, untilEntries, untilText } from "../../lib/page.ts";
import { until } from "../../lib/screen.ts";

const pictures = join(root, "tests", ".artifacts", "phone");
const upright = { width: 390, height: 844 };
/** Smallest edge of what a finger presses, in points. */
const fingertip = 44;
/** Longer than two touches may be apart and still be one double tap, in milliseconds. */
const doubleTap = 600;

describe.skipIf(browserName !== "chromium")("on a phone", () => {
  let screen: ChromiumTab;
  let input: CDPSession;
  let story = "";
  let steps = 0;

  beforeEach(async (context) => {
    story = context.task.name.split(" ")[0] ?? "phone";
    steps = 0;
    mkdirSync(pictures, { recursive: true });
    screen = await openTab(base(), {
      viewport: upright,
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
    });
    input = await screen.page.context().newCDPSession(screen.page);
    await screen.open("");
    await until(screen, "the blank line", () => document.querySelector("[data-draft][aria-label]") !== null);
  });
  afterEach(() => screen.close());
  afterAll(closeBrowser);

  async function step(what: string): Promise<void> {
    steps += 1;
    const name = `${story}-${String(steps).padStart(2, "0")}-${what}.png`.replaceAll(/[^\w.]+/g, "-");
    writeFileSync(join(pictures, name), await screen.picture());
    await fitsTheScreen();
  }

  /** Nothing is cut off at the side, and nothing scrolls across. */
  async function fitsTheScreen(): Promise<void> {
    const { across, wide } = await screen.run(() => ({
      across: document.documentElement.scrollWidth,
      wide: document.documentElement.clientWidth,
    }));
    expect(across).toBeLessThanOrEqual(wide);
  }

  /**
   * A finger's tap, and again if the browser took it for the second half of a double tap, which clicks nothing: that depends on
   * how soon after the touch before it arrives. Squares hear the pointer and need no click.
   */
  async function tap(selector: string): Promise<void> {
    const target = screen.page.locator(selector).first();
    if (selector.startsWith("#board")) return target.tap();
    await screen.run(() => {
      delete document.documentElement.dataset["clicked"];
      const note = (): void => {
        document.documentElement.dataset["clicked"] = "";
      };
      document.addEventListener("click", note, { capture: true, once: true });
    });
    for (let left = 3; left > 0; left -= 1) {
      await target.tap();
      const end = Date.now() + doubleTap;
      while (Date.now() < end) {
        if (await screen.run(() => document.documentElement.dataset["clicked"] !== undefined)) return;
      }
    }
    throw new Error(`${selector} was tapped three times and never clicked`);
  }
  const square = (name: string): string => `#board [data-square="${name}"]`;

  async function middle(selector: string): Promise<{ x: number; y: number }> {
    const box = await screen.page.locator(selector).first().boundingBox();
    if (box === null) throw new Error(`${selector} is not to be seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** A finger that goes down on one square, moves and lifts on another. */
  async function drag(from: string, to: string): Promise<void> {
    const [start, end] = [await middle(square(from)), await middle(square(to))];
    await input.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] });
    for (const part of [0.3, 0.7, 1]) {
      const point = { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
      await input.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
    }
    await input.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  /** Opens the menu of an entry by the dots that come with its editor. */
  async function openMenu(entry: string): Promise<void> {
    await tap(entry);
    await tap(`${entry} .entry__menu`);
    await until(screen, "the menu", () => document.querySelector("[role=menu]") !== null);
  }

  /** The keyboard of the screen: it writes into what has the focus, and its action key is Enter. */
  async function write(text: string): Promise<void> {
    await screen.page.keyboard.insertText(text);
    await screen.press("Enter");
  }

  const back = (): Promise<unknown> => screen.run(() => history.back());

  it("main job: play, rewrite, break, mend, take back, begin again", async () => {
    await step("start");
    await drag("e2", "e4");
    await untilEntries(screen, "e4");
    await tap(square("e7"));
    await step("picked up");
    await tap(square("e5"));
    await untilEntries(screen, "e4", "e5");
    await tap("[data-draft]");
    for (const move of ["Nf3", "Nc6", "Bb5"]) await write(move);
    await untilEntries(screen, "e4", "e5", "Nf3", "Nc6", "Bb5");
    await step("written");

    await tap("[data-ply='2']");
    await until(screen, "the editor", () => document.activeElement?.getAttribute("contenteditable") !== null);
    await screen.page.keyboard.insertText("Ke3");
    await untilText(screen, "#foot", "illegal");
    await step("rewriting");
    await screen.press("Enter");
    await untilText(screen, "#status", "not saved: 2. Ke3 is illegal");
    await step("illegal");

    await tap("[data-ply='2']");
    await write("Qz9");
    await untilText(screen, "#status", "list stops at 2. Qz9");
    expect((await entries(screen)).map(({ outcome }) => outcome).slice(2)).toEqual([
      "unreadable",
      "unreachable",
      "unreachable",
    ]);
    await step("stopped");

    await openMenu("[data-ply='2']");
    await step("menu of the entry");
    await screen.page.getByRole("menuitem", { name: /^Put back Ke3/ }).tap();
    await untilText(screen, "#status", "not saved");
    await openMenu("[data-ply='2']");
    await screen.page.getByRole("menuitem", { name: /^Put back Nf3/ }).tap();
    await untilEntries(screen, "e4", "e5", "Nf3", "Nc6", "Bb5");
    await until(screen, "nothing to warn of", () => !document.body.textContent?.includes("not saved"));

    await tap("[data-action=undo]");
    await untilEntries(screen, "e4", "e5", "Nf3", "Nc6");
    await tap("[data-action=redo]");
    await untilEntries(screen, "e4", "e5", "Nf3", "Nc6", "Bb5");

    await tap("[data-action=new_game]");
    await tap("dialog input[value=chess960]");
    await step("new game");
    await tap("dialog .button--primary");
    await untilEntries(screen);
    await untilText(screen, "#foot", "new game");
    await screen.page.locator("#foot .notice button", { hasText: "Take it back" }).tap();
    await untilEntries(screen, "e4", "e5", "Nf3", "Nc6", "Bb5");
    await step("brought back");
  });

  it("ends: a mate with the fingers, with its score", async () => {
    for (const [from, to] of [
      ["f2", "f3"],
      ["e7", "e5"],
      ["g2", "g4"],
      ["d8", "h4"],
    ] as const) {
      const before = (await entries(screen)).length;
      await drag(from, to);
      const longer = (count: number): boolean => document.querySelectorAll("[data-ply]").length > count;
      await until(screen, `${from}${to} in the list`, longer, before);
    }
    await untilText(screen, "#status", "Checkmate — Black wins");
    expect(await textOf(screen, ".status__score")).toBe("0-1");
    await step("mate");
  });

  it("back closes the innermost thing that is open and leaves the game alone", async () => {
    await drag("e2", "e4");
    await untilEntries(screen, "e4");
    for (const [open, what] of [
      ["[data-action=new_game]", "dialog"],
      ["[data-action=more]", "[role=menu]"],
    ] as const) {
      await tap(open);
      await until(screen, what, (part: string) => document.querySelector(part) !== null, what);
      await step(`open ${what}`);
      await back();
      await until(screen, `no ${what}`, (part: string) => document.querySelector(part) === null, what);
    }
    await untilEntries(screen, "e4");
  });

  it("turned: board and list side by side, and back, nothing lost", async () => {
    await drag("e2", "e4");
    await untilEntries(screen, "e4");
    await tap("[data-draft]");
    await screen.page.keyboard.insertText("e5");
    await screen.resize(upright.height, upright.width);
    await until(screen, "what was typed", () => document.activeElement?.textContent === "e5");
    await step("lying");
    await screen.press("Enter");
    await untilEntries(screen, "e4", "e5");
    const { board, sheet } = await screen.run(() => {
      const left = (id: string): number => document.getElementById(id)?.getBoundingClientRect().left ?? 0;
      return { board: left("board"), sheet: left("sheet") };
    });
    expect(sheet).toBeGreaterThan(board);
    await screen.resize(upright.width, upright.height);
    await step("upright again");
    await untilEntries(screen, "e4", "e5");
  });

  it("fingers find everything: what is pressed is no smaller than a fingertip", async () => {
    const small = await screen.run((least: number) => {
      const parts = document.querySelectorAll<HTMLElement>("button, [role=gridcell], [data-draft]");
      return [...parts]
        .filter((part) => part.offsetParent !== null)
        .map((part) => ({ what: part.outerHTML.slice(0, 80), box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < least)
        .map(({ what, box }) => `${Math.round(box.width)} × ${Math.round(box.height)}: ${what}`);
    }, fingertip);
    expect(small).toEqual([]);
  });
});
