/**
 * A whole game of Chess960 in the real window: twenty moves, White's by drag, Black's by the keyboard, both castled. Then it is
 * saved through the dialogue, found again after a restart, and read by another program's rules (kokopu, a tool of the tests).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pgnRead } from "kokopu";
import { expect, it } from "vitest";
import { root } from "../../scripts/lib/project.mjs";
import { dragMove, untilOn } from "../lib/board.ts";
import type { Desktop } from "../lib/desktop.ts";
import { entries, fill, textOf, untilEntries, untilText } from "../lib/page.ts";
import { click, type Screen, until } from "../lib/screen.ts";
import { type App, appForEach, ask } from "./app.ts";
import { answerDialogue } from "./dialogue.ts";

/** A game made beforehand: each move by its squares (a castling: king, own rook) and as the list writes it. */
interface Made {
  readonly number: number;
  readonly start: string;
  readonly moves: readonly { readonly from: string; readonly to: string; readonly text: string }[];
  readonly final: string;
}

const made = JSON.parse(readFileSync(join(root, "tests", "fixtures", "chess960-game.json"), "utf8")) as Made;
const texts = made.moves.map(({ text }) => text);

let app: App;
let desktop: Desktop;
appForEach("chess960", (started, around) => {
  app = started;
  desktop = around;
});

/** Moves the board's focus from where it is to a square, by arrows. */
async function walk(screen: Screen, to: string): Promise<void> {
  const from = await screen.run(() => {
    const focused = document.activeElement?.closest<HTMLElement>("#board [data-square]");
    const stop = focused ?? document.querySelector<HTMLElement>('#board [data-square][tabindex="0"]');
    stop?.focus();
    return stop?.dataset["square"] ?? "";
  });
  const steps = (at: number): number => to.charCodeAt(at) - from.charCodeAt(at);
  const press = async (count: number, forward: string, back: string): Promise<void> => {
    for (let left = Math.abs(count); left > 0; left -= 1) await screen.press(count > 0 ? forward : back);
  };
  await press(steps(0), "ArrowRight", "ArrowLeft");
  await press(steps(1), "ArrowUp", "ArrowDown");
}

/** Plays by the keyboard alone: walk, take up, walk, put down. */
async function keyMove(screen: Screen, from: string, to: string): Promise<void> {
  await walk(screen, from);
  await screen.press("Enter");
  await walk(screen, to);
  await screen.press("Enter");
}

it("plays twenty moves by drag and by keyboard, castles on both sides, saves, restores and exports", async () => {
  const { screen } = app;
  await click(screen, "[data-action=new_game]");
  await click(screen, "dialog input[value=chess960]");
  await fill(screen, "dialog .new-game__number:not([hidden]) input", String(made.number));
  await until(screen, "the preview", () => document.querySelector("dialog figure:not([hidden]) .board"));
  await app.step("number and preview");
  await click(screen, "dialog .button--primary");
  await untilOn(screen, "a1", "white knight");
  await untilText(screen, "#foot", "new game");

  for (const [ply, { from, to, text }] of made.moves.entries()) {
    // White castles by dragging the king onto its own rook; Black by its final square, which is a king's step too.
    if (ply % 2 === 0) await dragMove(screen, from, to);
    else if (text === "0-0") {
      await keyMove(screen, from, "g8");
      await until(screen, "step or castle", () => document.querySelectorAll(".board__choice").length === 2);
      await app.step("step or castle");
      await screen.press("c");
    } else await keyMove(screen, from, to);
    await untilEntries(screen, ...texts.slice(0, ply + 1));
    if (text.startsWith("0-0")) await app.step(`castled ${text}`);
  }
  expect(texts).toContain("0-0");
  expect(texts).toContain("0-0-0");
  await untilOn(screen, "c1", "white king");
  await untilOn(screen, "d1", "white rook");
  await untilOn(screen, "g8", "black king");
  await untilOn(screen, "f8", "black rook");
  expect(await ask(screen, "export_fen")).toBe(made.final);
  await app.step("after twenty moves");

  const file = join(app.home.folder, "shuffled.pgn");
  await screen.press("s", "Control");
  await answerDialogue(desktop, "Save the game", file);
  await untilText(screen, "#foot", "Saved.");

  await app.restart();
  await untilEntries(app.screen, ...texts);
  expect((await entries(app.screen)).every(({ outcome }) => outcome === "legal")).toBe(true);
  expect(await ask(app.screen, "export_fen")).toBe(made.final);
  expect(await textOf(app.screen, ".status__verdict")).toBe("White to move");
  await app.step("restored");

  const game = pgnRead(readFileSync(file, "utf8"), 0);
  expect(game.variant()).toBe("chess960");
  expect(position(game.initialPosition().fen())).toBe(position(made.start));
  // PGN writes castlings with letters.
  expect(
    game
      .mainVariation()
      .nodes()
      .map((node) => node.notation()),
  ).toEqual(texts.map((text) => text.replaceAll("0", "O")));
  expect(position(game.finalPosition().fen())).toBe(position(made.final));
});

/**
 * Pieces, side, castlings (their letters in one order) and en passant of a FEN: another library counts moves, and lists the rooks
 * that may castle, in its own way.
 */
function position(fen: string): string {
  const [pieces, side, castlings = "-", passed] = fen.split(" ");
  return [pieces, side, [...castlings].sort().join(""), passed].join(" ");
}
