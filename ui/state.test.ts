import { expect, test } from "vitest";
import { createStore, playedItself, receive } from "./state.ts";
import { game, row, settings, snapshot } from "./testing/game.ts";

const texts = (rows: readonly { text: string }[]): string[] => rows.map(({ text }) => text);

test("rows are patched from the first changed one on", () => {
  const known = game(["e4", "e5", "Nf3"]);
  const next = { ...snapshot(["e4", "c5", "Nf3", "d6"]), revision: 2, first_row: 1 };
  next.rows = next.rows.slice(1);
  const received = receive(known, next);
  expect(received.kind === "game" && texts(received.game.rows)).toEqual(["e4", "c5", "Nf3", "d6"]);
  expect(received.kind === "game" && received.firstChanged).toBe(1);
  // What was known before stays as it was: a snapshot is never written to.
  expect(texts(known.rows)).toEqual(["e4", "e5", "Nf3"]);
});

test("rows that were taken off at the end are gone", () => {
  const next = { ...snapshot(["e4"]), revision: 2, first_row: 1, rows: [] };
  const received = receive(game(["e4", "e5"]), next);
  expect(received.kind === "game" && texts(received.game.rows)).toEqual(["e4"]);
});

test("a missed revision is a gap, an old one is nothing, a whole snapshot is always taken", () => {
  const known = game(["e4", "e5"]);
  const tail = { ...snapshot(["e4", "e5", "d4"]), first_row: 2, rows: [row(2, "d4")] };
  expect(receive(known, { ...tail, revision: 3 }).kind).toBe("gap");
  expect(receive(known, { ...tail, revision: 1 }).kind).toBe("old");
  expect(receive(null, { ...tail, revision: 2 }).kind).toBe("gap");
  expect(receive(known, { ...snapshot(["d4"]), revision: 90 }).kind).toBe("game");
  // A session that began anew counts from the start.
  expect(receive(game(["e4"], { revision: 7 }), { ...snapshot([]), revision: 1 }).kind).toBe("game");
  expect(receive(known, { ...tail, revision: 2, row_count: 9 }).kind).toBe("gap");
});

test("a game that came with the page is drawn at once, and the first event is the first all the same", () => {
  const frames: (() => void)[] = [];
  const store = createStore(settings, (run) => frames.push(run));
  const rendered: string[][] = [];
  const heard: (number | null)[] = [];
  store.onRender((screen) => rendered.push(texts(screen.game.rows)));
  store.onGame((_, before) => heard.push(before?.revision ?? null));
  store.begin(snapshot(["e4"]));
  frames.shift()?.();
  expect(rendered).toEqual([["e4"]]);
  expect(heard).toEqual([]);
  store.take({ ...snapshot(["e4"]), revision: 2 });
  store.take({ ...snapshot(["e4", "c5"]), revision: 3, first_row: 1, rows: [row(1, "c5")] });
  frames.shift()?.();
  expect(heard).toEqual([null, 2]);
  expect(rendered.at(-1)).toEqual(["e4", "c5"]);
});

test("several events in one frame are one rendering, from the earliest changed row, and each is heard", () => {
  const frames: (() => void)[] = [];
  const store = createStore(settings, (run) => frames.push(run));
  const rendered: number[] = [];
  const heard: number[] = [];
  store.onRender(({ firstChanged }) => rendered.push(firstChanged));
  store.onGame(({ revision }) => heard.push(revision));
  store.take(snapshot(["e4", "e5"]));
  frames.shift()?.();
  store.take({ ...snapshot(["e4", "c5"]), revision: 2, first_row: 1, rows: [row(1, "c5")] });
  store.take({ ...snapshot(["e4", "c5", "Nf3"]), revision: 3, first_row: 2, rows: [row(2, "Nf3")] });
  store.change({ looking: null });
  expect(frames).toHaveLength(1);
  frames.shift()?.();
  expect(rendered).toEqual([0, 1]);
  expect(heard).toEqual([1, 2, 3]);
});

test("a forced move that played itself is told from all that somebody did", () => {
  const waiting = game(["Ka4"], { forced_in_ms: 800 });
  const forced = row(1, "Kh5", { auto: true });
  expect(playedItself(game(["Ka4", forced]), waiting)).toBe(true);
  expect(playedItself(game(["Ka4", "Kh5"]), waiting)).toBe(false);
  expect(playedItself(game(["Ka4", forced]), game(["Ka4"]))).toBe(false);
  expect(playedItself(game(["Ka4", forced], { game_number: 1 }), waiting)).toBe(false);
  expect(playedItself(game(["Ka4"]), waiting)).toBe(false);
});
