/** Which game of a file with many. */
import type { GameSummary, NotationChoice } from "../backend/bindings.ts";
import { h } from "../dom.ts";
import { text } from "../text/index.ts";
import { openPanel, type PanelHost } from "./panel.ts";
import { createRecords } from "./records.ts";

export function openChooser(
  host: PanelHost,
  games: readonly GameSummary[],
  notation: NotationChoice,
  choose: (game: number) => void,
): void {
  const scoreOf = (game: GameSummary): string => text.score(game.result, game.variant, notation);
  const records = createRecords<GameSummary>({
    searchLabel: text.chooser.search,
    listLabel: text.chooser.list,
    empty: text.chooser.nothingFound,
    nothingFound: text.chooser.nothingFound,
    found: (count) => (count === games.length ? text.chooser.count(count) : text.chooser.found(count)),
    searched: (game) => [game.white, game.black, game.event, game.date, game.result, scoreOf(game)].join(" "),
    draw: (game) => {
      const facts = [game.event, game.date, scoreOf(game), text.chooser.plies(game.plies)].filter(
        (fact) => fact !== "",
      );
      return h(
        "li",
        {},
        h(
          "button",
          {
            type: "button",
            class: "record record--button",
            on: {
              click: () => {
                panel.close();
                choose(game.game);
              },
            },
          },
          h("span", { class: "record__title" }, text.chooser.players(game.white, game.black)),
          h("span", { class: "record__note" }, facts.join(" · ")),
        ),
      );
    },
  });
  records.set(games);
  const panel = openPanel(host, {
    title: text.chooser.title,
    body: [records.element],
    focus: records.search,
  });
}
