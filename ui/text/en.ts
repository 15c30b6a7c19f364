/**
 * Every string of the interface, keyed by name, a group for each part of the screen.
 * What the session says (verdicts, reasons, readings) comes from Rust and stands there.
 */
import type { NotationChoice, Side, Variant } from "../backend/bindings.ts";
import type { Refused } from "../backend/port.ts";
import { board } from "./en-board.ts";
import { panels } from "./en-panels.ts";
import { rules } from "./en-rules.ts";
import { brief } from "./quoted.ts";
import { sentences } from "./sentences.ts";

const side = (which: Side): string => (which === "white" ? "White" : "Black");

/** `12…` or `12.`: how a move number is written before an entry of that side. */
const number = (value: number, which: Side): string => (which === "white" ? `${value}.` : `${value}…`);

/** A number that stands alone in a sentence, for an entry that is empty: without its full stop. */
const bare = (label: string): string => label.replace(/^(\d+)\.$/, "$1");

/** How much of a comment a line shows, in characters. */
const mostOfComment = 300;

const count = (n: number, one: string, many: string): string =>
  `${n.toLocaleString("en")} ${n === 1 ? one : many}`;

const refusals: Record<Refused["code"], string> = {
  illegal_move: "That move is not legal here.",
  game_over: "The game is over. The list can still be edited.",
  no_such_entry: "That entry is no longer in the list.",
  stale: "The list has changed meanwhile.",
  nothing_to_undo: "There is no move to take back.",
  nothing_to_redo: "There is nothing to put back.",
  nothing_to_revert: "That entry was not edited.",
  nothing_to_put_back: "There is no deleted entry to put back: the list has changed since.",
  nothing_to_bring_back: "There is no game to bring back.",
  text_too_long: "Too long for one entry: at most 1,000 characters.",
  read_only: "In the Classic edition the list is for reading.",
  bad_fen: "That is not a position in FEN.",
  bad_number: "Numbers go from 0 to 959.",
  bad_square: "There is no such square.",
  not_a_game: "There is no game and no position in that text.",
  no_such_game: "That game is not there.",
  bad_command: "That cannot be done.",
  storage: "It could not be saved.",
  internal: "Something went wrong inside. The game is as it was.",
  disconnected: "The game does not answer just now.",
};

export const en = {
  ...panels,
  board,
  rules,
  app: {
    name: "Scoresheet",
    boardName: "Board",
    /** What the window is called: what tells games apart first, the program last. */
    title: (game: string | null, verdict: string): string =>
      `${game === null ? "" : `${game} · `}${verdict} — Scoresheet`,
  },
  side,
  number,
  count,
  /** An entry by number, side and text: `12… Qe7`. */
  entry: (value: number, which: Side, written: string): string =>
    `${number(value, which)} ${brief(written)}`.trim(),

  /** One clear sentence for a command that was refused. */
  refusal: (refused: Refused): string => {
    // These say which field of the position, or which line of the file, is at fault.
    if ((refused.code === "bad_fen" || refused.code === "not_a_game") && refused.message !== "")
      return refused.message;
    return refusals[refused.code] ?? refused.message;
  },

  /**
   * A game's score, in the form that this game has everywhere: figures as in files where its moves are written that way,
   * ½ elsewhere. A result that a file says is given as it is but for that.
   */
  score: (score: string, variant: Variant, notation: NotationChoice): string => {
    const plain = notation === "fide" || (notation === "auto" && variant === "chess960");
    return score === "1/2-1/2" && !plain ? "½-½" : score;
  },

  /** What a picture of the board is called. */
  pictureTitle: (verdict: string): string => `Chess position: ${verdict}`,

  sheet: {
    name: "Moves",
    numberColumn: "Move",
    noEntry: "no entry",
    emptyEntry: "empty",
    illegal: "illegal",
    auto: "by itself",
    lookHere: "Look at this position",
    blankHint: "type or play a move",
    blankLine: (numbered: string, which: Side): string =>
      `${numbered} ${side(which)}: blank line, type or play a move`,
    editing: (label: string): string => `Entry ${label}`,
    editingBlank: "New entry",
    inserting: (label: string): string => `Entry before ${label}`,
    before: (written: string): string => `before ${brief(written)}`,
    illegalBecause: (why: string): string => (why === "" ? "illegal" : `illegal: ${why}`),
    stopsHere: (why: string): string => `the list stops here: ${why}`,
    notReached: "not reached: the list stops before",
    was: (earlier: string): string =>
      earlier === "" ? "was empty: put that back" : `was ${brief(earlier)}: put it back`,
    wasWithKey: (earlier: string): string =>
      `was ${earlier === "" ? "empty" : brief(earlier)} (Backspace puts it back)`,
    /** In the name of the comment's mark, which is read out with its entry. */
    commentNamed: (note: string): string => `comment: ${brief(note)}`,
    /** Where there is room for more of it. */
    comment: (note: string): string => `comment: ${brief(note, mostOfComment)}`,
    taken: (by: string, now: string): string =>
      `${by} was played meanwhile. Enter writes this at ${now} instead.`,
    listShorter: (now: string): string => `The list has become shorter. Enter writes this at ${now}.`,
    pastedGame: "That looks like a whole game.",
    openAsGame: "Open it as a game",
    menuLabel: "More for this entry",
    menuOf: (label: string): string => `Entry ${label}`,
    removed: (label: string): string => `${label} taken out of the list.`,
    removedPutBack: "Put back",
    menu: {
      edit: "Edit",
      putBack: (earlier: string): string => `Put back ${earlier === "" ? "the empty entry" : brief(earlier)}`,
      putBackNothing: "Put back what stood here",
      insert: "Insert before",
      remove: "Delete",
      cut: "Cut from here",
      look: "Look at",
      comment: "Read the comment",
    },
  },

  preview: {
    blank: "empty: the list would stop here",
    unreadable: (why: string): string => (why === "" ? "cannot be read" : `cannot be read: ${why}`),
    unreachable: "not reached: the list stops before",
    reaches: (label: string): string => `reaches ${label}`,
    reachesAndStops: (label: string, at: string): string => `reaches ${label}, stops at ${bare(at)}`,
  },

  foot: {
    dismiss: "✕",
    dismissLabel: "Put this notice away",
    readAll: (count: number): string => `Read all ${count}`,
  },

  status: {
    stopsAt: (label: string, why: string): string => `list stops at ${bare(label)}: ${why}`,
    notSaved: (why: string): string => `not saved: ${why}`,
    lookingAt: (label: string): string => `looking at ${label}`,
    lookingAtStart: "looking at the start",
    backToEnd: "Back to the game",
    disconnected: "The session does not answer; trying again…",
    looking: "The board shows an earlier position",
    moreFaults: (n: number): string => `and ${n.toLocaleString("en")} more`,
    start: "Chess960 start",
    copyStart: (name: string): string => `Copy the start’s number: ${name}`,
  },

  actions: {
    bar: "Actions",
    more: "More",
    undo: "Undo",
    undoNamed: (label: string): string => `Undo ${label}`,
    redo: "Redo",
    redoNamed: (label: string): string => `Redo ${label}`,
    newGame: "New game",
    newGameAgain: "New game, same again",
    bringBack: "Bring back the game before",
    flip: "Flip",
    flipBoard: "Flip the board",
    open: "Open…",
    save: "Save as…",
    copyPgn: "Copy PGN",
    copyFen: "Copy FEN",
    copyPicture: "Copy picture",
    savePicture: "Save picture…",
    paste: "Paste game or position",
    details: "Details of the game…",
    archive: "Archive…",
    settings: "Settings…",
    rules: "Rules",
    guide: "Guide",
    shortcuts: "Keys…",
    about: "About Scoresheet…",
    lookBack: "Look one entry back",
    lookOn: "Look one entry on",
  },

  notice: {
    newGame: "A new game begins.",
    opened: (name: string): string => (name === "" ? "The game is open." : `${name} is open.`),
    notOpened: (name: string, why: string): string => sentences(`${name} is not open`, why),
    bringBack: "Take it back",
    broughtBack: "The game before is back.",
    copiedPgn: "The game is on the clipboard, as PGN.",
    copiedFen: "The position is on the clipboard, as FEN.",
    copiedStart: (number: string): string => `The number ${number} is on the clipboard.`,
    copiedPicture: "A picture of the position is on the clipboard.",
    pictureRefused: "The picture could not be put on the clipboard.",
    saved: "Saved.",
    clipboardRefused: "The clipboard could not be used.",
    clipboardEmpty: "There is no text on the clipboard.",
    fileRefused: "That file could not be read.",
    notText: "That file is not text.",
    cut: (label: string): string => `${label} and all after it cut.`,
    cutPutBack: "Put back",
  },

  said: {
    move: (which: Side, words: string): string => `${side(which)}: ${words}`,
    tookBack: (label: string): string => `Taken back: ${label}`,
    changed: (label: string, words: string): string => `${label} changed: ${words}`,
    inserted: (label: string, words: string): string => `Inserted: ${label}, ${words}`,
    deleted: (label: string): string => `Deleted: ${label}`,
    entries: (n: number): string => `The list has ${count(n, "entry", "entries")}`,
  },
};
