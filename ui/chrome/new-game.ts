/** A new game: how it is played and from where. It begins with what was chosen last, so one press repeats it. */
import type { Edition, Settings, StartArgs, StartKind } from "../backend/bindings.ts";
import type { Backend } from "../backend/port.ts";
import { h, setAttribute, setText } from "../dom.ts";
import { text } from "../text/index.ts";
import { lineList } from "./message-lists.ts";
import { button, choices, field, openPanel, type PanelHost } from "./panel.ts";

/** Draws a position into `host`: the board's own preview, given by the composition root. */
export type DrawPosition = (host: HTMLElement, fen: string) => void;

export interface NewGameDeps {
  readonly backend: Backend;
  readonly drawPosition: DrawPosition;
  settings(): Settings;
  begin(edition: Edition, start: StartArgs): void;
}

/** How many Chess960 starts there are (Scharnagl's numbers run from 0 to 959). */
const STARTS = 960;

/** Milliseconds of rest in typing a FEN before it is looked at. */
const REST_MS = 120;

/** A start's number: null means that one is drawn, undefined that the text is no number of a start. */
function readNumber(typed: string): number | null | undefined {
  const plain = typed.trim();
  if (plain === "") return null;
  if (!/^\d{1,3}$/.test(plain)) return undefined;
  const value = Number(plain);
  return value < STARTS ? value : undefined;
}

/** A number drawn by the machine's own generator. 960 does not divide 65,536: the few values beyond are drawn again. */
function drawNumber(): number {
  const limit = 65_536 - (65_536 % STARTS);
  for (;;) {
    const value = crypto.getRandomValues(new Uint16Array(1))[0] ?? 0;
    if (value < limit) return value % STARTS;
  }
}

export function openNewGame(host: PanelHost, deps: NewGameDeps): void {
  const words = text.newGame;
  const last = deps.settings();
  const lastStart = last.last_start;
  const edition = choices(words.edition, words.editions, last.last_edition, () => undefined);
  const kind = choices<StartKind>(
    words.start,
    {
      standard: { name: words.standard, note: words.standardNote },
      chess960: { name: words.chess960, note: words.chess960Note },
      chess960_apart: { name: words.apart, note: words.apartNote },
      fen: { name: words.fen, note: words.fenNote },
    },
    lastStart.kind,
    () => refresh(),
  );
  const one = numberField(words.number, lastStart.kind === "chess960" ? lastStart.number : null);
  const white = numberField(
    words.numberOf.white,
    lastStart.kind === "chess960_apart" ? lastStart.white : null,
  );
  const black = numberField(
    words.numberOf.black,
    lastStart.kind === "chess960_apart" ? lastStart.black : null,
  );
  const fen = h("textarea", {
    class: "field__control",
    rows: 2,
    spellcheck: "false",
    autocapitalize: "off",
    autocomplete: "off",
  });
  fen.value = lastStart.kind === "fen" ? lastStart.fen : "";
  const fenReport = h("div", { class: "field__note", id: "fen-report", role: "status" });
  fen.setAttribute("aria-describedby", fenReport.id);
  const fenField = h(
    "div",
    { class: "field" },
    h("label", { class: "field" }, h("span", { class: "field__label" }, words.fenLabel), fen),
    fenReport,
  );
  const apart = h("div", { class: "new-game__numbers" }, white.element, black.element);
  const preview = h("div", { class: "new-game__board" });
  const figure = h(
    "figure",
    { class: "new-game__preview" },
    preview,
    h("figcaption", { class: "field__note" }, words.preview),
  );
  const begin = button(words.begin, "primary", () => submit());
  /** Counts the questions put to the session, so that an answer to an older one is dropped. */
  let question = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;

  function numberField(label: string, value: number | null) {
    const made = field(label, value === null ? "" : String(value), { inputmode: "numeric", maxlength: 3 });
    const draw = button(words.draw, "", () => {
      made.input.value = String(drawNumber());
      refresh();
    });
    const note = h("p", { class: "field__note" }, words.numberHint);
    made.input.addEventListener("input", () => refresh());
    const element = h("div", { class: "new-game__number" }, made.element, draw, note);
    return {
      element,
      input: made.input,
      read(): number | null | undefined {
        const value = readNumber(made.input.value);
        setAttribute(made.input, "aria-invalid", value === undefined ? "true" : null);
        setText(note, value === undefined ? words.badNumber : words.numberHint);
        note.className = value === undefined ? "field__error" : "field__note";
        return value;
      },
    };
  }

  function start(): StartArgs | null {
    switch (kind.value()) {
      case "standard":
        return { kind: "standard" };
      case "chess960": {
        const number = one.read();
        return number === undefined ? null : { kind: "chess960", number };
      }
      case "chess960_apart": {
        const [w, b] = [white.read(), black.read()];
        return w === undefined || b === undefined ? null : { kind: "chess960_apart", white: w, black: b };
      }
      case "fen":
        return { kind: "fen", fen: fen.value.trim() };
      default: {
        const never: never = kind.value() as never;
        return never;
      }
    }
  }

  function refresh(): void {
    const chosen = kind.value();
    one.element.hidden = chosen !== "chess960";
    apart.hidden = chosen !== "chess960_apart";
    fenField.hidden = chosen !== "fen";
    question += 1;
    const mine = question;
    if (timer !== null) clearTimeout(timer);
    const from = start();
    begin.disabled = from === null || (from.kind === "fen" && from.fen === "");
    figure.hidden = true;
    if (from === null) return;
    timer = setTimeout(
      () => {
        void positionOf(from).then((shown) => {
          if (mine !== question) return;
          figure.hidden = shown === null;
          if (shown !== null) deps.drawPosition(preview, shown);
        });
      },
      from.kind === "fen" ? REST_MS : 0,
    );
  }

  /** The position to show for a start, or null where there is none yet. */
  async function positionOf(from: StartArgs): Promise<string | null> {
    try {
      switch (from.kind) {
        case "standard":
          return (await deps.backend.call("inspect_chess960", { number: 518 })).fen;
        case "chess960":
          return await arrayOf(from.number, from.number);
        case "chess960_apart":
          return await arrayOf(from.white, from.black);
        case "fen":
          return await inspect(from.fen);
        default: {
          const never: never = from;
          return never;
        }
      }
    } catch {
      return null;
    }
  }

  /** The array of two numbers; of a rank that is yet to be drawn only the pawns before it are certain. */
  async function arrayOf(white: number | null, black: number | null): Promise<string> {
    const [forWhite, forBlack] = await Promise.all([rankOf(white), rankOf(black)]);
    return `${forBlack.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${forWhite} w - - 0 1`;
  }

  async function rankOf(number: number | null): Promise<string> {
    return number === null ? "8" : (await deps.backend.call("inspect_chess960", { number })).rank;
  }

  async function inspect(typed: string): Promise<string | null> {
    if (typed === "") {
      report([], null);
      return null;
    }
    const found = await deps.backend.call("inspect_fen", { fen: typed });
    if (fen.value.trim() !== typed) return null;
    report(found.faults, found.error?.message ?? null);
    begin.disabled = !found.ok;
    return found.ok ? (found.fen ?? typed) : null;
  }

  function report(faults: readonly string[], error: string | null): void {
    if (error !== null) fenReport.replaceChildren(error);
    else if (faults.length === 0) fenReport.replaceChildren();
    else fenReport.replaceChildren(words.fenDropped, lineList(faults));
    fenReport.className = error === null ? "field__note" : "field__error";
    setAttribute(fen, "aria-invalid", error === null ? null : "true");
  }

  function submit(): void {
    const from = start();
    if (from === null || begin.disabled) return;
    panel.close();
    deps.begin(edition.value(), from);
  }

  fen.addEventListener("input", () => refresh());
  const body = h(
    "form",
    { class: "new-game" },
    h("div", { class: "new-game__choices" }, kind.element, one.element, apart, fenField, edition.element),
    figure,
  );
  body.addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
  // Enter in a field begins the game; in the FEN too, which has one line.
  body.addEventListener("keydown", (event) => {
    if (
      event.key !== "Enter" ||
      event.isComposing ||
      event.keyCode === 229 ||
      event.target instanceof HTMLButtonElement
    )
      return;
    event.preventDefault();
    submit();
  });
  const panel = openPanel(host, {
    title: words.title,
    shape: "wide",
    body: [body],
    foot: [button(text.panel.cancel, "", () => panel.close()), begin],
    focus: begin,
  });
  refresh();
  if (!begin.disabled) begin.focus();
}
