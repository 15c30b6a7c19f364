/**
 * What is pressed while a move is on its way is meant for the position after it. It is held back, in its order, until that
 * position is there; if the move is refused there will be no such position, and it is dropped.
 */

/** How long the position may come after the answer, in milliseconds: they travel by different ways, and either may be first. */
const GRACE_MS = 400;

export interface Awaiting {
  /** A move is on its way. `none` is called if no new position comes of it: `false` or a failure says so at once. */
  begin(answer: Promise<unknown>, none: () => void): void;
  /** A new position is there. */
  arrived(): void;
  /**
   * Holds `act` back if something has to be waited for, and answers whether it does. What only follows on an earlier
   * press, as its moves and its release do, is held only behind one.
   */
  hold(act: () => void, order: "begins" | "follows"): boolean;
  /** Drops what is held; false if there was nothing. */
  drop(): boolean;
}

export function createAwaiting(): Awaiting {
  const held: (() => void)[] = [];
  let none: (() => void) | null = null;
  /** What is held is being acted on: an act may come by here once more, and is not to be put behind the others. */
  let acting = false;
  /** Counts the moves, so that a late word about an earlier one is passed over. */
  let count = 0;

  /** Acts on what is held, until something of it is a move that has to be waited for in its turn. */
  function actOn(): void {
    acting = true;
    try {
      while (none === null && held.length > 0) held.shift()?.();
    } finally {
      acting = false;
    }
  }

  function end(of: number, because: "refused" | "late"): void {
    if (of !== count || none === null) return;
    const tell = none;
    none = null;
    tell();
    if (because === "refused") held.length = 0;
    actOn();
  }

  return {
    begin(answer, whenNone) {
      none = whenNone;
      count += 1;
      const mine = count;
      answer.then(
        (done) => {
          if (done === false) end(mine, "refused");
          else setTimeout(() => end(mine, "late"), GRACE_MS);
        },
        () => end(mine, "refused"),
      );
    },
    arrived() {
      none = null;
      actOn();
    },
    hold(act, order) {
      const waits = (held.length > 0 && !acting) || (none !== null && order === "begins");
      if (waits) held.push(act);
      return waits;
    },
    drop() {
      const any = held.length > 0;
      held.length = 0;
      return any;
    },
  };
}
