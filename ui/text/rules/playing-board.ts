/** The page *Playing*, first part: the pieces and everything they may do. */
import type { Section } from "./model.ts";

export const onTheBoard: readonly Section[] = [
  {
    id: "board",
    title: "Board and aim",
    blocks: [
      {
        p: "Two players, White and Black, share a board of 64 squares. Files carry the letters a to h and ranks the numbers 1 to 8, both counted from White’s lower left corner, so every square has one name: the corner nearest White’s left hand is `a1`.",
      },
      {
        facts: ["aim"],
        p: "You win by giving checkmate: the enemy king is attacked and nothing its owner can do would end the attack. The king itself is never taken.",
      },
      {
        facts: ["turns"],
        p: "White begins. After that the players take turns, one move each; nobody may pass. A move takes one piece to an empty square or to one with an enemy piece, which then leaves the board. Only castling moves two pieces.",
      },
      {
        figures: [
          {
            id: "start",
            fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            caption: "The standard start. Each queen stands on a square of the d-file.",
            claim: { is: "verdict", text: "White to move" },
          },
        ],
      },
    ],
  },
  {
    id: "pieces",
    title: "The pieces",
    blocks: [
      {
        p: "The pieces are plain shapes. With hierarchical sizing the stronger piece is also the larger one.",
      },
      {
        table: {
          head: ["Piece", "Shape", "Letter"],
          rows: [
            ["King", "cross", "K"],
            ["Queen", "asterisk", "Q"],
            ["Rook", "square", "R"],
            ["Bishop", "triangle", "B"],
            ["Knight", "L", "N"],
            ["Pawn", "circle", "none"],
          ],
        },
      },
      {
        facts: ["rook-moves"],
        p: "The rook goes any distance along its file or rank. Like bishop and queen it stops before its own pieces, may take the first enemy piece it meets, and jumps over nothing.",
      },
      {
        facts: ["bishop-moves"],
        p: "The bishop goes any distance along a diagonal, and so keeps to squares of one colour.",
      },
      { facts: ["queen-moves"], p: "The queen goes like a rook or like a bishop, as she likes." },
      {
        figures: [
          {
            id: "rook",
            fen: "4k3/8/2p5/8/2R2P2/8/8/4K3 w - - 0 1",
            marks: ["c1", "c2", "c3", "a4", "b4", "d4", "e4", "c5", "c6"],
            caption: "The rook on c4 may take the pawn on c6; its own pawn on f4 is in its way.",
            claim: { is: "moves", from: "c4" },
          },
          {
            id: "bishop",
            fen: "4k3/6p1/8/8/3B4/2P5/8/4K3 w - - 0 1",
            marks: ["g1", "f2", "e3", "c5", "e5", "b6", "f6", "a7", "g7"],
            caption: "The bishop on d4 never leaves the dark squares.",
            claim: { is: "moves", from: "d4" },
          },
          {
            id: "queen",
            fen: "4k3/8/1p6/8/3Q2P1/8/3P4/4K3 w - - 0 1",
            marks: [
              "a1",
              "g1",
              "b2",
              "f2",
              "c3",
              "d3",
              "e3",
              "a4",
              "b4",
              "c4",
              "e4",
              "f4",
              "c5",
              "d5",
              "e5",
              "b6",
              "d6",
              "f6",
              "d7",
              "g7",
              "d8",
              "h8",
            ],
            caption: "The queen on d4 commands eight lines.",
            claim: { is: "moves", from: "d4" },
          },
        ],
      },
      {
        facts: ["knight-moves"],
        p: "The knight goes two squares along a file or rank and one square aside, an L. It alone jumps: whatever stands between does not matter.",
      },
      {
        facts: ["king-moves"],
        p: "The king goes one square in any direction, but never to a square that an enemy piece attacks.",
      },
      {
        figures: [
          {
            id: "knight",
            fen: "4k3/8/2p5/1PPpP3/3N4/8/4P3/4K3 w - - 0 1",
            marks: ["c2", "b3", "f3", "f5", "c6", "e6"],
            caption: "The knight on d4 jumps over its neighbours and may take on c6.",
            claim: { is: "moves", from: "d4" },
          },
          {
            id: "king",
            fen: "7k/8/8/r7/3K1p2/8/8/6R1 w - - 0 1",
            marks: ["c3", "d3", "c4", "e4"],
            caption:
              "The rook guards the fifth rank and the pawn guards e3: four squares are left to the king.",
            claim: { is: "moves", from: "d4" },
          },
        ],
      },
      {
        facts: ["pawn-moves"],
        p: "The pawn goes straight ahead, towards the far side, one square at a time and only onto an empty square. From the rank it starts on it may go two squares if both are empty. It never goes back.",
      },
      {
        facts: ["pawn-captures"],
        p: "The pawn takes differently: one square diagonally forward, and only if an enemy piece stands there.",
      },
      {
        facts: ["pawn-attacks-differ"],
        p: "So the squares a pawn attacks are not the squares it moves to. A king may stand right in front of an enemy pawn, but not diagonally in front of it, even where the pawn has nothing to take.",
      },
      {
        figures: [
          {
            id: "pawn-step",
            fen: "4k3/8/8/8/8/8/3P4/4K3 w - - 0 1",
            marks: ["d3", "d4"],
            caption: "One step or two from the second rank.",
            claim: { is: "moves", from: "d2" },
          },
          {
            id: "pawn-capture",
            fen: "4k3/8/8/3pnp2/4P3/8/8/4K3 w - - 0 1",
            marks: ["d5", "f5"],
            caption: "The knight on e5 blocks the pawn, which may still take to either side.",
            claim: { is: "moves", from: "e4" },
          },
          {
            id: "pawn-attack",
            fen: "8/8/8/3k4/8/4P3/8/4K3 b - - 0 1",
            marks: ["c4", "e4", "c5", "e5", "c6", "d6", "e6"],
            caption:
              "Black’s king may go to e4, in front of the pawn, and may not go to d4, which the pawn attacks.",
            claim: { is: "moves", from: "d5" },
          },
        ],
      },
    ],
  },
  {
    id: "check",
    title: "Check",
    blocks: [
      {
        p: "A king is in check while an enemy piece attacks its square. The status line then adds `in check`, and the king’s square is marked.",
      },
      {
        facts: ["check-forbids"],
        p: "No move may leave your own king in check: not a step onto an attacked square, not lifting the piece that shields the king, and no other move at all while a check is unanswered.",
      },
      {
        facts: ["check-answers"],
        list: [
          "Go away: move the king to a square that is not attacked.",
          "Take the piece that gives check.",
          "Put a piece in between. Against a knight, a pawn or a neighbour there is no between, and against two attackers at once only the king can answer.",
        ],
      },
      {
        figures: [
          {
            id: "check-answered",
            fen: "4k3/4r3/8/2B5/8/2N5/3P1P2/3RK3 w - - 0 1",
            caption:
              "White is in check from e7: the bishop may take, a knight or the bishop may step in between, the king may go to f1.",
            claim: { is: "verdict", text: "White to move, in check" },
          },
          {
            id: "pinned",
            fen: "4k3/4r3/8/8/8/8/4N2P/4K3 w - - 0 1",
            marks: [],
            caption: "The knight on e2 shields its king and may not move at all.",
            claim: { is: "moves", from: "e2" },
          },
        ],
      },
    ],
  },
  {
    id: "castling",
    title: "Castling",
    blocks: [
      {
        facts: ["castling-squares"],
        p: "Once in the game king and rook may move together. The king goes two squares towards the rook, and the rook to the square the king passed over: on the king’s side the king ends on the g-file and the rook on the f-file (`O-O`), on the queen’s side on the c-file and the d-file (`O-O-O`).",
      },
      {
        facts: ["castling-unmoved"],
        p: "Neither that king nor that rook has moved in this game, not even out and back.",
      },
      { facts: ["castling-empty"], p: "Every square between king and rook is empty." },
      {
        facts: ["castling-unattacked"],
        p: "The king is not in check, and neither the square it passes nor the square it reaches is attacked. The rook may be attacked, and may pass an attacked square.",
      },
      {
        p: "On the board, move the king to its final square, or drag it onto its own rook.",
      },
      {
        figures: [
          {
            id: "castle",
            fen: "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
            marks: ["c1", "d1", "f1", "g1"],
            caption: "Before: White’s king may castle to g1 or to c1.",
            claim: { is: "moves", from: "e1" },
          },
          {
            id: "castled-short",
            fen: "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R4RK1 b kq - 1 1",
            marks: ["f1", "g1"],
            caption: "After `O-O`.",
            claim: { is: "after", of: "castle", move: "e1g1" },
          },
          {
            id: "castled-long",
            fen: "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/2KR3R b kq - 1 1",
            marks: ["c1", "d1"],
            caption: "After `O-O-O`.",
            claim: { is: "after", of: "castle", move: "e1c1" },
          },
          {
            id: "castle-through-check",
            fen: "4kr2/ppppp1pp/8/8/8/8/PPPPP1PP/R3K2R w KQ - 0 1",
            marks: ["c1", "d1"],
            caption: "The rook on f8 attacks f1, so White may castle on the queen’s side only.",
            claim: { is: "moves", from: "e1" },
          },
        ],
      },
    ],
  },
  {
    id: "en-passant",
    title: "En passant",
    blocks: [
      {
        facts: ["en-passant"],
        p: "When a pawn goes two squares and lands beside an enemy pawn, that pawn may take it as if it had gone one square only: it moves diagonally to the square passed over, and the passed pawn leaves the board. This right lasts for the very next move and is then gone.",
      },
      {
        figures: [
          {
            id: "en-passant-before",
            fen: "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1",
            marks: ["d5", "d6"],
            caption: "Black is about to play the pawn from d7 to d5.",
            claim: { is: "moves", from: "d7" },
          },
          {
            id: "en-passant-now",
            fen: "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
            marks: ["d6", "e6"],
            caption: "Now, and only now, White’s pawn on e5 may go to d6.",
            claim: { is: "moves", from: "e5" },
          },
          {
            id: "en-passant-after",
            fen: "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2",
            marks: ["d6"],
            caption: "After `exd6`: the pawn from d5 is gone.",
            claim: { is: "after", of: "en-passant-now", move: "e5d6" },
          },
        ],
      },
    ],
  },
  {
    id: "promotion",
    title: "Promotion",
    blocks: [
      {
        facts: ["promotion"],
        p: "A pawn that reaches the last rank becomes a queen, a rook, a bishop or a knight of its own colour in the same move. The program asks which; a choice not made takes the move back.",
      },
      {
        facts: ["promotion-unlimited"],
        p: "Which pieces have been taken does not matter: a second queen or a third knight is as good as any.",
      },
      {
        figures: [
          {
            id: "promotion",
            fen: "8/1P5k/8/8/3Q4/8/8/4K3 w - - 0 1",
            marks: ["b8"],
            caption: "White has a queen and may have another.",
            claim: { is: "moves", from: "b7" },
          },
          {
            id: "promoted",
            fen: "1Q6/7k/8/8/3Q4/8/8/4K3 b - - 0 1",
            marks: ["b8"],
            caption: "After `b8=Q`.",
            claim: { is: "after", of: "promotion", move: "b7b8q" },
          },
        ],
      },
    ],
  },
];
