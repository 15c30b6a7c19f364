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
  /** Something that happened and can be taken back; stays until the next one or until it is put away. */
  notice(line: string | null, action?: { label: string; act: () => void }): void;
}

/** `focusBack` takes the focus when a notice that had it goes away. */
export function createFoot(host: HTMLElement, focusBack: () => void): Foot {
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

  function show(): void {
    setText(line, said.warn ?? said.preview ?? said.info ?? "");
    setAttribute(line, "data-kind", said.warn === null ? null : "warn");
  }

  function button(label: string, act: () => void): HTMLButtonElement {
    const made = h("button", { type: "button", class: "button button--quiet" }, label);
    // A press must not take the focus from an open editor, whose text would be committed by that.
    made.addEventListener("mousedown", (event) => event.preventDefault());
    made.addEventListener("click", act);
    return made;
  }

  function bar(
    kind: "notice" | "offer",
    words: string,
    action?: { label: string; act: () => void },
  ): HTMLElement {
    const made = h("div", { class: "notice", "data-kind": kind }, h("span", {}, words));
    const leave = (): void => {
      const had = made.contains(document.activeElement);
      made.remove();
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
      if (words === null) {
        offered?.remove();
        offered = null;
      }
      show();
    },
    offer(words, label, act) {
      offered?.remove();
      offered = bar("offer", words, { label, act });
      notices.append(offered);
    },
    notice(words, action) {
      for (const old of notices.querySelectorAll(".notice[data-kind=notice]")) old.remove();
      if (words !== null) notices.append(bar("notice", words, action));
    },
  };
}
