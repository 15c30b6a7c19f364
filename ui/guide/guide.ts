/** The user guide as the content of a panel: its words, its keys, and its scenes drawn by the board itself. */

import type { Settings } from "../backend/bindings.ts";
import { createBoard } from "../board/board.ts";
import type { Board, BoardTexts, BoardView } from "../board/types.ts";
import { pictureOf } from "../board-view.ts";
import { keyLabel } from "../chrome/platform.ts";
import { h } from "../dom.ts";
import { marked } from "../rules/words.ts";
import { type GuideBlock, type GuideSection, guide, type Picture } from "../text/guide/index.ts";
import { text } from "../text/index.ts";
import { sampleSheet } from "./sample.ts";

export interface GuideTools {
  readonly boardTexts: BoardTexts;
  settings(): Settings;
}

export interface Guide {
  readonly element: HTMLElement;
  destroy(): void;
}

export function createGuide(tools: GuideTools): Guide {
  const boards: Board[] = [];
  const content = h(
    "div",
    { class: "rules__content" },
    h("article", { class: "prose" }, ...guide.map(section)),
  );
  const links = guide.map(({ id, title }) =>
    h("li", {}, h("button", { class: "rules__link", type: "button", on: { click: () => go(id) } }, title)),
  );
  const contents = h(
    "nav",
    { class: "rules__contents", "aria-label": text.rules.contents },
    h("ul", {}, ...links),
  );

  function section({ id, title, blocks }: GuideSection): HTMLElement {
    return h(
      "section",
      { "aria-labelledby": `guide-${id}` },
      h("h3", { id: `guide-${id}`, tabindex: -1 }, title),
      ...blocks.map(block),
    );
  }

  function block(block: GuideBlock): HTMLElement | false {
    if ("p" in block) return h("p", {}, ...marked(block.p));
    if ("list" in block) return h("ul", {}, ...block.list.map((item) => h("li", {}, ...marked(item))));
    if ("picture" in block) return picture(block.picture);
    const rows = block.keys.map(([words, ...chords]) =>
      h(
        "div",
        { class: "keys__row" },
        h("dt", {}, words),
        h("dd", {}, ...chords.flatMap((chord, index) => [index > 0 && " ", h("kbd", {}, keyLabel(chord))])),
      ),
    );
    return h("dl", { class: "keys" }, ...rows);
  }

  /** A screenshot would show the app inside itself: what has no scene is before the reader's eyes anyway. */
  function picture({ id, caption, scene }: Picture): HTMLElement | false {
    if (scene === undefined) return false;
    const place = h("div", { class: "figure__board" });
    const board = createBoard(place, { texts: tools.boardTexts });
    const { from, to } = scene.picked ?? { from: null, to: [] };
    const marks: BoardView["marks"] = [
      ...(from === null ? [] : [{ square: from, kind: "frame" as const }]),
      ...to.map((square) => ({ square, kind: "reach" as const })),
    ];
    board.update({ ...pictureOf(scene.fen, tools.settings()), marks });
    boards.push(board);
    return h(
      "figure",
      { class: "figure figure--pair", "aria-labelledby": `guide-caption-${id}` },
      place,
      sampleSheet(scene.entries),
      h("figcaption", { class: "figure__caption", id: `guide-caption-${id}` }, caption),
    );
  }

  function go(id: string): void {
    const heading = content.querySelector<HTMLElement>(`#guide-${id}`);
    heading?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  }

  return {
    element: h("div", { class: "rules" }, h("div", { class: "rules__body" }, contents, content)),
    destroy() {
      for (const board of boards) board.destroy();
    },
  };
}
