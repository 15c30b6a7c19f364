/** The guide in the app: what it shows is what the app does. */
import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { builtProgram } from "../../../scripts/lib/project.mjs";
import { actions } from "../../../ui/chrome/actions.ts";
import { guide, type Scene } from "../../../ui/text/guide/index.ts";
import { axeFaults } from "../../lib/axe.ts";
import { browserName } from "../../lib/browser.ts";
import { sheetForEach } from "../../lib/each.ts";
import { chooseFromMenu, untilFocused, untilNoPanel } from "../../lib/page.ts";
import { type Screen, until } from "../../lib/screen.ts";

const blocks = guide.flatMap((section) => section.blocks);
const scenes: [id: string, scene: Scene][] = blocks.flatMap((block) =>
  "picture" in block && block.picture.scene !== undefined ? [[block.picture.id, block.picture.scene]] : [],
);

it.each(scenes)("the list of the picture %s is what the session makes of it", (_, scene) => {
  const asked = {
    id: 1,
    variant: scene.variant,
    start: scene.start,
    entries: scene.entries.map(({ text }) => text),
  };
  const answer = execFileSync(builtProgram("scoresheet-cli"), ["replay"], { input: JSON.stringify(asked) });
  const { fen, entries } = JSON.parse(String(answer));
  expect(fen).toBe(scene.fen);
  expect(
    entries.map(({ outcome, why }: { outcome: string; why: string | null }) => ({ outcome, why })),
  ).toEqual(scene.entries.map(({ outcome, why }) => ({ outcome, why: why ?? null })));
});

it("names keys that there are", () => {
  const known = new Set(actions.flatMap(({ chords }) => chords));
  const named = blocks.flatMap((block) => ("keys" in block ? block.keys.flatMap(([, ...keys]) => keys) : []));
  // The list's own keys are not actions.
  const ofList = ["Enter", "Escape", "Backspace", "Insert", "Delete", "shift+Delete"];
  expect(named.filter((key) => !known.has(key) && !ofList.includes(key))).toEqual([]);
});

describe("in its panel", () => {
  let screen: Screen;
  sheetForEach((opened) => {
    screen = opened;
  });

  const shown = (): Promise<unknown> =>
    until(screen, "the guide", () => document.querySelectorAll("dialog .sample").length > 0);

  it("opens from the menu and by its key, and goes to a section", async () => {
    await chooseFromMenu(screen, "Guide");
    await shown();
    expect(await screen.run(() => document.querySelectorAll("dialog h3").length)).toBe(guide.length);
    await screen.press("Escape");
    await untilNoPanel(screen);
    await screen.press("F1", "Shift");
    await shown();
    await screen.run(() => {
      const links = [...document.querySelectorAll<HTMLElement>("dialog .rules__link")];
      links.find((link) => link.textContent === "Illegal moves")?.click();
    });
    await untilFocused(screen, "Illegal moves");
    expect(
      await screen.run(() =>
        [...document.querySelectorAll("dialog .sample [data-outcome=unreachable] s")].map(
          (cell) => cell.textContent,
        ),
      ),
    ).toEqual(["dxe4"]);
  });

  it.skipIf(browserName !== "chromium").each(["light", "dark", "contrast"])(
    "has nothing for axe to find, %s",
    async (theme) => {
      await screen.run((name: string) => {
        document.documentElement.dataset["theme"] = name;
      }, theme);
      await screen.press("F1", "Shift");
      await shown();
      expect(await axeFaults(screen)).toEqual([]);
    },
  );
});
