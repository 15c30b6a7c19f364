/** The game's details as PGN knows them. */
import type { Details, NotationChoice } from "../backend/bindings.ts";
import { type Backend, refusedFrom } from "../backend/port.ts";
import { h, setText } from "../dom.ts";
import type { Game } from "../state.ts";
import { text } from "../text/index.ts";
import { button, field, openPanel, type PanelHost } from "./panel.ts";

const FIELDS = ["white", "black", "event", "site", "date", "round"] as const;

/** How a game may have ended, as its file says it. */
const SCORES = ["1-0", "0-1", "1/2-1/2"] as const;

/** What a file says of a game that is not finished, or whose end is not known. */
const UNFINISHED = "*";

export function openDetails(
  host: PanelHost,
  backend: Backend,
  { details, variant }: Pick<Game, "details" | "variant">,
  notation: NotationChoice,
): void {
  const labels = text.details;
  const fields = FIELDS.map((name) => {
    const extra: Record<string, string | number> = { maxlength: 200, name };
    if (name === "date") extra["placeholder"] = labels.datePlaceholder;
    return { name, ...field(labels[name], details[name], extra) };
  });
  const result = h("select", { class: "field__control", name: "result" });
  result.append(
    h("option", { value: "" }, labels.resultOfGame),
    ...SCORES.map((value) => h("option", { value }, text.score(value, variant, notation))),
    h("option", { value: UNFINISHED }, labels.unfinished),
  );
  result.value = details.result ?? "";
  const fault = h("p", { class: "field__error", role: "alert" });
  const form = h(
    "form",
    { class: "details", method: "dialog", id: "details-form" },
    ...fields.map((one) => one.element),
    h("label", { class: "field" }, h("span", { class: "field__label" }, labels.result), result),
    fault,
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const changed: Details = { ...details, result: result.value === "" ? null : result.value };
    for (const one of fields) changed[one.name] = one.input.value.trim();
    backend.call("set_details", { details: changed }).then(
      () => panel.close(),
      (error: unknown) => setText(fault, text.refusal(refusedFrom(error))),
    );
  });
  const save = h(
    "button",
    { type: "submit", form: "details-form", class: "button button--primary" },
    labels.save,
  );
  const first = fields[0]?.input;
  const panel = openPanel(host, {
    title: labels.title,
    body: [form],
    foot: [button(text.panel.cancel, "", () => panel.close()), save],
    ...(first === undefined ? {} : { focus: first }),
  });
}
