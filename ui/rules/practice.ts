/**
 * A live board under the real rules, apart from the game in play: legal moves only, undo, start over, verdict, and
 * a goal where there is one. What is legal and whether the goal is reached is Rust's to say; here is only what was
 * played.
 */
import type { PracticeMove, PracticeView, Variant } from "../backend/bindings.ts";
import { type Backend, refusedFrom } from "../backend/port.ts";
import { createBoard } from "../board/board.ts";
import type { Board, BoardOptions, BoardView } from "../board/types.ts";
import { h, setAttribute, setText } from "../dom.ts";
import { text } from "../text/index.ts";
import { sentences } from "../text/sentences.ts";

/** How boards look now; read anew for each drawing. */
export type Look = () => Pick<BoardView, "style" | "sizing" | "coordinates" | "animation">;

export interface PracticeTools {
  readonly call: Backend["call"];
  readonly look: Look;
  readonly boardTexts: BoardOptions["texts"];
  /** Something for the page's one live region. */
  say(words: string): void;
}

export interface PracticeTask {
  readonly fen: string;
  readonly variant: Variant;
  /** What is to be reached, by the name Rust knows it by. */
  readonly goal: string | null;
  /** Name of the board for assistive technology. */
  readonly label: string;
  /** Called once when the goal is reached. */
  onMet?(): void;
}

export interface Practice {
  readonly element: HTMLElement;
  focus(): void;
  /** Closes a chooser or lets go of a piece; false if there was nothing. */
  cancelPending(): boolean;
  /** Draws again after the settings have changed. */
  redraw(): void;
  destroy(): void;
}

export function createPractice(task: PracticeTask, tools: PracticeTools): Practice {
  let moves: readonly PracticeMove[] = [];
  let shown: PracticeView | null = null;
  let asked = 0;
  let met = false;

  const host = h("div", { class: "figure__board" });
  const verdict = h("p", { class: "practice__verdict" });
  const goal = h("p", { class: "practice__goal" });
  const written = h("p", { class: "practice__moves" });
  const undo = h(
    "button",
    { class: "button button--quiet", type: "button", on: { click: () => void play(moves.slice(0, -1)) } },
    text.rules.undo,
  );
  const again = h(
    "button",
    { class: "button button--quiet", type: "button", on: { click: () => void play([]) } },
    text.rules.startOver,
  );
  const element = h(
    "div",
    { class: "practice" },
    host,
    verdict,
    goal,
    written,
    h("div", { class: "toolbar" }, undo, again),
  );

  const board: Board = createBoard(host, {
    texts: tools.boardTexts,
    label: task.label,
    say: tools.say,
    onMove: (from, to, promotion) => play([...moves, { from, to, promotion }]),
  });

  /** Shows the position after `next`; what is refused leaves everything as it was. */
  async function play(next: readonly PracticeMove[]): Promise<void> {
    const asking = ++asked;
    try {
      const view = await tools.call("practice", {
        fen: task.fen,
        variant: task.variant,
        moves: [...next],
        goal: task.goal,
      });
      if (asking !== asked) return;
      moves = next;
      shown = view;
      draw(view);
      announce(view);
    } catch (error) {
      if (asking !== asked) return;
      const words = text.refusal(refusedFrom(error));
      setText(goal, words);
      tools.say(words);
    }
  }

  function draw(view: PracticeView): void {
    board.update({
      ...tools.look(),
      fen: view.fen,
      flipped: task.fen.split(" ")[1] === "b",
      lastMove: view.last_move,
      checked: view.checked_kings,
      destinations: view.destinations,
      promotions: view.promotions,
      castlings: view.castlings,
      marks: [],
      interactive: true,
      clickRookCastles: task.variant === "chess960",
    });
    setText(verdict, view.verdict);
    setText(goal, outcome(view));
    setAttribute(goal, "data-state", view.goal_met ? "met" : view.goal_missed === null ? "open" : "missed");
    setText(written, view.san.join(" "));
    undo.disabled = moves.length === 0;
    again.disabled = moves.length === 0;
  }

  function outcome(view: PracticeView): string {
    if (task.goal === null) return "";
    if (view.goal_met) return text.rules.goalMet;
    return view.goal_missed === null ? "" : text.rules.goalMissed(view.goal_missed);
  }

  function announce(view: PracticeView): void {
    if (moves.length === 0) return;
    tools.say(sentences(view.san.at(-1) ?? "", view.verdict, outcome(view)));
    if (view.goal_met && !met) {
      met = true;
      task.onMet?.();
    }
  }

  void play([]);
  return {
    element,
    focus: () => board.focus(),
    cancelPending: () => board.cancelPending(),
    redraw: () => {
      if (shown !== null) draw(shown);
    },
    destroy: () => {
      asked += 1;
      board.destroy();
    },
  };
}
