/** A diagram of a rules page: a picture with a caption that can be made a live board in its place. */
import { createBoard } from "../board/board.ts";
import { EMPTY_VIEW } from "../board/empty-view.ts";
import type { Board } from "../board/types.ts";
import { h } from "../dom.ts";
import { text } from "../text/index.ts";
import type { Diagram } from "../text/rules/index.ts";
import { createPractice, type Practice, type PracticeTools } from "./practice.ts";
import { marked } from "./words.ts";

export interface Figure {
  readonly element: HTMLElement;
  cancelPending(): boolean;
  redraw(): void;
  destroy(): void;
}

export function createFigure(diagram: Diagram, tools: PracticeTools): Figure {
  const variant = diagram.variant ?? "standard";
  const place = h("div", { class: "figure__place" });
  const caption = h(
    "figcaption",
    { class: "figure__caption", id: `caption-${diagram.id}` },
    ...marked(diagram.caption),
  );
  const button = h("button", {
    class: "button button--quiet",
    type: "button",
    "aria-describedby": caption.id,
    on: { click: toggle },
  });
  const element = h(
    "figure",
    { class: "figure", id: `figure-${diagram.id}` },
    place,
    caption,
    h("div", {}, button),
  );

  let picture: Board | null = null;
  let practice: Practice | null = null;
  show();

  /** Draws the picture. Boards cost; the page asks for one when it comes into view. */
  function show(): void {
    button.textContent = practice === null ? text.rules.tryIt : text.rules.backToPicture;
    if (practice !== null) return;
    if (picture === null) {
      const host = h("div", { class: "figure__board" });
      place.replaceChildren(host);
      picture = createBoard(host, { texts: tools.boardTexts });
    }
    picture.update({
      ...EMPTY_VIEW,
      ...tools.look(),
      fen: diagram.fen,
      marks: (diagram.marks ?? []).map((square) => ({ square, kind: "frame" })),
    });
  }

  function toggle(): void {
    if (practice === null) {
      picture?.destroy();
      picture = null;
      practice = createPractice(
        { fen: diagram.fen, variant, goal: null, label: text.rules.practiceBoard(diagram.caption) },
        tools,
      );
      place.replaceChildren(practice.element);
      practice.focus();
    } else {
      practice.destroy();
      practice = null;
    }
    show();
  }

  return {
    element,
    cancelPending: () => practice?.cancelPending() ?? false,
    redraw: () => (practice === null ? show() : practice.redraw()),
    destroy: () => {
      picture?.destroy();
      practice?.destroy();
    },
  };
}
