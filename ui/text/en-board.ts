/** What the board shows and says. */
import type { BoardTexts } from "../board/types.ts";

const roles = {
  king: "king",
  queen: "queen",
  rook: "rook",
  bishop: "bishop",
  knight: "knight",
  pawn: "pawn",
} as const;

export const board: BoardTexts = {
  name: "Board",
  help: "Arrows move about, Enter or Space takes a piece up and puts it down, Escape lets it go.",
  piece: (piece) => `${piece.colour} ${roles[piece.role]}`,
  square: (square, piece) => `${square}, ${piece ?? "empty"}`,
  state: {
    selected: "taken up",
    destination: "can go here",
    capture: "can take here",
    castling: "castles",
    movedFrom: "moved from here",
    movedTo: "moved here",
    check: "in check",
    marked: "marked",
  },
  pickedUp: (square, destinations) =>
    destinations.length === 0
      ? `${square} taken up, with nowhere to go`
      : `${square} taken up, can go to ${destinations.join(", ")}`,
  letGo: "put back",
  notThere: (square) => `not to ${square}`,
  promoteOn: (square) => `Promote on ${square} to`,
  promoteTo: (role) => roles[role],
  kingTo: (square) => `King to ${square}:`,
  kingStep: "move the king alone",
  castle: "castle",
  kingStepShort: "King",
  castleShort: "Castle",
  picture: (pieces, marked) => {
    const standing = pieces.map(({ square, piece }) => `${piece.colour} ${roles[piece.role]} ${square}`);
    const said = standing.length === 0 ? "An empty board" : standing.join(", ");
    return marked.length === 0 ? said : `${said}; marked: ${marked.join(", ")}`;
  },
};
