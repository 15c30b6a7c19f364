/** Files that the system hands to the app: named at its start, and by a second start while it runs. */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Bus, startBus } from "../lib/bus.ts";
import { playByTyping, untilEntries, untilText } from "../lib/page.ts";
import { click, until } from "../lib/screen.ts";
import { startAgain, startWindow } from "../lib/window.ts";
import { App } from "./app.ts";

let app: App;
let bus: Bus | null = null;
beforeEach((context) => {
  app = new App(context.task.name.split(" ")[0] ?? "files");
});
afterEach(async () => {
  await app.end();
  bus?.stop();
  bus = null;
});

/** A file in the app's home, in Latin-1 as the PGN standard has it. */
function file(name: string, text: string): string {
  return app.file(name, Buffer.from(text, "latin1"));
}

/** The folder of saved files in the app's home. */
const saves = (): string => join(app.home.folder, "data", "org.scoresheet.scoresheet");

/** Puts something else in a saved file's place. */
const spoil = (name: string): void => writeFileSync(join(saves(), name), "not what was saved");

it("opens the file named at the start, illegal moves and all", async () => {
  await app.start(file("one.pgn", '[White "José"]\n[Black "Zoë"]\n\n1. e4 e5 2. Ke3 *\n'));
  await untilEntries(app.screen, "e4", "e5", "Ke3");
  await untilText(app.screen, "#sheet", "José");
  await untilText(app.screen, "#status", "not saved: 2. Ke3 is illegal");
  await app.step("opened");
});

it("says of a file that is not there that it could not be read, and starts", async () => {
  await app.start(join(app.home.folder, "no such file.pgn"));
  await untilText(app.screen, "body", "no such file.pgn could not be read");
  await untilEntries(app.screen);
});

it("keeps the game of before in the archive when it is started with a file, and goes on with it when that is none", async () => {
  await app.start();
  await playByTyping(app.screen, "d4", "d5");
  await app.stop();
  await app.start(file("broken.pgn", "\u0001\u0002 nothing\n"));
  await untilText(app.screen, "#foot .notice", "broken.pgn");
  await untilEntries(app.screen, "d4", "d5");
  await app.stop();
  await app.start(file("three.pgn", "1. c4 *\n"));
  await untilEntries(app.screen, "c4");
  await app.screen.press("O", "Control", "Shift");
  await untilText(app.screen, "dialog .record", "1. d4 d5");
});

it("names every saved file that it cannot use, and starts", async () => {
  await app.start();
  await playByTyping(app.screen, "d4", "d5");
  await app.stop();
  const saved = readdirSync(saves()).filter((name) => name.endsWith(".json"));
  expect(saved.length).toBeGreaterThan(1);
  for (const name of saved) spoil(name);
  await app.start();
  await untilEntries(app.screen);
  await untilText(app.screen, "#foot .notice[data-kind=told]", `Read all ${saved.length}`);
  await app.step("all set aside");
  await click(app.screen, "#foot .notice[data-kind=told] .button");
  for (const name of saved) await untilText(app.screen, "dialog .lines", name.replace(".json", ""));
  await app.step("all named");
});

it("keeps a notice until somebody has done something since", async () => {
  await app.start();
  await playByTyping(app.screen, "d4", "d5");
  await app.stop();
  spoil("scoresheet-archive-a.json");
  // The file named at the start changes the game after the notice of the archive has come.
  await app.start(file("one.pgn", "1. c4 *\n"));
  await untilEntries(app.screen, "c4");
  await untilText(app.screen, "#foot .notice[data-kind=told]", "scoresheet-archive-a");
  await untilText(app.screen, "#foot .notice[data-kind=notice]", "one.pgn");
  await app.step("archive set aside, file opened");
  await playByTyping(app.screen, "c5");
  await untilEntries(app.screen, "c4", "c5");
  await until(app.screen, "no notice", () => document.querySelector("#foot .notice") === null);
});

it("second start hands its file to the window that is open, and ends", async () => {
  bus = await startBus();
  app.env = bus.env;
  await app.start();
  expect(await startAgain(app.home, [file("two.pgn", "1. d4 d5 *\n")], bus.env)).toMatchObject({ code: 0 });
  await untilEntries(app.screen, "d4", "d5");
  await until(app.screen, "the window in front", () => document.visibilityState === "visible");
});

it("second start that cannot find the first one opens, does not save, says so, and costs no game", async () => {
  // Without a session bus.
  await app.start();
  await playByTyping(app.screen, "e4");
  const second = await startWindow(app.display, app.home);
  try {
    await untilText(second, "#status", "open in another window or program");
    await playByTyping(second, "d4", "d5");
  } finally {
    await second.close();
  }
  await playByTyping(app.screen, "e5");
  await app.restart();
  await untilEntries(app.screen, "e4", "e5");
});
