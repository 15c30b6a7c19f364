/** The guide in a panel. Like the rules, its code and words are fetched when somebody first asks for them. */
import type { Settings } from "../backend/bindings.ts";
import { h } from "../dom.ts";
import { text } from "../text/index.ts";
import { openPanel, type PanelHost } from "./panel.ts";

export function openGuide(host: PanelHost, settings: () => Settings): void {
  const place = h("div", { class: "rules-place" });
  let closed = false;
  let destroy: (() => void) | null = null;
  openPanel(host, {
    title: text.guide.title,
    shape: "wide",
    body: [place],
    onClose: () => {
      closed = true;
      destroy?.();
    },
  });
  void import("../guide/guide.ts").then(({ createGuide }) => {
    if (closed) return;
    const guide = createGuide({ boardTexts: text.board, settings });
    destroy = () => guide.destroy();
    place.replaceChildren(guide.element);
  });
}
