/** Asks how a text would be read while it is being typed; each key cancels the question before it. */
import type { Preview, Row } from "../backend/bindings.ts";
import { text } from "../text/index.ts";
import { entryLabel, type Numbering, numberOf } from "./layout.ts";

/** Milliseconds of rest before asking: shorter than a pause in typing, longer than between two keys of one word. */
const REST_MS = 90;

export interface Previewer {
  ask(ply: number, typed: string): void;
  cancel(): void;
}

export function createPreviewer(
  question: (ply: number, typed: string) => Promise<Preview>,
  answer: (ply: number, typed: string, preview: Preview | null) => void,
): Previewer {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let current = 0;

  function cancel(): void {
    current += 1;
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  return {
    cancel,
    ask(ply, typed) {
      cancel();
      const mine = current;
      timer = setTimeout(() => {
        question(ply, typed).then(
          (preview) => {
            if (mine === current) answer(ply, typed, preview);
          },
          // No preview is no fault of the text: the line just stays empty.
          () => {
            if (mine === current) answer(ply, typed, null);
          },
        );
      }, REST_MS);
    },
  };
}

/** The list as it stands, for naming how far the new one would go. */
export interface Around extends Numbering {
  readonly rows: readonly Row[];
}

/** `knight g1–f3 · reaches 34… Rxc3, stops at 35`. With `alone` only how the text itself is read. */
export function previewLine(
  preview: Preview,
  ply: number,
  typed: string,
  around: Around,
  alone: boolean,
): string {
  const parts = [readingLine(preview)];
  const more = around.rows.length > ply + 1;
  const applied = preview.outcome === "legal" || preview.outcome === "illegal";
  if (!alone && more && applied && preview.reached > 0) {
    const last = preview.reached - 1;
    const written = last === ply ? typed.trim() : (around.rows[last]?.text ?? "");
    const label = entryLabel(last, written, around);
    parts.push(
      preview.stops_at === null
        ? text.preview.reaches(label)
        : text.preview.reachesAndStops(label, numberOf(preview.stops_at, around)),
    );
  }
  return parts.filter((part) => part !== "").join(" · ");
}

function readingLine(preview: Preview): string {
  switch (preview.outcome) {
    case "legal":
      return preview.reading ?? preview.san ?? "";
    case "illegal": {
      const what = preview.reading ?? "";
      const why = text.sheet.illegalBecause(preview.why ?? "");
      return what === "" ? why : `${what} · ${why}`;
    }
    case "blank":
      return text.preview.blank;
    case "unreadable":
      return text.preview.unreadable(preview.why ?? "");
    case "unreachable":
      return text.preview.unreachable;
    default: {
      const never: never = preview.outcome;
      return never;
    }
  }
}
