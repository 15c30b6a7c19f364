/** The pages are complete: every fact is told somewhere, and told in words that a reader could look for. */
import { expect, test } from "vitest";
import { diagrams, FACTS, type Fact, pages } from "./index.ts";

/** Words that the telling of each fact cannot do without. */
const MUST_SAY: Record<Fact, RegExp> = {
  aim: /checkmate/i,
  turns: /turns/,
  "rook-moves": /file or rank/,
  "bishop-moves": /diagonal/,
  "queen-moves": /rook.*bishop/,
  "knight-moves": /two squares.*one square aside.*jumps/,
  "king-moves": /one square in any direction.*attacks/,
  "pawn-moves": /straight ahead.*empty.*two squares/,
  "pawn-captures": /diagonally forward/,
  "pawn-attacks-differ": /attacks are not the squares it moves to/,
  "check-forbids": /own king in check/,
  "check-answers": /(move the king|Take|Put)/,
  "castling-squares": /g-file.*f-file.*c-file.*d-file/,
  "castling-unmoved": /has moved/,
  "castling-empty": /between king and rook is empty/,
  "castling-unattacked": /not in check.*passes.*reaches.*attacked/,
  "en-passant": /two squares.*beside.*next move/,
  promotion: /queen, a rook, a bishop or a knight/,
  "promotion-unlimited": /does not matter/,
  checkmate: /in check/,
  stalemate: /not in check.*no legal move/,
  "stalemate-differs": /difference is the check/,
  "insufficient-material": /king against king/,
  threefold: /same squares.*same side to move/,
  "threefold-rights": /castling.*en passant/,
  "fifty-moves": /hundred/,
  "forced-moves": /exactly one legal move.*0\.8 seconds/,
  "forced-wait-halted": /stopped.*wait/,
  "list-edit": /Enter.*Escape/,
  "list-illegal": /Illegal moves are carried out/,
  "list-halts": /stops the list/,
  "list-struck": /struck through/,
  "not-saved": /illegal move.*not saved/,
  "960-start": /drawn by lot.*bishops.*king.*between the rooks/,
  "960-castle-short": /g-file.*f-file/,
  "960-castle-long": /c-file.*d-file/,
  "960-empty": /king crosses.*rook crosses.*empty/,
  "960-unattacked": /not in check.*attacked.*new squares/,
  "960-notation": /0-0.*0-0-0.*e\.p\./,
  "960-scores": /1-0.*0-1.*1\/2-1\/2/,
  "960-squares": /White’s side/,
};

const blocks = pages.flatMap((page) => page.sections.flatMap((section) => section.blocks));

test.each(FACTS)("the pages tell %s", (fact) => {
  const telling = blocks.filter((block) => block.facts?.includes(fact));
  expect(telling.length).toBeGreaterThan(0);
  const words = telling
    .map((block) => ("p" in block ? block.p : "list" in block ? block.list.join(" ") : ""))
    .join(" ");
  expect(words).toMatch(MUST_SAY[fact]);
});

test("every exact text of an ending stands on the page Playing", () => {
  const playing = JSON.stringify(pages[0]);
  for (const verdict of [
    "Checkmate — White wins",
    "Checkmate — Black wins",
    "Stalemate",
    "Draw — insufficient material",
    "Draw — threefold repetition",
    "Draw — fifty-move rule",
  ]) {
    expect(playing).toContain(`\`${verdict}\``);
  }
});

test("names of sections are unique, and so are names of diagrams", () => {
  for (const names of [pages.flatMap((page) => page.sections), pages.flatMap((page) => diagrams(page))]) {
    expect(new Set(names.map(({ id }) => id)).size).toBe(names.length);
  }
});
