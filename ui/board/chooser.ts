/**
 * A short column of choices over a file of the board: the piece of a promotion, or step or castle. It takes the focus,
 * and closes on a choice, Escape, the right button, or a press outside of it.
 */
import { h } from "../dom.ts";
import type { Cell } from "./geometry.ts";

export interface Choice {
  readonly name: string;
  /** Keys that choose it at once, in lower case. */
  readonly keys: readonly string[];
  readonly drawing: Element;
  /** A word under the drawing, where the drawing alone would not say enough. */
  readonly word?: string;
}

export interface ChooserOptions {
  readonly board: HTMLElement;
  /** The square of the move, on which the first choice stands. */
  readonly at: Cell;
  readonly label: string;
  readonly choices: readonly Choice[];
  onChosen(index: number): void;
  onCancel(): void;
}

export interface Chooser {
  /** Closes it without a choice. */
  cancel(): void;
}

export function openChooser(options: ChooserOptions): Chooser {
  const { board, at, choices } = options;
  // Runs from the square of the move towards the middle of the board, so that the first choice is under the pointer.
  const upwards = at.row > 3;
  const scrim = h("div", { class: "board__scrim" });
  const box = createBox(options, upwards);
  const buttons = choices.map((choice, index) => createButton(choice, () => choose(index)));
  box.append(...buttons);

  let open = true;
  const close = (): boolean => {
    const wasOpen = open;
    open = false;
    document.removeEventListener("keydown", onKey, true);
    document.removeEventListener("pointerdown", onPress, true);
    scrim.remove();
    box.remove();
    return wasOpen;
  };
  const choose = (index: number): void => {
    if (close()) options.onChosen(index);
  };
  const cancel = (): void => {
    if (close()) options.onCancel();
  };

  const onKey = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    const { activeElement } = document;
    const now = activeElement instanceof HTMLButtonElement ? buttons.indexOf(activeElement) : -1;
    const step = stepOf(event, upwards);
    if (event.key === "Escape") cancel();
    else if (step !== 0) buttons[(now + step + buttons.length) % buttons.length]?.focus();
    else if (event.key === "Home") buttons[0]?.focus();
    else if (event.key === "End") buttons.at(-1)?.focus();
    else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else {
      const index = choices.findIndex(({ keys }) => keys.includes(event.key.toLowerCase()));
      // Enter and Space press the focused button by themselves; no other key is anybody's while the question stands.
      if (index < 0) {
        if (event.key !== "Enter" && event.key !== " ") event.stopPropagation();
        return;
      }
      choose(index);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const onPress = (event: PointerEvent): void => {
    const inside = event.target instanceof Node && box.contains(event.target);
    if (inside && event.button !== 2) return;
    // On the board the press only answers the question; elsewhere it also does what it does there.
    if (event.target instanceof Node && board.contains(event.target)) {
      event.preventDefault();
      event.stopPropagation();
    }
    cancel();
  };

  document.addEventListener("keydown", onKey, true);
  document.addEventListener("pointerdown", onPress, true);
  board.append(scrim, box);
  buttons[0]?.focus({ preventScroll: true });
  return { cancel };
}

/** How many choices a key goes on: 1 away from the square of the move, -1 towards it, 0 for other keys. */
function stepOf({ key, shiftKey }: KeyboardEvent, upwards: boolean): -1 | 0 | 1 {
  if (key === "Tab") return shiftKey ? -1 : 1;
  if (key === "ArrowRight" || key === (upwards ? "ArrowUp" : "ArrowDown")) return 1;
  if (key === "ArrowLeft" || key === (upwards ? "ArrowDown" : "ArrowUp")) return -1;
  return 0;
}

function createBox({ at, label, choices }: ChooserOptions, upwards: boolean): HTMLElement {
  const name = upwards ? "board__chooser board__chooser--upwards" : "board__chooser";
  const box = h("div", { class: name, role: "dialog", "aria-modal": "true", "aria-label": label });
  const share = (squares: number): string => `${squares * 12.5}%`;
  box.style.width = share(1);
  box.style.height = share(choices.length);
  if (at.column > 3) box.style.right = share(7 - at.column);
  else box.style.left = share(at.column);
  if (upwards) box.style.bottom = share(7 - at.row);
  else box.style.top = share(at.row);
  return box;
}

function createButton({ name, drawing, word }: Choice, onClick: () => void): HTMLButtonElement {
  return h(
    "button",
    { type: "button", class: "board__choice", "aria-label": name, title: name, on: { click: onClick } },
    drawing,
    word !== undefined && h("span", { class: "board__choice-word", "aria-hidden": "true" }, word),
  );
}
