/**
 * What is open over the game, innermost last: panels, menus, choosers, an earlier position.
 * The Back gesture of a phone (or the browser's Back) closes the innermost and only then leaves.
 *
 * One entry of the history stands for all that is open; it is put there when the first thing
 * opens and taken away when the last one closes.
 */
export interface Layer {
  /** Called once, when this layer leaves the stack in whatever way. */
  readonly close: () => void;
}

export interface Layers {
  /** Puts a layer on top. The answer takes it off again; calling it twice does nothing. */
  open(layer: Layer): () => void;
  /** Closes the innermost; false when nothing is open. */
  closeInnermost(): boolean;
  readonly size: number;
}

/** The part of the browser's history that is used. */
export interface HistoryPort {
  push(): void;
  back(): void;
  onBack(handler: () => void): void;
}

export const browserHistory: HistoryPort = {
  push: () => history.pushState({ layer: true }, ""),
  back: () => history.back(),
  onBack: (handler) => window.addEventListener("popstate", handler),
};

export function createLayers(port: HistoryPort): Layers {
  const stack: Layer[] = [];
  let entryThere = false;
  // A `back()` of our own is on its way; its popstate closes nothing.
  let ownBack = false;

  function settle(): void {
    if (ownBack) return;
    if (stack.length > 0 && !entryThere) {
      entryThere = true;
      port.push();
    } else if (stack.length === 0 && entryThere) {
      entryThere = false;
      ownBack = true;
      port.back();
    }
  }

  function take(layer: Layer): void {
    const at = stack.indexOf(layer);
    if (at < 0) return;
    stack.splice(at, 1);
    layer.close();
    settle();
  }

  port.onBack(() => {
    entryThere = false;
    if (ownBack) {
      ownBack = false;
      settle();
      return;
    }
    const top = stack.at(-1);
    if (top !== undefined) take(top);
    settle();
  });

  return {
    open(layer) {
      stack.push(layer);
      settle();
      return () => take(layer);
    },
    closeInnermost() {
      const top = stack.at(-1);
      if (top === undefined) return false;
      take(top);
      return true;
    },
    get size() {
      return stack.length;
    },
  };
}
