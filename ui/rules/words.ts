/** Words of a page as nodes: what stands between back-ticks is notation. */
import { h } from "../dom.ts";

export function marked(words: string): (Node | string)[] {
  return words.split("`").map((part, index) => (index % 2 === 1 ? h("code", {}, part) : part));
}
