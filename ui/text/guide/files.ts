/** The guide's third part: files, the clipboard, and where games are kept. */
import type { GuideSection } from "./model.ts";

export const files: readonly GuideSection[] = [
  {
    id: "files",
    title: "Files and the archive",
    blocks: [
      {
        p: "`Open` reads games in PGN and positions in FEN. A file can also be dropped on the window, opened from the system’s file manager, or its text pasted. If there are several games in it, you choose one.",
      },
      {
        picture: {
          id: "files",
          caption: "A file with several games.",
          alternative: "A panel lists the games of a file with players, event and result.",
        },
      },
      {
        list: [
          "Moves are taken from a file as they are written there. One that cannot be read is no reason to refuse the file: the list shows where it stops.",
          "Comments, signs such as `!?` and variations stay with the move that they stand behind, also when you rewrite it. A small bubble marks it; the line under the list says what is said there, and a click on the bubble shows all of it. `Save as` writes them back, with the file’s other tags.",
          "`Save as` writes PGN, `Copy PGN` and `Copy FEN` put the game or the position on the clipboard, `Copy picture` the board.",
          "`Details` takes players, event, date and result for the file.",
          "The archive keeps the last fifty legal games that you left, newest first, to open, name or delete.",
          "The game, the settings and the archive stay on this device. Nothing is sent anywhere.",
        ],
      },
    ],
  },
];
