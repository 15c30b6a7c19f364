/** What the page says of the game as a whole: its title, the line of notes, and what it asks for when it opens. */
import { afterAll, afterEach, expect, it } from "vitest";
import { base, browserName, closeBrowser } from "../../lib/browser.ts";
import { openTab } from "../../lib/chromium.ts";
import { openPosition, openSheet, playByTyping, textOf, untilText } from "../../lib/page.ts";
import { click, type Screen, until } from "../../lib/screen.ts";

let screen: Screen;
afterEach(() => screen.close());
afterAll(closeBrowser);

/** Three white kings, pawns on both last ranks, rights that nobody can have. */
const odd = "PPPkKKKp/8/8/3Q4/8/8/8/pPp1nnK1 w KQkq e3 0 1";

it("is called by the game that it shows", async () => {
  screen = await openSheet();
  const titled = (title: string): Promise<unknown> =>
    until(screen, `the title ${title}`, (wanted: string) => document.title === wanted, title);
  await titled("White to move — Scoresheet");
  await playByTyping(screen, "e4", "e5");
  await titled("1… e5 · White to move — Scoresheet");
  await click(screen, "[data-action=undo]");
  await titled("1. e4 · Black to move — Scoresheet");
});

it("names the first fault of a position and leaves the others to a panel, and no square moves for them", async () => {
  screen = await openSheet();
  const edge = (): Promise<number[]> =>
    screen.run(() => {
      const box = document.querySelector("#board .board")?.getBoundingClientRect();
      return [box?.left ?? 0, box?.top ?? 0, box?.width ?? 0];
    });
  const before = await edge();
  await openPosition(screen, odd);
  await untilText(screen, "#status", "and 13 more");
  expect(await textOf(screen, ".status__note")).toContain("White has several kings");
  expect(await edge()).toEqual(before);
  const lines = await screen.run(() => {
    const notes = document.querySelector(".status__notes");
    return notes === null
      ? 0
      : notes.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(notes).lineHeight);
  });
  expect(lines).toBeLessThan(1.5);
  await click(screen, ".status__link");
  await untilText(screen, "dialog .panel__title", "The position");
  expect(await screen.run(() => document.querySelectorAll("dialog .lines li").length)).toBe(14);
  await screen.press("Escape");
  await until(screen, "the focus back on the note", () =>
    document.activeElement?.classList.contains("status__link"),
  );
});

it("tells what this program is, to be copied whole", async () => {
  screen = await openSheet();
  await click(screen, "[data-action=more]");
  await screen.press("End");
  await screen.press("Enter");
  await untilText(screen, "dialog .about__facts", "Scoresheet 0.");
  await until(screen, "something to copy", () => {
    const copy = document.querySelector<HTMLButtonElement>("dialog .panel__notice button");
    return copy !== null && !copy.disabled;
  });
});

it.skipIf(browserName !== "chromium")("asks for the game once when it opens", async () => {
  const tab = await openTab(base());
  screen = tab;
  const asked: string[] = [];
  tab.page.on("websocket", (socket) => {
    if (!socket.url().includes("/session")) return;
    socket.on("framesent", ({ payload }) => asked.push((JSON.parse(String(payload)) as { cmd: string }).cmd));
  });
  await tab.open("");
  await until(screen, "the game", () => document.querySelector("#board [data-movable]") !== null);
  expect(asked).toEqual(["get_settings", "page_loaded"]);
});
