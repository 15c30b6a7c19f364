/** What a key means on an entry that is not being edited. Pure: the sheet carries the answer out. */

export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

export interface GridState {
  /** The entry that has the focus; equal to `rowCount` on the blank line. */
  readonly ply: number;
  readonly rowCount: number;
  /** The Classic edition: nothing is edited, Enter looks. */
  readonly readOnly: boolean;
  /** Whole rows that fit in view. */
  readonly pageRows: number;
  /** Whether the focused entry has an earlier text to put back. */
  readonly edited: boolean;
}

export type GridIntent =
  | { kind: "focus"; ply: number }
  /** `typed` begins the text anew with that character; null keeps and selects the text. */
  | { kind: "edit"; typed: string | null }
  | { kind: "menu" }
  | { kind: "look" }
  | { kind: "put_back" }
  | { kind: "insert" }
  | { kind: "delete" }
  | { kind: "cut" };

/** Characters that begin an entry: on the blank line typing one begins it. */
const BEGINS_AN_ENTRY = /^[\p{L}\p{N}@\-–—…○●△▲□■✱✚♔-♟]$/u;

export function gridIntent(press: Press, state: GridState): GridIntent | null {
  const { ply, rowCount, readOnly } = state;
  const last = readOnly ? rowCount - 1 : rowCount;
  const command = press.ctrlKey || press.metaKey;
  const focus = (wanted: number): GridIntent => ({
    kind: "focus",
    ply: Math.max(0, Math.min(last, wanted)),
  });
  const blank = ply >= rowCount;

  if (press.key === "ContextMenu" || (press.key === "F10" && press.shiftKey)) return { kind: "menu" };
  if (press.altKey) return null;
  if (command) {
    if (press.key === "Enter") return blank ? null : { kind: "look" };
    if (press.key === "Home") return focus(0);
    if (press.key === "End") return focus(last);
    return null;
  }
  switch (press.key) {
    case "ArrowLeft":
      return focus(ply - 1);
    case "ArrowRight":
      return focus(ply + 1);
    case "ArrowUp":
      return focus(ply < 2 ? ply : ply - 2);
    case "ArrowDown":
      return focus(ply + 2);
    case "Home":
      return focus(0);
    case "End":
      return focus(last);
    case "PageUp":
      return focus(ply - 2 * state.pageRows);
    case "PageDown":
      return focus(ply + 2 * state.pageRows);
    case "Enter":
    case "F2":
      if (readOnly) return blank ? null : { kind: "look" };
      return { kind: "edit", typed: null };
    default:
      break;
  }
  if (readOnly) return null;
  if (blank) return BEGINS_AN_ENTRY.test(press.key) ? { kind: "edit", typed: press.key } : null;
  switch (press.key) {
    case "Backspace":
      return state.edited ? { kind: "put_back" } : null;
    case "Insert":
      return { kind: "insert" };
    case "Delete":
      return press.shiftKey ? { kind: "cut" } : { kind: "delete" };
    default:
      return null;
  }
}

/** What a key means in an open editor. */
export type EditorIntent =
  | "commit"
  | "commit_forward"
  | "commit_backward"
  | "restore"
  | "leave_up"
  | "leave_down";

export interface EditorPress extends Press {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** WebKit reports the key that ends a composition with this code and no `isComposing`. */
const KEY_OF_INPUT_METHOD = 229;

/** `empty`: nothing has been typed on the blank line, so arrows may leave it. */
export function editorIntent(press: EditorPress, empty: boolean): EditorIntent | null {
  if (press.isComposing || press.keyCode === KEY_OF_INPUT_METHOD) return null;
  switch (press.key) {
    case "Enter":
      return "commit";
    case "Tab":
      return press.shiftKey ? "commit_backward" : "commit_forward";
    case "Escape":
      return "restore";
    case "ArrowUp":
      return empty ? "leave_up" : null;
    case "ArrowDown":
      return empty ? "leave_down" : null;
    default:
      return null;
  }
}
