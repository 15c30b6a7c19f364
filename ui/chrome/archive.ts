/** The games that were left: to open again, to name, to delete, with the last deletion taken back. */
import type { ArchiveItem } from "../backend/bindings.ts";
import { type Backend, refusedFrom } from "../backend/port.ts";
import { h, setText } from "../dom.ts";
import { text } from "../text/index.ts";
import { button, openPanel, type PanelHost } from "./panel.ts";
import { createRecords } from "./records.ts";

function nameOf(item: ArchiveItem): string {
  if (item.name !== null && item.name !== "") return item.name;
  return text.archive.unnamed(item.white, item.black) || item.first_moves || text.archive.untitled;
}

/** `opened` is called with the game's name once it is the one being played. */
export function openArchive(host: PanelHost, backend: Backend, opened: (name: string) => void): void {
  const word = h("p", { class: "panel__word", role: "status" });
  const undo = button(
    text.archive.restore,
    "quiet",
    () => void act(() => backend.call("archive_restore", {}), ""),
  );
  undo.hidden = true;
  const records = createRecords<ArchiveItem>({
    searchLabel: text.archive.search,
    listLabel: text.archive.list,
    empty: text.archive.empty,
    nothingFound: text.archive.nothingFound,
    searched: (item) =>
      [item.name ?? "", item.white, item.black, item.first_moves, item.start, item.score ?? ""].join(" "),
    draw: drawItem,
  });
  const panel = openPanel(host, {
    title: text.archive.title,
    body: [records.element, h("div", { class: "panel__notice" }, word, undo)],
  });
  void load().then(() => records.search.focus());

  async function load(): Promise<void> {
    try {
      records.set(await backend.call("archive_list", {}));
    } catch (error) {
      setText(word, text.refusal(refusedFrom(error)));
    }
  }

  /** Does something to the archive, says `done`, and shows what there is now. */
  async function act(what: () => Promise<null>, done: string, canUndo = false): Promise<void> {
    try {
      await what();
      setText(word, done);
      // The button that was pressed may be gone with its record: the focus stays in the panel.
      if (undo === document.activeElement || !canUndo) records.search.focus();
      undo.hidden = !canUndo;
      await load();
      if (canUndo) undo.focus();
    } catch (error) {
      setText(word, text.refusal(refusedFrom(error)));
    }
  }

  function drawItem(item: ArchiveItem): HTMLLIElement {
    const name = nameOf(item);
    const when = new Date(item.saved_at_ms).toLocaleString(undefined, {
      dateStyle: "medium",
      timeStyle: "short",
    });
    const moves = item.first_moves === name ? "" : item.first_moves;
    const facts = [when, item.start, moves, text.archive.plies(item.plies), item.score ?? ""].filter(
      (fact) => fact !== "",
    );
    const open = button(text.archive.open, "", () => {
      void backend.call("archive_open", { id: item.id }).then(
        () => {
          panel.close();
          opened(name);
        },
        (error: unknown) => setText(word, text.refusal(refusedFrom(error))),
      );
    });
    const rename = button(text.archive.rename, "quiet", () => renameIn(record, item));
    const remove = button(text.archive.remove, "quiet", () => {
      void act(() => backend.call("archive_delete", { id: item.id }), text.archive.removed(name), true);
    });
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

  function renameIn(record: HTMLLIElement, item: ArchiveItem): void {
    const input = h("input", {
      type: "text",
      class: "field__control",
      "aria-label": text.archive.nameLabel,
      maxlength: 200,
    });
    input.value = item.name ?? "";
    const keep = (): void => {
      void act(() => backend.call("archive_rename", { id: item.id, name: input.value.trim() }), "");
    };
    input.addEventListener("keydown", (event) => {
      if (event.isComposing || event.keyCode === 229) return;
      if (event.key === "Enter") {
        event.preventDefault();
        keep();
      } else if (event.key === "Escape") {
        // Escape gives up the name first, the panel only then.
        event.preventDefault();
        event.stopPropagation();
        void load().then(() => records.search.focus());
      }
    });
    record.replaceChildren(
      input,
      h("div", { class: "record__actions" }, button(text.archive.keepName, "", keep)),
    );
    input.focus();
    input.select();
  }
}
