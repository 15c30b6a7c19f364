/** What the page is called, and with it the window: which game this is and how it stands, for whoever chooses among windows. */
import { entryLabel } from "../moves/layout.ts";
import type { Game } from "../state.ts";
import { text } from "../text/index.ts";

/** The players, or where there are none the last move, then whose turn it is or how it ended. */
export function titleOf(game: Game): string {
  const { white, black } = game.details;
  const last = game.rows[game.reached - 1];
  const names = white === "" && black === "" ? null : text.chooser.players(white, black);
  const move = last === undefined ? null : entryLabel(last.ply, last.text, game);
  return text.app.title(names ?? move, game.verdict);
}
