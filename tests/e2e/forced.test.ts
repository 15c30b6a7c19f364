/** Forced moves in the real window, on the real clock. Waited for by what is shown, never by a sleep. */
import { afterEach, beforeEach, expect, it } from "vitest";
import { openPosition, untilEntries, untilText } from "../lib/page.ts";
import { click, until } from "../lib/screen.ts";
import { App } from "./app.ts";

const forced = "8/6p1/1p3pPk/1P3Pp1/1Pp3p1/KpP3P1/1P6/8 w - - 0 1";
const line = ["Ka4", "Kh5", "Ka3", "Kh6", "Ka4", "Kh5", "Ka3", "Kh6"];
const delay = 800;

let app: App;
beforeEach(async (context) => {
  app = new App(context.task.name.split(" ")[0] ?? "forced");
  await app.start();
});
afterEach(() => app.end());

/** Notes in the page when each list length is first seen, so that the test's own speed is not in the figures. */
function watchTheClock(): Promise<void> {
  return app.screen.run(() => {
    const noted: [number, number][] = [];
    const look = () => {
      const count = document.querySelectorAll("[data-ply]").length;
      if (noted.at(-1)?.[0] !== count) noted.push([count, performance.now()]);
    };
    look();
    const sheet = document.querySelector("#sheet");
    if (sheet !== null) new MutationObserver(look).observe(sheet, { childList: true, subtree: true });
    Object.assign(window, { noted });
  });
}

const notes = (): Promise<[number, number][]> =>
  app.screen.run(() => (window as unknown as { noted: [number, number][] }).noted);

it("line plays itself to the threefold repetition, a step each 800 ms", async () => {
  await watchTheClock();
  await openPosition(app.screen, forced);
  await untilEntries(app.screen, ...line.slice(0, 3));
  await app.step("three moves played by themselves");
  await untilEntries(app.screen, ...line);
  await untilText(app.screen, ".status__verdict", "Draw — threefold repetition");
  await app.step("draw");
  const steps = (await notes()).filter(([count]) => count > 0);
  expect(steps.map(([count]) => count)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  for (const [index, [, at]] of steps.entries()) {
    const before = steps[index - 1]?.[1];
    // Never early, but for what drawing the earlier one took; how late is the benchmark's business.
    if (before !== undefined) expect(at - before).toBeGreaterThan(delay * 0.8);
  }
});

it("undo in the middle plays the same move again after its delay", async () => {
  await openPosition(app.screen, forced);
  await untilEntries(app.screen, ...line.slice(0, 2));
  await watchTheClock();
  await click(app.screen, "[data-action=undo]");
  await until(app.screen, "the list one shorter, then as long as before", () => {
    const counts = (window as unknown as { noted: [number, number][] }).noted.map(([count]) => count);
    return counts.includes(1) && counts.at(-1) !== 1;
  });
  await app.step("played again");
  const seen = await notes();
  const shorter = seen.findIndex(([count]) => count === 1);
  const [undone, again] = [seen[shorter]?.[1] ?? 0, seen[shorter + 1]?.[1] ?? 0];
  expect(again - undone).toBeGreaterThan(delay * 0.8);
  await untilEntries(app.screen, ...line);
  await untilText(app.screen, ".status__verdict", "Draw — threefold repetition");
});
