/**
 * A short column of choices over a file of the board: the piece of a promotion, or step or castle. It takes the focus,
 * and closes on a choice, Escape, the right button, or a press outside of it.
 */
import type { Cell } from "./geometry.ts";

export interface Choice {
  readonly name: string;
  /** Keys that choose it at once, in lower case. */
  readonly keys: readonly string[];
  readonly drawing: Element;
  /** A word under the drawing, where the drawing alone would not say enough. */
  readonly word?: string;
}

export interface Chooser {
  close(): void;
}

export function openChooser(
  board: HTMLElement,
  at: Cell,
  label: string,
  choices: readonly Choice[],
  onChosen: (index: number) => void,
  onCancel: () => void,
): Chooser {
  const scrim = document.createElement("div");
  scrim.className = "board__scrim";
  const box = document.createElement("div");
  box.className = "board__chooser";
  box.setAttribute("role", "dialog");
  box.setAttribute("aria-modal", "true");
  box.setAttribute("aria-label", label);
  // Runs from the square of the move towards the middle of the board, so that the first choice is under the pointer.
  const upwards = at.row > 3;
  box.classList.toggle("board__chooser--upwards", upwards);
  const share = (squares: number): string => `${squares * 12.5}%`;
  box.style.width = share(1);
  box.style.height = share(choices.length);
  if (at.column > 3) box.style.right = share(7 - at.column);
  else box.style.left = share(at.column);
  if (upwards) box.style.bottom = share(7 - at.row);
  else box.style.top = share(at.row);

  const buttons = choices.map(({ name, drawing, word }, index) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "board__choice";
    button.setAttribute("aria-label", name);
    button.title = name;
    button.append(drawing);
    if (word !== undefined) {
      const caption = document.createElement("span");
      caption.className = "board__choice-word";
      caption.setAttribute("aria-hidden", "true");
      caption.textContent = word;
      button.append(caption);
    }
    button.addEventListener("click", () => {
      close();
      onChosen(index);
    });
    box.append(button);
    return button;
  });

  const cancel = (): void => {
    close();
    onCancel();
  };

  const step = (by: number): void => {
    const { activeElement } = document;
    const now = activeElement instanceof HTMLButtonElement ? buttons.indexOf(activeElement) : -1;
    buttons[(now + by + buttons.length) % buttons.length]?.focus();
  };

  const onKey = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    const forward = upwards ? "ArrowUp" : "ArrowDown";
    const backward = upwards ? "ArrowDown" : "ArrowUp";
    if (event.key === "Escape") cancel();
    else if (event.key === forward || event.key === "ArrowRight" || (event.key === "Tab" && !event.shiftKey))
      step(1);
    else if (event.key === backward || event.key === "ArrowLeft" || event.key === "Tab") step(-1);
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
      close();
      onChosen(index);
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

  let open = true;
  const close = (): void => {
    if (!open) return;
    open = false;
    document.removeEventListener("keydown", onKey, true);
    document.removeEventListener("pointerdown", onPress, true);
    scrim.remove();
    box.remove();
  };

  document.addEventListener("keydown", onKey, true);
  document.addEventListener("pointerdown", onPress, true);
  board.append(scrim, box);
  buttons[0]?.focus({ preventScroll: true });
  return { close };
}
