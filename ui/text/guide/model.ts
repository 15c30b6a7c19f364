/**
 * What the user guide is made of. Its words stand here once: the app shows them in its Help, and
 * `npm run guide` writes them into docs/guide. Text may mark notation and names of buttons with back-ticks.
 */
import type { Outcome } from "../../backend/bindings.ts";

/** A key or several together, as `ui/chrome/platform.ts` names them: `mod+shift+z`. */
type Chord = string;

/** An entry of the small sheet beside a picture's board. */
export interface SampleEntry {
  readonly text: string;
  readonly outcome: Outcome;
  /** Why it is illegal or stops the list, as the app says it. */
  readonly why?: string;
}

/** Board and list as they stand after some entries. A test plays them and compares. */
export interface Scene {
  readonly variant: "standard" | "chess960";
  /** Where it begins; null is the usual array. */
  readonly start: string | null;
  readonly entries: readonly SampleEntry[];
  /** The position that the list reaches. */
  readonly fen: string;
  /** The piece that is picked up, and where it may go. */
  readonly picked?: { readonly from: string; readonly to: readonly string[] };
}

/** A screenshot in docs/guide/pictures; in the app, the scene drawn by the app itself. */
export interface Picture {
  readonly id: string;
  readonly caption: string;
  /** What the screenshot shows, for those who don't see it. */
  readonly alternative: string;
  readonly scene?: Scene;
}

export type GuideBlock =
  | { readonly p: string }
  | { readonly list: readonly string[] }
  | { readonly keys: readonly (readonly [words: string, ...chords: Chord[]])[] }
  | { readonly picture: Picture };

export interface GuideSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly GuideBlock[];
}
