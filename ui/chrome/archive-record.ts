/** One game in the archive's list, and the field in which it gets a name. */
import type { ArchiveItem, NotationChoice } from "../backend/bindings.ts";
import { h } from "../dom.ts";
import { text } from "../text/index.ts";
import { button } from "./panel.ts";

function nameOf(item: ArchiveItem): string {
  if (item.name !== null && item.name !== "") return item.name;
  return text.archive.unnamed(item.white, item.black) || item.first_moves || text.archive.untitled;
}

/** What can be done with a game of the archive; `name` is what the list calls it. */
export interface ArchiveDeeds {
  open(item: ArchiveItem, name: string): void;
  rename(item: ArchiveItem, record: HTMLElement): void;
  remove(item: ArchiveItem, name: string): void;
}

export function archiveRecord(
  item: ArchiveItem,
  notation: NotationChoice,
  deeds: ArchiveDeeds,
): HTMLLIElement {
  const name = nameOf(item);
  const when = new Date(item.saved_at_ms).toLocaleString(undefined, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  const moves = item.first_moves === name ? "" : item.first_moves;
  const score = item.score === null ? "" : text.score(item.score, item.variant, notation);
  const facts = [when, item.start, moves, text.archive.plies(item.plies), score].filter(
    (fact) => fact !== "",
  );
  const open = button(text.archive.open, "", () => deeds.open(item, name));
  const rename = button(text.archive.rename, "quiet", () => deeds.rename(item, record));
  const remove = button(text.archive.remove, "quiet", () => deeds.remove(item, name));
  open.setAttribute("aria-label", text.archive.openNamed(name));
  rename.setAttribute("aria-label", text.archive.renameNamed(name));
  remove.setAttribute("aria-label", text.archive.removeNamed(name));
  const record: HTMLLIElement = h(
    "li",
    { class: "record" },
    h("span", { class: "record__title" }, name),
    h("span", { class: "record__note" }, facts.join(" · ")),
    h("div", { class: "record__actions" }, open, rename, remove),
  );
  return record;
}

export interface NameForm {
  readonly children: readonly HTMLElement[];
  readonly input: HTMLInputElement;
}

/** A field for a name: Enter or the button keeps it, Escape gives it up and leaves the panel open. */
export function nameForm(
  name: string,
  { keep, giveUp }: { keep(name: string): void; giveUp(): void },
): NameForm {
  const input = h("input", {
    type: "text",
    class: "field__control",
    "aria-label": text.archive.nameLabel,
    maxlength: 200,
  });
  input.value = name;
  const keepIt = (): void => keep(input.value.trim());
  input.addEventListener("keydown", (event) => {
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === "Enter") {
      event.preventDefault();
      keepIt();
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      giveUp();
    }
  });
  return {
    input,
    children: [input, h("div", { class: "record__actions" }, button(text.archive.keepName, "", keepIt))],
  };
}
