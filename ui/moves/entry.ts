/** Draws one entry of the sheet into its cell. Text reaches the page as text nodes only. */
import type { Row } from "../backend/bindings.ts";
import { h, setAttribute } from "../dom.ts";
import { text } from "../text/index.ts";
import { sanBeside } from "./layout.ts";

export interface EntryLook {
  /** The first entry that stops the list. */
  readonly halted: boolean;
  /** Mark moves that were played by themselves (a setting). */
  readonly markAuto: boolean;
}

/** Fills `cell` for a row. What moves without the row changing (the marks of the last reached and the looked-at entry) is not touched. */
export function drawEntry(cell: HTMLElement, row: Row, look: EntryLook): void {
  const struck = row.outcome === "unreachable" || row.outcome === "unreadable" || row.outcome === "blank";
  setAttribute(cell, "data-outcome", row.outcome);
  setAttribute(cell, "data-halted", look.halted ? "" : null);
  setAttribute(cell, "data-edited", row.edited ? "" : null);

  const children: (Node | string)[] = [];
  const shown = row.text === "" ? text.sheet.emptyEntry : row.text;
  children.push(h(struck ? "s" : "span", { class: "entry__text" }, shown));
  if (look.halted) {
    // An empty entry says so already where its text would stand.
    if (row.text !== "" && row.why !== null) children.push(" ", h("span", { class: "entry__why" }, row.why));
  } else if (row.outcome === "illegal") {
    children.push(" ", h("span", { class: "entry__tag" }, text.sheet.illegal));
  }
  const san = sanBeside(row);
  if (san !== null) children.push(" ", h("span", { class: "entry__san" }, san));
  if (look.markAuto && row.auto) children.push(" ", h("span", { class: "entry__tag" }, text.sheet.auto));
  if (row.edited) {
    const was = text.sheet.was(row.earlier ?? "");
    children.push(
      h("button", {
        type: "button",
        class: "entry__revert",
        tabindex: -1,
        "data-act": "put_back",
        "aria-label": was,
        title: was,
      }),
    );
  }
  if (row.note !== null) {
    children.push(
      h("button", {
        type: "button",
        class: "entry__note",
        tabindex: -1,
        "data-act": "read",
        "aria-label": text.sheet.commentNamed(row.note),
        title: text.sheet.comment(row.note),
      }),
    );
  }
  cell.replaceChildren(...children);
}

/** What there is to say of an entry under the list, when it has the focus or the pointer. */
export function entryInfo(row: Row, halted: boolean): string {
  const parts: string[] = [];
  if (row.reading !== null) parts.push(row.reading);
  if (row.outcome === "illegal") parts.push(text.sheet.illegalBecause(row.why ?? ""));
  else if (halted) parts.push(text.sheet.stopsHere(row.why ?? text.sheet.emptyEntry));
  else if (row.outcome === "unreachable") parts.push(text.sheet.notReached);
  if (row.note !== null) parts.push(text.sheet.comment(row.note));
  if (row.edited) parts.push(text.sheet.wasWithKey(row.earlier ?? ""));
  return parts.join(" · ");
}
