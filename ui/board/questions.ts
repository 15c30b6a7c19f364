/** The two questions a move can raise, as choosers: which piece, and step or castle. */
import { PIECE_STYLES } from "../pieces/registry.ts";
import { type Colour, drawPiece, type Role } from "../pieces/style.ts";
import { type Choice, type Chooser, openChooser } from "./chooser.ts";
import { cellOf, type Square } from "./geometry.ts";
import type { BoardTexts, BoardView, PromotionLetter, PromotionRole } from "./types.ts";

const PROMOTIONS: readonly { role: PromotionRole; letter: PromotionLetter }[] = [
  { role: "queen", letter: "q" },
  { role: "rook", letter: "r" },
  { role: "bishop", letter: "b" },
  { role: "knight", letter: "n" },
];

export interface Asked {
  readonly board: HTMLElement;
  readonly view: BoardView;
  readonly texts: BoardTexts;
  readonly colour: Colour;
  readonly to: Square;
  onCancel(): void;
}

export function askPromotion(asked: Asked, onChosen: (letter: PromotionLetter) => void): Chooser {
  const choices = PROMOTIONS.map(({ role, letter }): Choice => {
    return { name: asked.texts.promoteTo(role), keys: [letter], drawing: draw(asked, role) };
  });
  return ask(asked, asked.texts.promoteOn(asked.to), choices, (index) => {
    const chosen = PROMOTIONS[index];
    if (chosen !== undefined) onChosen(chosen.letter);
  });
}

export function askStepOrCastle(asked: Asked, onStep: () => void, onCastle: () => void): Chooser {
  const { texts } = asked;
  const pair = document.createElement("span");
  pair.className = "board__pair";
  pair.append(draw(asked, "king"), draw(asked, "rook"));
  const choices: Choice[] = [
    { name: texts.kingStep, keys: ["k"], drawing: draw(asked, "king"), word: texts.kingStepShort },
    { name: texts.castle, keys: ["c", "o", "0"], drawing: pair, word: texts.castleShort },
  ];
  return ask(asked, texts.kingTo(asked.to), choices, (index) => (index === 0 ? onStep() : onCastle()));
}

function ask(asked: Asked, label: string, choices: Choice[], onChosen: (index: number) => void): Chooser {
  return openChooser(
    asked.board,
    cellOf(asked.to, asked.view.flipped),
    label,
    choices,
    onChosen,
    asked.onCancel,
  );
}

function draw({ view, colour }: Asked, role: Role): SVGSVGElement {
  return drawPiece(PIECE_STYLES[view.style], view.sizing, { colour, role });
}
