/** The sheet's head: the two sides, with the players' names once there are any. */
import { h, setText } from "../dom.ts";
import { text } from "../text/index.ts";

export interface Head {
  readonly element: HTMLElement;
  /** Its one row, as high as all rows of the sheet. */
  readonly row: HTMLElement;
  name(white: string, black: string): void;
}

export function createHead(): Head {
  const head = (side: "white" | "black"): [HTMLElement, HTMLElement] => {
    const label = h("span", { class: "sheet__player" });
    return [
      h(
        "div",
        { role: "columnheader", class: "sheet__side" },
        h("span", { class: "sheet__swatch", "data-side": side, "aria-hidden": "true" }),
        label,
      ),
      label,
    ];
  };
  const [white, whiteName] = head("white");
  const [black, blackName] = head("black");
  const number = h("span", { class: "only-said" }, text.sheet.numberColumn);
  const row = h(
    "div",
    { class: "sheet__row", role: "row", "aria-rowindex": 1 },
    h("div", { role: "columnheader", class: "sheet__number" }, number),
    white,
    black,
  );
  return {
    element: h("div", { class: "sheet__head", role: "rowgroup" }, row),
    row,
    name(forWhite, forBlack) {
      setText(whiteName, forWhite === "" ? text.side("white") : forWhite);
      setText(blackName, forBlack === "" ? text.side("black") : forBlack);
    },
  };
}
