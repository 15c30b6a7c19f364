/**
 * As much of the X11 protocol as the tests speak, to the X server that they started themselves: where windows are, keys and
 * presses as a hand makes them (XTEST), and what programs pass to each other (selections, client messages).
 * Numbers and layouts: X Window System Protocol, version 11; XTEST Extension Protocol, version 2.2.
 */
import { createConnection, type Socket } from "node:net";

/** Opcodes of requests. */
const op = {
  createWindow: 1,
  queryTree: 15,
  getGeometry: 14,
  internAtom: 16,
  changeProperty: 18,
  deleteProperty: 19,
  getProperty: 20,
  setSelectionOwner: 22,
  convertSelection: 24,
  sendEvent: 25,
  setInputFocus: 42,
  queryExtension: 98,
  getKeyboardMapping: 101,
  getWindowAttributes: 3,
  getImage: 73,
} as const;

/** Codes of events that are sent or waited for. */
export const eventCode = { selectionRequest: 30, selectionNotify: 31, clientMessage: 33 } as const;

/** XTEST names the events it makes by their codes. */
const fake = { keyPress: 2, keyRelease: 3, buttonPress: 4, buttonRelease: 5, motion: 6 } as const;

const eventSize = 32;

/** Windows, atoms and key symbols are numbers to the server. */
export type Id = number;

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A key as the server knows it, and whether Shift makes the wanted symbol of it. */
export interface KeyPlace {
  readonly code: number;
  readonly shift: boolean;
}

/** Connects to a display such as `:99` and asks for what every test needs. */
export async function connect(display: string): Promise<XClient> {
  const number = /^:(\d+)/.exec(display)?.[1];
  if (number === undefined) throw new Error(`no local display: ${display}`);
  const socket = createConnection(`/tmp/.X11-unix/X${number}`);
  const client = new XClient(socket);
  await client.open();
  return client;
}

export class XClient {
  /** The root window of the first screen. */
  root: Id = 0;
  private readonly socket: Socket;
  private received = Buffer.alloc(0);
  private sequence = 0;
  private readonly replies = new Map<number, (reply: Buffer | Error) => void>();
  private readonly watchers = new Set<(event: Buffer) => void>();
  private readonly atoms = new Map<string, Id>();
  private nextId = 0;
  private xtest = 0;
  private readonly keys = new Map<number, KeyPlace>();
  private setup: ((answer: Buffer | Error) => void) | null = null;

  constructor(socket: Socket) {
    this.socket = socket;
    socket.on("data", (data) => {
      this.received = Buffer.concat([this.received, data]);
      this.read();
    });
    const end = (): void => {
      const gone = new Error("the X server has gone");
      this.setup?.(gone);
      for (const answer of this.replies.values()) answer(gone);
      this.replies.clear();
    };
    socket.on("error", end);
    socket.on("close", end);
  }

  /** The handshake, the extension and the keyboard. Called once. */
  async open(): Promise<void> {
    const greeting = Buffer.alloc(12);
    greeting.write("l");
    greeting.writeUInt16LE(11, 2);
    const answered = new Promise<Buffer>((resolve, reject) => {
      this.setup = (answer) => (answer instanceof Error ? reject(answer) : resolve(answer));
    });
    this.socket.write(greeting);
    const answer = await answered;
    if (answer[0] !== 1) throw new Error("the X server takes no connection");
    this.nextId = answer.readUInt32LE(12);
    const vendor = answer.readUInt16LE(24);
    const formats = answer[29] ?? 0;
    this.root = answer.readUInt32LE(40 + padded(vendor) + formats * 8);
    await this.readKeyboard(answer[34] ?? 8, answer[35] ?? 255);
    const extension = await this.ask(stringRequest(op.queryExtension, 0, "XTEST"));
    if (extension[8] !== 1) throw new Error("the X server has no XTEST");
    this.xtest = extension[9] ?? 0;
  }

  close(): void {
    this.socket.destroy();
  }

  // — the wire —

  private read(): void {
    for (;;) {
      if (this.setup !== null) {
        if (this.received.length < 8) return;
        const size = 8 + this.received.readUInt16LE(6) * 4;
        if (this.received.length < size) return;
        const done = this.setup;
        this.setup = null;
        done(this.take(size));
        continue;
      }
      if (this.received.length < eventSize) return;
      const kind = this.received[0] ?? 0;
      // Replies and generic events say how much follows.
      const more = kind === 1 || (kind & 0x7f) === 35 ? this.received.readUInt32LE(4) * 4 : 0;
      if (this.received.length < eventSize + more) return;
      this.pass(this.take(eventSize + more));
    }
  }

  private take(size: number): Buffer {
    const taken = this.received.subarray(0, size);
    this.received = this.received.subarray(size);
    return taken;
  }

  private pass(packet: Buffer): void {
    const kind = packet[0] ?? 0;
    if (kind > 1) {
      for (const watcher of [...this.watchers]) watcher(packet);
      return;
    }
    const sequence = packet.readUInt16LE(2);
    const answer = this.replies.get(sequence);
    this.replies.delete(sequence);
    // An error of a request without a reply is a window that closed meanwhile: what was wanted of it is waited for anyway.
    answer?.(kind === 1 ? packet : new Error(`X error ${packet[1]} for request ${packet[10]}`));
  }

  private send(request: Buffer): number {
    this.sequence = (this.sequence + 1) & 0xffff;
    this.socket.write(request);
    return this.sequence;
  }

  private ask(request: Buffer): Promise<Buffer> {
    const sequence = this.send(request);
    return new Promise((resolve, reject) => {
      this.replies.set(sequence, (reply) => {
        if (reply instanceof Error) reject(reply);
        else resolve(reply);
      });
    });
  }

  /** Calls `watcher` with every event, as 32 bytes, until the function it answers is called. */
  watch(watcher: (event: Buffer) => void): () => void {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  }

  // — names —

  async atom(name: string): Promise<Id> {
    const known = this.atoms.get(name);
    if (known !== undefined) return known;
    const reply = await this.ask(stringRequest(op.internAtom, 0, name));
    const atom = reply.readUInt32LE(8);
    this.atoms.set(name, atom);
    return atom;
  }

  // — windows —

  /** A window that nobody sees, to own selections and to be written to. */
  createHiddenWindow(): Id {
    const id = this.nextId;
    this.nextId += 1;
    const request = requestOf(op.createWindow, 0, 8);
    request.writeUInt32LE(id, 4);
    request.writeUInt32LE(this.root, 8);
    request.writeUInt16LE(1, 16);
    request.writeUInt16LE(1, 18);
    request.writeUInt16LE(2, 22); // InputOnly
    this.send(request);
    return id;
  }

  /** Windows right under the root, lowest first; without a window manager these are what programs opened. */
  async topWindows(): Promise<Id[]> {
    const reply = await this.ask(windowRequest(op.queryTree, this.root));
    return list(reply, reply.readUInt16LE(16));
  }

  /** Whether a window is shown and takes input. */
  async isViewable(window: Id): Promise<boolean> {
    const reply = await this.ask(windowRequest(op.getWindowAttributes, window));
    return reply[26] === 2 && reply.readUInt16LE(12) === 1;
  }

  /** Place of a window under the root, in pixels of the screen. */
  async placeOf(window: Id): Promise<Place> {
    const reply = await this.ask(windowRequest(op.getGeometry, window));
    return {
      x: reply.readInt16LE(12),
      y: reply.readInt16LE(14),
      width: reply.readUInt16LE(16),
      height: reply.readUInt16LE(18),
    };
  }

  /** What the screen shows at a place under the root: four bytes for each pixel, line by line. */
  async pixels({ x, y, width, height }: Place): Promise<Buffer> {
    const request = requestOf(op.getImage, 2, 5); // ZPixmap
    request.writeUInt32LE(this.root, 4);
    request.writeInt16LE(x, 8);
    request.writeInt16LE(y, 10);
    request.writeUInt16LE(width, 12);
    request.writeUInt16LE(height, 14);
    request.writeUInt32LE(0xffffffff, 16); // all planes
    return (await this.ask(request)).subarray(eventSize);
  }

  /** Gives a window the keyboard, as a window manager would on a click. */
  focus(window: Id): void {
    const request = requestOf(op.setInputFocus, 1, 3);
    request.writeUInt32LE(window, 4);
    this.send(request);
  }

  // — properties and selections —

  async property(window: Id, name: Id): Promise<Buffer> {
    const request = requestOf(op.getProperty, 0, 6);
    request.writeUInt32LE(window, 4);
    request.writeUInt32LE(name, 8);
    request.writeUInt32LE(0x1fffffff, 20);
    const reply = await this.ask(request);
    return reply.subarray(eventSize, eventSize + reply.readUInt32LE(16) * ((reply[1] ?? 8) / 8));
  }

  changeProperty(window: Id, name: Id, type: Id, format: 8 | 32, data: Buffer): void {
    const request = Buffer.concat([Buffer.alloc(24), data, Buffer.alloc(padded(data.length) - data.length)]);
    request[0] = op.changeProperty;
    request.writeUInt16LE(request.length / 4, 2);
    request.writeUInt32LE(window, 4);
    request.writeUInt32LE(name, 8);
    request.writeUInt32LE(type, 12);
    request[16] = format;
    request.writeUInt32LE(data.length / (format / 8), 20);
    this.send(request);
  }

  deleteProperty(window: Id, name: Id): void {
    const request = requestOf(op.deleteProperty, 0, 3);
    request.writeUInt32LE(window, 4);
    request.writeUInt32LE(name, 8);
    this.send(request);
  }

  ownSelection(window: Id, selection: Id): void {
    const request = requestOf(op.setSelectionOwner, 0, 4);
    request.writeUInt32LE(window, 4);
    request.writeUInt32LE(selection, 8);
    this.send(request);
  }

  /** Asks the owner of a selection to put it, as `target`, into a property of `window`. */
  convertSelection(window: Id, selection: Id, target: Id, property: Id): void {
    const request = requestOf(op.convertSelection, 0, 6);
    for (const [index, value] of [window, selection, target, property].entries())
      request.writeUInt32LE(value, 4 + index * 4);
    this.send(request);
  }

  sendEvent(to: Id, event: Buffer): void {
    const request = requestOf(op.sendEvent, 0, 11);
    request.writeUInt32LE(to, 4);
    event.copy(request, 12, 0, eventSize);
    this.send(request);
  }

  // — input —

  keyOf(symbol: number): KeyPlace {
    const key = this.keys.get(symbol);
    if (key === undefined) throw new Error(`no key for the symbol 0x${symbol.toString(16)}`);
    return key;
  }

  key(code: number, down: boolean): void {
    this.fakeInput(down ? fake.keyPress : fake.keyRelease, code, 0, 0);
  }

  button(down: boolean): void {
    this.fakeInput(down ? fake.buttonPress : fake.buttonRelease, 1, 0, 0);
  }

  movePointer(x: number, y: number): void {
    this.fakeInput(fake.motion, 0, x, y);
  }

  private fakeInput(type: number, detail: number, x: number, y: number): void {
    const request = requestOf(this.xtest, 2, 9);
    request[4] = type;
    request[5] = detail;
    if (type === fake.motion) request.writeUInt32LE(this.root, 12);
    request.writeInt16LE(x, 24);
    request.writeInt16LE(y, 26);
    this.send(request);
  }

  private async readKeyboard(first: number, last: number): Promise<void> {
    const request = requestOf(op.getKeyboardMapping, 0, 2);
    request[4] = first;
    request[5] = last - first + 1;
    const reply = await this.ask(request);
    const perKey = reply[1] ?? 0;
    for (const [index, symbol] of list(reply, reply.readUInt32LE(4)).entries()) {
      const level = index % perKey;
      // The first two are the key alone and with Shift; further ones belong to other keyboards.
      if (symbol === 0 || level > 1 || this.keys.has(symbol)) continue;
      this.keys.set(symbol, { code: first + Math.floor(index / perKey), shift: level === 1 });
    }
  }
}

/** A message of one program to another, of five numbers. */
export function clientMessage(window: Id, type: Id, data: readonly number[]): Buffer {
  const event = Buffer.alloc(eventSize);
  event[0] = eventCode.clientMessage;
  event[1] = 32;
  event.writeUInt32LE(window, 4);
  event.writeUInt32LE(type, 8);
  for (const [index, value] of data.entries()) event.writeUInt32LE(value >>> 0, 12 + index * 4);
  return event;
}

const padded = (size: number): number => Math.ceil(size / 4) * 4;

/** A request of so many words, its other fields zero. */
function requestOf(opcode: number, detail: number, words: number): Buffer {
  const request = Buffer.alloc(words * 4);
  request[0] = opcode;
  request[1] = detail;
  request.writeUInt16LE(words, 2);
  return request;
}

function windowRequest(opcode: number, window: Id): Buffer {
  const request = requestOf(opcode, 0, 2);
  request.writeUInt32LE(window, 4);
  return request;
}

function stringRequest(opcode: number, detail: number, text: string): Buffer {
  const request = requestOf(opcode, detail, 2 + padded(text.length) / 4);
  request.writeUInt16LE(text.length, 4);
  request.write(text, 8, "latin1");
  return request;
}

function list(reply: Buffer, count: number): number[] {
  return Array.from({ length: count }, (_, index) => reply.readUInt32LE(eventSize + index * 4));
}
