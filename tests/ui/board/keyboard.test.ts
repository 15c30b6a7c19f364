/** The board by keyboard and to assistive technology. */
import { describe, expect, it } from "vitest";
import { castlingView } from "../../../ui/board/example.ts";
import { axeFaults } from "../../lib/axe.ts";
import { browserName } from "../../lib/browser.ts";
import { ChromiumTab } from "../../lib/chromium.ts";
import { click as clickOn, middle, type Screen } from "../../lib/screen.ts";
import { boardForEach, moves, openBoard, show, squaresThat } from "./support.ts";

let screen: Screen;
boardForEach(() => screen);

async function keys(line: string): Promise<void> {
  for (const key of line.split(" ")) await screen.press(key === "Space" ? " " : key);
}

/** Goes to the board by Tab, from the button before it. */
async function enter(): Promise<void> {
  await clickOn(screen, await middle(screen, "#elsewhere"));
  await screen.press("Tab");
}

function focused(): Promise<string> {
  return screen.run(() => {
    const element = document.activeElement as HTMLElement | null;
    return element?.dataset["square"] ?? element?.id ?? "";
  });
}

const said = (): Promise<string[]> => screen.run(() => window.harness.said.splice(0));

describe("the keyboard", () => {
  it("finds one tab stop, and moves about by arrows", async () => {
    screen = await openBoard();
    await enter();
    expect(await focused()).toBe("e1");
    await keys("ArrowUp ArrowUp ArrowLeft");
    expect(await focused()).toBe("d3");
    await keys("Home");
    expect(await focused()).toBe("a3");
    await keys("PageUp");
    expect(await focused()).toBe("a8");
    await screen.press("Tab");
    expect(await focused()).toBe("after");
    await screen.press("Tab", "Shift");
    expect(await focused()).toBe("a8");
  });

  it("picks up and puts down, and says so", async () => {
    screen = await openBoard();
    await enter();
    await keys("ArrowUp Enter");
    expect(await squaresThat(screen, "selected")).toEqual(["e2"]);
    expect(await squaresThat(screen, "can move here")).toEqual(["e3", "e4"]);
    await keys("ArrowUp ArrowUp Space");
    expect(await moves(screen)).toEqual(["e2e4"]);
    expect(await said()).toEqual(["e2 picked up: e3, e4"]);
    expect(await focused()).toBe("e4");
  });

  it("lets go by Escape or on the same square, and refuses other squares in words", async () => {
    screen = await openBoard();
    await enter();
    await keys("ArrowUp Enter Escape");
    expect(await squaresThat(screen, "selected")).toEqual([]);
    await keys("Enter Enter");
    expect(await squaresThat(screen, "selected")).toEqual([]);
    await keys("Enter ArrowRight ArrowUp Enter");
    expect(await squaresThat(screen, "selected")).toEqual(["e2"]);
    expect((await said()).slice(-1)).toEqual(["not to f3"]);
    expect(await moves(screen)).toEqual([]);
  });

  it("shows a ring on the focused square, and where a castling would lead", async () => {
    screen = await openBoard(castlingView());
    await enter();
    await keys("Enter ArrowRight ArrowRight");
    const shown = await screen.run(() => {
      const cell = document.activeElement;
      const ring = cell === null ? "" : getComputedStyle(cell).outlineStyle;
      // Without a window manager WebKit's window never has the focus, and then nothing in it looks focused.
      return [document.hasFocus() ? ring : "solid", document.querySelectorAll(".board__ghost").length];
    });
    expect(shown).toEqual(["solid", 2]);
    await keys("Enter");
    expect(await moves(screen)).toEqual(["e1h1"]);
  });

  it("keeps the focus on its square when the board is flipped", async () => {
    screen = await openBoard();
    await enter();
    await keys("ArrowUp");
    await show(screen, { flipped: true });
    expect(await focused()).toBe("e2");
    await keys("ArrowUp");
    expect(await focused()).toBe("e1");
  });

  it("has done with a move when there is none to make", async () => {
    screen = await openBoard();
    await show(screen, { destinations: {} });
    await enter();
    await keys("ArrowUp Enter");
    expect(await squaresThat(screen, "selected")).toEqual([]);
    expect(await moves(screen)).toEqual([]);
  });
});

describe.skipIf(browserName !== "chromium")("assistive technology", () => {
  interface AxNode {
    role?: { value?: string };
    name?: { value?: string };
    ignored?: boolean;
    properties?: { name: string; value: { value?: unknown } }[];
  }

  /** The computed tree, as `role: name`, with `*` for what is selected. */
  async function tree(): Promise<string[]> {
    if (!(screen instanceof ChromiumTab)) throw new Error("the tree is read through Chromium's protocol");
    const protocol = await screen.page.context().newCDPSession(screen.page);
    await protocol.send("Accessibility.enable");
    const { nodes } = (await protocol.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
    return nodes
      .filter((node) => node.ignored !== true)
      .map((node) => {
        const chosen = node.properties?.some(
          ({ name, value }) => name === "selected" && value.value === true,
        );
        return `${node.role?.value}: ${node.name?.value}${chosen === true ? " *" : ""}`;
      });
  }

  it("finds a grid of eight rows and sixty-four named squares", async () => {
    screen = await openBoard({
      lastMove: { from: "b8", to: "c6" },
      checked: ["e1"],
    });
    await enter();
    await keys("ArrowUp Enter");
    const lines = await tree();
    expect(lines).toContain("grid: Board");
    expect(lines.filter((line) => line.startsWith("row:"))).toHaveLength(8);
    expect(lines.filter((line) => line.startsWith("gridcell:"))).toHaveLength(64);
    expect(lines).toContain("gridcell: e2, white pawn, selected *");
    expect(lines).toContain("gridcell: e4, empty, can move here");
    expect(lines).toContain("gridcell: e1, white king, in check");
    expect(lines).toContain("gridcell: b8, black knight, moved from here");
    expect(lines).toContain("gridcell: c6, empty, moved here");
    expect(await axeFaults(screen)).toEqual([]);
  });

  it("finds a picture with a text where nothing can be done", async () => {
    screen = await openBoard();
    await show(screen, {
      interactive: false,
      fen: "8/8/8/8/3N4/8/8/8 w - - 0 1",
      marks: [{ square: "f5", kind: "reach" }],
    });
    const lines = await tree();
    expect(lines.filter((line) => /^(image|img):/.test(line))).toEqual([
      "image: white knight d4; marked: f5",
    ]);
    expect(lines.filter((line) => line.startsWith("gridcell:"))).toEqual([]);
    expect(await axeFaults(screen)).toEqual([]);
  });
});
