/**
 * One line of text being typed in its place on the sheet. The element is an input device and not
 * the state: while it is open nobody but the person typing writes to it, least of all while an
 * input method composes in it.
 */
import { h } from "../dom.ts";
import { type EditorIntent, editorIntent } from "./keys.ts";
import { readPaste } from "./paste.ts";

export interface EditorEvents {
  /** The text changed. */
  typed(text: string): void;
  /** A key of the editor was pressed; true when it was used and the browser should not act on it. */
  key(intent: EditorIntent): boolean;
  /** The focus went elsewhere: a click away. */
  left(): void;
  /** A whole game was pasted; its first line stands in the editor. */
  pastedGame(whole: string): void;
}

export interface Editor {
  readonly element: HTMLElement;
  text(): string;
  /** Replaces the text. Only for what the editor's owner decides, never for a snapshot. */
  write(text: string): void;
  /** Puts the caret there with the whole text selected, or behind it. */
  focus(selection: "all" | "end"): void;
  focused(): boolean;
  /** Runs `then` at once, or when the input method has finished composing. */
  whenIdle(then: () => void): void;
  /** Takes the editor off the page without reporting that the focus left. */
  close(): void;
}

export interface EditorLabels {
  readonly name: string;
  /** Id of the line that tells how the text would be read. */
  readonly describedBy: string;
}

export function createEditor(initial: string, labels: EditorLabels, events: EditorEvents): Editor {
  let composing = false;
  let closed = false;
  // Set between the keydown of an Enter that ended a composition and its keyup.
  let enterWasComposition = false;

  const element = h("span", {
    class: "entry__text entry__editor",
    role: "textbox",
    "aria-multiline": "false",
    "aria-label": labels.name,
    "aria-describedby": labels.describedBy,
    spellcheck: "false",
    autocapitalize: "off",
    autocorrect: "off",
    enterkeyhint: "done",
    tabindex: "0",
  });
  makeEditable(element);
  element.textContent = initial;

  const text = (): string => (element.textContent ?? "").replace(/[\r\n\u2028\u2029]+/g, " ");

  function insert(line: string): void {
    if (line === "") return;
    // The one way of inserting that keeps the browser's own undo; old as it is, all engines have it.
    if (typeof document.execCommand === "function" && document.execCommand("insertText", false, line)) return;
    const selection = document.getSelection();
    if (selection === null || selection.rangeCount === 0) {
      element.append(line);
    } else {
      const range = selection.getRangeAt(0);
      range.deleteContents();
      range.insertNode(document.createTextNode(line));
      range.collapse(false);
    }
    events.typed(text());
  }

  function takePasted(data: DataTransfer | null): void {
    const whole = data?.getData("text/plain") ?? "";
    const pasted = readPaste(whole);
    insert(pasted.entry);
    if (pasted.game) events.pastedGame(whole);
  }

  element.addEventListener("keydown", (event) => {
    enterWasComposition = event.key === "Enter" && (event.isComposing || event.keyCode === 229);
    const intent = editorIntent(event, text() === "");
    if (intent === null) {
      // Shortcuts of one key are no shortcuts in a text; those with Ctrl or ⌘ go on to the window.
      if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
      return;
    }
    event.stopPropagation();
    if (events.key(intent)) event.preventDefault();
  });
  element.addEventListener("keyup", () => {
    enterWasComposition = false;
  });
  element.addEventListener("beforeinput", (event) => {
    if (event.inputType !== "insertParagraph" && event.inputType !== "insertLineBreak") return;
    event.preventDefault();
    // Phones' keyboards send no keydown for Enter, only this.
    if (!composing && !event.isComposing && !enterWasComposition) events.key("commit");
  });
  element.addEventListener("compositionstart", () => {
    composing = true;
  });
  element.addEventListener("compositionend", () => {
    composing = false;
  });
  element.addEventListener("input", () => events.typed(text()));
  element.addEventListener("paste", (event) => {
    event.preventDefault();
    takePasted(event.clipboardData);
  });
  element.addEventListener("drop", (event) => {
    const kinds = event.dataTransfer?.types ?? [];
    if (!kinds.includes("text/plain")) return;
    event.preventDefault();
    event.stopPropagation();
    takePasted(event.dataTransfer);
  });
  element.addEventListener("blur", () => {
    // The window lost the focus, not the editor: it will have it again with the window.
    if (closed || document.activeElement === element) return;
    events.left();
  });

  return {
    element,
    text,
    whenIdle(then) {
      if (composing) element.addEventListener("compositionend", then, { once: true });
      else then();
    },
    focused: () => document.activeElement === element,
    write(replacement) {
      element.textContent = replacement;
    },
    focus(selection) {
      element.focus({ preventScroll: true });
      const range = document.createRange();
      range.selectNodeContents(element);
      if (selection === "end") range.collapse(false);
      const current = document.getSelection();
      current?.removeAllRanges();
      current?.addRange(range);
    },
    close() {
      closed = true;
      element.remove();
    },
  };
}

/** Plain text where the browser knows that mode; else rich text, kept plain by the paste handler. */
function makeEditable(element: HTMLElement): void {
  try {
    element.contentEditable = "plaintext-only";
  } catch {
    element.contentEditable = "true";
  }
}
