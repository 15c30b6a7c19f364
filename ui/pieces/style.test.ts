import { describe, expect, it } from "vitest";
import { PIECE_STYLES } from "./registry.ts";
import { drawPiece, fitting, type PieceStyle, ROLES, type Role } from "./style.ts";

/** The smallest square on which each step of height must be seen, and the smallest step that is, in CSS pixels. */
const SMALL_SQUARE = 32;
const SEEN = 2;

const styles = Object.entries(PIECE_STYLES) as [string, PieceStyle][];

describe.each(styles)("piece style %s", (_, style) => {
  it("grows with rank in visible steps, and touches no edge", () => {
    const height = (role: Role): number => style.heights.hierarchical[role] * SMALL_SQUARE;
    expect(height("knight")).toBe(height("bishop"));
    const ladder = (["pawn", "knight", "rook", "queen", "king"] as const).map(height);
    const steps = ladder.slice(1).map((step, i) => step - (ladder[i] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(SEEN);
    expect(height("king")).toBeLessThanOrEqual(SMALL_SQUARE - 2 * 1.5);
  });

  it("is as tall as it says in the uniform size", () => {
    expect(new Set(ROLES.map((role) => style.heights.uniform[role])).size).toBe(1);
  });

  it("gives every piece the same outline", () => {
    for (const role of ROLES) {
      const { scale, stroke } = fitting(style, "hierarchical", role);
      expect(scale * stroke).toBeCloseTo(style.outline * 100, 6);
    }
  });
});

it("draws one hidden, unfocusable picture of a piece", () => {
  const svg = drawPiece(PIECE_STYLES.shapes, "hierarchical", { colour: "black", role: "rook" });
  expect(svg.getAttribute("aria-hidden")).toBe("true");
  expect(svg.getAttribute("class")).toBe("piece piece--black");
  expect(svg.querySelectorAll("path")).toHaveLength(1);
});
