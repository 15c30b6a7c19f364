/**
 * The sheet's rows on the page: blocks of 64 entries, each of which the browser may leave out of
 * its work while it is out of view; entries keyed by their ply and drawn again only if they changed.
 *
 * What is in view is drawn at once. The rest of a long list follows in small pieces between frames,
 * or when it comes into view, or when somebody asks for its cell: whichever is first.
 */
import type { Row } from "../backend/bindings.ts";
import { h } from "../dom.ts";
import { text } from "../text/index.ts";
import { drawEntry } from "./entry.ts";
import { type Numbering, placeOf, plyAt, ROWS_PER_BLOCK, rowLabel, sameRow } from "./layout.ts";

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

/** Rows of the sheet that are in view, both included. */
export interface InView {
  readonly first: number;
  readonly last: number;
}

export interface Grid {
  /** Holds the blocks; the header row goes before it and the blank line behind it. */
  readonly element: HTMLElement;
  update(input: GridInput, inView: InView): void;
  /** Draws what has come into view and is not drawn yet. */
  scrolled(inView: InView): void;
  cell(ply: number): HTMLElement | null;
  /** Draws an entry again, after an editor left its cell. */
  redraw(ply: number): void;
  /** A cell that must not be written to or taken away while somebody types in it. */
  hold(ply: number | null): void;
}

interface Block {
  readonly element: HTMLElement;
  readonly lines: HTMLElement[];
  /** How many rows it has room for. */
  rows: number;
  /** Whether some entry in it may not be drawn as it now is. */
  stale: boolean;
}

type Drawn = { readonly row: Row; readonly halted: boolean };
type Mark = "data-now" | "data-looked";

/** Milliseconds of drawing between two frames, for what is out of view. */
const SLICE_MS = 6;

export function createGrid(): Grid {
  const element = h("div", { class: "sheet__blocks", role: "presentation" });
  const blocks: Block[] = [];
  const cells: (HTMLElement | undefined)[] = [];
  const drawn: (Drawn | undefined)[] = [];
  const marked = new Map<Mark, HTMLElement>();
  let last: GridInput | null = null;
  let held: number | null = null;
  let slicing = false;

  const blockOf = (ply: number, numbering: Numbering): number =>
    Math.floor(placeOf(ply, numbering).row / ROWS_PER_BLOCK);

  // — blocks, there from the start, and their entries, made when first drawn —

  function fitBlocks(input: GridInput): void {
    const end = Math.max(input.rows.length, held === null ? 0 : held + 1);
    const rowCount = end === 0 ? 0 : placeOf(end - 1, input).row + 1;
    const blockCount = Math.ceil(rowCount / ROWS_PER_BLOCK);
    for (const gone of blocks.splice(blockCount)) gone.element.remove();
    while (blocks.length < blockCount) {
      const made = {
        element: h("div", { class: "sheet__block", role: "rowgroup" }),
        lines: [],
        rows: 0,
        stale: true,
      };
      blocks.push(made);
      element.append(made.element);
    }
    for (const [index, block] of blocks.entries()) {
      const rows = Math.min(ROWS_PER_BLOCK, rowCount - index * ROWS_PER_BLOCK);
      if (block.rows !== rows) {
        block.rows = rows;
        block.element.style.setProperty("--rows", String(rows));
      }
      for (const line of block.lines.splice(rows)) line.remove();
    }
    for (let ply = cells.length - 1; ply >= end; ply -= 1) cells[ply]?.remove();
    cells.length = Math.min(cells.length, end);
    drawn.length = Math.min(drawn.length, input.rows.length);
  }

  function lineOf(index: number, input: Numbering): HTMLElement | null {
    const block = blocks[Math.floor(index / ROWS_PER_BLOCK)];
    if (block === undefined) return null;
    const known = block.lines[index % ROWS_PER_BLOCK];
    if (known !== undefined) return known;
    const number = h(
      "div",
      { class: "sheet__number", role: "rowheader", "data-row": index, title: text.sheet.lookHere },
      rowLabel(index, input),
    );
    const line = h("div", { class: "sheet__row", role: "row", "aria-rowindex": index + 2 }, number);
    if (index === 0 && input.first_turn === "black") {
      line.append(
        h("div", { class: "entry entry--none", role: "gridcell", "aria-label": text.sheet.noEntry }, "…"),
      );
    }
    block.lines[index % ROWS_PER_BLOCK] = line;
    block.element.append(line);
    return line;
  }

  function cellOf(ply: number, input: Numbering): HTMLElement | null {
    const known = cells[ply];
    if (known !== undefined) return known;
    const place = placeOf(ply, input);
    const cell = h("div", {
      class: "entry",
      role: "gridcell",
      "data-ply": ply,
      "aria-colindex": place.side === "white" ? 2 : 3,
      tabindex: -1,
    });
    lineOf(place.row, input)?.append(cell);
    cells[ply] = cell;
    return cell;
  }

  function draw(ply: number, input: GridInput): void {
    const row = input.rows[ply];
    if (row === undefined || ply === held) return;
    const halted = input.haltedPly === ply;
    const before = drawn[ply];
    if (before !== undefined && before.halted === halted && sameRow(before.row, row)) return;
    const cell = cellOf(ply, input);
    if (cell === null) return;
    drawEntry(cell, row, { halted, markAuto: input.markAuto });
    drawn[ply] = { row, halted };
  }

  /** Draws a block's entries as they now are, in order, so that each finds its line made. */
  function drawBlock(index: number): void {
    const block = blocks[index];
    if (block === undefined || !block.stale || last === null) return;
    block.stale = false;
    const firstRow = index * ROWS_PER_BLOCK;
    const from = plyAt(firstRow, "white", last) ?? 0;
    const to = plyAt(firstRow + ROWS_PER_BLOCK, "white", last) ?? 0;
    for (let ply = from; ply < Math.min(to, last.rows.length); ply += 1) draw(ply, last);
    for (const [mark, ply] of [
      ["data-now", nowPly(last)],
      ["data-looked", last.lookedPly],
    ] as const) {
      if (ply !== null && ply >= from && ply < to) put(mark, ply);
    }
  }

  function drawInView(inView: InView): void {
    const first = Math.floor(inView.first / ROWS_PER_BLOCK);
    const end = Math.floor(inView.last / ROWS_PER_BLOCK);
    for (let index = Math.max(0, first); index <= end && index < blocks.length; index += 1) drawBlock(index);
  }

  function planSlice(): void {
    if (slicing) return;
    slicing = true;
    setTimeout(drawSlice);
  }

  function drawSlice(): void {
    slicing = false;
    const end = performance.now() + SLICE_MS;
    for (const [index, block] of blocks.entries()) {
      if (!block.stale) continue;
      if (performance.now() > end) {
        planSlice();
        return;
      }
      drawBlock(index);
    }
  }

  // — marks that move from entry to entry —

  const nowPly = (input: GridInput): number | null => (input.lookedPly === null ? input.nowPly : null);

  function put(mark: Mark, ply: number | null): void {
    const to = ply === null ? undefined : cells[ply];
    const from = marked.get(mark);
    if (from === to) return;
    if (from !== undefined) {
      from.removeAttribute(mark);
      from.removeAttribute("aria-current");
      marked.delete(mark);
    }
    if (to === undefined) return;
    to.setAttribute(mark, "");
    to.setAttribute("aria-current", "true");
    marked.set(mark, to);
  }

  function clear(): void {
    element.replaceChildren();
    blocks.length = 0;
    cells.length = 0;
    drawn.length = 0;
    marked.clear();
  }

  function ensure(ply: number): void {
    if (last !== null) drawBlock(blockOf(ply, last));
  }

  return {
    element,
    update(input, inView) {
      const fresh =
        last === null || last.first_number !== input.first_number || last.first_turn !== input.first_turn;
      if (fresh) clear();
      const everything = fresh || last?.markAuto !== input.markAuto;
      if (everything) drawn.length = 0;
      last = input;
      fitBlocks(input);
      const from = everything ? 0 : blockOf(Math.min(input.firstChanged, input.rows.length), input);
      for (let index = from; index < blocks.length; index += 1) {
        const block = blocks[index];
        if (block !== undefined) block.stale = true;
      }
      drawInView(inView);
      put("data-now", nowPly(input));
      put("data-looked", input.lookedPly);
      planSlice();
    },
    scrolled: drawInView,
    cell(ply) {
      ensure(ply);
      return cells[ply] ?? null;
    },
    redraw(ply) {
      drawn[ply] = undefined;
      if (last !== null) draw(ply, last);
    },
    hold(ply) {
      const before = held;
      held = ply;
      // Whatever stands in that cell now is not what was drawn there.
      if (before !== null) drawn[before] = undefined;
      if (before !== null && last !== null && before >= last.rows.length) fitBlocks(last);
    },
  };
}
