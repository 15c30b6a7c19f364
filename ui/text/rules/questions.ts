/** The page *Questions*: short answers. */
import type { Page } from "./model.ts";

export const questions: Page = {
  id: "questions",
  title: "Questions",
  sections: [
    {
      id: "q-check",
      title: "May I make another move while I am in check?",
      blocks: [
        {
          p: "Only one that ends the check: move the king away, take the attacker, or put something in between. On the board nothing else can be played. In the list anything can be written; it is then marked as illegal.",
        },
      ],
    },
    {
      id: "q-own-check",
      title: "May a pinned piece give check?",
      blocks: [
        {
          p: "Yes. A piece attacks squares even where it could not go without exposing its own king, so a king may not step next to it either.",
        },
      ],
    },
    {
      id: "q-promotion",
      title: "Which pieces can a pawn become?",
      blocks: [
        {
          p: "Queen, rook, bishop or knight, whatever is on the board or off it. Never a king, and it cannot stay a pawn. An entry that names no piece makes a queen.",
        },
      ],
    },
    {
      id: "q-castle-check",
      title: "May I castle out of check, through it, or into it?",
      blocks: [
        {
          p: "None of the three. It does not matter that the rook is attacked, or that the rook passes an attacked square: only the king’s squares count.",
        },
      ],
    },
    {
      id: "q-castle-after-check",
      title: "I was in check earlier. May I still castle?",
      blocks: [{ p: "Yes, as long as king and rook have not moved. Only a check right now forbids it." }],
    },
    {
      id: "q-en-passant",
      title: "When exactly can I take en passant?",
      blocks: [
        {
          p: "In the move right after the enemy pawn’s double step, with a pawn standing beside the square it reached. One move later the right is gone.",
        },
      ],
    },
    {
      id: "q-draws",
      title: "Which draws are there, and must somebody claim them?",
      blocks: [
        {
          p: "Stalemate, insufficient material, the same position for the third time, and fifty moves by each side without a pawn move or capture. The status line says so by itself; nobody has to claim anything.",
        },
      ],
    },
    {
      id: "q-agree",
      title: "How do we agree to a draw, or resign?",
      blocks: [
        {
          p: "Stop playing, and write the result into the game’s details: it is kept with the game and written into its file. It is not an entry of the list, since it is no move.",
        },
      ],
    },
    {
      id: "q-king-taken",
      title: "Can a king be taken?",
      blocks: [
        {
          p: "Not by a legal move. An entry such as `Qxe8` takes it all the same, as an illegal move. A side without a king is never in check, and plays on.",
        },
      ],
    },
    {
      id: "q-two-kings",
      title: "What if a side has several kings?",
      blocks: [
        {
          p: "Then all of them count: the side is in check when any is attacked, and no legal move may leave one attacked.",
        },
      ],
    },
    {
      id: "q-ambiguous",
      title: "Two knights can go there and I did not say which. What happens?",
      blocks: [
        {
          p: "The nearest one goes; of two equally near, the one nearer the a-file. If it was the other, add its file: `Nfd2`. Doubt about the square is different: `N-B3` could be two squares, and so the list stops there.",
        },
      ],
    },
    {
      id: "q-undo-forced",
      title: "Undo brings me back and the move is played again. How do I get out?",
      blocks: [
        {
          p: "Press Undo a second time before 0.8 seconds have passed, or rewrite an earlier entry. Undo always takes back the last entry of the list, whoever played it.",
        },
      ],
    },
    {
      id: "q-forgotten",
      title: "I forgot to write one move. Must I type all the others again?",
      blocks: [
        {
          p: "No. Insert an entry before the one that follows: all after it move one place and change sides. An entry written twice can be deleted in the same way.",
        },
      ],
    },
    {
      id: "q-result",
      title: "Why does the list stop at 1-0?",
      blocks: [
        {
          p: "A result is not a move: nothing goes anywhere. The score appears by itself when the position decides the game; other results belong to the details.",
        },
      ],
    },
    {
      id: "q-960-rook",
      title: "In Chess960, may the castling rook pass over its own king?",
      blocks: [{ p: "Yes. King and rook are looked at together: only other pieces can be in the way." }],
    },
    {
      id: "q-960-one",
      title: "In Chess960 the king is already on g1. Can it castle?",
      blocks: [
        {
          p: "Yes: the king stays and the rook goes to f1, if f1 is free but for the two. Move the king onto its rook to do so.",
        },
      ],
    },
  ],
};
