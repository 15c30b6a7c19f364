/** The two questions a move can raise, as choosers: which piece, and step or castle. */
import { h } from "../dom.ts";
import { PIECE_STYLES } from "../pieces/registry.ts";
import { pieceImage, type Role } from "../pieces/style.ts";
import { type Choice, openChooser } from "./chooser.ts";
import { cellOf, isSquare, type Square } from "./geometry.ts";
import type { Intent } from "./intent.ts";
import { type BoardAtWork, focusOn } from "./render.ts";
import type { BoardTexts, PromotionLetter, PromotionRole } from "./types.ts";

const PROMOTIONS: readonly { role: PromotionRole; letter: PromotionLetter }[] = [
  { role: "queen", letter: "q" },
  { role: "rook", letter: "r" },
  { role: "bishop", letter: "b" },
  { role: "knight", letter: "n" },
];

type Asking = Extract<Intent, { kind: "promote" | "stepOrCastle" }>;

/** A choice, and the move it stands for. */
interface Answer extends Choice {
  readonly to: Square;
  readonly letter: PromotionLetter | null;
}

export interface Answers {
  onMove(to: Square, letter: PromotionLetter | null): void;
  onCancel(): void;
}

/** Asks what a move needs to be told, over the board. The focus is on its square afterwards. */
export function ask(board: BoardAtWork, intent: Asking, { onMove, onCancel }: Answers): void {
  const { state, options } = board;
  const { from, to, kind } = intent;
  const colour = state.placement.get(from)?.colour ?? "white";
  const draw = (role: Role): SVGSVGElement =>
    pieceImage(PIECE_STYLES[state.view.style], state.view.sizing, { colour, role });
  const answers = answersTo(intent, options.texts, draw);
  const done = (): void => {
    state.question = null;
    board.chooser = null;
    options.onChooser?.("closed");
    focusOn(board, to);
  };
  state.question = { from, to, kind };
  board.chooser = openChooser({
    board: board.root,
    at: cellOf(to, state.view.flipped),
    label: kind === "promote" ? options.texts.promoteOn(to) : options.texts.kingTo(to),
    choices: answers,
    onChosen(index) {
      const answer = answers[index];
      done();
      if (answer !== undefined) onMove(answer.to, answer.letter);
    },
    onCancel() {
      done();
      onCancel();
    },
  });
  options.onChooser?.("open");
}

function answersTo(intent: Asking, texts: BoardTexts, draw: (role: Role) => Element): Answer[] {
  const { to } = intent;
  if (intent.kind === "promote") {
    return PROMOTIONS.map(({ role, letter }) => {
      return { name: texts.promoteTo(role), keys: [letter], drawing: draw(role), to, letter };
    });
  }
  const { rook_from: rook } = intent.castling;
  const pair = h("span", { class: "board__pair" }, draw("king"), draw("rook"));
  const step = { name: texts.kingStep, keys: ["k"], drawing: draw("king"), word: texts.kingStepShort };
  const castle = { name: texts.castle, keys: ["c", "o", "0"], drawing: pair, word: texts.castleShort };
  return [
    { ...step, to, letter: null },
    { ...castle, to: isSquare(rook) ? rook : to, letter: null },
  ];
}
