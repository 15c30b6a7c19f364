/** What happens around the app's window on a desktop: other windows, the keyboard, the mouse, files dragged in, the clipboard. */
import { pathToFileURL } from "node:url";
import { clientMessage, connect, eventCode, type Id, type Place, type XClient } from "./x11.ts";

/** Longest wait for an answer of another program, in milliseconds. */
const patience = 20_000;

/** Between two looks, in milliseconds. */
const pause = 20;

/** Key symbols (X11 keysymdef.h) of keys that are no characters. */
const symbols: Readonly<Record<string, number>> = {
  Enter: 0xff0d,
  Escape: 0xff1b,
  Tab: 0xff09,
  F10: 0xffc7,
  Home: 0xff50,
  Left: 0xff51,
  Up: 0xff52,
  Right: 0xff53,
  Down: 0xff54,
  End: 0xff57,
  Shift: 0xffe1,
  Control: 0xffe3,
  Alt: 0xffe9,
};

/** A window on the screen. */
export interface Shown {
  readonly id: Id;
  readonly title: string;
  readonly place: Place;
}

/** The desktop of a display, as somebody who sits before it sees and uses it. */
export class Desktop {
  private readonly x: XClient;
  private readonly own: Id;

  private constructor(x: XClient) {
    this.x = x;
    this.own = x.createHiddenWindow();
  }

  /** The desktop of the display that the tests run on. */
  static async here(): Promise<Desktop> {
    const display = process.env["DISPLAY"];
    if (display === undefined) throw new Error("no display: run the tests with their own config");
    return new Desktop(await connect(display));
  }

  leave(): void {
    this.x.close();
  }

  // — windows —

  /** Windows that are shown and have a title, lowest first. */
  async windows(): Promise<Shown[]> {
    const [modern, old] = [await this.x.atom("_NET_WM_NAME"), await this.x.atom("WM_NAME")];
    const shown: Shown[] = [];
    for (const id of await this.x.topWindows()) {
      try {
        if (!(await this.x.isViewable(id))) continue;
        const place = await this.x.placeOf(id);
        const name = String(await this.x.property(id, modern)) || String(await this.x.property(id, old));
        // Toolkits keep tiny helper windows of their own.
        if (name !== "" && place.width > 50) shown.push({ id, title: name, place });
      } catch {
        // It closed between two questions.
      }
    }
    return shown;
  }

  /** Waits for a window whose title has these words in it. */
  windowCalled(words: string): Promise<Shown> {
    return this.wait(`a window called “${words}”`, async () =>
      (await this.windows()).findLast(({ title }) => title.includes(words)),
    );
  }

  /** Waits until that window is gone. */
  async gone({ id, title }: Shown): Promise<void> {
    await this.wait(`“${title}” to close`, async () =>
      (await this.windows()).every((other) => other.id !== id) ? true : undefined,
    );
  }

  focus({ id }: Shown): void {
    this.x.focus(id);
  }

  /** Waits for an answer that is not undefined. */
  async wait<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
    const end = Date.now() + patience;
    for (;;) {
      const found = await look();
      if (found !== undefined) return found;
      if (Date.now() > end) {
        const titles = (await this.windows()).map(({ title }) => title);
        throw new Error(`waited ${patience / 1000} s for ${what}; windows: ${titles.join(", ")}`);
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  // — keyboard and mouse —

  /** Presses a key, named or a character, and lets go of it. */
  press(name: string, ...held: readonly string[]): void {
    const { code, shift } = this.x.keyOf(symbols[name] ?? name.codePointAt(0) ?? 0);
    const modifiers = [...held, ...(shift ? ["Shift"] : [])].map(
      (one) => this.x.keyOf(symbols[one] ?? 0).code,
    );
    for (const modifier of modifiers) this.x.key(modifier, true);
    this.x.key(code, true);
    this.x.key(code, false);
    for (const modifier of modifiers.reverse()) this.x.key(modifier, false);
  }

  type(text: string): void {
    for (const character of text) this.press(character);
  }

  click(x: number, y: number): void {
    this.x.movePointer(x, y);
    this.x.button(true);
    this.x.button(false);
  }

  // — what programs pass to each other —

  /**
   * Drags files from another program onto a place of a window and lets go: the XDND protocol, version 5, as a file manager
   * speaks it. Resolves when the window says that it has them.
   */
  async drop(window: Shown, x: number, y: number, ...paths: readonly string[]): Promise<void> {
    const atom = (name: string): Promise<Id> => this.x.atom(name);
    const [status, finished] = [await atom("XdndStatus"), await atom("XdndFinished")];
    const uris = await atom("text/uri-list");
    const list = Buffer.from(paths.map((path) => `${pathToFileURL(path).href}\r\n`).join(""));
    let accepted = false;
    let done = false;
    const unwatch = this.x.watch((event) => {
      const code = (event[0] ?? 0) & 0x7f;
      if (code === eventCode.selectionRequest) this.answer(event, uris, list);
      if (code !== eventCode.clientMessage) return;
      const type = event.readUInt32LE(8);
      if (type === status) accepted = (event.readUInt32LE(16) & 1) === 1;
      if (type === finished) done = true;
    });
    try {
      this.x.ownSelection(this.own, await atom("XdndSelection"));
      const tell = async (message: string, ...data: number[]): Promise<void> => {
        const event = clientMessage(window.id, await atom(message), [this.own, ...data]);
        this.x.sendEvent(window.id, event);
      };
      await tell("XdndEnter", 5 << 24, uris, 0, 0);
      const at = ((window.place.x + x) << 16) | (window.place.y + y);
      const copy = await atom("XdndActionCopy");
      await this.wait("the window to take the files", async () => {
        await tell("XdndPosition", 0, at, 0, copy);
        return accepted ? true : undefined;
      });
      await tell("XdndDrop", 0, 0, 0, 0);
      await this.wait("the window to have the files", async () => (done ? true : undefined));
    } finally {
      unwatch();
    }
  }

  /** Gives what a program asked for, in the property that it named. */
  private answer(event: Buffer, type: Id, data: Buffer): void {
    const [time, requestor, selection, target, property] = [4, 12, 16, 20, 24].map((at) =>
      event.readUInt32LE(at),
    );
    if (requestor === undefined || property === undefined) return;
    const known = target === type;
    if (known) this.x.changeProperty(requestor, property, type, 8, data);
    const told = Buffer.alloc(32);
    told[0] = eventCode.selectionNotify;
    for (const [index, value] of [time, requestor, selection, target, known ? property : 0].entries())
      told.writeUInt32LE(value ?? 0, 4 + index * 4);
    this.x.sendEvent(requestor, told);
  }

  /** What is on the clipboard in a form such as `UTF8_STRING` or `image/png`; empty if it is not there in that form. */
  async clipboard(form: string): Promise<Buffer> {
    const [clipboard, target] = [await this.x.atom("CLIPBOARD"), await this.x.atom(form)];
    const place = await this.x.atom("SCORESHEET_TEST");
    let told: number | undefined;
    const unwatch = this.x.watch((event) => {
      if (((event[0] ?? 0) & 0x7f) === eventCode.selectionNotify) told = event.readUInt32LE(20);
    });
    try {
      this.x.convertSelection(this.own, clipboard, target, place);
      const property = await this.wait("the clipboard", async () => told);
      if (property === 0) return Buffer.alloc(0);
      const data = await this.x.property(this.own, place);
      this.x.deleteProperty(this.own, place);
      return data;
    } finally {
      unwatch();
    }
  }
}
