/** Plain English for the board where the page's own catalogue is not at hand: harness and contact sheet. */
import type { BoardTexts } from "../../../ui/board/types.ts";

export const texts: BoardTexts = {
  name: "Board",
  help: "Arrow keys move between squares, Enter picks up and puts down, Escape lets go.",
  piece: ({ colour, role }) => `${colour} ${role}`,
  square: (square, piece) => `${square}, ${piece ?? "empty"}`,
  state: {
    selected: "selected",
    destination: "can move here",
    capture: "can capture here",
    castling: "castles here",
    movedFrom: "moved from here",
    movedTo: "moved here",
    check: "in check",
    marked: "marked",
  },
  pickedUp: (square, destinations) => `${square} picked up: ${destinations.join(", ")}`,
  letGo: "let go",
  notThere: (square) => `not to ${square}`,
  promoteOn: (square) => `Promote on ${square} to`,
  promoteTo: (role) => role,
  kingTo: (square) => `King to ${square}`,
  kingStep: "Step with the king",
  castle: "Castle",
  kingStepShort: "step",
  castleShort: "castle",
  picture: (pieces, marked) =>
    `${pieces.map(({ square, piece }) => `${piece.colour} ${piece.role} ${square}`).join(", ")}${marked.length > 0 ? `; marked: ${marked.join(", ")}` : ""}`,
};
