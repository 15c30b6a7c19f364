/** No faults that axe finds, in any state of the page and any theme; and what the computed tree says of the list. */
import { describe, expect, it } from "vitest";
import { axeFaults } from "../../lib/axe.ts";
import { browserName } from "../../lib/browser.ts";
import { ChromiumTab } from "../../lib/chromium.ts";
import { sheetForEach } from "../../lib/each.ts";
import { openPosition, paste, playByTyping, typeText, untilEntries, untilText } from "../../lib/page.ts";
import { click, type Screen, until } from "../../lib/screen.ts";

async function openCommented(screen: Screen): Promise<void> {
  await screen.run(() => (document.activeElement as HTMLElement).blur());
  await paste(screen, "1. e4 {good} e5 2. Ke4 {bad} *");
  await untilEntries(screen, "e4", "e5", "Ke4");
}

/** What brings the page into each state that is looked at. */
const states: Record<string, (screen: Screen) => Promise<void>> = {
  start: () => Promise.resolve(),
  "a game in play": (screen) => playByTyping(screen, "e4", "e5", "Nf3"),
  "a halted list": async (screen) => {
    await playByTyping(screen, "e4", "Qz9", "Nf3");
    await untilText(screen, ".status__notes", "list stops at");
  },
  "an illegal position": async (screen) => {
    await playByTyping(screen, "Ke2", "e5");
    await untilText(screen, ".status__notes", "not saved");
  },
  "an editor open": async (screen) => {
    await playByTyping(screen, "e4", "e5");
    await click(screen, "[data-ply='0']");
    await typeText(screen, "d4");
    await until(screen, "a preview", () => document.querySelector("#foot-line")?.textContent);
  },
  "an edited entry": async (screen) => {
    await playByTyping(screen, "e4");
    await click(screen, "[data-ply='0']");
    await typeText(screen, "d4");
    await screen.press("Enter");
    await untilEntries(screen, "d4");
  },
  "an entry's menu": async (screen) => {
    await playByTyping(screen, "e4");
    await screen.press("ArrowLeft");
    await screen.press("F10", "Shift");
  },
  "a comment's entry": async (screen) => {
    await openCommented(screen);
    await click(screen, "[data-draft]");
    await screen.press("Escape");
    await screen.press("Home");
    await untilText(screen, "#foot-line", "comment: good");
  },
  "a comment": async (screen) => {
    await openCommented(screen);
    await click(screen, "[data-ply='0'] .entry__note");
    await untilText(screen, "dialog .comment", "good");
  },
  "a game that is over": async (screen) => {
    await playByTyping(screen, "f3", "e5", "g4", "Qh4#");
    await untilText(screen, ".status__score", "0-1");
  },
  "an earlier position": async (screen) => {
    await playByTyping(screen, "e4", "e5");
    await screen.press("[");
    await untilText(screen, ".status__looking", "looking at");
  },
  "a position with faults": (screen) => openPosition(screen, "8/8/8/8/8/8/8/8 w - - 0 1"),
  "the panel for a new game": async (screen) => {
    await click(screen, "[data-action=new_game]");
    await click(screen, "dialog input[value=fen]");
    await typeText(screen, "x");
  },
  settings: (screen) => screen.press(",", "Control"),
  archive: async (screen) => {
    await playByTyping(screen, "e4", "e5");
    await click(screen, "[data-action=new_game]");
    await screen.press("Enter");
    await untilEntries(screen);
    await screen.press("O", "Control", "Shift");
    await until(screen, "a game", () => document.querySelector("dialog .record"));
  },
  details: (screen) => screen.press("i", "Control"),
  keys: (screen) => screen.press("?"),
  menu: (screen) => click(screen, "[data-action=more]"),
  rules: async (screen) => {
    await screen.press("F1");
    await until(screen, "the pages", () => document.querySelector("dialog .rules"));
  },
};

/** The computed tree's elements of these roles with their names, but for the squares of the board. */
async function tree(screen: Screen, wanted: readonly string[]): Promise<string[]> {
  if (!(screen instanceof ChromiumTab)) throw new Error("the computed tree is read in Chromium");
  const protocol = await screen.page.context().newCDPSession(screen.page);
  interface AxNode {
    readonly role?: { readonly value: string };
    readonly name?: { readonly value: string };
    readonly ignored: boolean;
  }
  const { nodes } = (await protocol.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
  return nodes
    .filter(({ ignored, role }) => !ignored && wanted.includes(role?.value ?? ""))
    .map(({ role, name }) => `${role?.value}: ${name?.value ?? ""}`)
    .filter((line) => !/^gridcell: [a-h][1-8],/.test(line));
}

let screen: Screen;

describe.skipIf(browserName !== "chromium")("axe", () => {
  sheetForEach((opened) => {
    screen = opened;
  });

  for (const [name, reach] of Object.entries(states)) {
    it(`finds nothing in ${name}, light, dark and in high contrast`, async () => {
      await reach(screen);
      for (const theme of ["light", "dark", "contrast"]) {
        await screen.run((chosen: string) => {
          document.documentElement.dataset["theme"] = chosen;
        }, theme);
        expect(await axeFaults(screen), theme).toEqual([]);
      }
    });
  }

  it("reads a comment with its entry", async () => {
    await openCommented(screen);
    expect(await tree(screen, ["gridcell"])).toEqual([
      "gridcell: e4 comment: good",
      "gridcell: e5",
      "gridcell: Ke4 illegal comment: bad",
      "gridcell: 2… Black: blank line, type or play a move",
    ]);
  });

  it("reads the list as a grid of moves, told by number and side", async () => {
    await playByTyping(screen, "e4", "Ke7", "Qz9", "d4");
    await untilText(screen, ".status__notes", "list stops at");
    const wanted = ["grid", "columnheader", "rowheader", "gridcell", "status"];
    expect(await tree(screen, wanted)).toMatchInlineSnapshot(`
      [
        "status: ",
        "grid: Board",
        "grid: Moves",
        "columnheader: Move",
        "columnheader: White",
        "columnheader: Black",
        "rowheader: 1.",
        "gridcell: e4",
        "gridcell: Ke7 illegal",
        "rowheader: 2.",
        "gridcell: Qz9 no such square",
        "gridcell: d4",
        "rowheader: 3.",
        "gridcell: 3. White: blank line, type or play a move",
      ]
    `);
  });
});
