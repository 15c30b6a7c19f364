/** The board under mouse and finger: drags, clicks, and everything that takes them back. */
import { beforeEach, describe, expect, it } from "vitest";
import { castlingView, sharedView } from "../../../ui/board/example.ts";
import { browserName } from "../../lib/browser.ts";
import { ChromiumTab } from "../../lib/chromium.ts";
import { type Screen, until } from "../../lib/screen.ts";
import {
  at,
  boardForEach,
  carry,
  click,
  drag,
  moves,
  openBoard,
  press,
  show,
  squaresThat,
  whereIs,
} from "./support.ts";

const WHITE_PAWN = "white M0-50A";
const WHITE_KING = "white M-18-50";
const WHITE_ROOK = "white M-50-50";

let screen: Screen;
boardForEach(() => screen);

/** Only e2 has a pawn, so that it is easily found. */
const lonePawn = {
  fen: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
  destinations: { e2: ["e3", "e4"], e1: ["d1", "f1"] },
};

describe("a drag", () => {
  it("marks in the frame of the press, and moves in the drop", async () => {
    screen = await openBoard(lonePawn);
    const marked = screen.run(() => {
      return new Promise<string[]>((resolve) => {
        const board = document.querySelector(".board");
        board?.addEventListener("pointerdown", () => {
          requestAnimationFrame(() => {
            const marks = [...document.querySelectorAll(".mark--quiet")];
            resolve(marks.map((mark) => mark.closest<SVGElement>("[data-on]")?.dataset["on"] ?? ""));
          });
        });
        setTimeout(() => resolve(["no press came"]), 5000);
      });
    });
    await press(screen, "e2");
    if (screen.kind === "chromium") expect((await marked).sort()).toEqual(["e3", "e4"]);
    expect(await squaresThat(screen, "selected")).toEqual(["e2"]);
    await carry(screen, "e4");
    await screen.up();
    expect(await moves(screen)).toEqual(["e2e4"]);
  });

  it("takes the piece back when it is dropped off the board or on no destination", async () => {
    screen = await openBoard(lonePawn);
    await press(screen, "e2");
    await carry(screen, "e4");
    await screen.move({ x: 600, y: 300 });
    await screen.up();
    expect(await whereIs(screen, WHITE_PAWN)).toEqual(["e2"]);
    await drag(screen, "e2", "a5");
    expect(await whereIs(screen, WHITE_PAWN)).toEqual(["e2"]);
    expect(await squaresThat(screen, "selected")).toEqual([]);
    expect(await moves(screen)).toEqual([]);
  });

  it("leaves the piece selected on its own square, and a second click deselects it", async () => {
    screen = await openBoard(lonePawn);
    await press(screen, "e2");
    await carry(screen, "e4");
    await carry(screen, "e2");
    await screen.up();
    expect(await squaresThat(screen, "selected")).toEqual(["e2"]);
    await click(screen, "e2");
    expect(await squaresThat(screen, "selected")).toEqual([]);
    expect(await moves(screen)).toEqual([]);
  });

  it.each([["right button"], ["Escape"]])("is cancelled by the %s", async (way) => {
    screen = await openBoard(lonePawn);
    await press(screen, "e2");
    await carry(screen, "e4");
    if (way === "Escape") await screen.press("Escape");
    else await screen.down("right");
    expect(await whereIs(screen, WHITE_PAWN)).toEqual(["e2"]);
    expect(await squaresThat(screen, "selected")).toEqual([]);
    if (way !== "Escape") await screen.up("right");
    await screen.up();
    expect(await moves(screen)).toEqual([]);
  });

  it("goes on through new views while the piece is there, and ends when it is not", async () => {
    screen = await openBoard(lonePawn);
    await press(screen, "e2");
    await carry(screen, "e4");
    await show(screen, { fen: "3k4/8/8/8/8/8/4P3/4K3 w - - 0 1", lastMove: { from: "e8", to: "d8" } });
    expect(await whereIs(screen, WHITE_PAWN)).toEqual(["e4"]);
    await screen.up();
    expect(await moves(screen)).toEqual(["e2e4"]);
    await press(screen, "e2");
    await carry(screen, "e4");
    await show(screen, { fen: "3k4/8/8/8/8/4P3/8/4K3 b - - 0 1", destinations: {} });
    expect(await whereIs(screen, WHITE_PAWN)).toEqual(["e3"]);
    await screen.up();
    expect(await moves(screen)).toEqual([]);
  });

  it("leaves the piece where it was put until the answer comes", async () => {
    screen = await openBoard(lonePawn);
    await screen.run(() => {
      window.harness.slow = true;
    });
    await drag(screen, "e2", "e4");
    expect(await whereIs(screen, WHITE_PAWN)).toEqual(["e4"]);
    await screen.run(() => window.harness.refuse());
    await until(screen, "the pawn at home", () => document.querySelector(".board__piece--held") === null);
    expect(await whereIs(screen, WHITE_PAWN)).toEqual(["e2"]);
  });
});

describe("what is pressed while a move is on its way", () => {
  /** The position after e2e4, with Black to move. */
  const after = {
    fen: "3k4/8/8/8/4P3/8/8/4K3 b - - 0 1",
    destinations: { d8: ["d7", "e7"] },
    lastMove: { from: "e2", to: "e4" },
  };

  beforeEach(async () => {
    screen = await openBoard(lonePawn);
    await screen.run(() => {
      window.harness.slow = true;
    });
    await drag(screen, "e2", "e4");
    expect(await moves(screen)).toEqual(["e2e4"]);
  });

  it("by clicks, is done on the position that comes of it", async () => {
    await click(screen, "d8");
    await click(screen, "d7");
    expect(await moves(screen)).toEqual([]);
    await show(screen, after);
    expect(await moves(screen)).toEqual(["d8d7"]);
  });

  it("goes on as a drag", async () => {
    await press(screen, "d8");
    await carry(screen, "d6");
    await show(screen, after);
    expect(await squaresThat(screen, "selected")).toEqual(["d8"]);
    await carry(screen, "e7");
    await screen.up();
    expect(await moves(screen)).toEqual(["d8e7"]);
  });

  it("by keys, is done in the same order", async () => {
    // From e2 to d8, and one down with what stands there.
    for (let up = 0; up < 6; up += 1) await screen.press("ArrowUp");
    for (const key of ["ArrowLeft", "Enter", "ArrowDown", "Enter"]) await screen.press(key);
    await show(screen, after);
    expect(await moves(screen)).toEqual(["d8d7"]);
  });

  it("is dropped when the move is refused, or by Escape", async () => {
    await click(screen, "d8");
    await click(screen, "d7");
    await screen.press("Escape");
    await click(screen, "d8");
    await click(screen, "e7");
    await screen.run(() => window.harness.refuse());
    await until(screen, "the pawn at home", () => document.querySelector(".board__piece--held") === null);
    await show(screen, after);
    expect(await moves(screen)).toEqual([]);
  });
});

describe("clicks", () => {
  it("move, select another piece, and deselect elsewhere", async () => {
    screen = await openBoard(lonePawn);
    await click(screen, "e1");
    await click(screen, "e2");
    expect(await squaresThat(screen, "selected")).toEqual(["e2"]);
    await click(screen, "a6");
    expect(await squaresThat(screen, "selected")).toEqual([]);
    await click(screen, "e2");
    await click(screen, "e3");
    expect(await moves(screen)).toEqual(["e2e3"]);
  });

  it("follow the flipped board", async () => {
    screen = await openBoard({ ...lonePawn, flipped: true });
    await drag(screen, "e2", "e4");
    await click(screen, "e2");
    await click(screen, "e3");
    expect(await moves(screen)).toEqual(["e2e4", "e2e3"]);
  });

  it("of the right button open no menu and make no move", async () => {
    screen = await openBoard(lonePawn);
    await screen.run(() => {
      document.addEventListener("contextmenu", (event) => {
        document.title = event.defaultPrevented ? "kept back" : "menu";
      });
    });
    await click(screen, "e2");
    await screen.move(await at(screen, "e4"));
    await screen.down("right");
    await screen.up("right");
    expect(await screen.run(() => document.title)).toBe("kept back");
    expect(await squaresThat(screen, "selected")).toEqual([]);
    expect(await moves(screen)).toEqual([]);
  });

  it("give the focus to the square, and no ring", async () => {
    screen = await openBoard(lonePawn);
    await click(screen, "e2");
    const focused = await screen.run(() => {
      const cell = document.activeElement as HTMLElement | null;
      return [cell?.dataset["square"], cell === null ? "" : getComputedStyle(cell).outlineStyle];
    });
    expect(focused).toEqual(["e2", "none"]);
  });
});

describe("castling by hand", () => {
  it("drops the king on its rook or its final square", async () => {
    screen = await openBoard(castlingView());
    await drag(screen, "e1", "h1");
    await drag(screen, "e1", "c1");
    expect(await moves(screen)).toEqual(["e1h1", "e1a1"]);
  });

  it("puts both pieces down while the answer is awaited", async () => {
    screen = await openBoard(castlingView());
    await screen.run(() => {
      window.harness.slow = true;
    });
    await drag(screen, "e1", "h1");
    expect(await whereIs(screen, WHITE_KING)).toEqual(["g1"]);
    expect(await whereIs(screen, WHITE_ROOK)).toEqual(["a1", "f1"]);
  });

  it("selects the rook that is clicked in standard chess, and castles in Chess960", async () => {
    screen = await openBoard(castlingView());
    await click(screen, "e1");
    await click(screen, "h1");
    expect(await moves(screen)).toEqual([]);
    expect(await squaresThat(screen, "selected")).toEqual(["h1"]);
    await click(screen, "h1");
    await show(screen, sharedView());
    await click(screen, "f1");
    await click(screen, "h1");
    expect(await moves(screen)).toEqual(["f1h1"]);
  });

  it("shows where both will stand when a castling is pointed at", async () => {
    screen = await openBoard(castlingView());
    await click(screen, "e1");
    await screen.move(await at(screen, "c1"));
    expect(await screen.run(() => document.querySelectorAll(".board__ghost").length)).toBe(2);
    await screen.move(await at(screen, "d1"));
    expect(await screen.run(() => document.querySelectorAll(".board__ghost").length)).toBe(0);
  });
});

describe.skipIf(browserName !== "chromium")("a pen", () => {
  it("drags as a mouse does", async () => {
    screen = await openBoard(lonePawn);
    if (!(screen instanceof ChromiumTab)) throw new Error("a pen is driven through Chromium");
    const protocol = await screen.page.context().newCDPSession(screen.page);
    const pen = async (
      type: "mousePressed" | "mouseMoved" | "mouseReleased",
      square: string,
    ): Promise<void> => {
      const held = { button: "left", buttons: type === "mouseReleased" ? 0 : 1, clickCount: 1 } as const;
      await protocol.send("Input.dispatchMouseEvent", {
        type,
        pointerType: "pen",
        ...held,
        ...(await at(screen, square)),
      });
    };
    await pen("mousePressed", "e2");
    expect(await squaresThat(screen, "selected")).toEqual(["e2"]);
    await pen("mouseMoved", "e3");
    await pen("mouseMoved", "e4");
    expect(await whereIs(screen, WHITE_PAWN)).toEqual(["e4"]);
    await pen("mouseReleased", "e4");
    expect(await moves(screen)).toEqual(["e2e4"]);
  });
});

describe.skipIf(browserName !== "chromium")("a finger", () => {
  async function touching(): Promise<(type: string, square: string | null) => Promise<void>> {
    if (!(screen instanceof ChromiumTab)) throw new Error("touch is driven through Chromium");
    const protocol = await screen.page.context().newCDPSession(screen.page);
    await protocol.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    return async (type, square) => {
      const touchPoints = square === null ? [] : [await at(screen, square)];
      await protocol.send("Input.dispatchTouchEvent", {
        type: type as "touchStart" | "touchMove" | "touchEnd" | "touchCancel",
        touchPoints,
      });
    };
  }

  it("drags a piece, and the page does not scroll", async () => {
    screen = await openBoard(lonePawn);
    await screen.resize(400, 300);
    const touch = await touching();
    await screen.run(() => window.scrollTo(0, 200));
    const before = await screen.run(() => window.scrollY);
    await touch("touchStart", "e2");
    expect(await squaresThat(screen, "selected")).toEqual(["e2"]);
    await touch("touchMove", "e3");
    await touch("touchMove", "e4");
    expect(await screen.run(() => document.querySelector(".board__piece--touched") !== null)).toBe(true);
    await touch("touchEnd", null);
    expect(await moves(screen)).toEqual(["e2e4"]);
    expect(before).toBeGreaterThan(0);
    expect(await screen.run(() => window.scrollY)).toBe(before);
  });

  it("taps a piece and then its destination", async () => {
    screen = await openBoard(lonePawn);
    const touch = await touching();
    for (const square of ["e2", "e3"]) {
      await touch("touchStart", square);
      await touch("touchEnd", null);
    }
    expect(await moves(screen)).toEqual(["e2e3"]);
  });

  it("that the system takes away leaves everything as it was", async () => {
    screen = await openBoard(lonePawn);
    const touch = await touching();
    await touch("touchStart", "e2");
    await touch("touchMove", "e3");
    await touch("touchMove", "e4");
    await touch("touchCancel", null);
    expect(await whereIs(screen, WHITE_PAWN)).toEqual(["e2"]);
    expect(await squaresThat(screen, "selected")).toEqual([]);
    expect(await moves(screen)).toEqual([]);
    await drag(screen, "e2", "e4");
    expect(await moves(screen)).toEqual(["e2e4"]);
  });
});
