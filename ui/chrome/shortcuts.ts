/**
 * Shortcuts of the whole window. What has the focus sees each key first and may keep it. Shortcuts of
 * a single key can be switched off: who speaks to the machine would set them off by chance.
 */
import { isTextField } from "../dom.ts";
import { type ActionId, actions } from "./actions.ts";
import { isChord, isSingleKey, mayAct } from "./platform.ts";

export function listenForShortcuts(
  target: Window,
  run: (id: ActionId) => void,
  singleKeys: () => boolean,
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
      if (isSingleKey(chord) && !singleKeys()) continue;
      if (action.keysInText === "edit the text" && isTextField(event.target)) return;
      event.preventDefault();
      run(action.id);
      return;
    }
  });
}
