/** The menu bar of the window: what a page cannot see is clicked through the X server. */
import { spawnSync } from "node:child_process";
import { afterEach, beforeEach, expect, it } from "vitest";
import { middle, until } from "../lib/screen.ts";
import { App } from "./app.ts";

let app: App;
beforeEach(async (context) => {
  app = new App(context.task.name.split(" ")[0] ?? "menu");
  await app.start();
  // In the corner of the screen the bar's places are known.
  await app.screen.picture();
});
afterEach(() => app.end());

function x(...args: string[]): void {
  const done = spawnSync("xdotool", args, { encoding: "utf8" });
  if (done.status !== 0) throw new Error(`xdotool ${args.join(" ")}: ${done.error ?? done.stderr}`);
}

/** Opens the menu at a place of the bar and chooses its nth item, the first being 1. */
function choose(place: number, item: number): void {
  x("mousemove", String(place), "12", "click", "1");
  x("key", ...Array<string>(item).fill("Down"), "Return");
}

it("flips the board by View, Flip board", async () => {
  const before = await middle(app.screen, '#board [data-square="a1"]');
  choose(158, 1);
  await until(
    app.screen,
    "a1 somewhere else",
    (y: number) => {
      const box = document.querySelector('#board [data-square="a1"]')?.getBoundingClientRect();
      return box !== undefined && Math.abs(box.top + box.height / 2 - y) > box.height;
    },
    before.y,
  );
  expect(await middle(app.screen, '#board [data-square="h8"]')).toEqual(before);
});

it("opens the panel of a new game by File, New game", async () => {
  choose(19, 1);
  await until(app.screen, "the panel", () => document.querySelector("dialog[open]") !== null);
  await app.step("new game from the menu");
});
