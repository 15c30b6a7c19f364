/**
 * A page under test, the same for each kind of browser: Chromium, WebKitGTK's small browser, and the app's own window.
 * What is clicked and typed goes through the browser's input, so the page sees trusted events.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A key by its `KeyboardEvent.key` name: a character, or `Enter`, `Escape`, `ArrowLeft` and so on. */
export type Key = string;

export type Modifier = "Control" | "Shift" | "Alt" | "Meta";

export interface Screen {
  readonly kind: "chromium" | "webkit" | "window";
  /** Loads a path of the server under test; the app's window has one page only and no paths. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. It sees nothing of the test but its arguments, and both ways only JSON passes. */
  run<A extends readonly unknown[], T>(script: (...args: A) => T, ...args: A): Promise<T>;
  move(to: Point): Promise<void>;
  down(button?: "left" | "right"): Promise<void>;
  up(button?: "left" | "right"): Promise<void>;
  /** Presses a key and lets go of it, the modifiers held meanwhile. */
  press(key: Key, ...modifiers: Modifier[]): Promise<void>;
  /** Inner size of the page, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The page as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Longest wait for a condition, in milliseconds. Generous: the machine may be doing other things. */
const patience = 20_000;

/** Between two looks at a condition, in milliseconds. */
const pause = 20;

/**
 * Waits until a function of the page answers something truthy, and answers that.
 * `what` names the condition in the failure, which also quotes the page's text.
 */
export async function until<A extends readonly unknown[], T>(
  screen: Screen,
  what: string,
  script: (...args: A) => T,
  ...args: A
): Promise<NonNullable<T>> {
  const end = Date.now() + patience;
  for (;;) {
    const value = await screen.run(script, ...args);
    if (value) return value as NonNullable<T>;
    if (Date.now() > end) {
      const text = await screen.run(() => document.body.textContent);
      throw new Error(`waited ${patience / 1000} s for ${what}; the page says:\n${text}`);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/**
 * Middle of the first element that a selector finds, in the page's own coordinates. Waits until there is one, it is in
 * view, and it stands still: a list that has just grown may be about to scroll.
 */
export async function middle(screen: Screen, selector: string): Promise<Point> {
  let before: Point | null = null;
  for (;;) {
    const now: Point = await until(screen, selector, middleNow, selector);
    if (before !== null && now.x === before.x && now.y === before.y) return now;
    before = now;
  }
}

/** Runs in the page. */
function middleNow(selector: string): Point | null {
  const element = document.querySelector(selector);
  if (element === null) return null;
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0
    ? { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    : null;
}

/** A click with the mouse, on a place or in the middle of an element. */
export async function click(
  screen: Screen,
  at: Point | string,
  button: "left" | "right" = "left",
): Promise<void> {
  await screen.move(typeof at === "string" ? await middle(screen, at) : at);
  await screen.down(button);
  await screen.up(button);
}

/** Press, move in steps as a hand does, let go. */
export async function drag(screen: Screen, from: Point, to: Point): Promise<void> {
  const steps = 4;
  await screen.move(from);
  await screen.down();
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await screen.move({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  }
  await screen.up();
}
