/** The rules pages in the order they are offered. */
import { chess960 } from "./chess960.ts";
import type { Page } from "./model.ts";
import { playing } from "./playing.ts";
import { questions } from "./questions.ts";

export * from "./model.ts";
export const pages: readonly Page[] = [playing, chess960, questions];
