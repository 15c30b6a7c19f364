/** A few entries of a list as the sheet would show them, to look at only. */
import { h } from "../dom.ts";
import type { SampleEntry } from "../text/guide/index.ts";
import { text } from "../text/index.ts";

/** A table of moves from White's first on. */
export function sampleSheet(entries: readonly SampleEntry[]): HTMLElement {
  const stop = entries.findIndex(({ outcome }) => outcome === "unreadable" || outcome === "blank");
  const last = stop < 0 ? entries.length - 1 : stop - 1;
  const rows: HTMLElement[] = [];
  for (let ply = 0; ply < entries.length; ply += 2) {
    const cells = [ply, ply + 1].map((at) => cell(entries[at], at === last, at === stop));
    rows.push(h("tr", {}, h("th", { scope: "row" }, text.number(ply / 2 + 1, "white")), ...cells));
  }
  return h(
    "table",
    { class: "sample", "aria-label": text.sheet.name },
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        h("td", {}),
        h("th", { scope: "col" }, text.side("white")),
        h("th", { scope: "col" }, text.side("black")),
      ),
    ),
    h("tbody", {}, ...rows),
  );
}

function cell(entry: SampleEntry | undefined, now: boolean, halted: boolean): HTMLElement {
  if (entry === undefined) return h("td", {});
  const struck = entry.outcome === "unreachable" || halted;
  const why = entry.why ?? "";
  return h(
    "td",
    { "data-outcome": entry.outcome, "data-now": now, "data-halted": halted },
    h(struck ? "s" : "span", {}, entry.text),
    entry.outcome === "illegal" && h("small", {}, text.sheet.illegalBecause(why)),
    halted && h("small", {}, why),
  );
}
