/** The strings of the panels: new game, settings, archive, details, chooser, keys, about. */
import type { Edition, NotationChoice, PieceStyle, Sizing, Theme } from "../backend/bindings.ts";
import { quoted } from "./quoted.ts";

const editions: Record<Edition, { name: string; note: string }> = {
  editable: {
    name: "Editable",
    note: "Every move can be rewritten at any time. A move without a choice is played by itself.",
  },
  classic: {
    name: "Classic",
    note: "Plain chess: moves are made on the board, the list is for reading.",
  },
};

/** Who played, White first. */
const players = (white: string, black: string): string => `${quoted(white || "?")} – ${quoted(black || "?")}`;

const styles: Record<PieceStyle, string> = { shapes: "Shapes", figures: "Figures" };
const sizings: Record<Sizing, string> = { hierarchical: "By rank", uniform: "All alike" };
const themes: Record<Theme, string> = {
  system: "As the system",
  light: "Light",
  dark: "Dark",
  contrast: "High contrast",
};
const notations: Record<NotationChoice, string> = {
  auto: "As the game has it",
  san: "Short: Nf3",
  long: "Long: Ng1-f3",
  uci: "Squares: g1f3",
  figurine: "Figurines: ♘f3",
  shapes: "Shapes: our own signs",
  fide: "With 0-0 and e.p.",
};

export const panels = {
  panel: {
    close: "Close",
    cancel: "Cancel",
  },

  newGame: {
    title: "New game",
    edition: "How it is played",
    editions,
    start: "From where",
    standard: "Standard",
    standardNote: "The usual array.",
    chess960: "Chess960",
    chess960Note: "Back rank shuffled, the same for both sides.",
    apart: "Chess960, sides apart",
    apartNote: "Each side shuffled for itself.",
    fen: "From a position",
    fenNote: "Any position in FEN, possible or not.",
    number: "Number",
    numberOf: { white: "White’s number", black: "Black’s number" },
    numberHint: "0 to 959; left empty, it is drawn when the game begins",
    draw: "Draw one",
    badNumber: "A number from 0 to 959, or nothing.",
    fenLabel: "FEN",
    fenDropped: "Taken with these faults:",
    preview: "The position it begins from",
    begin: "Begin",
  },

  told: { title: "Notices" },

  faults: {
    title: "The position",
    note: "What is odd about it. It can be played from all the same.",
  },

  settings: {
    title: "Settings",
    pieces: "Pieces",
    style: "Style",
    styles,
    sizing: "Sizes",
    sizings,
    screen: "Screen",
    theme: "Colours",
    themes,
    coordinates: "Letters and numbers at the board’s edge",
    animation: "Pieces glide",
    flipEachMove: "Turn the board after each move",
    list: "List",
    notation: "Moves made on the board are written",
    notations,
    rewrite: "Write the whole list this way",
    rewriteNote: "Legal moves only; what was typed can be put back.",
    rewritten: "The list is written anew.",
    markAuto: "Mark moves that were played by themselves",
    sound: "Sounds",
    keys: "Keys",
    singleKeys: "Single keys are shortcuts: f, [, ], ?",
    updates: "Look for a newer version when starting",
  },

  archive: {
    title: "Archive",
    search: "Search",
    empty: "Games you leave are kept here, the last fifty of them.",
    nothingFound: "No game in the archive has that in it.",
    open: "Open",
    rename: "Rename",
    remove: "Delete",
    nameLabel: "Name",
    keepName: "Keep",
    unnamed: (white: string, black: string): string =>
      white === "" && black === "" ? "" : players(white, black),
    untitled: "A game",
    plies: (n: number): string => `${n} ${n === 1 ? "entry" : "entries"}`,
    removed: (name: string): string => `${name} deleted.`,
    restore: "Put back",
    openNamed: (name: string): string => `Open ${name}`,
    renameNamed: (name: string): string => `Rename ${name}`,
    removeNamed: (name: string): string => `Delete ${name}`,
    list: "Games",
  },

  details: {
    title: "Details",
    white: "White",
    black: "Black",
    event: "Event",
    site: "Place",
    date: "Date",
    datePlaceholder: "2025.06.30",
    round: "Round",
    result: "Result",
    resultOfGame: "as the game stands",
    unfinished: "not finished",
    save: "Save",
  },

  comment: {
    title: (label: string): string => `Comment on ${label}`,
  },

  chooser: {
    title: "Choose a game",
    count: (n: number): string => `${n.toLocaleString("en")} games in this file`,
    found: (n: number): string => `${n.toLocaleString("en")} found`,
    search: "Search by player, event, date or result",
    nothingFound: "No game in this file has that in it.",
    players,
    plies: (n: number): string => `${n} ${n === 1 ? "half-move" : "half-moves"}`,
    list: "Games in the file",
  },

  updates: {
    newer: (version: string): string => `Version ${version} is there.`,
    install: "Install and start it",
    installing: "The newer version is being fetched…",
  },

  guide: {
    title: "Guide",
  },

  keys: {
    title: "Keys",
    game: "Game",
    list: "List",
    board: "Board",
    open: "Edit an entry",
    type: "Type on the blank line",
    commit: "Write what was typed",
    commitNext: "Write it and go on to the next entry",
    restore: "Leave it as it was",
    arrows: "Go from entry to entry",
    ends: "First entry, blank line",
    pages: "A page up, a page down",
    putBack: "Put back what stood there",
    insert: "Insert an entry before",
    remove: "Delete an entry",
    cut: "Cut from an entry on",
    look: "Look at an entry’s position",
    menu: "Menu of an entry",
    boardArrows: "Go from square to square",
    pick: "Take a piece up, put it down",
    letGo: "Let it go; leave an earlier position",
    help: "This page",
    anyLetter: "letters",
  },

  about: {
    title: "About Scoresheet",
    line: "A game of chess as its list of moves. Rewrite any of them, and the board follows.",
    licence: "Free under the MIT licence or the Apache licence 2.0, whichever you like better.",
    shapes: "The pieces, the sounds and the texts are our own.",
    facts: "This program",
    copy: "Copy for a report",
    copied: "On the clipboard.",
  },
};
