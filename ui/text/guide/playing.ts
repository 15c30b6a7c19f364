/** The guide's first part: playing on the board, and the ways a game may begin. */
import type { GuideSection } from "./model.ts";

export const playing: readonly GuideSection[] = [
  {
    id: "play",
    title: "Play",
    blocks: [
      {
        p: "Scoresheet is chess for two people at one screen, or for one who writes a game down. The list of moves is the game; the board shows what the list says. There is always a game open, and it is saved by itself after every change.",
      },
      {
        picture: {
          id: "play",
          caption: "A knight has been picked up: dots are free squares, rings are captures.",
          alternative:
            "The board on the left with a knight picked up and its squares marked, the list of moves on the right.",
          scene: {
            variant: "standard",
            start: null,
            entries: [
              { text: "e4", outcome: "legal" },
              { text: "e5", outcome: "legal" },
              { text: "Nf3", outcome: "legal" },
              { text: "Nc6", outcome: "legal" },
            ],
            fen: "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3",
            picked: { from: "f3", to: ["g1", "d4", "h4", "e5", "g5"] },
          },
        },
      },
      {
        list: [
          "Drag a piece to a marked square, or click the piece and then the square. A click on the piece again, `Esc` or the right button puts it back.",
          "Or write the move on the blank line under the list and press `Enter`. Nearly every notation is understood: `Nf3`, `g1f3`, `Kt-KB3`, `knight takes d5`.",
          "A pawn that reaches the last rank asks what it becomes, over its own file.",
          "To castle, move the king two squares, or drag it onto its own rook.",
          "`Undo` takes the last move back, `Redo` plays it again. The button says which move that is.",
          "The line over the list says whose move it is, and at the end how the game ended, with its score.",
        ],
      },
      {
        p: "If the side to move has exactly one legal move, it is played by itself after a short moment. In the Classic edition it is not.",
      },
    ],
  },
  {
    id: "new",
    title: "Begin a game",
    blocks: [
      {
        p: "`New game` begins at once and asks nothing back: the game you leave is one click away, by `Bring back the game before`, and legal games are kept in the archive besides.",
      },
      {
        picture: {
          id: "new",
          caption: "Edition and start of a new game.",
          alternative:
            "The panel for a new game: edition, start, and a picture of the position it begins from.",
        },
      },
      {
        list: [
          "Editable is the whole of it: every entry can be rewritten, moves without a choice are played by themselves.",
          "Classic is plain chess: the list is for reading, and a click on an entry looks at its position.",
          "Any position can be the start: paste it in FEN, possible or not. Nine kings or none, the rules answer all the same.",
        ],
      },
    ],
  },
  {
    id: "chess960",
    title: "Chess960",
    blocks: [
      {
        p: "In Chess960 the back rank is shuffled, the same for both sides, in one of 960 ways that have numbers from 0 to 959. Choose it under `New game`: give a number, or leave it empty and have one drawn. Number 518 is the usual array. The sides can also be shuffled apart, a number each.",
      },
      {
        picture: {
          id: "chess960",
          caption: "Start 534: the kings began on the d-file, and have castled to the g-file as anywhere.",
          alternative: "A game of Chess960 in which both sides have castled, on the board and in the list.",
          scene: {
            variant: "chess960",
            start: "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w HAha - 0 1",
            entries: [
              { text: "e4", outcome: "legal" },
              { text: "e5", outcome: "legal" },
              { text: "Nf3", outcome: "legal" },
              { text: "Nf6", outcome: "legal" },
              { text: "Be2", outcome: "legal" },
              { text: "Be7", outcome: "legal" },
              { text: "d3", outcome: "legal" },
              { text: "d6", outcome: "legal" },
              { text: "Qd2", outcome: "legal" },
              { text: "Qd7", outcome: "legal" },
              { text: "0-0", outcome: "legal" },
              { text: "0-0", outcome: "legal" },
            ],
            fen: "rnb2rk1/pppqbppp/3p1n2/4p3/4P3/3P1N2/PPPQBPPP/RNB2RK1 w - - 4 7",
          },
        },
      },
      {
        list: [
          "After castling, king and rook stand where they would in standard chess: on g and f, or on c and d.",
          "Castle by moving the king to that square. Where that is also an ordinary step of the king, the board asks which is meant; king onto own rook always castles.",
          "In such games moves are written with `0-0` and `0-0-0`. The settings can have it otherwise.",
        ],
      },
    ],
  },
];
