import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Awaiting, createAwaiting } from "./awaiting.ts";

let awaiting: Awaiting;
let done: string[];
beforeEach(() => {
  vi.useFakeTimers();
  awaiting = createAwaiting();
  done = [];
});
afterEach(() => void vi.useRealTimers());

/** What the board does with each press: holds it, or acts on it at once. */
function press(what: string, order: "begins" | "follows" = "begins"): void {
  const act = (): void => void done.push(what);
  if (!awaiting.hold(act, order)) act();
}

const never = new Promise<boolean>(() => undefined);
const none = (): void => void done.push("no position");

test("nothing is held while nothing is on its way", () => {
  press("a");
  expect(done).toEqual(["a"]);
});

test("presses wait for the position and then act in their order", () => {
  awaiting.begin(never, none);
  press("moved", "follows");
  press("down");
  press("up", "follows");
  expect(done).toEqual(["moved"]);
  awaiting.arrived();
  expect(done).toEqual(["moved", "down", "up"]);
  press("b");
  expect(done.at(-1)).toBe("b");
});

test("a press that asks once more whether to wait is not put behind the others", () => {
  awaiting.begin(never, none);
  const handle = (what: string): void => {
    if (!awaiting.hold(() => handle(what), "begins")) done.push(what);
  };
  handle("a");
  handle("b");
  awaiting.arrived();
  expect(done).toEqual(["a", "b"]);
});

test("a press that makes a move holds those after it", () => {
  awaiting.begin(never, none);
  awaiting.hold(() => awaiting.begin(never, none), "begins");
  press("later");
  awaiting.arrived();
  expect(done).toEqual([]);
  awaiting.arrived();
  expect(done).toEqual(["later"]);
});

test.each([
  ["refused", () => Promise.resolve(false)],
  ["failed", () => Promise.reject(new Error("no session"))],
])("what was pressed after a move that is %s is dropped", async (_, answer) => {
  awaiting.begin(answer(), none);
  press("down");
  await vi.runAllTimersAsync();
  expect(done).toEqual(["no position"]);
  press("b");
  expect(done).toEqual(["no position", "b"]);
});

test("a position that comes after the answer is waited for, and one that never comes is not waited for long", async () => {
  awaiting.begin(Promise.resolve(true), none);
  press("down");
  await vi.advanceTimersByTimeAsync(10);
  expect(done).toEqual([]);
  awaiting.arrived();
  expect(done).toEqual(["down"]);
  awaiting.begin(Promise.resolve(true), none);
  press("b");
  await vi.runAllTimersAsync();
  expect(done).toEqual(["down", "no position", "b"]);
});

test("what is held can be given up", () => {
  awaiting.begin(never, none);
  expect(awaiting.drop()).toBe(false);
  press("down");
  expect(awaiting.drop()).toBe(true);
  awaiting.arrived();
  expect(done).toEqual([]);
});
