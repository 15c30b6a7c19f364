/**
 * The session behind the dev server: one `scoresheet-cli serve` for each browser tab, its JSON
 * lines carried by a WebSocket. The tab's id is kept over reloads, so a reload finds its session.
 */

import { version } from "../../package.json";
import { decodeText } from "./decode.ts";
import {
  type Backend,
  type CommandName,
  type Commands,
  type EventName,
  type Events,
  type Host,
  type OpenedFile,
  Refused,
  refusedFrom,
} from "./port.ts";

type Waiting = { resolve: (value: unknown) => void; reject: (error: Refused) => void };
type Line =
  | { id: number; ok: unknown }
  | { id: number; error: { code: string; message: string } }
  | { event: string; data: unknown };

const TAB_KEY = "scoresheet.tab";
/** Milliseconds between attempts to reach a dev server that went away (it restarts in about a second). */
const RETRY_MS = 500;

/** Code with which the bridge says that a duplicate of this tab now talks to its session. */
const TAKEN_OVER = 4000;

/** The id of this tab's session: from the address (tests), else one that outlives reloads. */
function tabId(): string {
  const asked = new URLSearchParams(location.search).get("tab");
  if (asked !== null) return asked;
  const kept = sessionStorage.getItem(TAB_KEY);
  if (kept !== null) return kept;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  sessionStorage.setItem(TAB_KEY, made);
  return made;
}

/** Opens the tab's line to its session, and opens it again whenever it breaks. */
export async function connect(): Promise<Backend> {
  const waiting = new Map<number, Waiting>();
  const handlers = new Map<string, ((data: never) => void)[]>();
  const connectionHandlers: ((connected: boolean) => void)[] = [];
  let socket: WebSocket | null = null;
  let nextId = 1;

  function hear(line: Line): void {
    if ("event" in line) {
      for (const handler of handlers.get(line.event) ?? []) handler(line.data as never);
      return;
    }
    const asker = waiting.get(line.id);
    if (asker === undefined) return;
    waiting.delete(line.id);
    if ("error" in line) asker.reject(refusedFrom(line.error));
    else asker.resolve(line.ok);
  }

  function open(): Promise<void> {
    return new Promise((resolve) => {
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      const made = new WebSocket(`${scheme}://${location.host}/session?tab=${encodeURIComponent(tabId())}`);
      made.onopen = () => {
        socket = made;
        for (const handler of connectionHandlers) handler(true);
        resolve();
      };
      made.onmessage = (message) => hear(JSON.parse(String(message.data)) as Line);
      made.onclose = ({ code }) => {
        // A duplicated tab brings a copy of the id along; this one goes on with a session of its own.
        if (code === TAKEN_OVER) sessionStorage.removeItem(TAB_KEY);
        if (socket === made) {
          socket = null;
          for (const handler of connectionHandlers) handler(false);
        }
        for (const asker of waiting.values()) {
          asker.reject(new Refused("disconnected", "the session does not answer"));
        }
        waiting.clear();
        setTimeout(() => void open().then(resolve), RETRY_MS);
      };
    });
  }

  await open();
  return {
    initial: null,
    host: browserHost,
    call<C extends CommandName>(command: C, args: Commands[C]["args"], revision?: number) {
      return new Promise<Commands[C]["reply"]>((resolve, reject) => {
        if (socket === null) {
          reject(new Refused("disconnected", "the session does not answer"));
          return;
        }
        const id = nextId++;
        waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
        socket.send(JSON.stringify({ id, cmd: command, args: { ...args, revision } }));
      });
    },
    on<E extends EventName>(event: E, handler: (data: Events[E]) => void) {
      const list = handlers.get(event) ?? [];
      list.push(handler as (data: never) => void);
      handlers.set(event, list);
      return Promise.resolve();
    },
    onConnection(handler) {
      connectionHandlers.push(handler);
    },
  };
}

/** Files and clipboard as any browser has them. */
const browserHost: Host = {
  updates: null,
  openFile() {
    return new Promise<OpenedFile | null>((resolve) => {
      const input = document.createElement("input");
      input.type = "file";
      input.accept = ".pgn,.fen,.txt,text/plain";
      input.onchange = () => {
        const file = input.files?.item(0);
        if (file)
          void file.arrayBuffer().then((bytes) => resolve({ name: file.name, text: decodeText(bytes) }));
        else resolve(null);
      };
      input.oncancel = () => resolve(null);
      input.click();
    });
  },
  saveFile(suggestedName, text) {
    const address = URL.createObjectURL(
      new Blob([text], {
        type: suggestedName.endsWith(".svg") ? "image/svg+xml" : "application/x-chess-pgn",
      }),
    );
    const link = document.createElement("a");
    link.href = address;
    link.download = suggestedName;
    link.click();
    // The download has taken its own hold of the blob once the click returned to the event loop.
    setTimeout(() => URL.revokeObjectURL(address), 0);
    return Promise.resolve(true);
  },
  readClipboard: () => navigator.clipboard.readText(),
  writeClipboard: (text) => navigator.clipboard.writeText(text),
  writePicture: (png) => navigator.clipboard.write([new ClipboardItem({ "image/png": png })]),
  diagnostics: () =>
    Promise.resolve(`Scoresheet ${version}, as a page in a browser\n${navigator.userAgent}\n`),
  // A browser has no menu of ours, and files dropped on the page are ordinary DOM events.
  listen: () => Promise.resolve(),
};
