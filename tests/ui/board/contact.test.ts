/**
 * The contact sheet: every style, sizing and theme with every mark, kept as a picture to be looked at, and measured where
 * a number can say it.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { root } from "../../../scripts/lib/project.mjs";
import { browserName, openGame } from "../../lib/browser.ts";
import { ChromiumTab } from "../../lib/chromium.ts";
import { type Screen, until } from "../../lib/screen.ts";
import { boardForEach } from "./support.ts";

const pictures = join(root, "tests", ".artifacts", "contact-sheet");

let screen: Screen;
boardForEach(() => screen);
beforeAll(() => {
  mkdirSync(pictures, { recursive: true });
});

interface Measured {
  readonly caption: string;
  readonly square: string;
  /** Height as drawn, outline included, in CSS pixels. */
  readonly height: number;
  /** Least distance of the drawn piece, outline included, to an edge of its square. */
  readonly room: number;
}

/** Measures the first rank and the pawn on a2 of each board, as drawn. */
function measure(): Promise<Measured[]> {
  return screen.run(() => {
    const found: Measured[] = [];
    for (const cell of document.querySelectorAll(".contact__cell")) {
      for (const square of ["a1", "b1", "c1", "d1", "c3", "a2"]) {
        const box = cell.querySelector(`[data-square="${square}"]`)?.getBoundingClientRect();
        if (box === undefined) continue;
        for (const body of cell.querySelectorAll<SVGPathElement>(".piece__body")) {
          const at = body.getScreenCTM();
          if (at === null || Math.hypot(at.e - box.left - box.width / 2, at.f - box.top - box.width / 2) > 1)
            continue;
          const scale = at.a;
          const stroke = Number(body.getAttribute("stroke-width")) * scale;
          // A bounding box leaves the stroke out, half of which lies outside of it.
          const { x, y, width, height } = body.getBBox();
          const half = box.width / 2;
          const ends = [x, y, -(x + width), -(y + height)].map((end) => half + end * scale - stroke / 2);
          found.push({
            caption: cell.lastElementChild?.textContent ?? "",
            square,
            height: height * scale + stroke,
            room: Math.min(...ends),
          });
        }
      }
    }
    return found;
  });
}

describe("the contact sheet", () => {
  it.each([
    [32, "light"],
    [48, "light"],
    [48, "dark"],
  ] as const)("is drawn at %d px squares in a %s scheme", async (square, scheme) => {
    screen = await openGame(`tests/ui/board/contact.html?edge=${square * 8}`);
    if (screen instanceof ChromiumTab) await screen.page.emulateMedia({ colorScheme: scheme });
    await screen.resize(48 * 8 * 4 + 120, 48 * 8 * 3 + 160);
    await until(screen, "the contact sheet", () => document.documentElement.hasAttribute("data-ready"));
    const name = `${browserName}-${scheme}-${square}.png`;
    // WebKitGTK's driver takes no picture of a window as large as this.
    if (browserName === "chromium") writeFileSync(join(pictures, name), await screen.picture());
    const measured = await measure();
    // Three themes, two styles, two sizings, six pieces.
    expect(measured).toHaveLength(3 * 4 * 6);
    for (const { caption, square: on, room } of measured)
      expect(room, `${caption} ${on}`).toBeGreaterThan(0.5);
    const captions = new Set(measured.map(({ caption }) => caption));
    for (const caption of captions) {
      const height = (on: string): number =>
        measured.find((one) => one.caption === caption && one.square === on)?.height ?? 0;
      const [rook, knight, bishop] = [height("a1"), height("b1"), height("c1")];
      const [queen, king, pawn] = [height("d1"), height("c3"), height("a2")];
      const unit = square / 32;
      if (caption.endsWith("uniform")) {
        const all = [rook, knight, bishop, queen, king, pawn];
        expect(Math.max(...all) - Math.min(...all), caption).toBeLessThan(1.2 * unit);
      } else {
        expect(Math.abs(knight - bishop), caption).toBeLessThan(0.8 * unit);
        const steps = [knight - pawn, rook - knight, queen - rook, king - queen];
        for (const step of steps) expect(step, `${caption}: ${steps.join()}`).toBeGreaterThan(1.5 * unit);
      }
    }
  });
});
