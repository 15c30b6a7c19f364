/** The quiet lines under the list: how a text would be read, what an entry is, what was refused, what can be put back. */
import { h, setAttribute, setText } from "../dom.ts";
import { text } from "../text/index.ts";

export interface Foot {
  /** Id of the line, for `aria-describedby`. */
  readonly id: string;
  /** How the text being typed would be read. */
  preview(line: string | null): void;
  /** What there is to say of the entry with the focus or under the pointer. */
  info(line: string | null): void;
  /** A quiet word about the text in the editor; stays until it is typed on. */
  warn(line: string | null): void;
  /** A thing that could be done about what was just typed. */
  offer(line: string, label: string, act: () => void): void;
  /** Something that happened; stays until the next change or until it is put away. It is said aloud too. */
  notice(line: string, action?: NoticeAction): void;
  /**
   * Something that the session says unasked; what is said of the command that brought it stands beside it. It stays until it
   * is put away, or until a change after somebody has pressed anything: before that nobody may have seen it.
   */
  told(line: string): void;
  /** A notice of a change to the game, which is said aloud as a change and not once more. */
  changed(line: string, action: NoticeAction): void;
  /** Puts away what was said of the change before. */
  clear(): void;
}

/** What can be done about a notice. */
export interface NoticeAction {
  readonly label: string;
  readonly act: () => void;
}

export interface FootActions {
  /** Takes the focus when a notice that had it goes away. */
  focusBack(): void;
  /** Says something aloud. */
  say(words: string): void;
  /** Shows all of what was told, where the foot has room for the last line only. */
  readTold(lines: readonly string[]): void;
}

export function createFoot(host: HTMLElement, { focusBack, say, readTold }: FootActions): Foot {
  const id = "foot-line";
  const line = h("p", { id, class: "foot__reading" });
  const notices = h("div", { class: "foot__notices" });
  host.append(notices, line);
  const said: { preview: string | null; info: string | null; warn: string | null } = {
    preview: null,
    info: null,
    warn: null,
  };
  let offered: HTMLElement | null = null;
  /** What the session has told and nobody has put away yet, oldest first. */
  let told: string[] = [];
  let pressedSince = false;
  for (const press of ["pointerdown", "keydown"]) {
    addEventListener(press, () => (pressedSince = true), { capture: true });
  }

  function show(): void {
    setText(line, said.warn ?? said.preview ?? said.info ?? "");
    setAttribute(line, "data-kind", said.warn !== null ? "warn" : said.preview !== null ? "preview" : null);
  }

  function button(label: string, act: () => void): HTMLButtonElement {
    const made = h("button", { type: "button", class: "button button--quiet" }, label);
    // A press must not take the focus from an open editor, whose text would be committed by that.
    made.addEventListener("mousedown", (event) => event.preventDefault());
    made.addEventListener("click", act);
    return made;
  }

  function bar(kind: "notice" | "told" | "offer", words: string, action?: NoticeAction): HTMLElement {
    const made = h("div", { class: "notice", "data-kind": kind }, h("span", {}, words));
    const leave = (): void => {
      const had = made.contains(document.activeElement);
      made.remove();
      if (kind === "told") told = [];
      if (had) focusBack();
    };
    const away = button(text.foot.dismiss, leave);
    away.setAttribute("aria-label", text.foot.dismissLabel);
    if (action !== undefined) {
      made.append(
        button(action.label, () => {
          leave();
          action.act();
        }),
      );
    }
    made.append(away);
    return made;
  }

  function remove(kind: "notice" | "told"): void {
    for (const old of notices.querySelectorAll(`.notice[data-kind=${kind}]`)) old.remove();
  }

  function put(words: string, action?: NoticeAction): void {
    remove("notice");
    notices.append(bar("notice", words, action));
  }

  return {
    id,
    preview(words) {
      said.preview = words;
      show();
    },
    info(words) {
      said.info = words;
      show();
    },
    warn(words) {
      said.warn = words;
      if (words !== null) say(words);
      if (words === null) {
        offered?.remove();
        offered = null;
      }
      show();
    },
    offer(words, label, act) {
      offered?.remove();
      offered = bar("offer", words, { label, act });
      say(words);
      notices.append(offered);
    },
    notice(words, action) {
      put(words, action);
      say(words);
    },
    told(words) {
      // None is lost to the next: each may name a file that nobody would find otherwise.
      told = [...told, words];
      pressedSince = false;
      const all = told;
      const readAll = { label: text.foot.readAll(all.length), act: () => readTold(all) };
      remove("told");
      notices.append(bar("told", words, all.length > 1 ? readAll : undefined));
      say(words);
    },
    changed: put,
    clear() {
      remove("notice");
      if (!pressedSince) return;
      told = [];
      remove("told");
    },
  };
}
