/** What differs from machine to machine: the command key, and how shortcuts are printed and matched. */
import { isTextField } from "../dom.ts";

/** Inside the app rather than in a browser's tab, which keeps some shortcuts for itself. */
export const inApp = "__TAURI_INTERNALS__" in globalThis;

export const isMac = typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** `mod` is ⌘ on Apple machines and Ctrl elsewhere. */
export type Chord = string;

const MAC_SIGNS: Record<string, string> = {
  mod: "⌘",
  ctrl: "⌃",
  shift: "⇧",
  alt: "⌥",
  Enter: "↩",
  Backspace: "⌫",
  Delete: "⌦",
  Escape: "⎋",
  Tab: "⇥",
};
const WORDS: Record<string, string> = {
  mod: "Ctrl",
  ctrl: "Ctrl",
  shift: "Shift",
  alt: "Alt",
  Escape: "Esc",
};
const ARROWS: Record<string, string> = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓" };

function parts(chord: Chord): string[] {
  // The last key may itself be a plus sign.
  return chord.endsWith("++") ? [...chord.slice(0, -2).split("+"), "+"] : chord.split("+");
}

/** A shortcut as it is printed: `Ctrl+Shift+Z`, `⇧⌘Z`. */
export function keyLabel(chord: Chord, mac: boolean = isMac): string {
  const all = parts(chord).map((key) => {
    const sign = ARROWS[key] ?? (mac ? MAC_SIGNS[key] : WORDS[key]);
    if (sign !== undefined) return sign;
    return key.length === 1 ? key.toUpperCase() : key;
  });
  if (!mac) return all.join("+");
  // Apple prints ⌘ last of the modifiers.
  const order = ["⌃", "⌥", "⇧", "⌘"];
  const modifiers = all.slice(0, -1).sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return [...modifiers, all.at(-1) ?? ""].join("");
}

/** The same in the syntax of `aria-keyshortcuts`. */
export function ariaKeys(chord: Chord, mac: boolean = isMac): string {
  const names: Record<string, string> = {
    mod: mac ? "Meta" : "Control",
    ctrl: "Control",
    shift: "Shift",
    alt: "Alt",
  };
  return parts(chord)
    .map((key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key))
    .join("+");
}

/** Whether a key event is that chord. Letters with Alt are matched by their place, as Alt changes what they type. */
export function isChord(event: KeyboardEvent, chord: Chord, mac: boolean = isMac): boolean {
  const keys = parts(chord);
  const key = keys.at(-1) ?? "";
  const wants = (modifier: string): boolean => keys.slice(0, -1).includes(modifier);
  const command = mac ? event.metaKey : event.ctrlKey;
  const otherCommand = mac ? event.ctrlKey : event.metaKey;
  const plainSign = key.length === 1 && !/[a-z0-9]/i.test(key);
  // Signs such as `[` and `?` need Shift or AltGr on many keyboards: what counts is the sign.
  if (plainSign && !wants("mod"))
    return event.key === key && !event.metaKey && (!event.ctrlKey || event.altKey);
  if (command !== wants("mod") || otherCommand !== wants("ctrl") || event.altKey !== wants("alt"))
    return false;
  if (!plainSign && event.shiftKey !== wants("shift")) return false;
  if (key.length === 1 && /[a-z]/i.test(key)) {
    return (
      event.key.toLowerCase() === key.toLowerCase() ||
      (event.altKey && event.code === `Key${key.toUpperCase()}`)
    );
  }
  return event.key === key;
}

/** Whether a chord is a single key, which is no shortcut while a text is being typed. */
export function isSingleKey(chord: Chord): boolean {
  return !/^(mod|ctrl|alt)\+/.test(chord) && !/^F\d+$/.test(chord);
}

/** Whether a shortcut may act at all for this event. */
export function mayAct(event: KeyboardEvent, chord: Chord): boolean {
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return false;
  return !(isSingleKey(chord) && isTextField(event.target));
}
