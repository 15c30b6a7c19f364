/** Holds the colours of every theme to their contrasts (WCAG 2.2: text 4.5:1, what carries meaning 3:1). */
import { describe, expect, it } from "vitest";
import file from "./tokens.css?raw";

type Colours = Record<string, string>;

const css = file.replace(/\/\*[\s\S]*?\*\//g, "");

/** The pairs declared in the block after a selector. */
function block(selector: string): Record<string, [string, string]> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf("}", start));
  const pairs: Record<string, [string, string]> = {};
  for (const [, name = "", light = "", dark = ""] of body.matchAll(
    /--([\w-]+): light-dark\((#\w+), (#\w+)\)/g,
  )) {
    pairs[name] = [light, dark];
  }
  return pairs;
}

const base = block("[data-theme]");
const contrast = { ...base, ...block('[data-theme="contrast"]') };
const side = (pairs: Record<string, [string, string]>, index: 0 | 1): Colours =>
  Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, pair[index]]));

const themes: [string, Colours][] = [
  ["light", side(base, 0)],
  ["dark", side(base, 1)],
  ["high contrast, light", side(contrast, 0)],
  ["high contrast, dark", side(contrast, 1)],
];

/** Relative luminance as WCAG defines it. */
function luminance(hex: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function ratio(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** A translucent colour as it comes out over an opaque one. */
function over(top: string, ground: string): string {
  const alpha = Number.parseInt(top.slice(7, 9) || "ff", 16) / 255;
  const mix = [1, 3, 5].map((at) => {
    const part = (hex: string): number => Number.parseInt(hex.slice(at, at + 2), 16);
    return Math.round(part(top) * alpha + part(ground) * (1 - alpha));
  });
  return `#${mix.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const SQUARES = ["square-light", "square-dark"] as const;

describe.each(themes)("theme %s", (name, colours) => {
  const get = (token: string): string => {
    const value = colours[token];
    if (value === undefined) throw new Error(`no colour --${token}`);
    return value;
  };
  const least = name.startsWith("high") ? 7 : 4.5;

  it.each([
    ["ink", "paper"],
    ["ink", "sheet"],
    ["ink", "raised"],
    ["ink", "accent-wash"],
    ["ink", "square-light"],
    ["soft", "paper"],
    ["soft", "sheet"],
    ["soft", "raised"],
    ["accent", "paper"],
    ["accent", "sheet"],
    ["accent", "raised"],
    ["accent", "accent-wash"],
    ["accent-ink", "accent"],
    ["warn", "paper"],
    ["warn", "sheet"],
    ["warn", "raised"],
  ])("reads %s on %s", (text, ground) => {
    const floor = ground.startsWith("square") ? 3 : least;
    expect(ratio(get(text), get(ground))).toBeGreaterThanOrEqual(floor);
  });

  it.each(SQUARES)("reads coordinates on %s, also under the wash of the last move", (square) => {
    const text = get(square === "square-light" ? "coordinate-on-light" : "coordinate-on-dark");
    expect(ratio(text, get(square))).toBeGreaterThanOrEqual(4.5);
    expect(ratio(text, over(get("mark-wash"), get(square)))).toBeGreaterThanOrEqual(3);
  });

  it.each(SQUARES)("tells pieces and marks from %s", (square) => {
    for (const ground of [
      get(square),
      over(get("mark-wash"), get(square)),
      over(get("alarm-wash"), get(square)),
    ]) {
      for (const colour of ["white", "black"]) {
        const strongest = Math.max(
          ratio(get(`${colour}-fill`), ground),
          ratio(get(`${colour}-edge`), ground),
        );
        expect(strongest).toBeGreaterThanOrEqual(3);
      }
    }
    expect(ratio(get("mark"), get(square))).toBeGreaterThanOrEqual(3);
    expect(ratio(get("alarm"), get(square))).toBeGreaterThanOrEqual(3);
  });

  it("tells the sides apart, and the outline from the fill", () => {
    expect(ratio(get("white-fill"), get("black-fill"))).toBeGreaterThanOrEqual(7);
    expect(ratio(get("white-fill"), get("white-edge"))).toBeGreaterThanOrEqual(7);
    expect(ratio(get("black-fill"), get("black-edge"))).toBeGreaterThanOrEqual(7);
  });

  it("shows the edges of what can be pressed", () => {
    for (const ground of ["paper", "sheet", "raised"])
      expect(ratio(get("edge"), get(ground))).toBeGreaterThanOrEqual(3);
  });

  it("tells the squares apart", () => {
    expect(ratio(get("square-light"), get("square-dark"))).toBeGreaterThanOrEqual(1.5);
  });
});
