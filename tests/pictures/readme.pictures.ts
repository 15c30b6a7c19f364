/** A game in play, in the window in both themes and on a phone. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, it } from "vitest";
import { root } from "../../scripts/lib/project.mjs";
import { App, rewrite } from "../e2e/app.ts";
import { base } from "../lib/browser.ts";
import { closeChromium, openTab } from "../lib/chromium.ts";
import { paste } from "../lib/page.ts";
import { type Screen, until } from "../lib/screen.ts";

const folder = join(root, "docs", "pictures");
mkdirSync(folder, { recursive: true });

/** A. Anderssen against J. Dufresne, Berlin 1852, known as the Evergreen game: moves are nobody's property. */
const game = `[White "Anderssen"]
[Black "Dufresne"]
[Date "1852.??.??"]
[Result "*"]

1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. b4 Bxb4 5. c3 Ba5 6. d4 exd4 7. O-O d3 8. Qb3 Qf6 9. e5 Qg6 10. Re1 Nge7
11. Ba3 b5 12. Qxb5 Rb8 13. Qa4 Bb6 14. Nbd2 Bb7 15. Ne4 Qf5 16. Bxd3 Qh5 17. Nf6+ gxf6 18. exf6 Rg8 19. Rad1 Qxf3 *`;

/** Opens the game as a person does, by pasting it, and writes two entries as other people would. */
async function show(screen: Screen): Promise<void> {
  await until(screen, "the page", () => document.querySelector("[data-draft]") !== null);
  await paste(screen, game);
  await until(screen, "the game", () => document.querySelectorAll("[data-ply]").length >= 38);
  await rewrite(screen, 24, "b5-a4", "Enter");
  await rewrite(screen, 33, "g7:f6", "Enter");
  // Away from the list, where an entry under the pointer is shaded.
  await screen.move({ x: 1, y: 1 });
  await screen.run(() => {
    for (const button of document.querySelectorAll<HTMLButtonElement>("#foot button")) {
      if (button.textContent === "×" || button.textContent === "✕") button.click();
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    document.querySelector(".sheet__tail")?.scrollIntoView({ block: "nearest" });
  });
}

/** Waits until nothing moves on the page any more and what was told of the opening has gone. */
async function settle(screen: Screen): Promise<void> {
  await until(screen, "rest", () =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
}

const keep = async (screen: Screen, name: string): Promise<void> =>
  writeFileSync(join(folder, `${name}.png`), await screen.picture());

afterAll(closeChromium);

/** The toolkit's own theme, which the page follows as it follows any system. */
it.each([
  ["light", "Adwaita"],
  ["dark", "Adwaita:dark"],
])("window, %s", async (name, theme) => {
  const app = new App("pictures");
  app.env = { GTK_THEME: theme };
  try {
    await app.start();
    await show(app.screen);
    await settle(app.screen);
    await keep(app.screen, `window-${name}`);
  } finally {
    await app.end();
  }
});

it("phone", async () => {
  const tab = await openTab(base(), {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  await tab.open("");
  await show(tab);
  await settle(tab);
  await keep(tab, "phone");
});
