/**
 * What the screen knows: the last snapshot, read-only, made whole from the rows that came with
 * each event, and the view state that is nobody's business but the screen's.
 */
import type { PositionView, Row, Settings, Snapshot } from "./backend/bindings.ts";

/** A snapshot with all its rows, whichever of them the last event carried. */
export type Game = Readonly<Omit<Snapshot, "rows" | "first_row">> & { readonly rows: readonly Row[] };

/** What became of an event: a newer game, nothing new, or a hole that only `status` can fill. */
export type Received = { kind: "game"; game: Game; firstChanged: number } | { kind: "old" } | { kind: "gap" };

/**
 * Puts a snapshot's rows over those already known. Events carry rows from the first changed one
 * on; that is enough only if no event between was missed.
 */
export function receive(known: Game | null, snapshot: Snapshot): Received {
  const { first_row: first, rows, ...rest } = snapshot;
  if (first === 0) {
    if (rows.length !== snapshot.row_count) return { kind: "gap" };
    return { kind: "game", game: { ...rest, rows }, firstChanged: 0 };
  }
  if (known === null) return { kind: "gap" };
  if (snapshot.revision <= known.revision) return { kind: "old" };
  const whole = known.rows.slice(0, first).concat(rows);
  if (snapshot.revision !== known.revision + 1 || whole.length !== snapshot.row_count) {
    return { kind: "gap" };
  }
  return { kind: "game", game: { ...rest, rows: whole }, firstChanged: first };
}

/** Whether nothing happened between two states but that a forced move played itself. */
export function playedItself(now: Game, before: Game): boolean {
  const isNext = now.game_number === before.game_number && now.rows.length === before.rows.length + 1;
  return isNext && before.forced_in_ms !== null && now.rows.at(-1)?.auto === true;
}

/** The screen's own state. */
export interface View {
  /** The earlier position on the board, or null when the board shows the last reached one. */
  looking: PositionView | null;
  settings: Settings;
}

/** All that a rendering needs to know. */
export interface Screen {
  readonly game: Game;
  readonly view: Readonly<View>;
  /** The first row that may differ from the rendering before. */
  readonly firstChanged: number;
}

export interface Store {
  game(): Game | null;
  view(): Readonly<View>;
  /** Shows a game that was given along with the page. Nothing has been heard by it: the next event is still the first. */
  begin(snapshot: Snapshot): void;
  /** Takes an event; false when `status` has to be asked for the whole. */
  take(snapshot: Snapshot): boolean;
  change(part: Partial<View>): void;
  /** Called at most once a frame, with everything that changed since the frame before. */
  onRender(render: (screen: Screen) => void): void;
  /** Called for every new game state, in order and at once, none left out. */
  onGame(handler: (game: Game, before: Game | null) => void): void;
}

/** `schedule` runs its argument before the next paint (requestAnimationFrame in a browser). */
export function createStore(settings: Settings, schedule: (run: () => void) => void): Store {
  const view: View = { looking: null, settings };
  const renderers: ((screen: Screen) => void)[] = [];
  const gameHandlers: ((game: Game, before: Game | null) => void)[] = [];
  let game: Game | null = null;
  /** The last game that handlers were told of. */
  let told: Game | null = null;
  let firstChanged = Number.POSITIVE_INFINITY;
  let scheduled = false;

  function render(): void {
    scheduled = false;
    if (game === null) return;
    const screen: Screen = { game, view, firstChanged };
    firstChanged = Number.POSITIVE_INFINITY;
    for (const one of renderers) one(screen);
  }

  function invalidate(): void {
    if (scheduled) return;
    scheduled = true;
    schedule(render);
  }

  function show(received: Received & { kind: "game" }): void {
    game = received.game;
    firstChanged = Math.min(firstChanged, received.firstChanged);
    invalidate();
  }

  return {
    game: () => game,
    view: () => view,
    begin(snapshot) {
      const received = receive(null, snapshot);
      if (received.kind === "game") show(received);
    },
    take(snapshot) {
      const received = receive(game, snapshot);
      if (received.kind === "gap") return false;
      if (received.kind === "old") return true;
      show(received);
      const before = told;
      told = received.game;
      for (const handler of gameHandlers) handler(told, before);
      return true;
    },
    change(part) {
      Object.assign(view, part);
      invalidate();
    },
    onRender(one) {
      renderers.push(one);
    },
    onGame(handler) {
      gameHandlers.push(handler);
    },
  };
}
