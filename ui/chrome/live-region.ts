/** The page's one live region: what is put there is read out by assistive technology. */
import { h } from "../dom.ts";

export interface LiveRegion {
  say(words: string): void;
}

/** Milliseconds after which what was said leaves the page; assistive technology has taken it by then. */
const KEPT_MS = 20_000;

/**
 * Each saying is an element of its own, so that the same words said twice are heard twice. While a
 * panel is open its own region speaks: the page behind it is inert and would not be heard.
 */
export function createLiveRegion(host: HTMLElement): LiveRegion {
  return {
    say(words) {
      const line = h("p", {}, words);
      const inPanel = document.querySelectorAll("dialog[open] [data-said]");
      (inPanel.item(inPanel.length - 1) ?? host).append(line);
      setTimeout(() => line.remove(), KEPT_MS);
    },
  };
}
