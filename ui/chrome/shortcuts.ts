/** Shortcuts of the whole window. What has the focus sees each key first and may keep it. */
import { isTextField } from "../dom.ts";
import { type ActionId, actions } from "./actions.ts";
import { isChord, mayAct } from "./platform.ts";

export function listenForShortcuts(
  target: Window,
  run: (id: ActionId) => void,
  onEscape: () => boolean,
): void {
  target.addEventListener("keydown", (event) => {
    // A panel is open over the game: its keys are its own.
    if (document.querySelector("dialog[open]") !== null) return;
    if (event.key === "Escape" && !event.defaultPrevented && !event.isComposing) {
      if (onEscape()) event.preventDefault();
      return;
    }
    for (const action of actions) {
      const chord = action.chords.find((one) => isChord(event, one));
      if (chord === undefined || !mayAct(event, chord)) continue;
      if (action.yieldsToText && isTextField(event.target)) return;
      event.preventDefault();
      run(action.id);
      return;
    }
  });
}
