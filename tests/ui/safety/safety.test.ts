/**
 * HTML and script put into every field that takes text, in the built page under the app's own content security policy: shown as
 * text, no element made of it, nothing asked of any server, nothing that the policy had to stop.
 */
import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { browserName, closeBrowser, openGame } from "../../lib/browser.ts";
import { type Served, serveBuilt } from "../../lib/built.ts";
import { ChromiumTab } from "../../lib/chromium.ts";
import {
  chooseFromMenu,
  fill,
  openSheet,
  paste,
  playByTyping,
  untilEntries,
  untilFocused,
} from "../../lib/page.ts";
import { click, middle, type Screen, until } from "../../lib/screen.ts";
import { harm, hostile, startTrap, type Trap, untilShown, watch } from "./hostile.ts";

let served: Served;
let usual: string | undefined;
let trap: Trap;
let text: string;
let screen: Screen;

beforeAll(async () => {
  trap = await startTrap();
  text = hostile(trap);
  served = await serveBuilt();
  usual = process.env["SCORESHEET_URL"];
  process.env["SCORESHEET_URL"] = served.url;
});
afterAll(async () => {
  if (usual !== undefined) process.env["SCORESHEET_URL"] = usual;
  await closeBrowser();
  await served.close();
  trap.close();
});
beforeEach(async () => {
  screen = await openSheet();
  await watch(screen);
});
afterEach(async () => {
  expect(await harm(screen, trap)).toEqual([]);
  await screen.close();
});

const game = (white: string, moves: string): string =>
  `[Event "${white}"]\n[Site "${white}"]\n[White "${white}"]\n[Black "${white}"]\n[Result "*"]\n\n${moves} *\n\n`;

/** As it stands in a tag of a PGN file. */
const inTag = (value: string): string => value.replaceAll("\\", "\\\\").replaceAll('"', '\\"');

it("is watched by a policy and a trap that do notice", async () => {
  const other = await openGame();
  await until(other, "the blank line", () => document.querySelector("[data-draft][aria-label]") !== null);
  await watch(other);
  await other.run((url: string) => {
    const image = new Image();
    image.src = `${url}/probe`;
    const style = document.createElement("style");
    style.textContent = "*{color:red}";
    document.body.append(image, style);
  }, trap.url);
  await until(
    other,
    "both refused",
    () =>
      (window as unknown as { found: string[] }).found.filter((one) => one.startsWith("violation")).length >=
      2,
  );
  expect(trap.asked).toEqual([]);
  await other.close();
});

it("an entry, typed on the blank line and pasted with its HTML", async () => {
  await click(screen, "[data-draft]");
  await paste(screen, text, text);
  await screen.press("Enter");
  await untilShown(screen, "[data-ply] .entry__text", text);
});

it("an entry that is edited, its menu, its reason and its earlier text", async () => {
  await playByTyping(screen, "e4");
  await click(screen, "[data-ply='0']");
  await until(screen, "the editor", () => (document.activeElement as HTMLElement).isContentEditable);
  await paste(screen, text, text);
  await screen.press("Enter");
  await untilShown(screen, "[data-ply='0'] .entry__text", text);
  await screen.press("Escape");
  await screen.run(() => {
    const at = document.querySelector("[data-ply='0']");
    at?.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
  });
  await until(screen, "its menu", () => document.querySelector("[role=menu]") !== null);
});

it.skipIf(browserName !== "chromium")("rich text that is dragged into an entry's editor", async () => {
  if (!(screen instanceof ChromiumTab)) return;
  await playByTyping(screen, "e4");
  await click(screen, "[data-ply='0']");
  await until(screen, "the editor", () => (document.activeElement as HTMLElement).isContentEditable);
  const { x, y } = await middle(screen, "[data-ply='0']");
  const protocol = await screen.page.context().newCDPSession(screen.page);
  const items = ["text/html", "text/plain"].map((mimeType) => ({ mimeType, data: text }));
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    const data = { items, dragOperationsMask: 1 };
    await protocol.send("Input.dispatchDragEvent", { type, x, y, data });
  }
  await until(screen, "the text in the editor", () =>
    document.activeElement?.textContent?.includes("onerror"),
  );
  await screen.press("Enter");
  await untilShown(screen, "[data-ply='0'] .entry__text", "onerror");
});

it("a FEN", async () => {
  await click(screen, "[data-action=new_game]");
  await click(screen, "dialog input[value=fen]");
  await fill(screen, "dialog textarea", text);
  await until(
    screen,
    "the fault named",
    () => document.querySelector("#fen-report.field__error")?.textContent,
  );
  await untilShown(screen, "dialog textarea", text);
});

it("the number of a Chess960 start", async () => {
  await click(screen, "[data-action=new_game]");
  await click(screen, "dialog input[value=chess960]");
  await fill(screen, "dialog .new-game__number:not([hidden]) input", text);
  await until(screen, "the number refused", () => document.querySelector("dialog [aria-invalid=true]"));
});

it("every detail of a game, and the head of the list that shows them", async () => {
  // A detail has 200 characters at most: each field gets another part of the text.
  const names = ["white", "black", "event", "site", "date", "round"];
  const parts = names.map((_, index) => text.slice(index * 90, index * 90 + 200));
  await chooseFromMenu(screen, "Details");
  for (const [index, name] of names.entries())
    await fill(screen, `dialog input[name=${name}]`, parts[index] ?? "");
  await screen.press("Enter");
  await untilShown(screen, ".sheet__head", parts[0] ?? "");
  await untilShown(screen, ".sheet__head", (parts[1] ?? "").trim());
});

it("tags, moves and comments of a game that is pasted", async () => {
  await screen.run(() => (document.activeElement as HTMLElement).blur());
  const moves = `1. e4 {${text.replaceAll("}", ")")}} e5 <img/src=${trap.url}/m/onerror=hurt=1>`;
  await paste(screen, game(inTag(text.slice(0, 200)), moves), text);
  await untilShown(screen, "[data-ply='2'] .entry__text", `<img/src=${trap.url}/m/onerror=hurt=1>`);
  await untilShown(screen, ".sheet__head", text.slice(0, 60));
  await click(screen, "[data-ply='0'] .entry__note");
  await untilShown(screen, "dialog .comment", text.replaceAll("}", ")"));
});

it("a list of games to choose from, and the search in it", async () => {
  const many = readFileSync(new URL("../../fixtures/games.pgn", import.meta.url), "utf8");
  await screen.run(() => (document.activeElement as HTMLElement).blur());
  await paste(screen, game(inTag(text), "1. d4 d5") + many.slice(0, 20_000));
  await untilShown(screen, "dialog .record", text.slice(0, 60));
  await fill(screen, "dialog input[type=search]", text);
  await untilShown(screen, "dialog input[type=search]", text);
});

it("the name of a file that is dropped, and a file that is HTML", async () => {
  await screen.run(
    (name: string, content: string) => {
      const data = new DataTransfer();
      data.items.add(new File([content], name, { type: "text/html" }));
      document.body.dispatchEvent(
        new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }),
      );
    },
    `${text}.html`,
    "1. e4 e5 *",
  );
  await untilEntries(screen, "e4", "e5");
  await untilShown(screen, "#foot", text.slice(0, 60));
  await screen.run((content: string) => {
    const data = new DataTransfer();
    data.items.add(new File([content], "page.html", { type: "text/html" }));
    document.body.dispatchEvent(
      new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }),
    );
  }, `<!doctype html><html><body>${text}</body></html>`);
  await until(screen, "a refusal", () => document.querySelector("#foot .notice"));
});

it("the name of a game in the archive, and the search for it", async () => {
  await playByTyping(screen, "e4", "e5");
  await click(screen, "[data-action=new_game]");
  await untilFocused(screen, "Begin");
  await screen.press("Enter");
  await untilEntries(screen);
  await chooseFromMenu(screen, "Archive");
  await until(screen, "a game", () => document.querySelectorAll("dialog .record").length === 1);
  await click(screen, "dialog .record__actions .button:nth-child(2)");
  const name = text.slice(0, 200).trim();
  await fill(screen, "dialog .record input", name);
  await screen.press("Enter");
  await untilShown(screen, "dialog .record__title", name);
  await fill(screen, "dialog input[type=search]", name);
  await until(screen, "found by it", () => document.querySelectorAll("dialog .record").length === 1);
  // Deleted and opened by that name, it is said in sentences.
  await click(screen, "dialog .record__actions .button:nth-child(3)");
  await untilShown(screen, "dialog .panel__word", name.slice(0, 60));
});
