/** The status line: the verdict, the score once there is one, and apart from them what else there is to know. */
import { h, setAttribute, setText } from "../dom.ts";
import type { Screen } from "../state.ts";
import { text } from "../text/index.ts";

export interface Status {
  render(screen: Screen): void;
  setConnected(connected: boolean): void;
}

type Note = { words: string; warn: boolean };

export function createStatus(host: HTMLElement, backToEnd: () => void): Status {
  const verdict = h("p", { class: "status__verdict" });
  const score = h("p", { class: "status__score" });
  const notes = h("p", { class: "status__notes" });
  const lookingLabel = h("span", {});
  const back = h(
    "button",
    { type: "button", class: "button button--quiet", on: { click: backToEnd } },
    text.status.backToEnd,
  );
  const looking = h("p", { class: "status__looking", hidden: true }, lookingLabel, back);
  host.append(h("div", { class: "status__line" }, verdict, score), notes, looking);
  let connected = true;
  let shown = "";

  function showNotes(list: readonly Note[]): void {
    const key = JSON.stringify(list);
    if (key === shown) return;
    shown = key;
    notes.replaceChildren(
      ...list.map((note) =>
        h("span", { class: "status__note", "data-kind": note.warn ? "warn" : null }, note.words),
      ),
    );
  }

  let last: Screen | null = null;

  function render(screen: Screen): void {
    last = screen;
    const { game, view } = screen;
    setText(verdict, game.verdict);
    setText(score, game.score === null ? "" : text.status.score(game.score));
    const list: Note[] = [];
    if (!connected) list.push({ words: text.status.disconnected, warn: true });
    if (game.halted !== null) {
      list.push({ words: text.status.stopsAt(game.halted.label, game.halted.why), warn: true });
    }
    if (!game.saved && game.unsaved_why !== null) {
      list.push({ words: text.status.notSaved(game.unsaved_why), warn: false });
    }
    for (const fault of game.faults) list.push({ words: fault, warn: false });
    showNotes(list);
    looking.hidden = view.looking === null;
    if (view.looking !== null) {
      const label = view.looking.label;
      setText(lookingLabel, label === null ? text.status.lookingAtStart : text.status.lookingAt(label));
    }
    setAttribute(host, "data-over", game.over ? "" : null);
  }

  return {
    render,
    setConnected(now) {
      connected = now;
      if (last !== null) render(last);
    },
  };
}
