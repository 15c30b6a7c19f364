/** The games that were left: to open again, to name, to delete, with the last deletion taken back. */
import type { ArchiveItem, NotationChoice } from "../backend/bindings.ts";
import { type Backend, refusedFrom } from "../backend/port.ts";
import { h, setText } from "../dom.ts";
import { text } from "../text/index.ts";
import { archiveRecord, nameForm } from "./archive-record.ts";
import { button, openPanel, type PanelHost } from "./panel.ts";
import { createRecords } from "./records.ts";

/** `opened` is called with the game's name once it is the one being played. */
export function openArchive(
  host: PanelHost,
  backend: Backend,
  notation: NotationChoice,
  opened: (name: string) => void,
): void {
  const word = h("p", { class: "panel__word", role: "status" });
  const undo = button(text.archive.restore, "quiet", () => void restore());
  undo.hidden = true;
  const records = createRecords<ArchiveItem>({
    searchLabel: text.archive.search,
    listLabel: text.archive.list,
    empty: text.archive.empty,
    nothingFound: text.archive.nothingFound,
    searched: (item) =>
      [
        item.name ?? "",
        item.white,
        item.black,
        item.first_moves,
        item.start,
        ...(item.score === null ? [] : [item.score, text.score(item.score, item.variant, notation)]),
      ].join(" "),
    draw: (item) => archiveRecord(item, notation, { open, rename, remove }),
  });
  const panel = openPanel(host, {
    title: text.archive.title,
    body: [records.element, h("div", { class: "panel__notice" }, word, undo)],
  });
  void reload().then(() => records.search.focus());

  function refused(error: unknown): void {
    setText(word, text.refusal(refusedFrom(error)));
  }

  /** Shows what there is now. */
  async function reload(): Promise<void> {
    try {
      records.set(await backend.call("archive_list", {}));
    } catch (error) {
      refused(error);
    }
  }

  /** Does something to the archive; true if it was done. The button that was pressed may be gone with its record. */
  async function change(what: () => Promise<null>): Promise<boolean> {
    try {
      await what();
    } catch (error) {
      refused(error);
      return false;
    }
    records.search.focus();
    undo.hidden = true;
    setText(word, "");
    await reload();
    return true;
  }

  async function restore(): Promise<void> {
    await change(() => backend.call("archive_restore", {}));
  }

  async function remove(item: ArchiveItem, name: string): Promise<void> {
    if (!(await change(() => backend.call("archive_delete", { id: item.id })))) return;
    setText(word, text.archive.removed(name));
    undo.hidden = false;
    undo.focus();
  }

  function open(item: ArchiveItem, name: string): void {
    backend.call("archive_open", { id: item.id }).then(() => {
      panel.close();
      opened(name);
    }, refused);
  }

  function rename(item: ArchiveItem, record: HTMLElement): void {
    const form = nameForm(item.name ?? "", {
      keep: (name) => void change(() => backend.call("archive_rename", { id: item.id, name })),
      giveUp: () => void reload().then(() => records.search.focus()),
    });
    record.replaceChildren(...form.children);
    form.input.focus();
    form.input.select();
  }
}
