/** What other people wrote, inside a sentence or a line of ours. */

/** Marks and overrides of the writing direction: they show nothing, and would turn round what stands beside them. */
const directing = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A letter that is written from right to left. */
const fromTheRight =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** How much of an entry a sentence shows, in characters: as much as the session's own labels do. */
const mostOfEntry = 40;

/** First strong isolate and its end: what is between them has a direction of its own. */
const isolate = "\u2068";
const endOfIsolate = "\u2069";

/**
 * Somebody's text for a line that goes on after it: a name in Hebrew or Arabic is read from its right, and the two names
 * of a game still stand in their order.
 */
export function quoted(written: string): string {
  const plain = written.replace(directing, "");
  return fromTheRight.test(plain) ? `${isolate}${plain}${endOfIsolate}` : plain;
}

/** An entry's text as a sentence names it, or another text of so many characters: the beginning of it, if it is long. */
export function brief(written: string, most = mostOfEntry): string {
  const characters = [...written];
  if (characters.length <= most) return quoted(written);
  return `${quoted(characters.slice(0, most).join("").trimEnd())}…`;
}
