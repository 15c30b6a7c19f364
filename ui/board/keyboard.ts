/** The board by keyboard: what the machine of keying.ts is fed with, and what is done and said of its answers. */
import { carryOut } from "./carry-out.ts";
import { isBoardKey, press } from "./keying.ts";
import { feed } from "./pointer.ts";
import { type BoardAtWork, focusOn } from "./render.ts";
import { listens } from "./state.ts";

/** Listens at the board and, for what concerns it anywhere on the page, at the document; ends with the function it answers. */
export function listenToKeyboard(board: BoardAtWork): () => void {
  const { root, state, cells } = board;
  root.addEventListener("keydown", (event) => onKey(board, event));
  root.addEventListener("focusin", ({ target }) => {
    const square = cells.squareOf(target);
    if (square === null) return;
    state.focus = square;
    cells.setStop(square);
  });
  /** The focused square shows a ring after a key, wherever it was pressed, and none after a press of the pointer. */
  const onPagePress = (): void => root.classList.add("board--by-pointer");
  const onPageKey = (event: KeyboardEvent): void => {
    root.classList.remove("board--by-pointer");
    // Escape ends a drag wherever the focus is.
    if (event.key !== "Escape" || (!state.awaiting.drop() && state.hand.press === null)) return;
    keep(event);
    feed(board, { kind: "abort" });
  };
  document.addEventListener("keydown", onPageKey, true);
  document.addEventListener("pointerdown", onPagePress, true);
  return () => {
    document.removeEventListener("keydown", onPageKey, true);
    document.removeEventListener("pointerdown", onPagePress, true);
  };
}

function onKey(board: BoardAtWork, event: KeyboardEvent): void {
  const { state, options } = board;
  const { texts } = options;
  if (!listens(state) || event.altKey || event.isComposing) return;
  const far = event.ctrlKey || event.metaKey;
  if (far && event.key !== "Home" && event.key !== "End") return;
  if (isBoardKey(event.key) && state.awaiting.hold(() => onKey(board, event), "begins")) {
    keep(event);
    return;
  }
  const { selected } = state.hand;
  const { focus, hand, intent, outcome } = press(
    state.focus,
    state.hand,
    { key: event.key, far },
    state.view,
  );
  if (outcome === "ignored") return;
  keep(event);
  state.hand = hand;
  state.pointed = focus;
  focusOn(board, focus);
  carryOut(board, intent, "pick");
  if (outcome === "pickedUp") options.say?.(texts.pickedUp(focus, state.view.destinations[focus] ?? []));
  if (outcome === "letGo") options.say?.(texts.letGo);
  if (outcome === "refused" && selected !== null) options.say?.(texts.notThere(focus));
}

/** Keeps a key from the rest of the page. */
function keep(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
