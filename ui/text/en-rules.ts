/** Words around the rules pages; the pages themselves are in `rules/`. */
import { sentences } from "./sentences.ts";

export const rules = {
  title: "Rules",
  pages: "Pages of the rules",
  practice: "Practice",
  contents: "On this page",
  tryIt: "Try it",
  backToPicture: "Back to the picture",
  undo: "Undo",
  startOver: "Start over",
  hint: "Hint",
  begin: "Begin",
  nextExercise: "Next exercise",
  done: "done",
  doneCount: (done: number, all: number): string => `${done} of ${all} done`,
  exercisesIntro:
    "Short exercises, one for each rule. Make the moves on the board; both sides are yours to play.",
  goalMet: "Done.",
  /** `why` is a sentence of its own. */
  goalMissed: (why: string): string => sentences("Not yet", why, "Undo or start over and try again"),
  practiceBoard: (title: string): string => `Practice board: ${title.replaceAll("`", "")}`,
};
