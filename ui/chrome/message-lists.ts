/** Lists of which the page has room for one line only: what is odd about the position, what the session told. */
import { h } from "../dom.ts";
import { text } from "../text/index.ts";
import { openPanel, type PanelHost } from "./panel.ts";

export function lineList(lines: readonly string[]): HTMLUListElement {
  return h("ul", { class: "lines" }, ...lines.map((line) => h("li", {}, line)));
}

export function openFaults(host: PanelHost, faults: readonly string[]): void {
  openPanel(host, { title: text.faults.title, body: [h("p", {}, text.faults.note), lineList(faults)] });
}

export function openTold(host: PanelHost, lines: readonly string[]): void {
  openPanel(host, { title: text.told.title, body: [lineList(lines)] });
}
