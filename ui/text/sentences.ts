/** Sentences that follow one another. */

/** What ends a sentence, with a quotation mark or bracket that may close behind it. */
const ended = /[.!?…][”’")\]]?$/;

/** Joins what is said into sentences: each has one stop, whether it came with its own or not. What is empty is left out. */
export function sentences(...said: readonly string[]): string {
  return said
    .map((words) => words.trim())
    .filter((words) => words !== "")
    .map((words) => (ended.test(words) ? words : `${words}.`))
    .join(" ");
}
