/** The guide's second part: the list as a text, and what becomes of moves that cannot be. */
import type { GuideSection } from "./model.ts";

export const editing: readonly GuideSection[] = [
  {
    id: "edit",
    title: "Edit the list",
    blocks: [
      {
        p: "Click an entry, write something else, press `Enter`: the whole game is played again from there, as far as it can be read. This is so at any time, for either player, after the end of the game too.",
      },
      {
        picture: {
          id: "edit",
          caption:
            "While you write, the line under the list says how it would be read and how far the list would reach.",
          alternative:
            "An entry of the list is being rewritten; the line under the list says how it is read.",
        },
      },
      {
        list: [
          "What you write is kept letter for letter. How it was read stands beside it or under the list.",
          "An edited entry has a dotted line. Its small arrow puts back what stood there.",
          "The menu of an entry (its three dots, or a right click) also inserts before it, deletes it, or cuts the list from there. A move that was forgotten is inserted, one written twice is deleted; all after it change sides.",
          "A click on the number, or `Ctrl` and a click on the entry, looks at that position. `[` and `]` walk on, `Esc` goes back to the game.",
          "Paste several moves, or a whole game, on the blank line, and it is offered to be opened as a game.",
        ],
      },
    ],
  },
  {
    id: "illegal",
    title: "Illegal moves",
    blocks: [
      {
        p: "On the board only legal moves can be made. In the list anything can be written. A move that the rules forbid is made all the same, marked as illegal, and the game goes on from there.",
      },
      {
        picture: {
          id: "illegal",
          caption: "2. Ke3 is against the rules, and played. 3. Qxz9 is no move: there the list stops.",
          alternative:
            "A list with an illegal entry, an entry that stops the list, and entries struck through after it.",
          scene: {
            variant: "standard",
            start: null,
            entries: [
              { text: "e4", outcome: "legal" },
              { text: "e5", outcome: "legal" },
              { text: "Ke3", outcome: "illegal", why: "a king does not move so" },
              { text: "d5", outcome: "legal" },
              { text: "Qxz9", outcome: "unreadable", why: "no such square" },
              { text: "dxe4", outcome: "unreachable" },
            ],
            fen: "rnbqkbnr/ppp2ppp/8/3pp3/4P3/4K3/PPPP1PPP/RNBQ1BNR w kq - 0 3",
          },
        },
      },
      {
        list: [
          "What cannot be read as a move, or is empty, stops the list. It and everything after it is struck through; the board shows the position before it.",
          "Mend that entry and the rest comes back. Play on from the position you see, and your move takes the place of what is struck through; `Undo` brings that back.",
          "A game with an illegal move is not saved over a restart: the line over the list says so. The last legal state is in the archive, and the list itself can be saved as a file.",
        ],
      },
    ],
  },
];
