import { expect, test } from "vitest";
import { ariaKeys, isChord, isSingleKey, keyLabel } from "./platform.ts";

const event = (init: KeyboardEventInit): KeyboardEvent => new KeyboardEvent("keydown", init);

test("shortcuts are printed as the platform prints them", () => {
  expect(keyLabel("mod+shift+z", false)).toBe("Ctrl+Shift+Z");
  expect(keyLabel("mod+shift+z", true)).toBe("⇧⌘Z");
  expect(keyLabel("mod+,", false)).toBe("Ctrl+,");
  expect(keyLabel("?", false)).toBe("?");
  expect(ariaKeys("mod+shift+o", true)).toBe("Meta+Shift+O");
});

test("a chord is its very modifiers", () => {
  expect(isChord(event({ key: "z", ctrlKey: true }), "mod+z", false)).toBe(true);
  expect(isChord(event({ key: "Z", ctrlKey: true, shiftKey: true }), "mod+z", false)).toBe(false);
  expect(isChord(event({ key: "Z", ctrlKey: true, shiftKey: true }), "mod+shift+z", false)).toBe(true);
  expect(isChord(event({ key: "z", metaKey: true }), "mod+z", true)).toBe(true);
  expect(isChord(event({ key: "z", ctrlKey: true }), "mod+z", true)).toBe(false);
  expect(isChord(event({ key: "ñ", code: "KeyN", altKey: true }), "alt+n", true)).toBe(true);
});

test("signs count however a keyboard makes them", () => {
  expect(isChord(event({ key: "?", shiftKey: true }), "?", false)).toBe(true);
  expect(isChord(event({ key: "[", ctrlKey: true, altKey: true }), "[", false)).toBe(true);
  expect(isChord(event({ key: "[", ctrlKey: true }), "[", false)).toBe(false);
});

test("keys that would be typed into a text are known", () => {
  expect(["f", "?", "["].map(isSingleKey)).toEqual([true, true, true]);
  expect(["mod+z", "F1", "alt+n"].map(isSingleKey)).toEqual([false, false, false]);
});
