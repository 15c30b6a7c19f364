/**
 * `npm run guide:pictures`: takes the screenshots of docs/guide anew, in Chromium, from the page with the real session
 * behind it. Nothing in them depends on the day; a change of the interface is a change of the pictures.
 */
import { statSync } from "node:fs";
import { join } from "node:path";
import { chromium as playwright } from "playwright-core";
import { createServer } from "vite";
import { chromium } from "./lib/needs.mjs";
import { root, say } from "./lib/project.mjs";
import { buildCommandLine } from "./lib/shell.mjs";
import { setup } from "./setup.mjs";

/** Largest size of a picture, in bytes: they are in every clone for good. */
const largest = 150_000;

const folder = join(root, "docs", "guide", "pictures");
const desktop = { width: 1120, height: 700 };
const phone = { width: 390, height: 844 };

/** A few games whose first moves are anybody's, for the panel that chooses one. */
const severalGames = [
  ["Anna", "Ben", "Club evening", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0", "1-0"],
  ["Cem", "Dora", "Club evening", "1. d4 d5 2. c4 e6 1/2-1/2", "1/2-1/2"],
  ["Eva", "Farid", "Return match", "1. c4 e5 2. Nc3 Nf6 *", "*"],
]
  .map(
    ([white, black, event, moves, result]) =>
      `[Event "${event}"]\n[White "${white}"]\n[Black "${black}"]\n[Result "${result}"]\n\n${moves}\n`,
  )
  .join("\n");

const opening = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "0-0", "Be7", "Re1", "b5", "Bb3", "d6"];

/**
 * @typedef {import("playwright-core").Page} Page
 * @typedef {{ size?: { width: number, height: number }, touch?: boolean, make: (page: Page) => Promise<void> }} Scene
 */

/** Writes moves on the blank line. @param {Page} page @param {string[]} moves */
async function write(page, moves) {
  await page.click("[data-draft]");
  for (const [at, move] of moves.entries()) {
    await page.keyboard.type(move);
    await page.keyboard.press("Enter");
    await page.locator(`[data-ply="${at}"]`).waitFor();
  }
  await page.keyboard.press("Escape");
  await leave(page);
}

/** Takes pointer and focus away, so that neither is in the picture. @param {Page} page */
async function leave(page) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

/** Opens the panel for a new game and asks for a start of Chess960. @param {Page} page @param {string} number */
async function chooseStart(page, number) {
  await page.click("[data-action=new_game]");
  await page.click("dialog input[value=chess960]");
  await page.locator("dialog input[inputmode=numeric]:visible").first().fill(number);
  await page.locator("dialog figure:not([hidden]) .board").waitFor();
}

/** @type {Record<string, Scene>} */
const scenes = {
  phone: { size: phone, touch: true, make: (page) => write(page, opening.slice(0, 8)) },
  play: {
    async make(page) {
      await write(page, ["e4", "e5", "Nf3", "Nc6"]);
      await page.click('[data-square="f3"]');
      await page.mouse.move(0, 0);
    },
  },
  edit: {
    async make(page) {
      await write(page, opening);
      await page.click('[data-ply="4"]');
      await page.keyboard.type("Bc4");
      await page.mouse.move(0, 0);
      await page.locator("#foot", { hasText: /\S/ }).waitFor();
    },
  },
  illegal: {
    async make(page) {
      await write(page, ["e4", "e5", "Ke3", "d5", "Qxz9", "dxe4", "Nf3"]);
    },
  },
  new: {
    async make(page) {
      await chooseStart(page, "534");
      await page.mouse.move(0, 0);
    },
  },
  chess960: {
    async make(page) {
      await chooseStart(page, "534");
      await page.click("dialog .button--primary");
      const moves = ["e4", "e5", "Nf3", "Nf6", "Be2", "Be7", "d3", "d6", "Qd2", "Qd7", "0-0", "0-0"];
      await write(page, moves);
    },
  },
  files: {
    async make(page) {
      await page.click("[data-draft]");
      await page.evaluate((text) => {
        const data = new DataTransfer();
        data.setData("text/plain", text);
        document.body.focus();
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        document.body.dispatchEvent(
          new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
        );
      }, severalGames);
      await page.locator("dialog .record").first().waitFor();
    },
  },
};

const only = process.argv.slice(2);
await setup("test");
await buildCommandLine();
const executablePath = chromium();
if (executablePath === null) throw new Error("Chromium is not installed: npm run doctor");
const server = await createServer({
  root: join(root, "ui"),
  configFile: join(root, "vite.config.ts"),
  server: { host: "127.0.0.1", port: 0, hmr: false, watch: null },
  logLevel: "error",
});
await server.listen();
const address = server.httpServer?.address();
if (address === null || address === undefined || typeof address === "string") throw new Error("no port");
const browser = await playwright.launch({
  executablePath,
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});
let tooLarge = 0;
try {
  for (const [name, { size = desktop, touch = false, make }] of Object.entries(scenes)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const context = await browser.newContext({
      viewport: size,
      deviceScaleFactor: touch ? 2 : 1,
      hasTouch: touch,
      isMobile: touch,
      colorScheme: "light",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${address.port}/`);
    await page.locator("[data-draft][aria-label]").waitFor();
    await make(page);
    // A frame for what the last step changed, and one for the fonts.
    await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
    await page.waitForTimeout(300);
    const path = join(folder, `${name}.png`);
    await page.screenshot({ path, scale: "device" });
    const bytes = statSync(path).size;
    console.log(`${(bytes / 1000).toFixed(0).padStart(5)} kB  ${name}.png`);
    if (bytes > largest) tooLarge += 1;
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
}
if (tooLarge > 0) say(`${tooLarge} over ${largest / 1000} kB`);
process.exit(tooLarge === 0 ? 0 : 1);
