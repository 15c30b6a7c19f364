/** The page *Playing*, second part: how a game ends, and what this program adds to chess. */
import type { Section } from "./model.ts";

export const endingsAndList: readonly Section[] = [
  {
    id: "endings",
    title: "How a game ends",
    blocks: [
      {
        p: "The status line judges the position after the last move that could be played. The game is over when it says one of these; the score stands beside it.",
      },
      {
        table: {
          head: ["The status line says", "When", "Score"],
          rows: [
            ["`Checkmate — White wins`", "Black is to move, in check, and has no legal move", "1-0"],
            ["`Checkmate — Black wins`", "White is to move, in check, and has no legal move", "0-1"],
            ["`Stalemate`", "the side to move is not in check and has no legal move", "½-½"],
            [
              "`Draw — insufficient material`",
              "neither side has the pieces to give mate, however both play",
              "½-½",
            ],
            ["`Draw — threefold repetition`", "the same position stands for the third time", "½-½"],
            ["`Draw — fifty-move rule`", "fifty moves by each side without a pawn move or a capture", "½-½"],
          ],
        },
      },
      {
        facts: ["checkmate"],
        p: "Checkmate wins. The king is in check and cannot go away, the attacker cannot be taken, and nothing can be put in between.",
      },
      {
        facts: ["stalemate"],
        p: "Stalemate draws. The king is not in check, but its side has no legal move with any piece.",
      },
      {
        facts: ["stalemate-differs"],
        p: "The difference is the check. With it, having no legal move loses; without it, the game is drawn, however many pieces the other side has.",
      },
      {
        figures: [
          {
            id: "mate-white",
            fen: "4R1k1/5ppp/8/8/8/8/8/4K3 b - - 0 1",
            marks: ["e8", "g8"],
            caption: "`Checkmate — White wins`: the pawns take their own king’s squares away.",
            claim: { is: "verdict", text: "Checkmate — White wins" },
          },
          {
            id: "mate-black",
            fen: "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
            marks: ["h4", "e1"],
            caption: "`Checkmate — Black wins`, after two moves by each side.",
            claim: { is: "verdict", text: "Checkmate — Black wins" },
          },
          {
            id: "stalemate",
            fen: "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
            marks: ["g7", "g8", "h7"],
            caption: "`Stalemate`: Black is not in check and has no square to go to.",
            claim: { is: "verdict", text: "Stalemate" },
          },
        ],
      },
      {
        facts: ["insufficient-material"],
        p: "Material is insufficient with king against king, with a single knight or bishop more, or with any number of bishops that all stand on squares of one colour. Two knights, or a knight against a bishop, are enough for the game to go on, since a mate could be built with the enemy’s help.",
      },
      {
        facts: ["threefold"],
        p: "A repetition counts when the same pieces stand on the same squares with the same side to move. The three times need not follow each other, and the position at the start counts too. Nobody has to claim it.",
      },
      {
        facts: ["threefold-rights"],
        p: "The same rights belong to it: if castling was still allowed the first time and is not now, or if a pawn could be taken en passant then and not now, the positions are different. An en-passant right counts only where the capture could really be made.",
      },
      {
        facts: ["fifty-moves"],
        p: "The fifty-move rule counts half-moves: after a hundred of them in a row without a pawn move or a capture the game is drawn. Mate or stalemate on the hundredth comes first.",
      },
      {
        figures: [
          {
            id: "insufficient",
            fen: "4k3/8/8/8/8/8/8/3NK3 w - - 0 1",
            caption: "`Draw — insufficient material`: a lone knight never mates.",
            claim: { is: "verdict", text: "Draw — insufficient material" },
          },
          {
            id: "threefold",
            fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            caption: "Knights out and home twice: the start stands for the third time.",
            claim: {
              is: "verdict",
              text: "Draw — threefold repetition",
              moves: ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"],
            },
          },
          {
            id: "fifty",
            fen: "4k3/r7/8/8/8/8/8/4K2R w - - 99 80",
            marks: ["h1", "h2"],
            caption: "Ninety-nine half-moves have passed: any rook move is the hundredth.",
            claim: { is: "verdict", text: "Draw — fifty-move rule", moves: ["h1h2"] },
          },
        ],
      },
    ],
  },
  {
    id: "list",
    title: "The move list is the game",
    blocks: [
      {
        p: "Every move is an entry in the list, and the board shows what the list says. Playing on the board writes an entry; writing an entry plays on the board.",
      },
      {
        facts: ["list-edit"],
        p: "Click any entry, or press Enter on it, and write something else: `Nf3`, `Ng1-f3`, `g1f3`, `N-KB3`, `knight f3`, `Sf3` and many more all mean the same. Enter, Tab or a click elsewhere takes the text; Escape puts the old one back. The whole list is then played again from the start. The blank line at the end takes the next move. Entries can also be inserted before another, deleted, put back, or cut off from some point on.",
      },
      {
        facts: ["list-illegal"],
        p: "Illegal moves are carried out too, and marked. `Ke2` as the first move puts the king on e2, its own pawn leaves the board, and the game goes on from there. The mark says what is wrong with the move.",
      },
      {
        facts: ["list-halts"],
        p: "Only an entry that tells nobody what goes where stops the list: one left empty, a square that does not exist, a piece that is not on the board, or words that are no move. The board then shows the position before it.",
      },
      {
        facts: ["list-struck"],
        p: "That entry and all after it are struck through: they are kept, but not played. Mend the entry and they are played again. Playing on the board meanwhile puts the new move in the stopped entry’s place and takes the struck-through rest away; Undo brings it back.",
      },
      {
        figures: [
          {
            id: "illegal-king",
            fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPKPPP/RNBQ1BNR b kq - 0 1",
            marks: ["e2"],
            caption: "After the single entry `Ke2`.",
            claim: { is: "entries", entries: ["Ke2"] },
          },
        ],
      },
    ],
  },
  {
    id: "forced",
    title: "Moves that play themselves",
    blocks: [
      {
        facts: ["forced-moves"],
        p: "When the side to move has exactly one legal move, that move is played by itself 0.8 seconds after the position arose. A pawn that can only promote still has four moves, and waits. Undo takes such a move back; the clock then starts again, and a second Undo in time goes one further.",
      },
      {
        facts: ["forced-wait-halted"],
        p: "While the list is stopped at an entry, forced moves wait: nothing that you wrote is pushed aside by itself. The Classic edition has no forced moves at all.",
      },
      {
        figures: [
          {
            id: "forced",
            fen: "8/6p1/1p3pPk/1P3Pp1/1Pp3p1/KpP3P1/1P6/8 w - - 0 1",
            marks: ["a4"],
            caption: "White can only play the king to a4; then Black has only one move, and so on.",
            claim: { is: "only", move: "a3a4" },
          },
        ],
      },
    ],
  },
  {
    id: "saving",
    title: "What is kept",
    blocks: [
      {
        p: "The game is saved after every change and is there again at the next start. New game asks nothing, since the game left behind can be brought back, and the archive keeps the last fifty.",
      },
      {
        facts: ["not-saved"],
        p: "A game with an illegal move among those played is not saved: after a reload a fresh game begins. The last legal state before it is in the archive, and the list says `not saved` for as long as that holds. Save it as a file to keep it.",
      },
    ],
  },
];
