import { expect, test } from "vitest";
import { editorIntent, type GridState, gridIntent, type Press } from "./keys.ts";

const press = (chord: string): Press => {
  const keys = chord.split("+");
  return {
    key: keys.at(-1) ?? "",
    ctrlKey: keys.includes("ctrl"),
    metaKey: false,
    altKey: keys.includes("alt"),
    shiftKey: keys.includes("shift"),
  };
};

/** A list of ten entries; the blank line is ply 10. */
const at = (ply: number, change: Partial<GridState> = {}): GridState => ({
  ply,
  rowCount: 10,
  readOnly: false,
  pageRows: 3,
  edited: false,
  ...change,
});

const goes = (chord: string, from: number, change: Partial<GridState> = {}): number | null => {
  const intent = gridIntent(press(chord), at(from, change));
  return intent?.kind === "focus" ? intent.ply : null;
};

test("arrows go along the moves and up and down the columns, and stop at both ends", () => {
  expect([goes("ArrowRight", 3), goes("ArrowLeft", 3), goes("ArrowDown", 3), goes("ArrowUp", 3)]).toEqual([
    4, 2, 5, 1,
  ]);
  expect([goes("ArrowLeft", 0), goes("ArrowUp", 1), goes("ArrowDown", 9), goes("ArrowRight", 10)]).toEqual([
    0, 1, 10, 10,
  ]);
  expect([
    goes("Home", 7),
    goes("End", 2),
    goes("PageUp", 7),
    goes("PageDown", 2),
    goes("PageDown", 8),
  ]).toEqual([0, 10, 1, 8, 10]);
});

test("a list for reading ends with its last entry, and Enter looks", () => {
  const readOnly = { readOnly: true };
  expect(goes("End", 2, readOnly)).toBe(9);
  expect(gridIntent(press("Enter"), at(4, readOnly))).toEqual({ kind: "look" });
  expect(gridIntent(press("Delete"), at(4, readOnly))).toBeNull();
});

test("Enter and F2 edit; what changes an entry is its own key", () => {
  expect(gridIntent(press("Enter"), at(4))).toEqual({ kind: "edit", typed: null });
  expect(gridIntent(press("F2"), at(10))).toEqual({ kind: "edit", typed: null });
  expect(gridIntent(press("Delete"), at(4))).toEqual({ kind: "delete" });
  expect(gridIntent(press("shift+Delete"), at(4))).toEqual({ kind: "cut" });
  expect(gridIntent(press("Backspace"), at(4))).toBeNull();
  expect(gridIntent(press("Backspace"), at(4, { edited: true }))).toEqual({ kind: "put_back" });
  expect(gridIntent(press("shift+F10"), at(4))).toEqual({ kind: "menu" });
  expect(gridIntent(press("ctrl+Enter"), at(4))).toEqual({ kind: "look" });
});

test("typing begins an entry on the blank line only; shortcuts of one key stay shortcuts elsewhere", () => {
  expect(gridIntent(press("f"), at(10))).toEqual({ kind: "edit", typed: "f" });
  expect(gridIntent(press("♘"), at(10))).toEqual({ kind: "edit", typed: "♘" });
  expect(gridIntent(press("["), at(10))).toBeNull();
  expect(gridIntent(press("f"), at(4))).toBeNull();
  expect(gridIntent(press("ctrl+z"), at(10))).toBeNull();
});

test("the Enter that ends a composition does not commit, by either sign of it", () => {
  const enter = { ...press("Enter"), isComposing: false, keyCode: 13 };
  expect(editorIntent(enter, false)).toBe("commit");
  expect(editorIntent({ ...enter, isComposing: true }, false)).toBeNull();
  expect(editorIntent({ ...enter, keyCode: 229 }, false)).toBeNull();
  expect(editorIntent({ ...enter, key: "Escape", isComposing: true }, false)).toBeNull();
});

test("Tab commits and goes on; arrows leave the editor only while nothing is typed", () => {
  const key = (chord: string) => ({ ...press(chord), isComposing: false, keyCode: 0 });
  expect(editorIntent(key("Tab"), false)).toBe("commit_forward");
  expect(editorIntent(key("shift+Tab"), false)).toBe("commit_backward");
  expect(editorIntent(key("ArrowUp"), true)).toBe("leave_up");
  expect(editorIntent(key("ArrowUp"), false)).toBeNull();
});
