import { expect, test } from "vitest";
import { en } from "./en.ts";
import { quoted } from "./quoted.ts";

test("an ordinary name stands as it is", () => {
  expect(quoted("Žižka, Łukasz 😀")).toBe("Žižka, Łukasz 😀");
  expect(en.chooser.players("A", "")).toBe("A – ?");
});

test("a name written from the right does not turn the line round", () => {
  expect(en.chooser.players("דוד", "משה")).toBe("\u2068דוד\u2069 – \u2068משה\u2069");
  expect(en.archive.unnamed("", "علي")).toBe("? – \u2068علي\u2069");
});

test("an override of the direction has no say over what follows, nor an end of an isolate that is not its own", () => {
  expect(en.chooser.players("\u202Eevil", "B")).toBe("evil – B");
  expect(quoted("\u2069\u202Ed\u2067")).toBe("d");
  expect(en.entry(3, "white", "\u202Eabc")).toBe("3. abc");
});

test("of a long entry a sentence names the beginning", () => {
  const long = "x".repeat(1000);
  const cut = `${"x".repeat(40)}…`;
  expect(en.entry(3, "black", long)).toBe(`3… ${cut}`);
  expect(en.sheet.wasWithKey(long)).toBe(`was ${cut} (Backspace puts it back)`);
  expect(en.sheet.menu.putBack(long)).toBe(`Put back ${cut}`);
  expect(en.sheet.was("y".repeat(40))).toBe(`was ${"y".repeat(40)}: put it back`);
  expect(en.entry(1, "white", "😀".repeat(41))).toBe(`1. ${"😀".repeat(40)}…`);
});

test("a number alone has no full stop inside a sentence", () => {
  expect(en.status.stopsAt("3.", "empty")).toBe("list stops at 3: empty");
  expect(en.status.stopsAt("3…", "empty")).toBe("list stops at 3…: empty");
  expect(en.status.stopsAt("14… Qxz9", "no such square")).toBe("list stops at 14… Qxz9: no such square");
  expect(en.status.stopsAt("3. Nz3.", "no such square")).toBe("list stops at 3. Nz3.: no such square");
});
