/** All that is odd about the position on the board, one line each: the status line has room for the first only. */
import { h } from "../dom.ts";
import { text } from "../text/index.ts";
import { openPanel, type PanelHost } from "./panel.ts";

export function faultList(faults: readonly string[]): HTMLUListElement {
  return h("ul", { class: "faults" }, ...faults.map((fault) => h("li", {}, fault)));
}

export function openFaults(host: PanelHost, faults: readonly string[]): void {
  openPanel(host, { title: text.faults.title, body: [h("p", {}, text.faults.note), faultList(faults)] });
}
