/** The board is one drawing, on the page and as a picture to take away. */
import { expect, it } from "vitest";
import { type Screen, until } from "../../lib/screen.ts";
import { boardForEach, click, openBoard, show } from "./support.ts";

let screen: Screen;
boardForEach(() => screen);

/** Black's king in check on e8, with a last move and a selection. */
const checked = {
  fen: "4k3/8/8/8/8/8/3P4/4R1K1 b - - 0 1",
  lastMove: { from: "a1", to: "e1" },
  checked: ["e8"],
  destinations: { e8: ["d8", "d7"] },
};

/** What is drawn outside of the one drawing, and how often each part stands in it. */
function parts(): Promise<{ drawings: number; inCells: number; counts: number[] }> {
  return screen.run(() => ({
    drawings: document.querySelectorAll("#board svg").length,
    inCells: document.querySelectorAll("[role=gridcell] *").length,
    counts: [".board__dark", ".board__piece", ".mark", ".board__coordinate"].map(
      (part) => document.querySelectorAll(`#board > .board > svg ${part}`).length,
    ),
  }));
}

it("is one SVG under a grid of empty cells, or one SVG alone", async () => {
  screen = await openBoard(checked);
  await click(screen, "e8");
  expect(await parts()).toEqual({ drawings: 1, inCells: 0, counts: [1, 4, 6, 16] });
  const seen = await screen.run(() => {
    const cell = document.querySelector("[data-square=a5]");
    return cell === null ? "" : getComputedStyle(cell).backgroundColor;
  });
  expect(seen).toBe("rgba(0, 0, 0, 0)");
  await show(screen, { interactive: false, coordinates: false });
  expect(await parts()).toEqual({ drawings: 1, inCells: 0, counts: [1, 4, 3, 0] });
  expect(await screen.run(() => document.querySelectorAll("[role=gridcell]").length)).toBe(0);
});

it("keeps each part that stays, so that a move costs no more than what moves", async () => {
  screen = await openBoard(checked);
  await screen.run(() => {
    for (const part of document.querySelectorAll("#board svg *")) part.setAttribute("data-old", "");
  });
  await show(screen, {
    fen: "8/3k4/8/8/8/8/3P4/4R1K1 w - - 0 1",
    lastMove: { from: "e8", to: "d7" },
    checked: [],
    destinations: {},
  });
  const fresh = await screen.run(() =>
    [...document.querySelectorAll("#board svg g:not([data-old])")].map(
      (part) => part.getAttribute("data-on") ?? part.getAttribute("class"),
    ),
  );
  expect(fresh).toEqual(["e8", "mark mark--movedFrom", "d7", "mark mark--movedTo"]);
});

it("is the same as a picture, with its colours written into it and nothing of what is in hand", async () => {
  screen = await openBoard(checked);
  await click(screen, "e8");
  const { same, left, title } = await screen.run(() => {
    const shapes = (root: ParentNode | null): string[] =>
      [...(root?.querySelectorAll("path, rect, circle, text") ?? [])].map((part) => {
        const names = ["d", "x", "y", "width", "height", "cx", "cy", "r", "transform", "stroke-width"];
        const inherited = part.closest("[transform]")?.getAttribute("transform");
        return [part.localName, ...names.map((name) => part.getAttribute(name)), inherited].join(" ");
      });
    const picture = new DOMParser().parseFromString(window.harness.picture("In check"), "image/svg+xml");
    window.harness.board.cancelPending();
    const drawn = document.querySelector("#board svg");
    const paths = (root: ParentNode | null): string[] =>
      shapes(root).filter((one) => one.startsWith("path M"));
    const attributes = [...picture.querySelectorAll("*")].flatMap((part) => [...part.attributes]);
    return {
      same: [paths(picture).map((one) => one.split(" ")[1]), paths(drawn).map((one) => one.split(" ")[1])],
      left: attributes.filter(({ name, value }) => /class|style/.test(name) || value.includes("var(")).length,
      title: picture.querySelector("title")?.textContent,
    };
  });
  expect(same[0]).toEqual(same[1]);
  expect(left).toBe(0);
  expect(title).toBe("In check");
});

it("is painted as a PNG in the theme's colours", async () => {
  screen = await openBoard({ ...checked, coordinates: false });
  const colours = async (theme: string): Promise<string[]> => {
    await screen.run((name: string) => {
      document.documentElement.dataset["theme"] = name;
      document.body.dataset["pixels"] = "";
      const { harness } = window;
      // Middles of a light and a dark square, of the white rook, and of the black king.
      const at = ["h1", "a1", "e1", "e8"];
      void harness.pixels(at).then((seen) => (document.body.dataset["pixels"] = JSON.stringify(seen)));
    }, theme);
    const text = await until(screen, "the PNG", () => document.body.dataset["pixels"]);
    return JSON.parse(text) as string[];
  };
  const wanted = (theme: string): Promise<string[]> =>
    screen.run((name: string) => {
      document.documentElement.dataset["theme"] = name;
      const [light, dark] = [".board__light", ".board__dark"].map((part) => document.querySelector(part));
      const [white, black] = [".piece--white path", ".piece--black path"].map((part) =>
        document.querySelector(part),
      );
      return [light, dark, white, black].map((part) => (part ? getComputedStyle(part).fill : ""));
    }, theme);
  for (const theme of ["light", "dark"]) {
    const seen = await colours(theme);
    expect(seen).toEqual(await wanted(theme));
  }
});
