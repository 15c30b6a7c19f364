/** The sheet of keys, and what this program is. */
import { type Child, h } from "../dom.ts";
import { text } from "../text/index.ts";
import { type ActionId, actionOf } from "./actions.ts";
import { openPanel, type PanelHost } from "./panel.ts";
import { type Chord, keyLabel } from "./platform.ts";

/** Keys that stand for several are named in words or in one. */
function keyName(chord: Chord): string {
  if (chord === "letters") return text.keys.anyLetter;
  return chord === "arrows" ? "← ↑ ↓ →" : keyLabel(chord);
}

type Line = readonly [words: string, ...chords: Chord[]];

function section(title: string, lines: readonly Line[]): Child {
  const rows = lines.map(([words, ...chords]) =>
    h(
      "div",
      { class: "keys__row" },
      h("dt", {}, words),
      h("dd", {}, ...chords.flatMap((chord, index) => [index > 0 && " ", h("kbd", {}, keyName(chord))])),
    ),
  );
  return h(
    "section",
    { class: "panel__section" },
    h("h3", { class: "panel__heading" }, title),
    h("dl", { class: "keys" }, ...rows),
  );
}

const ofGame: readonly ActionId[] = [
  "new_game",
  "new_game_again",
  "bring_back",
  "undo",
  "redo",
  "flip",
  "open",
  "save",
  "copy_pgn",
  "copy_fen",
  "copy_picture",
  "save_picture",
  "paste",
  "details",
  "archive",
  "settings",
  "rules",
  "guide",
  "look_back",
  "look_on",
];

export function openKeys(host: PanelHost): void {
  const k = text.keys;
  const game: Line[] = ofGame.map((id) => {
    const action = actionOf(id);
    const chord = action.chords[0];
    return chord === undefined ? [action.label(null)] : [action.label(null), chord];
  });
  openPanel(host, {
    title: k.title,
    shape: "wide",
    body: [
      h(
        "div",
        { class: "keys-columns" },
        section(k.game, [...game, [k.help, "?"]]),
        section(k.list, [
          [k.open, "Enter", "F2"],
          [k.type, "letters"],
          [k.commit, "Enter"],
          [k.commitNext, "Tab"],
          [k.restore, "Escape"],
          [k.arrows, "arrows"],
          [k.ends, "Home", "End"],
          [k.pages, "PageUp", "PageDown"],
          [k.putBack, "Backspace"],
          [k.insert, "Insert"],
          [k.remove, "Delete"],
          [k.cut, "shift+Delete"],
          [k.look, "mod+Enter"],
          [k.menu, "shift+F10"],
        ]),
        section(k.board, [
          [k.boardArrows, "arrows"],
          [k.pick, "Enter"],
          [k.letGo, "Escape"],
        ]),
      ),
    ],
  });
}

export function openAbout(host: PanelHost): void {
  openPanel(host, {
    title: text.about.title,
    body: [h("p", {}, text.about.line), h("p", {}, text.about.shapes), h("p", {}, text.about.licence)],
  });
}
