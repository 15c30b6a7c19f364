/** A board with nothing behind it in the browser under test, and what its tests ask of it. */
import { createServer } from "vite";
import { afterAll, afterEach, beforeAll } from "vitest";
import { root } from "../../../scripts/lib/project.mjs";
import type { BoardView } from "../../../ui/board/types.ts";
import { closeBrowser, openGame } from "../../lib/browser.ts";
import { type Point, type Screen, until } from "../../lib/screen.ts";

/** Serves the whole project, pages of the tests included; ends with the function it answers. */
async function serveProject(): Promise<() => Promise<void>> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    server: { host: "127.0.0.1", port: 0, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (address === null || address === undefined || typeof address === "string")
    throw new Error("no port to serve on");
  const before = process.env["SCORESHEET_URL"];
  process.env["SCORESHEET_URL"] = `http://127.0.0.1:${address.port}/`;
  return async () => {
    if (before !== undefined) process.env["SCORESHEET_URL"] = before;
    await server.close();
  };
}

/** Serves the pages of the tests to the tests of a file; closes the page of each after it, and the browser after the last. */
export function boardForEach(page: () => Screen): void {
  let stop: () => Promise<void>;
  beforeAll(async () => {
    stop = await serveProject();
  });
  afterEach(() => page().close());
  afterAll(async () => {
    await closeBrowser();
    await stop();
  });
}

export async function openBoard(changes: Partial<BoardView> = {}): Promise<Screen> {
  const screen = await openGame("tests/ui/board/harness.html");
  await until(screen, "the board", () => document.documentElement.hasAttribute("data-ready"));
  await show(screen, changes);
  return screen;
}

export function show(screen: Screen, changes: Partial<BoardView>): Promise<void> {
  return screen.run((given: Partial<BoardView>) => window.harness.show(given), changes);
}

/** Middle of a square of the board, wherever it stands on the page. */
export function at(screen: Screen, square: string): Promise<Point> {
  return screen.run((wanted: string) => {
    const box = document.querySelector(`[data-square="${wanted}"]`)?.getBoundingClientRect();
    if (box === undefined) throw new Error(`no square ${wanted}`);
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }, square);
}

export async function press(screen: Screen, square: string): Promise<void> {
  await screen.move(await at(screen, square));
  await screen.down();
}

/** Moves in two steps, as no hand jumps. */
export async function carry(screen: Screen, square: string): Promise<void> {
  const to = await at(screen, square);
  await screen.move({ x: to.x + 5, y: to.y + 5 });
  await screen.move(to);
}

export async function click(screen: Screen, square: string): Promise<void> {
  await press(screen, square);
  await screen.up();
}

export async function drag(screen: Screen, from: string, to: string): Promise<void> {
  await press(screen, from);
  await carry(screen, to);
  await screen.up();
}

/** Moves that the board reported since the last time this was asked. */
export function moves(screen: Screen): Promise<string[]> {
  return screen.run(() => window.harness.moves.splice(0));
}

/** Squares by what the board says of them: `selected`, `can move here` and so on. */
export function squaresThat(screen: Screen, state: string): Promise<string[]> {
  return screen.run((wanted: string) => {
    const cells = [...document.querySelectorAll<HTMLElement>("[role=gridcell]")];
    const said = cells.filter((cell) => (cell.getAttribute("aria-label") ?? "").split(", ").includes(wanted));
    return said.map((cell) => cell.dataset["square"] ?? "").sort();
  }, state);
}

/** The square in whose middle a piece of this kind is drawn, ghosts left out; `between` if it is over none of them exactly. */
export function whereIs(screen: Screen, kind: string): Promise<string[]> {
  return screen.run((wanted: string) => {
    const [colour, path] = wanted.split(" ");
    const seen: string[] = [];
    for (const man of document.querySelectorAll<SVGGElement>(".board__piece")) {
      const d = man.querySelector("path")?.getAttribute("d") ?? "";
      if (man.querySelector(`.piece--${colour}`) === null || !d.startsWith(path ?? "")) continue;
      const middle = man.getScreenCTM();
      const home = [...document.querySelectorAll<HTMLElement>("[data-square]")].find((cell) => {
        const { left, top, width, height } = cell.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return middle !== null && Math.hypot(middle.e - x, middle.f - y) < 1.5;
      });
      seen.push(home?.dataset["square"] ?? "between");
    }
    return seen.sort();
  }, kind);
}
