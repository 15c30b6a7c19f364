/**
 * The sheet's rows on the page: blocks of 64 entries, each of which the browser may leave out of
 * its work while it is out of view; entries keyed by their ply and drawn again only if they changed.
 */
import type { Row } from "../backend/bindings.ts";
import { h, setText } from "../dom.ts";
import { text } from "../text/index.ts";
import { drawEntry } from "./entry.ts";
import { type Numbering, placeOf, ROWS_PER_BLOCK, rowLabel, sameRow } from "./layout.ts";

export interface GridInput extends Numbering {
  readonly rows: readonly Row[];
  readonly firstChanged: number;
  /** The entry that stops the list, or null. */
  readonly haltedPly: number | null;
  /** The last entry applied, or null before the first. */
  readonly nowPly: number | null;
  /** The entry whose position is being looked at, or null. */
  readonly lookedPly: number | null;
  readonly markAuto: boolean;
}

export interface Grid {
  /** Holds the blocks; the header row goes before it and the blank line behind it. */
  readonly element: HTMLElement;
  update(input: GridInput): void;
  cell(ply: number): HTMLElement | null;
  /** Draws an entry again, after an editor left its cell. */
  redraw(ply: number): void;
  /** A cell that must not be written to or taken away while somebody types in it. */
  hold(ply: number | null): void;
}

type Drawn = { row: Row; halted: boolean };

export function createGrid(): Grid {
  const element = h("div", { class: "sheet__blocks", role: "presentation" });
  const blocks: HTMLElement[] = [];
  const lines: HTMLElement[] = [];
  const cells: HTMLElement[] = [];
  const drawn: (Drawn | undefined)[] = [];
  const marked = new Map<string, HTMLElement>();
  let last: GridInput | null = null;
  let held: number | null = null;

  function clear(): void {
    element.replaceChildren();
    blocks.length = 0;
    lines.length = 0;
    cells.length = 0;
    drawn.length = 0;
    marked.clear();
  }

  function line(index: number, input: Numbering): HTMLElement {
    const known = lines[index];
    if (known !== undefined) return known;
    const blockIndex = Math.floor(index / ROWS_PER_BLOCK);
    let block = blocks[blockIndex];
    if (block === undefined) {
      block = h("div", { class: "sheet__block", role: "rowgroup" });
      blocks[blockIndex] = block;
      element.append(block);
    }
    const label = rowLabel(index, input);
    const made = h(
      "div",
      { class: "sheet__row", role: "row", "aria-rowindex": index + 2 },
      h(
        "div",
        { class: "sheet__number", role: "rowheader", "data-row": index, title: text.sheet.lookHere },
        label,
      ),
    );
    if (index === 0 && input.first_turn === "black") {
      made.append(
        h("div", { class: "entry entry--none", role: "gridcell", "aria-label": text.sheet.noEntry }, "…"),
      );
    }
    lines[index] = made;
    block.append(made);
    block.style.setProperty("--rows", String(block.childElementCount));
    return made;
  }

  function makeCell(ply: number, input: Numbering): HTMLElement {
    const place = placeOf(ply, input);
    const cell = h("div", {
      class: "entry",
      role: "gridcell",
      "data-ply": ply,
      "aria-colindex": place.side === "white" ? 2 : 3,
      tabindex: -1,
    });
    line(place.row, input).append(cell);
    cells[ply] = cell;
    return cell;
  }

  function draw(ply: number, row: Row, halted: boolean, markAuto: boolean): void {
    const cell = cells[ply];
    if (cell === undefined || ply === held) return;
    drawEntry(cell, row, { halted, markAuto });
    drawn[ply] = { row, halted };
  }

  function shrinkTo(count: number): void {
    while (cells.length > count && cells.length - 1 !== held) {
      const cell = cells.pop();
      drawn.length = cells.length;
      const row = cell?.parentElement ?? null;
      cell?.remove();
      if (row !== null && row.querySelector("[data-ply]") === null) {
        lines.pop();
        const block = row.parentElement;
        row.remove();
        if (block === null) continue;
        block.style.setProperty("--rows", String(block.childElementCount));
        if (block.childElementCount === 0) {
          block.remove();
          blocks.pop();
        }
      }
    }
  }

  /** Moves a mark from the cell that had it to the one that has it now. */
  function mark(name: "data-now" | "data-looked", ply: number | null): void {
    const to = ply === null ? undefined : cells[ply];
    const from = marked.get(name);
    if (from === to) return;
    if (from !== undefined) {
      from.removeAttribute(name);
      from.removeAttribute("aria-current");
      marked.delete(name);
    }
    if (to === undefined) return;
    to.setAttribute(name, "");
    to.setAttribute("aria-current", "true");
    marked.set(name, to);
  }

  function update(input: GridInput): void {
    const fresh =
      last === null || last.first_number !== input.first_number || last.first_turn !== input.first_turn;
    if (fresh) clear();
    const everything = fresh || last?.markAuto !== input.markAuto;
    const from = everything ? 0 : Math.min(input.firstChanged, cells.length);
    shrinkTo(input.rows.length);
    for (let ply = from; ply < input.rows.length; ply += 1) {
      const row = input.rows[ply];
      if (row === undefined) break;
      if (cells[ply] === undefined) makeCell(ply, input);
      const before = drawn[ply];
      const halted = input.haltedPly === ply;
      if (everything || before === undefined || before.halted !== halted || !sameRow(before.row, row)) {
        draw(ply, row, halted, input.markAuto);
      }
    }
    last = input;
    mark("data-now", input.lookedPly === null ? input.nowPly : null);
    mark("data-looked", input.lookedPly);
  }

  return {
    element,
    update,
    cell: (ply) => cells[ply] ?? null,
    redraw(ply) {
      const row = last?.rows[ply];
      if (row === undefined || last === null) return;
      draw(ply, row, last.haltedPly === ply, last.markAuto);
    },
    hold(ply) {
      const before = held;
      held = ply;
      // Whatever stands in that cell now is not what was drawn there.
      if (before !== null) drawn[before] = undefined;
      if (before !== null && last !== null && before >= last.rows.length) shrinkTo(last.rows.length);
    },
  };
}

/** The sheet's head: the two sides, with the players' names once there are any. */
export function createHead(): { element: HTMLElement; name(white: string, black: string): void } {
  const head = (side: "white" | "black"): [HTMLElement, HTMLElement] => {
    const label = h("span", { class: "sheet__player" });
    return [
      h(
        "div",
        { role: "columnheader", class: "sheet__side" },
        h("span", { class: "sheet__swatch", "data-side": side, "aria-hidden": "true" }),
        label,
      ),
      label,
    ];
  };
  const [white, whiteName] = head("white");
  const [black, blackName] = head("black");
  const element = h(
    "div",
    { class: "sheet__head", role: "rowgroup" },
    h(
      "div",
      { class: "sheet__row", role: "row", "aria-rowindex": 1 },
      h(
        "div",
        { role: "columnheader", class: "sheet__number" },
        h("span", { class: "only-said" }, text.sheet.numberColumn),
      ),
      white,
      black,
    ),
  );
  return {
    element,
    name(forWhite, forBlack) {
      setText(whiteName, forWhite === "" ? text.side("white") : forWhite);
      setText(blackName, forBlack === "" ? text.side("black") : forBlack);
    },
  };
}
