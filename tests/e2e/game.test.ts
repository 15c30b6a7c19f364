/** The main job in the real window: play, rewrite, look at what stops, take back, and find it again. */
import { afterEach, beforeEach, expect, it } from "vitest";
import type { InitialState } from "../../ui/backend/bindings.ts";
import { clickMove, dragMove, untilOn } from "../lib/board.ts";
import { entries, textOf, untilEntries, untilText } from "../lib/page.ts";
import { click } from "../lib/screen.ts";
import { App, ask, rewrite } from "./app.ts";

let app: App;
beforeEach((context) => {
  app = new App(context.task.name.split(" ")[0] ?? "game");
});
afterEach(() => app.end());

/** 1. e4 by drag, e5 by clicks. */
async function open(): Promise<void> {
  await app.start();
  await dragMove(app.screen, "e2", "e4");
  await untilEntries(app.screen, "e4");
  await clickMove(app.screen, "e7", "e5");
  await untilEntries(app.screen, "e4", "e5");
}

/** The list that the shell gave along with the page, and whether this is the page it was given with. */
function givenAlong(): { texts: string[] | undefined; isFirst: boolean } {
  const { scoresheetInitialState: given } = globalThis as { scoresheetInitialState?: InitialState };
  const texts = given?.snapshot.rows.map(({ text }) => text);
  const [navigation] = performance.getEntriesByType("navigation");
  return { texts, isFirst: (navigation as PerformanceNavigationTiming).type === "navigate" };
}

it("plays by drag and by clicks, rewrites, applies an illegal move, halts, restores and undoes", async () => {
  await open();
  const { screen } = app;
  await untilOn(screen, "e4", "white pawn");
  await app.step("e4 e5");

  await rewrite(screen, 0, "d4", "Enter");
  await untilEntries(screen, "d4", "e5");
  await untilOn(screen, "d4", "white pawn");
  await untilOn(screen, "e4", "empty");
  await app.step("entry 0 rewritten to d4");

  await rewrite(screen, 0, "Ke2", "Enter");
  await untilEntries(screen, "Ke2", "e5");
  await untilOn(screen, "e2", "white king");
  expect((await entries(screen))[0]).toMatchObject({ outcome: "illegal", halted: false });
  await untilText(screen, "#status", "not saved: 1. Ke2 is illegal");
  await app.step("Ke2 applied and marked illegal");

  await rewrite(screen, 0, "e4", "Enter");
  await clickMove(screen, "g1", "f3");
  await untilEntries(screen, "e4", "e5", "Nf3");
  await rewrite(screen, 1, "", "Enter");
  await untilText(screen, "#status", "list stops at 1…");
  expect(await entries(screen)).toMatchObject([
    { text: "e4", outcome: "legal" },
    { text: "empty", outcome: "blank", halted: true },
    { text: "Nf3", outcome: "unreachable" },
  ]);
  expect(await screen.run(() => document.querySelectorAll("#sheet s").length)).toBeGreaterThan(0);
  // The board stands where the list was last reached: after 1. e4.
  await untilOn(screen, "e4", "white pawn");
  await untilOn(screen, "e5", "empty");
  await untilOn(screen, "f3", "empty");
  await app.step("entry 1 cleared");

  const before = await entries(screen);
  const fen = await ask(screen, "export_fen");
  await rewrite(screen, 0, "d4", "Escape");
  expect(await entries(screen)).toEqual(before);
  expect(await ask(screen, "export_fen")).toBe(fen);
  await app.step("Escape leaves all as it was");

  await click(screen, "[data-action=undo]");
  await untilEntries(screen, "e4", "empty");
  await app.step("undo");
});

it("restart brings a legal game back, with the board as it was", async () => {
  await open();
  await app.restart();
  await untilEntries(app.screen, "e4", "e5");
  await untilOn(app.screen, "e5", "black pawn");
  expect(await textOf(app.screen, ".status__verdict")).toBe("White to move");
  // The window was opened with it: the page has what to draw before it has asked.
  expect(await app.screen.run(givenAlong)).toEqual({ texts: ["e4", "e5"], isFirst: true });
  await app.step("restarted");
});

it("reload of an illegal game starts fresh, and a legal one is there again", async () => {
  await open();
  const { screen } = app;
  await screen.reload();
  await app.shown();
  await untilEntries(screen, "e4", "e5");
  await rewrite(screen, 0, "Ke2", "Enter");
  await untilText(screen, "#status", "not saved");
  await app.step("illegal");
  await screen.reload();
  await app.shown();
  await untilEntries(screen);
  await untilOn(screen, "e2", "white pawn");
  expect((await screen.run(givenAlong)).isFirst).toBe(false);
  await app.step("reloaded, fresh");
  await app.restart();
  await untilEntries(app.screen);
});
