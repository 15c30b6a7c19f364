/** Everything that can be done, once: what it is called, its shortcut, whether it can be done now. */
import type { Game } from "../state.ts";
import { text } from "../text/index.ts";
import { type Chord, inApp } from "./platform.ts";

export type ActionId =
  | "new_game"
  | "new_game_again"
  | "bring_back"
  | "undo"
  | "redo"
  | "flip"
  | "open"
  | "save"
  | "copy_pgn"
  | "copy_fen"
  | "copy_picture"
  | "save_picture"
  | "paste"
  | "details"
  | "archive"
  | "settings"
  | "rules"
  | "guide"
  | "shortcuts"
  | "about"
  | "look_back"
  | "look_on";

export interface Action {
  readonly id: ActionId;
  /** The first is printed; a browser keeps some for itself, so that there may be another. */
  readonly chords: readonly Chord[];
  /** What its keys do while a text is being written: the same, or what the platform has them do to the text. */
  readonly keysInText: "act" | "edit the text";
  label(game: Game | null): string;
  enabled(game: Game | null): boolean;
}

/** What an action has beside its name, its keys and what it is called. */
type Further = Partial<Pick<Action, "enabled" | "keysInText">>;

function action(
  id: ActionId,
  chords: readonly Chord[],
  label: string | ((game: Game | null) => string),
  { enabled = () => true, keysInText = "act" }: Further = {},
): Action {
  return { id, chords, enabled, keysInText, label: typeof label === "string" ? () => label : label };
}

const named = (plain: string, withName: (label: string) => string, of: (game: Game) => string | null) => {
  return (game: Game | null): string => {
    const label = game === null ? null : of(game);
    return label === null ? plain : withName(label);
  };
};

const hasReached = (game: Game | null): boolean => (game?.reached ?? 0) > 0;

export const actions: readonly Action[] = [
  action("new_game", inApp ? ["mod+n"] : ["alt+n", "mod+n"], text.actions.newGame),
  action(
    "new_game_again",
    inApp ? ["mod+shift+n"] : ["alt+shift+n", "mod+shift+n"],
    text.actions.newGameAgain,
  ),
  action("bring_back", ["alt+b"], text.actions.bringBack, {
    enabled: (game) => game?.can_bring_back ?? false,
  }),
  action(
    "undo",
    ["mod+z"],
    named(text.actions.undo, text.actions.undoNamed, (game) => game.undo_label),
    { enabled: (game) => game?.can_undo ?? false, keysInText: "edit the text" },
  ),
  action(
    "redo",
    ["mod+shift+z", "mod+y"],
    named(text.actions.redo, text.actions.redoNamed, (game) => game.redo_label),
    { enabled: (game) => game?.can_redo ?? false, keysInText: "edit the text" },
  ),
  action("flip", ["f"], text.actions.flipBoard),
  action("open", ["mod+o"], text.actions.open),
  action("save", ["mod+s"], text.actions.save),
  action("copy_pgn", ["mod+shift+c"], text.actions.copyPgn),
  action("copy_fen", ["mod+alt+c"], text.actions.copyFen),
  action("copy_picture", ["mod+alt+p"], text.actions.copyPicture),
  action("save_picture", ["mod+alt+s"], text.actions.savePicture),
  // Without Shift the browser's own paste event brings the text, and needs no permission.
  action("paste", ["mod+shift+v"], text.actions.paste, { keysInText: "edit the text" }),
  action("details", ["mod+i"], text.actions.details),
  action("archive", ["mod+shift+o"], text.actions.archive),
  action("settings", ["mod+,"], text.actions.settings),
  action("rules", ["F1"], text.actions.rules),
  action("guide", ["shift+F1"], text.actions.guide),
  action("shortcuts", ["?"], text.actions.shortcuts),
  action("about", [], text.actions.about),
  action("look_back", ["["], text.actions.lookBack, { enabled: hasReached }),
  action("look_on", ["]"], text.actions.lookOn, { enabled: hasReached }),
];

export function actionOf(id: ActionId): Action {
  const found = actions.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no action ${id}`);
  return found;
}

export function isActionId(id: string): id is ActionId {
  return actions.some((one) => one.id === id);
}
