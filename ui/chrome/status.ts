/** The status line: the verdict, the score once there is one, and apart from them what else there is to know. */
import type { StartView } from "../backend/bindings.ts";
import { h, setAttribute, setText } from "../dom.ts";
import type { Game, Screen } from "../state.ts";
import { text } from "../text/index.ts";

export interface Status {
  render(screen: Screen): void;
  setConnected(connected: boolean): void;
}

type Note = { words: string; warn: boolean };

export interface StatusActions {
  backToEnd(): void;
  /** Puts the number of a Chess960 start on the clipboard. */
  copyStart(number: string): void;
  /** Shows all that is odd about the position. */
  showFaults(faults: readonly string[]): void;
}

export function createStatus(host: HTMLElement, actions: StatusActions): Status {
  const verdict = h("p", { class: "status__verdict" });
  const score = h("p", { class: "status__score" });
  const notes = h("p", { class: "status__notes" });
  const lookingLabel = h("span", {});
  const back = h(
    "button",
    { type: "button", class: "button button--quiet", on: { click: () => actions.backToEnd() } },
    text.status.backToEnd,
  );
  const looking = h("p", { class: "status__looking", hidden: true }, lookingLabel, back);
  host.append(h("div", { class: "status__line" }, verdict, score), notes, looking);
  let connected = true;
  let shown = "";

  function showNotes(list: readonly Note[], { start, faults }: Pick<Game, "start" | "faults">): void {
    const key = JSON.stringify([list, faults, start.kind, start.number, start.black_number]);
    if (key === shown) return;
    const focused = notes.contains(document.activeElement);
    shown = key;
    notes.replaceChildren(
      ...list.map((note) =>
        h("span", { class: "status__note", "data-kind": note.warn ? "warn" : null }, note.words),
      ),
      ...faultNote(faults, actions.showFaults),
      ...startNote(start, actions.copyStart),
    );
    // What was pressed last may have been drawn anew: the focus stays with it.
    if (focused) notes.querySelector("button")?.focus();
  }

  let last: Screen | null = null;

  function render(screen: Screen): void {
    last = screen;
    const { game, view } = screen;
    setText(verdict, game.verdict);
    setText(score, game.score === null ? "" : text.score(game.score, game.variant, view.settings.notation));
    const list: Note[] = [];
    if (!connected) list.push({ words: text.status.disconnected, warn: true });
    if (game.halted !== null) {
      list.push({ words: text.status.stopsAt(game.halted.label, game.halted.why), warn: true });
    }
    if (!game.saved && game.unsaved_why !== null) {
      list.push({ words: text.status.notSaved(game.unsaved_why), warn: false });
    }
    showNotes(list, game);
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

/** The first fault of the position, and how many more there are. */
function faultNote(faults: readonly string[], show: StatusActions["showFaults"]): HTMLElement[] {
  const [first, ...more] = faults;
  if (first === undefined) return [];
  const note = h("span", { class: "status__note" }, first);
  if (more.length > 0) {
    const label = text.status.moreFaults(more.length);
    const press = (): void => show(faults);
    note.append(
      " ",
      h(
        "button",
        { type: "button", class: "button button--quiet status__link", on: { click: press } },
        label,
      ),
    );
  }
  return [note];
}

/** The numbers of a shuffled start, each to be copied by a press; nothing for other starts. */
function startNote(start: StartView, copy: (number: string) => void): HTMLElement[] {
  if (start.number === null || start.kind === "standard" || start.kind === "fen") return [];
  const button = (number: number, name: string): HTMLButtonElement => {
    const label = text.status.copyStart(name);
    return h(
      "button",
      {
        type: "button",
        class: "button button--quiet status__link",
        "aria-label": label,
        title: label,
        on: { click: () => copy(String(number)) },
      },
      name,
    );
  };
  const [white, black] = [start.number, start.black_number];
  const buttons =
    black === null
      ? [button(white, String(white))]
      : [button(white, `${text.side("white")} ${white}`), button(black, `${text.side("black")} ${black}`)];
  return [h("span", { class: "status__note" }, text.status.start, ...buttons.flatMap((one) => [" ", one]))];
}
