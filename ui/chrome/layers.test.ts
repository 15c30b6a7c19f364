import { beforeEach, expect, test, vi } from "vitest";
import { createLayers, type HistoryPort } from "./layers.ts";

/** A history that answers `back` only when told to, as a browser does. */
function history(): HistoryPort & { entries: number; deliver(): void; gesture(): void } {
  let handler = (): void => undefined;
  let due = 0;
  return {
    entries: 0,
    push() {
      this.entries += 1;
    },
    back() {
      due += 1;
    },
    onBack(given) {
      handler = given;
    },
    deliver() {
      for (; due > 0; due -= 1) {
        this.entries -= 1;
        handler();
      }
    },
    gesture() {
      this.entries -= 1;
      handler();
    },
  };
}

let port = history();
beforeEach(() => {
  port = history();
});

test("Back closes the innermost only, and leaves once nothing is open", () => {
  const layers = createLayers(port);
  const [outer, inner] = [vi.fn(), vi.fn()];
  layers.open({ close: outer });
  layers.open({ close: inner });
  expect(port.entries).toBe(1);
  port.gesture();
  expect([inner.mock.calls.length, outer.mock.calls.length, port.entries]).toEqual([1, 0, 1]);
  port.gesture();
  expect([outer.mock.calls.length, port.entries, layers.size]).toEqual([1, 0, 0]);
});

test("closing by hand takes the entry of the history away, and its event closes nothing", () => {
  const layers = createLayers(port);
  const take = layers.open({ close: vi.fn() });
  take();
  take();
  const next = vi.fn();
  // A panel that opens another while the first one's entry is still being taken away.
  layers.open({ close: next });
  port.deliver();
  expect(next).not.toHaveBeenCalled();
  expect(port.entries).toBe(1);
  port.gesture();
  expect(next).toHaveBeenCalledTimes(1);
});
