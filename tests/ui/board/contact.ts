/**
 * Every style, sizing and theme on one page, with every mark, to be photographed and looked at. The edge of the boards
 * in CSS pixels is taken from `?edge=`.
 */
import { createBoard } from "../../../ui/board/board.ts";
import type { BoardView } from "../../../ui/board/types.ts";
import { PIECE_STYLES, type StyleName } from "../../../ui/pieces/registry.ts";
import { texts } from "./texts.ts";
import { bare } from "./view.ts";

const query = new URLSearchParams(location.search);
const edge = Number(query.get("edge") ?? "256");
const themes = (query.get("themes") ?? "light,dark,contrast").split(",");
const sheet = document.getElementById("sheet");

const view: BoardView = {
  ...bare,
  fen: "r1bqkb1r/ppp2ppp/2np1n2/1B2p3/4P2q/2K2N2/PPPP1PPP/RNBQ3R w - - 0 1",
  lastMove: { from: "d7", to: "d6" },
  checked: ["c3"],
  destinations: { b5: ["a4", "c4", "d3", "e2", "f1", "a6", "c6"] },
};

for (const theme of themes) {
  const row = document.createElement("section");
  row.className = "contact__theme";
  row.dataset["theme"] = theme;
  sheet?.append(row);
  for (const style of Object.keys(PIECE_STYLES) as StyleName[]) {
    for (const sizing of ["hierarchical", "uniform"] as const) {
      const cell = document.createElement("div");
      cell.className = "contact__cell";
      const host = document.createElement("div");
      host.className = "contact__board";
      host.style.width = `${edge}px`;
      const caption = document.createElement("span");
      caption.textContent = `${theme}, ${style}, ${sizing}`;
      cell.append(host, caption);
      row.append(cell);
      const board = createBoard(host, { texts, label: caption.textContent });
      board.update({ ...view, style, sizing });
      press(board.element, "b5");
    }
  }
}
document.documentElement.dataset["ready"] = "";

/** Selects a piece as a hand would. */
function press(board: HTMLElement, square: string): void {
  const cell = board.querySelector(`[data-square="${square}"]`);
  if (cell === null) return;
  const box = cell.getBoundingClientRect();
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, bubbles: true, pointerId: 1 };
  for (const type of ["pointerdown", "pointerup"]) {
    cell.dispatchEvent(new PointerEvent(type, { ...at, pointerType: "mouse", button: 0 }));
  }
}
