/** The guide's last part: keys, reading and playing without seeing or pointing, phones, newer versions. */
import type { GuideSection } from "./model.ts";

export const reach: readonly GuideSection[] = [
  {
    id: "keys",
    title: "Keys",
    blocks: [
      { p: "The most used ones. `?` shows them all. On a Mac, ⌘ stands for `Ctrl`." },
      {
        keys: [
          ["New game", "mod+n"],
          ["Undo, redo", "mod+z", "mod+shift+z"],
          ["Edit the entry, write what was typed", "Enter"],
          ["Leave it as it was", "Escape"],
          ["Put back what stood there", "Backspace"],
          ["Insert before, delete, cut from here", "Insert", "Delete", "shift+Delete"],
          ["Look one entry back, one on", "[", "]"],
          ["Turn the board", "f"],
          ["Open, save", "mod+o", "mod+s"],
          ["Copy PGN, copy FEN, paste", "mod+shift+c", "mod+alt+c", "mod+shift+v"],
          ["Archive, settings", "mod+shift+o", "mod+,"],
          ["Rules, this guide", "F1", "shift+F1"],
        ],
      },
      { p: "In a browser’s tab some of these belong to the browser; `Alt+N` begins a game there." },
    ],
  },
  {
    id: "accessibility",
    title: "Without mouse, without sight",
    blocks: [
      {
        list: [
          "Everything can be done with the keyboard alone. `Tab` goes from the list to the board and the buttons; on the board the arrows walk from square to square, `Enter` picks up and puts down, `Esc` lets go.",
          "A screen reader hears each square by name and piece, each move once in words, each verdict once. Entries say when they are illegal, struck through or edited, and why.",
          "Nothing is told by colour alone. Besides light and dark there are colours of high contrast, and a system’s own forced colours are followed.",
          "With reduced motion asked for by the system, or `Pieces glide` off in the settings, nothing moves by itself.",
          "Shortcuts of a single key can be switched off in the settings, for those who steer by voice.",
        ],
      },
    ],
  },
  {
    id: "phone",
    title: "On a phone",
    blocks: [
      {
        picture: {
          id: "phone",
          caption: "On a phone the list is under the board, the buttons in reach of the thumb.",
          alternative: "Scoresheet on a phone: status, board, list and buttons from top to bottom.",
        },
      },
      {
        list: [
          "Tap a piece and a square, or drag. Tap an entry to write in it; its three dots open its menu. Tap a number to look at that position.",
          "Back closes what is open, the innermost first, and only then leaves. The game is saved by then.",
        ],
      },
    ],
  },
  {
    id: "updates",
    title: "Newer versions",
    blocks: [
      {
        p: "Scoresheet uses no network. Only where you switch it on in the settings does the desktop app, when it starts, ask the project’s release page whether there is a newer version; it is installed if you say so. Packages from a system’s own sources leave that to the system.",
      },
    ],
  },
];
