/** Games in and out of the page: pasted, dropped, chosen from a file of many, copied and saved. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { browserName } from "../../lib/browser.ts";
import { ChromiumTab } from "../../lib/chromium.ts";
import { sheetForEach } from "../../lib/each.ts";
import { entries, fill, paste, playByTyping, untilEntries, untilFocused, untilText } from "../../lib/page.ts";
import { click, type Screen, until } from "../../lib/screen.ts";

let screen: Screen;
sheetForEach((opened) => {
  screen = opened;
});

const game = (white: string, moves: string): string =>
  `[Event "Club"]\n[White "${white}"]\n[Black "Ben"]\n[Result "*"]\n\n${moves} *\n\n`;

/** Drops a file on the page, as the system does. */
async function drop(name: string, bytes: number[]): Promise<void> {
  await screen.run(
    (called: string, content: number[]) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(content)], called));
      document.body.dispatchEvent(
        new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }),
      );
    },
    name,
    bytes,
  );
}

it("opens a game pasted outside of any text, and brings the one before back", async () => {
  await playByTyping(screen, "d4");
  await screen.run(() => (document.activeElement as HTMLElement).blur());
  await paste(screen, game("Ann", "1. e4 c5"));
  await untilEntries(screen, "e4", "c5");
  await untilText(screen, ".sheet__head", "Ann");
  await click(screen, ".notice .button");
  await untilEntries(screen, "d4");
});

it("opens a dropped file, Latin-1 as well, and refuses one that is no text", async () => {
  const bytes = [...game("Müller", "1. e4 e6")].map((sign) => sign.charCodeAt(0));
  await drop("club.pgn", bytes);
  await untilEntries(screen, "e4", "e6");
  await untilText(screen, ".sheet__head", "Müller");
  await untilText(screen, "#foot", "club.pgn is open");
  await drop("picture.png", [0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]);
  await untilText(screen, "#foot", "not text");
  expect((await entries(screen)).map(({ text }) => text)).toEqual(["e4", "e6"]);
});

it("refuses what holds no game in one sentence, and leaves the game as it is", async () => {
  await playByTyping(screen, "d4");
  await screen.run(() => (document.activeElement as HTMLElement).blur());
  await paste(screen, "");
  await paste(screen, "[[[");
  await until(screen, "a refusal", () => document.querySelector(".notice"));
  expect((await entries(screen)).map(({ text }) => text)).toEqual(["d4"]);
});

it("lets a game be chosen from a file with many, found by name", async () => {
  const many = readFileSync(new URL("../../fixtures/games.pgn", import.meta.url), "utf8");
  await paste(screen, game("Zoë", "1. b3 e5") + many);
  await untilText(screen, "dialog .panel__title", "Choose a game");
  await untilText(screen, "dialog", "439 games");
  expect(await screen.run(() => document.querySelectorAll("dialog .record").length)).toBeLessThan(439);
  await fill(screen, "dialog input[type=search]", "zoë");
  await until(screen, "one game", () => document.querySelectorAll("dialog .record").length === 1);
  await click(screen, "dialog .record");
  await untilEntries(screen, "b3", "e5");
});

it.skipIf(browserName !== "chromium")("copies and saves the game, the position and its picture", async () => {
  if (!(screen instanceof ChromiumTab)) return;
  const { page } = screen;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await playByTyping(screen, "e4", "Ke7");
  await screen.press("Escape");
  await screen.press("C", "Control", "Shift");
  await untilText(screen, "#foot", "as PGN");
  expect(await page.evaluate("navigator.clipboard.readText()")).toContain("1. e4");
  await page.keyboard.press("Control+Alt+c");
  await untilText(screen, "#foot", "as FEN");
  expect(await page.evaluate("navigator.clipboard.readText()")).toMatch(/ w (-|KQ) - /);
  await page.keyboard.press("Control+Alt+p");
  await untilText(screen, "#foot", "picture of the position");
  expect(await page.evaluate("navigator.clipboard.read().then(([item]) => item.types)")).toContain(
    "image/png",
  );
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Control+s")]);
  expect(download.suggestedFilename()).toBe("game.pgn");
  // What was saved is the very game, entry for entry.
  const saved = readFileSync(await download.path(), "utf8");
  await click(screen, "[data-action=new_game]");
  await untilFocused(screen, "Begin");
  await screen.press("Enter");
  await untilEntries(screen);
  await screen.run(() => (document.activeElement as HTMLElement).blur());
  await paste(screen, saved);
  await untilEntries(screen, "e4", "Ke7");
});

it("says what a pasted position loses, as a new game says it", async () => {
  await paste(screen, "4k3/8/8/8/8/8/8/R3K3 w KQ - 4 9");
  await untilText(screen, "#foot", "White cannot castle on the king's side: king or rook is not in place");
  await paste(screen, "8/8/8/4k3/8/8/4R3/4K3");
  await untilText(screen, "#foot", "the FEN does not say who is to move: White, it was taken");
});

it("opens a game of racing kings, and says that it is not played here", async () => {
  const tags = '[Variant "Racing Kings"]\n[FEN "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1"]\n\n';
  await paste(screen, `${tags}1. Kh3 Ka3 *`);
  await untilEntries(screen, "Kh3", "Ka3");
  await untilText(screen, "#foot", "This is a game of Racing Kings, which is not played here");
});

it("lets games be chosen whose results are glued to their moves", async () => {
  await paste(screen, "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#1-0\n\n1. d4 Nc6* 1. c4 e5 1 - 0");
  await untilText(screen, "dialog", "3 games");
});
