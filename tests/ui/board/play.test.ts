/** The board in the page, with the real session behind it. */
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { axeFaults } from "../../lib/axe.ts";
import { square, untilOn } from "../../lib/board.ts";
import { browserName, closeBrowser, openGame } from "../../lib/browser.ts";
import { ChromiumTab } from "../../lib/chromium.ts";
import { openPosition, untilEntries } from "../../lib/page.ts";
import { click as clickOn, type Screen, until } from "../../lib/screen.ts";
import { carry, press } from "./support.ts";

let screen: Screen;

afterEach(() => screen.close());
afterAll(() => closeBrowser());

/** Opens the page and begins a game, from a FEN if one is given. */
async function begin(fen?: string): Promise<void> {
  screen = await openGame();
  await until(screen, "a game", () => document.querySelector("#board [data-movable]") !== null);
  if (fen !== undefined) await openPosition(screen, fen);
}

async function clicks(...squares: string[]): Promise<void> {
  for (const name of squares) await clickOn(screen, square(name));
}

async function dragTo(from: string, to: string): Promise<void> {
  await press(screen, from);
  await carry(screen, to);
  await screen.up();
}

describe("playing on the board", () => {
  it("writes moves made by drag and by clicks, and marks the last one", async () => {
    await begin();
    await dragTo("e2", "e4");
    await untilEntries(screen, "e4");
    await clicks("e7", "e5");
    await untilEntries(screen, "e4", "e5");
    await untilOn(screen, "e5", "black pawn");
    const marks = await screen.run(() =>
      ["movedFrom", "movedTo"].map((kind) => {
        const mark = document.querySelector(`#board .mark--${kind}`);
        return mark?.closest<SVGElement>("[data-on]")?.dataset["on"];
      }),
    );
    expect(marks).toEqual(["e7", "e5"]);
  });

  it("offers nothing to the side that is not to move, and refuses nothing silently", async () => {
    await begin();
    await clicks("e7");
    expect(await screen.run(() => document.querySelectorAll("#board .mark").length)).toBe(0);
    await dragTo("e2", "e5");
    await untilOn(screen, "e2", "white pawn");
    expect(await screen.run(() => document.querySelectorAll(".entry[data-outcome]").length)).toBe(0);
  });

  it("loses no click while the session has yet to answer", async () => {
    await begin();
    await screen.run(() => {
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (data) {
        setTimeout(() => send.call(this, data), 1_000);
      };
    });
    await clicks("e2", "e4", "e7", "e5");
    await dragTo("g1", "f3");
    await untilEntries(screen, "e4", "e5", "Nf3");
  });

  it("is played to a mate by the keyboard alone, and then offers nothing more", async () => {
    await begin();
    await screen.run(() => document.querySelector<HTMLElement>('#board [tabindex="0"]')?.focus());
    const go = async (line: string): Promise<void> => {
      for (const key of line.split(" ")) await screen.press(key);
    };
    // From e1: f2-f3, e7-e5, g2-g4, d8-h4.
    await go("ArrowUp ArrowRight Enter ArrowUp Enter");
    await untilEntries(screen, "f3");
    await go("ArrowUp ArrowUp ArrowUp ArrowUp ArrowLeft Enter ArrowDown ArrowDown Enter");
    await untilEntries(screen, "f3", "e5");
    await go("ArrowDown ArrowDown ArrowDown ArrowRight ArrowRight Enter ArrowUp ArrowUp Enter");
    await untilEntries(screen, "f3", "e5", "g4");
    await go(
      "PageUp ArrowLeft ArrowLeft ArrowLeft Enter PageDown Home ArrowRight ArrowRight ArrowRight ArrowUp",
    );
    await go("ArrowUp ArrowUp End Enter");
    await untilEntries(screen, "f3", "e5", "g4", "Qh4#");
    expect(await screen.run(() => document.querySelector(".status__verdict")?.textContent)).toBe(
      "Checkmate — Black wins",
    );
    await untilOn(screen, "e1", "white king");
    expect(await screen.run(() => document.querySelectorAll("#board [data-movable]").length)).toBe(0);
    const checked = await screen.run(() => {
      const mark = document.querySelector("#board .mark--check");
      return mark?.closest<SVGElement>("[data-on]")?.dataset["on"];
    });
    expect(checked).toBe("e1");
    if (screen.kind === "chromium") expect(await axeFaults(screen)).toEqual([]);
  });

  it("asks for the piece of a promotion, and makes no move when it is taken back", async () => {
    await begin("3n3k/4P3/8/8/8/8/8/K7 w - - 0 1");
    await dragTo("e7", "e8");
    await until(screen, "the question", () => document.querySelector(".board__chooser") !== null);
    if (screen.kind === "chromium") expect(await axeFaults(screen)).toEqual([]);
    await screen.press("Escape");
    await untilOn(screen, "e7", "white pawn");
    await clicks("e7", "d8");
    await until(screen, "the question", () => document.querySelector(".board__chooser") !== null);
    await screen.run(() => history.back());
    await until(screen, "no question", () => document.querySelector(".board__chooser") === null);
    await untilOn(screen, "e7", "white pawn");
    await clicks("e7", "d8");
    await until(screen, "the question", () => document.querySelector(".board__chooser") !== null);
    await screen.press("n");
    await untilEntries(screen, "exd8=N");
    await untilOn(screen, "d8", "white knight");
  });

  it("turns the board by a key", async () => {
    await begin();
    const left = (): Promise<number> =>
      screen.run(
        (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left ?? -1,
        square("a1"),
      );
    const before = await left();
    await screen.press("f");
    await until(
      screen,
      "the turned board",
      (selector: string, was: number) =>
        (document.querySelector(selector)?.getBoundingClientRect().left ?? was) > was,
      square("a1"),
      before,
    );
    await dragTo("e2", "e4");
    await untilEntries(screen, "e4");
  });
});

describe("castling in Chess960", () => {
  // White: king f1, rooks b1 and h1. Castling on the king's side ends on g1, which is also a step.
  const fen = "1r3k1r/5p2/8/8/8/8/5P2/1R3K1R w HBhb - 0 1";

  it("asks where a step and a castling share a square", async () => {
    await begin(fen);
    await clicks("f1", "g1");
    await until(screen, "the question", () => document.querySelectorAll(".board__choice").length === 2);
    await screen.press("k");
    await untilOn(screen, "g1", "white king");
    await untilOn(screen, "h1", "white rook");
    await clicks("f8", "g8");
    await until(screen, "the question", () => document.querySelectorAll(".board__choice").length === 2);
    await screen.press("c");
    await untilOn(screen, "g8", "black king");
    await untilOn(screen, "f8", "black rook");
  });

  it("castles by king and rook, clicked or dragged, and by the final square", async () => {
    await begin(fen);
    await clicks("f1", "h1");
    await untilEntries(screen, "0-0");
    await untilOn(screen, "g1", "white king");
    await untilOn(screen, "f1", "white rook");
    await dragTo("f8", "b8");
    await untilEntries(screen, "0-0", "0-0-0");
    await untilOn(screen, "c8", "black king");
    await untilOn(screen, "d8", "black rook");
  });
});

describe("castling in standard chess", () => {
  it("selects the rook that is clicked after the king, and castles by two squares", async () => {
    await begin("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    await clicks("e1", "h1");
    await untilOn(screen, "h1", "taken up");
    await clicks("h1", "e1", "g1");
    await untilEntries(screen, "O-O");
    await untilOn(screen, "f1", "white rook");
    await dragTo("e8", "a8");
    await untilEntries(screen, "O-O", "O-O-O");
    await untilOn(screen, "c8", "black king");
  });
});

describe.skipIf(browserName !== "chromium")("gliding", () => {
  /** Notes the longest animation in every frame from now on, in milliseconds. */
  async function watch(): Promise<void> {
    await screen.run(() => {
      document.body.dataset["longest"] = "0";
      const look = (): void => {
        for (const animation of document.getAnimations()) {
          const { duration, delay } = animation.effect?.getTiming() ?? {};
          const took = Number(duration ?? 0) + Number(delay ?? 0);
          document.body.dataset["longest"] = String(Math.max(Number(document.body.dataset["longest"]), took));
        }
        requestAnimationFrame(look);
      };
      look();
    });
  }

  const longest = (): Promise<number> => screen.run(() => Number(document.body.dataset["longest"]));

  it("takes at most 150 ms, and no time at all with reduced motion", async () => {
    await begin();
    await watch();
    await clicks("e2", "e4");
    await until(screen, "a gliding piece", () => Number(document.body.dataset["longest"]) > 0);
    await untilEntries(screen, "e4");
    await until(screen, "stillness", () => document.getAnimations().length === 0);
    expect(await longest()).toBeLessThanOrEqual(150);
    if (!(screen instanceof ChromiumTab)) throw new Error("media are emulated through Chromium");
    await screen.page.emulateMedia({ reducedMotion: "reduce" });
    await screen.run(() => {
      document.body.dataset["longest"] = "0";
    });
    await clicks("e7", "e5");
    await untilOn(screen, "e5", "black pawn");
    expect(await longest()).toBe(0);
  });

  it("never holds up the next move", async () => {
    await begin();
    // Each pair of clicks comes as soon as the session has answered, while the piece before is still on its way.
    const moves = ["e2 e4", "e7 e5", "g1 f3", "b8 c6", "f1 b5"].map((move) => move.split(" "));
    for (const [from = "", to = ""] of moves) {
      await until(
        screen,
        `${from} to be movable`,
        (selector: string) => document.querySelector(selector)?.hasAttribute("data-movable"),
        square(from),
      );
      await clicks(from, to);
    }
    await untilEntries(screen, "e4", "e5", "Nf3", "Nc6", "Bb5");
  });
});
