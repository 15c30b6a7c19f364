/** The page *Chess960*: what differs from standard chess. */
import type { Page } from "./model.ts";

const PAWNS = "pppppppp/8/8/8/8/PPPPPPPP";

export const chess960: Page = {
  id: "chess960",
  title: "Chess960",
  sections: [
    {
      id: "960-start",
      title: "The shuffled start",
      blocks: [
        {
          facts: ["960-start"],
          p: "In Chess960, also called Fischer random chess, the pieces behind the pawns stand in an order drawn by lot, the same for both sides. Two things are always so: the bishops stand on squares of different colours, and the king stands somewhere between the rooks. That leaves 960 starts.",
        },
        {
          p: "The starts are numbered 0 to 959 in Reinhard Scharnagl’s order. Number 518 is the standard array, 0 is `BBQNNRKR` and 959 is `RKRNNQBB`, read from the a-file to the h-file. A new game can also draw a number for each side apart.",
        },
        {
          p: "All else is as in standard chess: moves, captures, check, en passant, promotion and every ending, the fifty moves and the material rules included. Only castling needs more words.",
        },
        {
          figures: [
            {
              id: "960-first",
              fen: `bbqnnrkr/${PAWNS}/BBQNNRKR w HFhf - 0 1`,
              variant: "chess960",
              caption: "Number 0.",
              claim: { is: "verdict", text: "White to move" },
            },
            {
              id: "960-last",
              fen: `rkrnnqbb/${PAWNS}/RKRNNQBB w CAca - 0 1`,
              variant: "chess960",
              caption: "Number 959.",
              claim: { is: "verdict", text: "White to move" },
            },
          ],
        },
      ],
    },
    {
      id: "960-castling",
      title: "Castling",
      blocks: [
        {
          p: "Wherever they began, king and rook end on the squares they would have in standard chess. The sides keep their names although the king may start far from the e-file.",
        },
        {
          facts: ["960-castle-short"],
          p: "`0-0`, with the rook on the h-file’s side of the king: the king ends on the g-file, the rook on the f-file.",
        },
        {
          facts: ["960-castle-long"],
          p: "`0-0-0`, with the rook on the a-file’s side of the king: the king ends on the c-file, the rook on the d-file.",
        },
        {
          figures: [
            {
              id: "960-short-before",
              fen: `rkr5/${PAWNS}/RKR5 w CAca - 0 1`,
              variant: "chess960",
              marks: ["b1", "c1"],
              caption: "Before `0-0`: king on b1, rook on c1.",
              claim: { is: "verdict", text: "White to move" },
            },
            {
              id: "960-short-after",
              fen: `rkr5/${PAWNS}/R4RK1 b ca - 1 1`,
              variant: "chess960",
              marks: ["f1", "g1"],
              caption: "After: king on g1, rook on f1.",
              claim: { is: "after", of: "960-short-before", move: "b1g1" },
            },
            {
              id: "960-long-before",
              fen: `5rk1/${PAWNS}/5RK1 w Ff - 0 1`,
              variant: "chess960",
              marks: ["f1", "g1"],
              caption: "Before `0-0-0`: king on g1, rook on f1.",
              claim: { is: "verdict", text: "White to move" },
            },
            {
              id: "960-long-after",
              fen: `5rk1/${PAWNS}/2KR4 b f - 1 1`,
              variant: "chess960",
              marks: ["c1", "d1"],
              caption: "After: king on c1, rook on d1.",
              claim: { is: "after", of: "960-long-before", move: "g1c1" },
            },
            {
              id: "960-swap-before",
              fen: `5kr1/${PAWNS}/5KR1 w Gg - 0 1`,
              variant: "chess960",
              marks: ["f1", "g1"],
              caption: "King on f1 and rook on g1 are next to each other …",
              claim: { is: "verdict", text: "White to move" },
            },
            {
              id: "960-swap-after",
              fen: `5kr1/${PAWNS}/5RK1 b g - 1 1`,
              variant: "chess960",
              marks: ["f1", "g1"],
              caption: "… and change places. One of the two may even be on its final square already.",
              claim: { is: "after", of: "960-swap-before", move: "f1g1" },
            },
          ],
        },
        { p: "The conditions are the same as in standard chess, told so that they fit every start:" },
        {
          list: ["Neither this king nor this rook has moved in the game."],
        },
        {
          facts: ["960-empty"],
          p: "Every square that the king crosses or reaches, and every square that the rook crosses or reaches, is empty but for the two themselves.",
        },
        {
          facts: ["960-unattacked"],
          p: "The king is not in check, crosses and reaches no attacked square, and is not in check once both stand on their new squares. The last part matters where the rook was a shield.",
        },
        {
          figures: [
            {
              id: "960-blocked",
              fen: `1k2r3/${PAWNS}/1K2B2R w H - 0 1`,
              variant: "chess960",
              marks: ["e1"],
              caption: "The bishop on e1 stands in the king’s way from b1 to g1: no castling yet.",
              claim: { is: "illegal", move: "b1h1" },
            },
            {
              id: "960-shield",
              fen: "2k5/pppppppp/8/8/8/8/PPPPPPPP/rRK5 w B - 0 1",
              variant: "chess960",
              marks: ["a1", "b1", "c1"],
              caption:
                "The rook on b1 shields its king. Castling would send it to d1 and leave the king attacked from a1: not allowed.",
              claim: { is: "illegal", move: "c1b1" },
            },
          ],
        },
        {
          p: "On the board, move the king to its final square, or onto its own rook: by dragging, or by clicking one and then the other. Where the king could also simply step to that square, the program asks which is meant. Pointing at a castling square shows where king and rook will stand.",
        },
        {
          figures: [
            {
              id: "960-step-or-castle",
              fen: `rk6/${PAWNS}/RK6 w Aa - 0 1`,
              variant: "chess960",
              marks: ["c1"],
              caption:
                "From b1 the king can step to c1 or castle there: to castle is to move it onto the rook on a1, or to choose so when asked.",
              claim: { is: "moves", from: "b1" },
            },
            {
              id: "960-step-or-castle-after",
              fen: `rk6/${PAWNS}/2KR4 b a - 1 1`,
              variant: "chess960",
              marks: ["c1", "d1"],
              caption: "After castling.",
              claim: { is: "after", of: "960-step-or-castle", move: "b1a1" },
            },
          ],
        },
      ],
    },
    {
      id: "960-notation",
      title: "Notation and score",
      blocks: [
        {
          facts: ["960-notation"],
          p: "Moves are written as in standard chess, castling as `0-0` and `0-0-0`, and a capture en passant with ` e.p.` behind it: `exd6 e.p.`. In the list a one-step king move such as `Kg1` is a king’s step unless the own rook stands there; castling is written as castling, or as king takes own rook.",
        },
        {
          facts: ["960-squares"],
          p: "Squares are named from White’s side for both players: Black castles to g8 and f8, or to c8 and d8.",
        },
        {
          facts: ["960-scores"],
          p: "At the end of the list stands the score: `1-0` when White has won, `0-1` when Black has, `1/2-1/2` for a draw.",
        },
        {
          table: {
            head: ["Written", "Meaning"],
            rows: [
              ["`0-0`", "castling to the g-file"],
              ["`0-0-0`", "castling to the c-file"],
              ["`Kxh1`, `e1h1`", "king takes its own rook on h1: castling with that rook"],
              ["`exd6 e.p.`", "a capture en passant"],
              ["`HAha`", "castling rights in a FEN, by the files of the rooks"],
            ],
          },
        },
      ],
    },
  ],
};
