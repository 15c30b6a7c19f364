/**
 * The one door between the screen and whatever runs the session.
 *
 * Two hosts stand behind it: the desktop or phone app (`tauri.ts`) and the dev server's
 * bridge (`dev.ts`). Nothing else in `ui/` knows which of them is there.
 */
import type { Commands, ErrorCode, Events, InitialState } from "./bindings.ts";

export type { Commands, Events };

export type CommandName = keyof Commands;

export type EventName = keyof Events;

/** A text file that somebody chose, dropped or had opened by the system. */
export interface OpenedFile {
  readonly name: string;
  readonly text: string;
}

/** Newer versions of the app. Nothing here uses the network but `newer` and `install`. */
export interface Updates {
  /** Whether this build can look for newer versions: it has an address and a key for them. */
  possible(): Promise<boolean>;
  /** The newest version if it is newer than this; null if there is none. */
  newer(): Promise<string | null>;
  /** Installs it and starts it. Returns only if that failed or there was none after all. */
  install(): Promise<void>;
}

/** What the host offers beside the session: files, the clipboard, its menu, newer versions. */
export interface Host {
  /** Asks for a file; null when the choice is given up. */
  openFile(): Promise<OpenedFile | null>;
  /** Asks where to put `text`; false when that is given up. */
  saveFile(suggestedName: string, text: string): Promise<boolean>;
  readClipboard(): Promise<string>;
  writeClipboard(text: string): Promise<void>;
  /** Puts a PNG on the clipboard. It may still be in the making: browsers want to be asked within the press of the key. */
  writePicture(png: Promise<Blob>): Promise<void>;
  /** Null where versions come some other way, as in a browser. */
  readonly updates: Updates | null;
  /** What a report of a fault should say about this program and the system, a line each; nothing the players wrote. */
  diagnostics(): Promise<string>;
  /**
   * Begins to report files that came unasked (dropped on the window, opened by the system) and
   * items chosen in the native menu, by the ids of `chrome/actions.ts`.
   */
  listen(onOpened: (file: OpenedFile) => void, onMenu: (id: string) => void): Promise<void>;
}

export interface Backend {
  /** What the page can draw before it has asked for anything; null where it has to ask. */
  readonly initial: InitialState | null;
  /** With a revision the command is refused as stale unless the game is still at it. */
  call<C extends CommandName>(
    command: C,
    args: Commands[C]["args"],
    revision?: number,
  ): Promise<Commands[C]["reply"]>;
  /** Returns once the host listens, so that no event after it can be missed. */
  on<E extends EventName>(event: E, handler: (data: Events[E]) => void): Promise<void>;
  /** The connection to the session was lost (`false`) or is there again (`true`). */
  onConnection(handler: (connected: boolean) => void): void;
  readonly host: Host;
}

/** A command that was refused. `code` is what callers match on; `message` is the host's sentence. */
export class Refused extends Error {
  readonly code: ErrorCode | "disconnected";

  constructor(code: ErrorCode | "disconnected", message: string) {
    super(message);
    this.name = "Refused";
    this.code = code;
  }
}

/** Makes a `Refused` of whatever a host threw, so that callers see one kind of error only. */
export function refusedFrom(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (typeof error === "object" && error !== null && "code" in error && "message" in error) {
    const { code, message } = error;
    if (typeof code === "string" && typeof message === "string") {
      return new Refused(code as ErrorCode, message);
    }
  }
  return new Refused("internal", error instanceof Error ? error.message : String(error));
}
