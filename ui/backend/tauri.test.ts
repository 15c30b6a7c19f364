import { afterEach, expect, test, vi } from "vitest";
import { game, settings, snapshot } from "../testing/game.ts";
import { connect } from "./tauri.ts";

afterEach(() => vi.unstubAllGlobals());

/** What a page begins with that the engine says was loaded so. */
async function initialAfter(type: string): Promise<unknown> {
  class Navigation {
    readonly type = type;
  }
  vi.stubGlobal("PerformanceNavigationTiming", Navigation);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    new Navigation() as unknown as PerformanceEntry,
  ]);
  vi.stubGlobal("scoresheetInitialState", { settings, snapshot: snapshot(["e4"]) });
  return (await connect()).initial;
}

test("a window's first page begins with the state it was opened with, and no later one does", async () => {
  expect(await initialAfter("navigate")).toMatchObject({ settings, snapshot: { rows: game(["e4"]).rows } });
  expect(await initialAfter("reload")).toBeNull();
  expect(await initialAfter("back_forward")).toBeNull();
});
