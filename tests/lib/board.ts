/** What tests do to the board of the page, and read from it. */
import { click, drag, middle, type Screen, until } from "./screen.ts";

/** Selector of a square of the game's board. */
export const square = (name: string): string => `#board [data-square="${name}"]`;

/** Drags from square to square. */
export async function dragMove(screen: Screen, from: string, to: string): Promise<void> {
  await drag(screen, await middle(screen, square(from)), await middle(screen, square(to)));
}

/** Clicks one square, then the other. */
export async function clickMove(screen: Screen, from: string, to: string): Promise<void> {
  await click(screen, square(from));
  await click(screen, square(to));
}

/** Waits until a square holds a piece, said in words (`white pawn`), or `empty`. */
export function untilOn(screen: Screen, name: string, what: string): Promise<unknown> {
  return until(
    screen,
    `${what} on ${name}`,
    (selector: string, words: string) =>
      (document.querySelector(selector)?.getAttribute("aria-label") ?? "").split(", ").includes(words),
    square(name),
    what,
  );
}
