/** What a Chess960 game looks like in the list and around it: notation, score, the number of its start. */
import { expect, it } from "vitest";
import { axeFaults } from "../../lib/axe.ts";
import { ChromiumTab } from "../../lib/chromium.ts";
import { sheetForEach } from "../../lib/each.ts";
import {
  begin,
  chooseFromMenu,
  fill,
  focused,
  openPosition,
  playByClicks,
  textOf,
  untilEntries,
  untilNoPanel,
  untilText,
} from "../../lib/page.ts";
import { click, type Screen, until } from "../../lib/screen.ts";

let screen: Screen;
sheetForEach((opened) => {
  screen = opened;
});

async function beginFrom(kind: string, ...numbers: number[]): Promise<void> {
  await click(screen, "[data-action=new_game]");
  await click(screen, `dialog input[value=${kind}]`);
  for (const [index, number] of numbers.entries()) {
    const field = await screen.run((which: number) => {
      const shown = [...document.querySelectorAll("dialog .new-game__number input")].filter(
        (one) => one.getBoundingClientRect().width > 0,
      );
      shown[which]?.setAttribute("data-filled", String(which));
      return `dialog [data-filled="${which}"]`;
    }, index);
    await fill(screen, field, String(number));
  }
  await begin(screen);
}

/** The details of the drawn game, and the archive once it is left. */
async function untilDrawsAreWritten(form: string, other: string): Promise<void> {
  await chooseFromMenu(screen, "Details");
  await untilText(screen, "dialog select[name=result]", form);
  expect(await textOf(screen, "dialog select[name=result]")).not.toContain(other);
  await screen.press("Escape");
  await untilNoPanel(screen);
  await openPosition(screen, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
  await chooseFromMenu(screen, "Archive");
  await untilText(screen, "dialog .record:first-child .record__note", form);
  expect(await textOf(screen, "dialog .record:first-child .record__note")).not.toContain(other);
  await screen.press("Escape");
  await untilNoPanel(screen);
}

it("writes castlings with zeros and en passant with its mark, and the score with figures", async () => {
  await openPosition(screen, "4k3/8/8/8/3p4/8/4P3/1R3K1R w HB - 0 1");
  await playByClicks(screen, "e2-e4", "d4-e3");
  await untilEntries(screen, "e4", "dxe3 e.p.");
  await playByClicks(screen, "f1-h1");
  await untilEntries(screen, "e4", "dxe3 e.p.", "0-0");
});

it("writes the score as 1-0 and 1/2-1/2, in the status line, the list, the details and the archive alike", async () => {
  await openPosition(screen, "6k1/5ppp/8/8/8/8/8/1R3K1R w HB - 0 1");
  await playByClicks(screen, "b1-b8");
  await untilText(screen, ".status__verdict", "Checkmate — White wins");
  expect(await textOf(screen, ".sheet__score")).toBe("1-0");
  expect(await textOf(screen, ".status__score")).toBe("1-0");
  await openPosition(screen, "k7/8/8/1Q6/8/8/8/5K1R w H - 0 1");
  await playByClicks(screen, "b5-b6");
  await untilText(screen, ".status__verdict", "Stalemate");
  expect(await textOf(screen, ".sheet__score")).toBe("1/2-1/2");
  expect(await textOf(screen, ".status__score")).toBe("1/2-1/2");
  // It stands after the last entry, within the list.
  const below = await screen.run(() => {
    const score = document.querySelector(".sheet .sheet__score")?.getBoundingClientRect();
    const last = [...document.querySelectorAll("[data-ply]")].at(-1)?.getBoundingClientRect();
    return score !== undefined && last !== undefined && score.top >= last.bottom - 1;
  });
  expect(below).toBe(true);
  await untilDrawsAreWritten("1/2-1/2", "½-½");
});

it("writes the score of a standard game with ½", async () => {
  await openPosition(screen, "k7/8/8/1Q6/8/8/8/5K2 w - - 0 1");
  await playByClicks(screen, "b5-b6");
  await untilText(screen, ".status__verdict", "Stalemate");
  expect(await textOf(screen, ".sheet__score")).toBe("½-½");
  expect(await textOf(screen, ".status__score")).toBe("½-½");
  expect(await textOf(screen, ".status__notes")).not.toContain("Chess960 start");
  await untilDrawsAreWritten("½-½", "1/2-1/2");
});

it("shows the number of the start and copies it at a press", async () => {
  if (screen instanceof ChromiumTab)
    await screen.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await beginFrom("chess960", 44);
  await untilText(screen, ".status__notes", "Chess960 start 44");
  await click(screen, ".status__link");
  await untilText(screen, "#foot", "The number 44 is on the clipboard.");
  if (screen instanceof ChromiumTab)
    expect(await screen.page.evaluate(() => navigator.clipboard.readText())).toBe("44");
  // It stays while the game is played, and the focus with it when the notes around it change.
  await screen.press("Tab");
  await screen.press("Tab", "Shift");
  expect(await focused(screen)).toContain("44");
  await playByClicks(screen, "c1-d3");
  await untilEntries(screen, "Nd3");
  await untilText(screen, ".status__notes", "Chess960 start 44");
});

it("shows both numbers of a start with the sides apart", async () => {
  await beginFrom("chess960_apart", 44, 703);
  await untilText(screen, ".status__notes", "White 44");
  await untilText(screen, ".status__notes", "Black 703");
  expect(await screen.run(() => document.querySelectorAll(".status__link").length)).toBe(2);
  if (screen instanceof ChromiumTab) expect(await axeFaults(screen)).toEqual([]);
  await beginFrom("standard");
  await until(screen, "no number", () => document.querySelector(".status__link") === null);
});
