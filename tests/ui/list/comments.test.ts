/** What an opened file says of a move: the mark on its entry, the line under the list, the whole of it in a panel. */
import { expect, it } from "vitest";
import { sheetForEach } from "../../lib/each.ts";
import { paste, typeText, untilEntries, untilFocused, untilText } from "../../lib/page.ts";
import { click, middle, type Screen, until } from "../../lib/screen.ts";

let screen: Screen;
sheetForEach((opened) => {
  screen = opened;
});

async function open(movetext: string): Promise<void> {
  await screen.run(() => (document.activeElement as HTMLElement).blur());
  await paste(screen, movetext);
}

/** What the marks say, by entry. */
const marks = (): Promise<string[]> =>
  screen.run(() =>
    [...document.querySelectorAll<HTMLElement>("[data-ply]")].map(
      (cell) => cell.querySelector(".entry__note")?.getAttribute("aria-label") ?? "",
    ),
  );

const long = `${"A long comment goes on and on. ".repeat(40)}${"x".repeat(300)} end`;

it("marks an entry that has a comment, and says it on hover and on focus", async () => {
  await open("1. e4 $1 {Best by test.} e5 (1... c5 2. Nf3) 2. Nf3 {[%clk 0:05:00]} *");
  await untilEntries(screen, "e4", "e5", "Nf3");
  expect(await marks()).toEqual(["comment: ! Best by test.", "comment: (1... c5 2. Nf3)", ""]);
  await screen.move(await middle(screen, "[data-ply='0']"));
  await untilText(screen, "#foot-line", "comment: ! Best by test.");
  await screen.move(await middle(screen, "#status"));
  await click(screen, "[data-draft]");
  await screen.press("Escape");
  await screen.press("Home");
  await untilFocused(screen, "entry 0");
  await untilText(screen, "#foot-line", "comment: ! Best by test.");
  expect(
    await screen.run(() => document.querySelector("[data-ply='0']")?.getAttribute("aria-describedby")),
  ).toBe("foot-line");
});

it("keeps the mark with the entry when it is rewritten, deleted and put back", async () => {
  await open("1. e4 {one} e5 2. Nf3 {three} *");
  await untilEntries(screen, "e4", "e5", "Nf3");
  await click(screen, "[data-ply='0']");
  await untilFocused(screen, "editor:e4");
  await typeText(screen, "d4");
  await screen.press("Enter");
  await untilEntries(screen, "d4", "e5", "Nf3");
  expect(await marks()).toEqual(["comment: one", "", "comment: three"]);
  await screen.press("Delete");
  await untilEntries(screen, "e5", "Nf3");
  expect(await marks()).toEqual(["", "comment: three"]);
  await click(screen, ".notice .button");
  await untilEntries(screen, "d4", "e5", "Nf3");
  expect(await marks()).toEqual(["comment: one", "", "comment: three"]);
});

it("shows the whole of it in a panel, by the mark and from the menu", async () => {
  await open(`1. e4 {${long}} e5 *`);
  await untilEntries(screen, "e4", "e5");
  await click(screen, "[data-ply='0'] .entry__note");
  await untilText(screen, "dialog .panel__title", "Comment on 1. e4");
  await untilText(screen, "dialog .comment", long);
  await screen.press("Escape");
  await untilFocused(screen, "entry 0");
  await screen.press("F10", "Shift");
  await until(screen, "the menu", () => document.querySelector("[role=menu]"));
  await screen.press("r");
  await screen.press("Enter");
  await untilText(screen, "dialog .comment", "end");
  await screen.press("Escape");
  await untilFocused(screen, "entry 0");
});

it("wraps a long comment on the smallest phone, and moves nothing", async () => {
  // WebKitGTK's window does not become as narrow as that.
  await screen.resize(320, 480);
  await open(`1. e4 {${long}} e5 *`);
  await untilEntries(screen, "e4", "e5");
  const layout = () =>
    screen.run(() => {
      const box = (selector: string): number[] => {
        const { left, top, right, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? {
          left: 0,
          top: 0,
          right: 0,
          bottom: 0,
        };
        return [left, top, right, bottom].map(Math.round);
      };
      const across = document.documentElement.scrollWidth - innerWidth;
      return { board: box(".board"), sheet: box(".sheet"), across };
    });
  const before = await layout();
  expect(before.across).toBe(0);
  await screen.move(await middle(screen, "[data-ply='0'] .entry__text"));
  await untilText(screen, "#foot-line", "comment:");
  expect(await layout()).toEqual(before);
  await click(screen, "[data-ply='0'] .entry__note");
  await untilText(screen, "dialog .comment", "end");
  const panel = await screen.run(() => {
    const box = document.querySelector("dialog")?.getBoundingClientRect();
    const body = document.querySelector("dialog .panel__body");
    return {
      inside: box !== undefined && box.left >= 0 && box.right <= innerWidth,
      across: body === null ? null : body.scrollWidth - body.clientWidth,
    };
  });
  expect(panel).toEqual({ inside: true, across: 0 });
});

it("says beside the opened file's name that a comment was cut short", async () => {
  await open(`1. e4 {${"word ".repeat(3_000)}} e5 *`);
  await untilEntries(screen, "e4", "e5");
  await untilText(screen, "#foot .notice[data-kind=told]", "cut short");
  await untilText(screen, "#foot .notice[data-kind=notice]", "is open");
});
