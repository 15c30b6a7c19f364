/**
 * The one door between the screen and whatever runs the session.
 *
 * Two hosts stand behind it: the desktop or phone app (`tauri.ts`) and the dev server's
 * bridge (`dev.ts`). Nothing else in `ui/` knows which of them is there.
 */
import type {
  ArchiveItem,
  Chess960View,
  Details,
  Edition,
  ErrorCode,
  Exercise,
  FenReport,
  GameSummary,
  Notice,
  PositionView,
  PracticeMove,
  PracticeView,
  Preview,
  Settings,
  Snapshot,
  StartArgs,
  Variant,
} from "./bindings.ts";

type None = Record<string, never>;
type Revision = { revision?: number };

/** Every command of the session: its arguments and its answer. */
export interface Commands {
  status: { args: None; reply: null };
  page_loaded: { args: None; reply: null };
  move: { args: { from: string; to: string; promotion?: string | null } & Revision; reply: null };
  undo: { args: Revision; reply: null };
  redo: { args: Revision; reply: null };
  edit_entry: { args: { ply: number; text: string } & Revision; reply: null };
  revert_edit: { args: { ply: number } & Revision; reply: null };
  insert_entry: { args: { ply: number; text: string } & Revision; reply: null };
  delete_entry: { args: { ply: number } & Revision; reply: null };
  cut: { args: { ply: number } & Revision; reply: null };
  bring_back: { args: Revision; reply: null };
  new_game: { args: { edition?: Edition; start?: StartArgs } & Revision; reply: null };
  import_pgn: { args: { text: string; game?: number }; reply: null };
  set_details: { args: { details: Details }; reply: null };
  rewrite_notation: { args: None; reply: null };
  archive_open: { args: { id: string }; reply: null };
  archive_delete: { args: { id: string }; reply: null };
  archive_restore: { args: None; reply: null };
  archive_rename: { args: { id: string; name: string }; reply: null };
  set_settings: { args: { settings: Settings }; reply: null };
  preview_entry: { args: { ply: number; text: string }; reply: Preview };
  position_at: { args: { ply: number }; reply: PositionView };
  export_pgn: { args: None; reply: string };
  export_fen: { args: None; reply: string };
  list_games: { args: { text: string }; reply: GameSummary[] };
  archive_list: { args: None; reply: ArchiveItem[] };
  get_settings: { args: None; reply: Settings };
  inspect_fen: { args: { fen: string }; reply: FenReport };
  inspect_chess960: { args: { number: number }; reply: Chess960View };
  practice: {
    args: { fen: string; variant: Variant; moves: PracticeMove[]; goal: string | null };
    reply: PracticeView;
  };
  exercises: { args: None; reply: Exercise[] };
}

export type CommandName = keyof Commands;

/** Every event the session sends of its own accord. */
export interface Events {
  snapshot: Snapshot;
  settings: Settings;
  notice: Notice;
}

export type EventName = keyof Events;

/** A text file that somebody chose, dropped or had opened by the system. */
export interface OpenedFile {
  readonly name: string;
  readonly text: string;
}

/** What the host offers beside the session: files, the clipboard, its menu. */
export interface Host {
  /** Asks for a file; null when the choice is given up. */
  openFile(): Promise<OpenedFile | null>;
  /** Asks where to put `text`; false when that is given up. */
  saveFile(suggestedName: string, text: string): Promise<boolean>;
  readClipboard(): Promise<string>;
  writeClipboard(text: string): Promise<void>;
  /**
   * Begins to report files that came unasked (dropped on the window, opened by the system) and
   * items chosen in the native menu, by the ids of `chrome/actions.ts`.
   */
  listen(onOpened: (file: OpenedFile) => void, onMenu: (id: string) => void): Promise<void>;
}

export interface Backend {
  call<C extends CommandName>(command: C, args: Commands[C]["args"]): Promise<Commands[C]["reply"]>;
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
