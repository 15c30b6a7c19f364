/** What a file says of an entry, in full: the list and the line under it only have room for the beginning. */
import { h } from "../dom.ts";
import { text } from "../text/index.ts";
import { openPanel, type PanelHost } from "./panel.ts";

/** `label` names the entry, `note` is what is said of it. */
export function openComment(host: PanelHost, label: string, note: string): void {
  openPanel(host, {
    title: text.comment.title(label),
    body: [h("p", { class: "comment", dir: "auto" }, note)],
  });
}
