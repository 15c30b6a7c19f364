/** A rules page from its data. */
import { h } from "../dom.ts";
import type { Block, Page, Section } from "../text/rules/index.ts";
import { createFigure, type Figure } from "./figure.ts";
import type { PracticeTools } from "./practice.ts";
import { marked } from "./words.ts";

export interface RulesPage {
  readonly element: HTMLElement;
  cancelPending(): boolean;
  redraw(): void;
  destroy(): void;
}

export function createPage(page: Page, tools: PracticeTools): RulesPage {
  const figures: Figure[] = [];

  function block(block: Block): HTMLElement {
    if ("p" in block) return h("p", {}, ...marked(block.p));
    if ("list" in block) return h("ul", {}, ...block.list.map((item) => h("li", {}, ...marked(item))));
    if ("table" in block) {
      const row = (cells: readonly string[], tag: "th" | "td"): HTMLElement =>
        h("tr", {}, ...cells.map((cell) => h(tag, tag === "th" ? { scope: "col" } : {}, ...marked(cell))));
      const { head, rows } = block.table;
      return h(
        "table",
        {},
        h("thead", {}, row(head, "th")),
        h("tbody", {}, ...rows.map((cells) => row(cells, "td"))),
      );
    }
    const drawn = block.figures.map((diagram) => createFigure(diagram, tools));
    figures.push(...drawn);
    return h("div", { class: "figures" }, ...drawn.map((figure) => figure.element));
  }

  const section = ({ id, title, blocks }: Section): HTMLElement =>
    h(
      "section",
      { id: `rules-${id}`, "aria-labelledby": `title-${id}` },
      h("h3", { id: `title-${id}`, tabindex: -1 }, title),
      ...blocks.map(block),
    );

  const element = h("article", { class: "prose" }, h("h2", {}, page.title), ...page.sections.map(section));
  return {
    element,
    cancelPending: () => figures.some((figure) => figure.cancelPending()),
    redraw: () => {
      for (const figure of figures) figure.redraw();
    },
    destroy: () => {
      for (const figure of figures) figure.destroy();
    },
  };
}
