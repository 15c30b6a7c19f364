/** The list as a text: every way into an entry and out of it, with the real session behind. */
import { expect, it } from "vitest";
import { sheetForEach } from "../../lib/each.ts";
import {
  entries,
  focused,
  openPosition,
  paste,
  playByTyping,
  textOf,
  typeText,
  untilEntries,
  untilFocused,
  untilText,
} from "../../lib/page.ts";
import { click, type Screen, until } from "../../lib/screen.ts";

let screen: Screen;
sheetForEach((opened) => {
  screen = opened;
});

it("takes moves typed one after another on the blank line", async () => {
  await playByTyping(screen, "e4", "e5", "Nf3", "Nc6");
  expect((await entries(screen)).map(({ outcome }) => outcome)).toEqual(["legal", "legal", "legal", "legal"]);
  await untilText(screen, ".status__verdict", "White to move");
});

it("rewrites an entry: a click selects its text, Enter commits, the board follows", async () => {
  await playByTyping(screen, "e4", "e5");
  await click(screen, "[data-ply='0']");
  await untilFocused(screen, "editor:e4");
  expect(await screen.run(() => String(document.getSelection()))).toBe("e4");
  await typeText(screen, "d4");
  await screen.press("Enter");
  await untilEntries(screen, "d4", "e5");
  await untilFocused(screen, "entry 0");
  expect((await entries(screen))[0]?.edited).toBe(true);
  await until(screen, "a pawn on d4", () =>
    document.querySelector('[data-square="d4"]')?.getAttribute("aria-label")?.includes("white pawn"),
  );
});

it("restores on Escape, commits on Tab and on a click elsewhere", async () => {
  await playByTyping(screen, "e4", "e5");
  await click(screen, "[data-ply='0']");
  await typeText(screen, "a3");
  await screen.press("Escape");
  await untilFocused(screen, "entry 0");
  expect((await entries(screen)).map(({ text }) => text)).toEqual(["e4", "e5"]);
  await screen.press("F2");
  await typeText(screen, "d4");
  await screen.press("Tab");
  await untilEntries(screen, "d4", "e5");
  await untilFocused(screen, "entry 1");
  await screen.press("Enter");
  await typeText(screen, "d5");
  await click(screen, "#status");
  await untilEntries(screen, "d4", "d5");
});

it("leaves a text that was not changed as it is, edited mark and all", async () => {
  await playByTyping(screen, "e4");
  await click(screen, "[data-ply='0']");
  await screen.press("Enter");
  await untilFocused(screen, "entry 0");
  expect((await entries(screen))[0]?.edited).toBe(false);
});

it("applies an illegal move, marks it and says why; an empty entry stops the list in words", async () => {
  await playByTyping(screen, "e4", "e5", "Ke2", "Nc6");
  await click(screen, "[data-ply='0']");
  await typeText(screen, "e3");
  await screen.press("Enter");
  await untilEntries(screen, "e3", "e5", "Ke2", "Nc6");
  await click(screen, "[data-ply='1']");
  await typeText(screen, "Ke7");
  await screen.press("Enter");
  await until(screen, "an illegal entry", () =>
    document.querySelector('[data-ply="1"][data-outcome="illegal"] .entry__tag'),
  );
  await untilText(screen, "#foot", "illegal");
  await untilText(screen, ".status__notes", "not saved: 1… Ke7 is illegal");
  await screen.press("Enter");
  await screen.press("Backspace");
  await screen.press("Enter");
  await until(screen, "a halted entry", () => document.querySelector('[data-ply="1"][data-halted] s'));
  await untilText(screen, ".status__notes", "list stops at");
  expect((await entries(screen)).slice(2).map(({ outcome }) => outcome)).toEqual([
    "unreachable",
    "unreachable",
  ]);
  expect(await screen.run(() => document.querySelectorAll("[data-ply] s").length)).toBe(3);
});

it("puts back what stood there, by key and by click", async () => {
  await playByTyping(screen, "e4");
  for (const way of ["key", "click"] as const) {
    await click(screen, "[data-ply='0']");
    await typeText(screen, "d4");
    await screen.press("Enter");
    await untilEntries(screen, "d4");
    await untilFocused(screen, "entry 0");
    if (way === "key") await screen.press("Backspace");
    else await click(screen, "[data-ply='0'] .entry__revert");
    await untilEntries(screen, "e4");
  }
});

it("deletes one ply and puts it back from the notice; inserts before", async () => {
  await playByTyping(screen, "e4", "e5", "Nf3");
  await click(screen, "[data-ply='1']");
  await screen.press("Escape");
  await screen.press("Delete");
  await untilEntries(screen, "e4", "Nf3");
  await untilFocused(screen, "entry 1");
  await click(screen, ".notice .button");
  await untilEntries(screen, "e4", "e5", "Nf3");
  await screen.press("Insert");
  await typeText(screen, "c5");
  await screen.press("Enter");
  await untilEntries(screen, "e4", "c5", "e5", "Nf3");
});

it("gives up an insertion on Escape without having touched the list", async () => {
  await playByTyping(screen, "e4", "e5");
  await click(screen, "[data-ply='1']");
  await screen.press("Escape");
  await screen.press("Insert");
  await typeText(screen, "x");
  await screen.press("Escape");
  await untilFocused(screen, "entry 1");
  expect((await entries(screen)).map(({ text }) => text)).toEqual(["e4", "e5"]);
});

it("pastes HTML and script as the plain text of their first line", async () => {
  await click(screen, "[data-draft]");
  await paste(screen, "<img src=x onerror=alert(1)>\nsecond", "<b onclick=alert(1)>bold</b>");
  await untilFocused(screen, "editor:<img src=x onerror=alert(1)>");
  await screen.press("Enter");
  await untilEntries(screen, "<img src=x onerror=alert(1)>");
  expect(await screen.run(() => document.querySelectorAll("#sheet img, #sheet b").length)).toBe(0);
});

it("offers to open a whole game that is pasted into an entry", async () => {
  await click(screen, "[data-draft]");
  await paste(screen, "1. d4 d5 2. c4 e6 *");
  await untilText(screen, "#foot", "whole game");
  await click(screen, ".notice .button");
  await untilEntries(screen, "d4", "d5", "c4", "e6");
});

it("does not commit on the Enter that ends a composition", async () => {
  await click(screen, "[data-draft]");
  await typeText(screen, "e4");
  await screen.run(() => {
    const editor = document.activeElement;
    const key = (init: KeyboardEventInit): void => {
      editor?.dispatchEvent(
        new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...init }),
      );
    };
    editor?.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
    key({ isComposing: true });
    editor?.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true, data: "e4" }));
    // WebKit ends the composition first and then reports its Enter, told only by this code.
    key({ keyCode: 229 });
  });
  expect(await focused(screen)).toBe("editor:e4");
  expect(await entries(screen)).toEqual([]);
  await screen.press("Enter");
  await untilEntries(screen, "e4");
});

it("keeps a refused text in the editor, with the reason", async () => {
  await playByTyping(screen, "e4");
  const long = "x".repeat(1001);
  await click(screen, "[data-ply='0']");
  await screen.run((text: string) => document.execCommand("insertText", false, text), long);
  await screen.press("Enter");
  await untilText(screen, "#foot", "1,000");
  expect(await focused(screen)).toBe(`editor:${long}`);
  await screen.press("Escape");
  expect((await entries(screen)).map(({ text }) => text)).toEqual(["e4"]);
});

it("gives a text back whose entry was taken off meanwhile, and does not write it elsewhere", async () => {
  await playByTyping(screen, "e4", "e5");
  await click(screen, "[data-ply='1']");
  await typeText(screen, "c5");
  // As the native menu does it: the editor keeps the focus.
  await screen.run(() => document.querySelector<HTMLElement>("[data-action=undo]")?.click());
  await untilText(screen, ".status__verdict", "Black to move");
  expect(await focused(screen)).toBe("editor:c5");
  await screen.press("Enter");
  await untilText(screen, "#foot", "no longer in the list");
  expect((await entries(screen)).map(({ text }) => text)).toEqual(["e4"]);
  expect(await textOf(screen, "[data-draft]")).toBe("c5");
});

it("previews how a text would be read and how far the list would go", async () => {
  await playByTyping(screen, "e4", "e5", "Nf3", "Nc6");
  await click(screen, "[data-ply='2']");
  await typeText(screen, "Nh3");
  await untilText(screen, "#foot", "knight g1–h3 · reaches 2… Nc6");
  await screen.press("Escape");
  expect(await textOf(screen, "#foot-line")).not.toContain("h3");
});

it("keeps an open edit through another theme, another size and a flipped board", async () => {
  await playByTyping(screen, "e4", "e5");
  await click(screen, "[data-ply='0']");
  await typeText(screen, "d4 not yet");
  await screen.press("ArrowLeft");
  const caret = (): Promise<unknown> => screen.run(() => document.getSelection()?.anchorOffset);
  const before = await caret();
  await screen.run(() => {
    document.documentElement.dataset["theme"] = "dark";
  });
  await screen.resize(500, 800);
  await screen.resize(1280, 800);
  expect(await focused(screen)).toBe("editor:d4 not yet");
  expect(await caret()).toBe(before);
});

it("is scrolled to its end when moves come, unless the reader has scrolled up", async () => {
  await paste(screen, `${Array.from({ length: 60 }, (_, n) => `${n + 1}. Nf3 Nf6`).join(" ")} *`);
  const toEnd = (): Promise<number> =>
    screen.run(() => {
      const sheet = document.querySelector(".sheet");
      return sheet === null ? -1 : Math.round(sheet.scrollHeight - sheet.scrollTop - sheet.clientHeight);
    });
  await until(screen, "120 entries", () => document.querySelectorAll("[data-ply]").length === 120);
  expect(await toEnd()).toBeLessThan(2);
  await playMore();
  expect(await toEnd()).toBeLessThan(2);
  await screen.run(() => document.querySelector(".sheet")?.scrollTo(0, 40));
  await screen.press("z", "Control");
  await screen.press("y", "Control");
  await until(screen, "the entry again", () => document.querySelector("[data-ply='120']"));
  expect(await screen.run(() => document.querySelector(".sheet")?.scrollTop)).toBe(40);

  async function playMore(): Promise<void> {
    await click(screen, "[data-draft]");
    await typeText(screen, "e4");
    await screen.press("Enter");
    await until(screen, "121 entries", () => document.querySelector("[data-ply='120']"));
    await screen.press("Escape");
  }
});

const forcedChain = "8/6p1/1p3pPk/1P3Pp1/1Pp3p1/KpP3P1/1P6/8 w - - 0 1";

it("keeps an open edit, its caret and its text while three forced moves are played", async () => {
  await openPosition(screen, forcedChain);
  await click(screen, "[data-draft]");
  await typeText(screen, "Kb1");
  await screen.press("ArrowLeft");
  const caret = (): Promise<unknown> => screen.run(() => document.getSelection()?.anchorOffset);
  const before = await caret();
  await until(screen, "three forced moves", () => document.querySelectorAll("[data-ply]").length >= 3);
  expect(await focused(screen)).toBe("editor:Kb1");
  expect(await caret()).toBe(before);
  await screen.press("Enter");
  // It was meant for the first ply, which is taken: it stays, not written, with a word why.
  await untilText(screen, "#foot", "was played meanwhile");
  expect(await focused(screen)).toBe("editor:Kb1");
});

it("offers what was deleted also after a forced move, which goes again with it", async () => {
  await screen.run(() => (document.activeElement as HTMLElement).blur());
  await paste(screen, `[FEN "${forcedChain}"]\n\n1. hm 1... Kh5 *`);
  await untilEntries(screen, "hm", "Kh5");
  await click(screen, "[data-ply='0']");
  await screen.press("Escape");
  await screen.press("Delete", "Shift");
  await untilEntries(screen, "Ka4");
  await click(screen, ".notice .button");
  await untilEntries(screen, "hm", "Kh5");
  await click(screen, "[data-ply='1']");
  await screen.press("Escape");
  await screen.press("Delete");
  await untilEntries(screen, "hm");
  await screen.press("Home");
  await screen.press("Delete");
  await untilEntries(screen, "Ka4");
  await click(screen, ".notice .button");
  await untilEntries(screen, "hm");
});

it("does nothing with a draft that says the forced move which came first", async () => {
  await openPosition(screen, forcedChain);
  await until(screen, "the first forced move", () => document.querySelectorAll("[data-ply]").length >= 1);
  // Typed in the very frame in which the list is empty again, 800 ms before the move is played once more.
  await screen.run(() => {
    const blocks = document.querySelector(".sheet__blocks");
    const watch = new MutationObserver(() => {
      if (document.querySelector("[data-ply]") !== null) return;
      watch.disconnect();
      document.querySelector<HTMLElement>("[data-draft]")?.click();
      document.execCommand("insertText", false, "Ka3-a4");
    });
    if (blocks !== null) watch.observe(blocks, { childList: true, subtree: true });
  });
  await click(screen, "[data-ply='0']");
  await screen.press("Escape");
  await screen.press("Delete", "Shift");
  await untilFocused(screen, "editor:Ka3-a4");
  await until(screen, "the forced move again", () => document.querySelectorAll("[data-ply]").length >= 1);
  expect(await focused(screen)).toBe("editor:Ka3-a4");
  const there = (await entries(screen)).length;
  await screen.press("Enter");
  // The next forced move is long after the answer to that Enter.
  await until(
    screen,
    "another move",
    (n: number) => document.querySelectorAll("[data-ply]").length > n,
    there,
  );
  expect(await focused(screen)).toBe("editor:");
  expect((await entries(screen)).every(({ text }) => /^K[ah][3-6]$/.test(text))).toBe(true);
});
