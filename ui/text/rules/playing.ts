/** The page *Playing*: chess from the beginning, and what this program adds to it. */
import type { Page } from "./model.ts";
import { onTheBoard } from "./playing-board.ts";
import { endingsAndList } from "./playing-list.ts";

export const playing: Page = {
  id: "playing",
  title: "Playing",
  sections: [...onTheBoard, ...endingsAndList],
};
