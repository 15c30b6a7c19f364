import { describe, expect, it } from "vitest";
import { PIECE_STYLES } from "./registry.ts";
import { fitting, type PieceStyle, pieceImage, ROLES, type Role } from "./style.ts";

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

/** Corners of an outline of straight lines, `M`, `L`, `H` and `V` alone. */
function corners(outline: string): [x: number, y: number][] {
  const found: [number, number][] = [];
  for (const [, command = "", numbers = ""] of outline.matchAll(/([MLHV])([^MLHVZ]*)/g)) {
    const [x = 0, y = 0] = found.at(-1) ?? [];
    const [first = 0, second = 0] = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
    found.push(command === "H" ? [first, y] : command === "V" ? [x, first] : [first, second]);
  }
  return found;
}

function area(points: readonly [x: number, y: number][]): number {
  const twice = points.map(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0];
    return x * nextY - nextX * y;
  });
  return Math.abs(twice.reduce((sum, part) => sum + part, 0)) / 2;
}

it("gives knight and bishop, equal in rank, equal boxes, and the L no less of its own for its empty corner", () => {
  const { knight, bishop } = PIECE_STYLES.shapes.glyphs;
  const [ell, triangle] = [corners(knight.body), corners(bishop.body)];
  for (const axis of [0, 1] as const) {
    const ends = (points: typeof ell): number[] => {
      const along = points.map((point) => point[axis]);
      return [Math.min(...along), Math.max(...along)];
    };
    expect(ends(ell)).toEqual(ends(triangle));
  }
  // Not so heavy either that it could be taken for the rook.
  expect(area(ell) / area(triangle)).toBeGreaterThan(1);
  expect(area(ell) / area(triangle)).toBeLessThan(1.3);
});

it("draws one hidden, unfocusable picture of a piece", () => {
  const svg = pieceImage(PIECE_STYLES.shapes, "hierarchical", { colour: "black", role: "rook" });
  expect(svg.getAttribute("aria-hidden")).toBe("true");
  expect(svg.querySelector("g")?.getAttribute("class")).toBe("piece piece--black");
  expect(svg.querySelectorAll("path")).toHaveLength(1);
});
