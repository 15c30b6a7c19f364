/** The settings: each takes effect as it is chosen. */
import type { Settings } from "../backend/bindings.ts";
import { h } from "../dom.ts";
import { pieceStrip } from "../pieces/strip.ts";
import { text } from "../text/index.ts";
import { button, openPanel, type PanelHost, segments, toggle } from "./panel.ts";

export interface SettingsActions {
  current(): Settings;
  change(part: Partial<Settings>): void;
  rewriteNotation(): void;
  /** Whether this build can look for newer versions. */
  updatesPossible(): Promise<boolean>;
}

export function openSettings(host: PanelHost, actions: SettingsActions): void {
  const now = actions.current();
  const words = text.settings;
  type Switch = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];
  const switchFor = (key: Switch, label: string): HTMLElement =>
    toggle(label, now[key], (on) => actions.change({ [key]: on })).element;
  const notation = h("select", { class: "field__control", name: "notation" });
  for (const [value, name] of Object.entries(words.notations)) notation.append(h("option", { value }, name));
  notation.value = now.notation;
  notation.addEventListener("change", () =>
    actions.change({ notation: notation.value as Settings["notation"] }),
  );
  // On a phone the panel lies over the board: a sample shows what is chosen.
  const look = { style: now.style, sizing: now.sizing };
  const sample = h("div", {}, pieceStrip(look.style, look.sizing));
  const dress = (part: Partial<typeof look>): void => {
    Object.assign(look, part);
    sample.replaceChildren(pieceStrip(look.style, look.sizing));
    actions.change(part);
  };
  const section = (title: string, ...children: HTMLElement[]): HTMLElement =>
    h("section", { class: "panel__section" }, h("h3", { class: "panel__heading" }, title), ...children);

  const updates = switchFor("updates", words.updates);
  updates.hidden = true;
  void actions.updatesPossible().then((possible) => {
    updates.hidden = !possible;
  });

  openPanel(host, {
    title: words.title,
    shape: "side",
    body: [
      section(
        words.pieces,
        segments(words.style, words.styles, now.style, (style) => dress({ style })).element,
        segments(words.sizing, words.sizings, now.sizing, (sizing) => dress({ sizing })).element,
        sample,
      ),
      section(
        words.screen,
        segments(words.theme, words.themes, now.theme, (theme) => actions.change({ theme })).element,
        switchFor("coordinates", words.coordinates),
        switchFor("animation", words.animation),
        switchFor("flip_each_move", words.flipEachMove),
        switchFor("sound", words.sound),
      ),
      section(
        words.list,
        h("label", { class: "field" }, h("span", { class: "field__label" }, words.notation), notation),
        h(
          "div",
          { class: "field" },
          button(words.rewrite, "", actions.rewriteNotation),
          h("p", { class: "field__note" }, words.rewriteNote),
        ),
        switchFor("mark_auto", words.markAuto),
      ),
      section(words.keys, switchFor("single_keys", words.singleKeys), updates),
    ],
  });
}
