/** The sheet of keys, and what this program is. */
import { type Host, refusedFrom } from "../backend/port.ts";
import { type Child, h, setText } from "../dom.ts";
import { text } from "../text/index.ts";
import { type ActionId, actionOf } from "./actions.ts";
import { button, openPanel, type PanelHost } from "./panel.ts";
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

/** What this program is, and what a report of a fault should say about it, to be copied whole. */
export function openAbout(host: PanelHost, { diagnostics, writeClipboard }: Host): void {
  const words = text.about;
  const facts = h("p", { class: "about__facts", translate: "no" });
  const word = h("p", { class: "panel__word", role: "status" });
  const copy = button(words.copy, "", () => {
    writeClipboard(facts.textContent ?? "").then(
      () => setText(word, words.copied),
      () => setText(word, text.notice.clipboardRefused),
    );
  });
  copy.disabled = true;
  openPanel(host, {
    title: words.title,
    body: [
      h("p", {}, words.line),
      h("p", {}, words.shapes),
      h("p", {}, words.licence),
      h(
        "section",
        { class: "panel__section" },
        h("h3", { class: "panel__heading" }, words.facts),
        facts,
        h("div", { class: "panel__notice" }, copy, word),
      ),
    ],
  });
  diagnostics().then(
    (found) => {
      setText(facts, found.trim());
      copy.disabled = false;
    },
    (error: unknown) => setText(facts, text.refusal(refusedFrom(error))),
  );
}
