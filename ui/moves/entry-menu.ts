/** What can be done with one entry. */
import type { Row } from "../backend/bindings.ts";
import type { Layers } from "../chrome/layers.ts";
import { type MenuItem, openMenu } from "../chrome/menu.ts";
import { keyLabel } from "../chrome/platform.ts";
import { text } from "../text/index.ts";

export interface EntryMenu {
  readonly cell: HTMLElement;
  readonly at: { x: number; y: number } | null;
  readonly row: Row;
  readonly label: string;
  readonly readOnly: boolean;
  /** Whether the entry was applied: only then there is a position to look at. */
  readonly reached: boolean;
  readonly focusBack: () => void;
  readonly edit: () => void;
  readonly insert: () => void;
  readonly putBack: () => void;
  readonly remove: () => void;
  readonly cut: () => void;
  readonly look: () => void;
  /** Shows the whole comment. */
  readonly read: () => void;
}

export function openEntryMenu(layers: Layers, entry: EntryMenu): void {
  const look: MenuItem = {
    label: text.sheet.menu.look,
    keys: keyLabel("mod+Enter"),
    ariaKeys: "Control+Enter",
    disabled: !entry.reached,
    act: entry.look,
  };
  const change: MenuItem[] = [
    { label: text.sheet.menu.edit, keys: keyLabel("Enter"), ariaKeys: "Enter", act: entry.edit },
    {
      label: entry.row.edited
        ? text.sheet.menu.putBack(entry.row.earlier ?? "")
        : text.sheet.menu.putBackNothing,
      keys: keyLabel("Backspace"),
      ariaKeys: "Backspace",
      disabled: !entry.row.edited,
      act: entry.putBack,
    },
    { label: text.sheet.menu.insert, keys: keyLabel("Insert"), ariaKeys: "Insert", act: entry.insert },
    { label: text.sheet.menu.remove, keys: keyLabel("Delete"), ariaKeys: "Delete", act: entry.remove },
    { label: text.sheet.menu.cut, keys: keyLabel("shift+Delete"), ariaKeys: "Shift+Delete", act: entry.cut },
    { ...look, divided: true },
  ];
  const comment: MenuItem[] =
    entry.row.note === null ? [] : [{ label: text.sheet.menu.comment, act: entry.read }];
  openMenu(layers, [...(entry.readOnly ? [look] : change), ...comment], {
    anchor: entry.cell,
    focusBack: entry.focusBack,
    label: text.sheet.menuOf(entry.label),
    ...(entry.at === null ? {} : { at: entry.at }),
  });
}
