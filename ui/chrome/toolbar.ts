/** The row of actions: the four that are used all the time, and a menu with the rest. */
import { h, setAttribute } from "../dom.ts";
import type { Game, Screen } from "../state.ts";
import { text } from "../text/index.ts";
import { type ActionId, actionOf } from "./actions.ts";
import type { Layers } from "./layers.ts";
import { type MenuItem, openMenu } from "./menu.ts";
import { ariaKeys, keyLabel } from "./platform.ts";

const MENU: readonly (readonly ActionId[])[] = [
  ["new_game_again", "bring_back"],
  ["open", "save", "paste", "copy_pgn", "copy_fen", "copy_picture", "save_picture"],
  ["details", "archive"],
  ["rules", "guide", "settings", "shortcuts", "about"],
];

export interface Toolbar {
  render(screen: Screen): void;
}

export function createToolbar(host: HTMLElement, layers: Layers, run: (id: ActionId) => void): Toolbar {
  let game: Game | null = null;
  const make = (id: ActionId, kind: string): HTMLButtonElement =>
    h("button", { type: "button", class: `button ${kind}`, "data-action": id, on: { click: () => run(id) } });
  const buttons: [ActionId, HTMLButtonElement][] = [
    ["new_game", make("new_game", "button--primary")],
    ["undo", make("undo", "toolbar__undo")],
    ["redo", make("redo", "toolbar__redo")],
    ["flip", make("flip", "")],
  ];
  const more = h(
    "button",
    {
      type: "button",
      class: "button",
      "aria-haspopup": "menu",
      "aria-expanded": "false",
      "data-action": "more",
    },
    text.actions.more,
  );
  more.addEventListener("click", () => openMenu(layers, items(), { anchor: more, label: text.actions.more }));
  host.append(h("div", { class: "toolbar" }, ...buttons.map(([, button]) => button), more));
  setAttribute(host, "aria-label", text.actions.bar);

  function items(): MenuItem[] {
    return MENU.flatMap((group, groupIndex) =>
      group.map((id, index): MenuItem => {
        const action = actionOf(id);
        const chord = action.chords[0];
        return {
          label: action.label(game),
          disabled: !action.enabled(game),
          divided: groupIndex > 0 && index === 0,
          act: () => run(id),
          ...(chord === undefined ? {} : { keys: keyLabel(chord), ariaKeys: ariaKeys(chord) }),
        };
      }),
    );
  }

  function render(screen: Screen): void {
    game = screen.game;
    for (const [id, button] of buttons) {
      const action = actionOf(id);
      const label = action.label(game);
      setWords(button, id, label, game);
      const chord = action.chords[0];
      if (chord !== undefined) {
        setAttribute(button, "title", `${label} (${keyLabel(chord)})`);
        setAttribute(button, "aria-keyshortcuts", ariaKeys(chord));
      }
      const enabled = action.enabled(game);
      // A button that goes grey under the finger keeps the focus, or it would be lost.
      const focused = document.activeElement === button;
      button.disabled = !enabled && !focused;
      setAttribute(button, "aria-disabled", !enabled && focused ? "true" : null);
    }
  }

  return { render };
}

/** The button's words; what Undo and Redo would do stands apart, so that a narrow bar can leave it out. */
function setWords(button: HTMLButtonElement, id: ActionId, label: string, game: Game): void {
  const [word, name] = wordsOf(id, game) ?? [label, null];
  setAttribute(button, "aria-label", word === label ? null : label);
  const whole = name === null ? word : `${word} ${name}`;
  if (button.textContent === whole) return;
  button.replaceChildren(word, ...(name === null ? [] : [h("span", { class: "toolbar__name" }, ` ${name}`)]));
}

function wordsOf(id: ActionId, game: Game): [word: string, name: string | null] | null {
  switch (id) {
    case "undo":
      return [text.actions.undo, game.undo_label];
    case "redo":
      return [text.actions.redo, game.redo_label];
    case "flip":
      return [text.actions.flip, null];
    default:
      return null;
  }
}
