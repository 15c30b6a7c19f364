/** Looking at earlier positions: the board shows one, the game stays where it is. */
import type { PositionView } from "../backend/bindings.ts";
import type { Backend } from "../backend/port.ts";
import type { Store } from "../state.ts";
import { text } from "../text/index.ts";
import type { Layers } from "./layers.ts";

export interface Looking {
  /** Shows the position after that entry; -1 is the start. */
  look(ply: number): void;
  /** Goes one entry back or on; on from the last one leaves. */
  step(by: -1 | 1): void;
  /** Returns to the end; false when nothing was being looked at. */
  leave(): boolean;
}

export function createLooking(
  backend: Backend,
  store: Store,
  layers: Layers,
  say: (words: string) => void,
): Looking {
  let takeLayer: (() => void) | null = null;
  /** The position last asked for, by the number of entries before it; answers to older questions are dropped. */
  let asked: number | null = null;

  function reached(): number {
    return store.game()?.reached ?? 0;
  }

  function show(position: PositionView | null): void {
    store.change({ looking: position });
  }

  function leave(): boolean {
    if (asked === null) return false;
    asked = null;
    show(null);
    const take = takeLayer;
    takeLayer = null;
    take?.();
    return true;
  }

  async function at(entries: number, spoken: "aloud" | "silently"): Promise<void> {
    asked = entries;
    takeLayer ??= layers.open({ close: () => void leave() });
    try {
      const position = await backend.call("position_at", { ply: entries });
      if (asked !== entries) return;
      show(position);
      if (spoken === "aloud")
        say(position.label === null ? text.status.lookingAtStart : text.status.lookingAt(position.label));
    } catch {
      // The list became shorter meanwhile: there is no such position to look at any more.
      if (asked === entries) leave();
    }
  }

  store.onGame((game, before) => {
    if (asked === null) return;
    const same = before !== null && game.game_number === before.game_number;
    if (!same || asked > game.reached) leave();
    else void at(asked, "silently");
  });

  return {
    leave,
    look(ply) {
      const entries = ply + 1;
      if (entries > reached()) return;
      void at(entries, "aloud");
    },
    step(by) {
      const from = asked ?? reached();
      const to = from + by;
      if (to < 0 || to > reached()) return;
      if (to === reached()) leave();
      else void at(to, "aloud");
    },
  };
}
