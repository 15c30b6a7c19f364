/** Games in and out: files, the clipboard, a file dropped on the window, a whole game pasted. */
import type { Details, NotationChoice } from "../backend/bindings.ts";
import { decodeText } from "../backend/decode.ts";
import { type Backend, type OpenedFile, refusedFrom } from "../backend/port.ts";
import { isTextField } from "../dom.ts";
import type { Foot } from "../moves/foot.ts";
import { text } from "../text/index.ts";
import { openChooser } from "./chooser.ts";
import type { PanelHost } from "./panel.ts";

export interface Files {
  open(): Promise<void>;
  save(): Promise<void>;
  copyPgn(): Promise<void>;
  copyFen(): Promise<void>;
  /** The number of a Chess960 start, to type it into another new game. */
  copyStart(number: string): Promise<void>;
  copyPicture(): Promise<void>;
  savePicture(): Promise<void>;
  paste(): Promise<void>;
  /** Opens a text as a game; asks which when there are several in it. `name` is what it is called afterwards. */
  openText(whole: string, name?: string): Promise<void>;
}

/** A picture of the board, in the two forms it can be taken away in. */
export interface Picture {
  svg(): string;
  png(): Promise<Blob>;
}

export interface FilesDeps {
  readonly backend: Backend;
  readonly foot: Foot;
  readonly panels: PanelHost;
  details(): Details | null;
  /** How scores and moves are written. */
  notation(): NotationChoice;
  /** The board as it is shown now. */
  picture(): Picture;
  bringBack(): void;
}

/** A name for the file of a game: the players and the date where they are known. */
function fileName(details: Details | null): string {
  const parts = details === null ? [] : [details.white, details.black, details.date.replace(/\?+/g, "")];
  const plain = parts
    .map((part) => part.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, ""))
    .filter((part) => part !== "");
  return `${plain.length === 0 ? "game" : plain.join("-")}.pgn`;
}

export function createFiles(deps: FilesDeps): Files {
  const { backend, foot } = deps;

  async function importGame(whole: string, name: string, game?: number): Promise<void> {
    try {
      await backend.call("import_pgn", game === undefined ? { text: whole } : { text: whole, game });
      foot.notice(text.notice.opened(name), { label: text.notice.bringBack, act: deps.bringBack });
    } catch (error) {
      const why = text.refusal(refusedFrom(error));
      foot.notice(name === "" ? why : text.notice.notOpened(name, why));
    }
  }

  async function openText(whole: string, name = ""): Promise<void> {
    // A file that is no text has characters no text has; reading it as a game would only puzzle.
    if (whole.includes("\u0000")) {
      foot.notice(text.notice.notText);
      return;
    }
    try {
      const games = await backend.call("list_games", { text: whole });
      if (games.length > 1) {
        openChooser(deps.panels, games, deps.notation(), (game) => void importGame(whole, name, game));
        return;
      }
    } catch {
      // Not a list of games; it may still be a position, which only the import can tell.
    }
    await importGame(whole, name);
  }

  async function copy(what: Promise<string>, done: string): Promise<void> {
    try {
      await backend.host.writeClipboard(await what);
      foot.notice(done);
    } catch {
      foot.notice(text.notice.clipboardRefused);
    }
  }

  function openDropped(file: OpenedFile): void {
    void openText(file.text, file.name);
  }

  document.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  document.addEventListener("drop", (event) => {
    const file = event.dataTransfer?.files.item(0);
    if (!file) return;
    event.preventDefault();
    file.arrayBuffer().then(
      (bytes) => openDropped({ name: file.name, text: decodeText(bytes) }),
      () => foot.notice(text.notice.fileRefused),
    );
  });
  // Paste and copy outside any text are about the game; the browser's own events need no permission.
  document.addEventListener("paste", (event) => {
    // A text field has taken it. What it was pasted at may be gone by now, such as the line break of an empty editor.
    if (event.defaultPrevented) return;
    if (isTextField(event.target) || document.querySelector("dialog[open]") !== null) return;
    const whole = event.clipboardData?.getData("text/plain") ?? "";
    if (whole.trim() === "") return;
    event.preventDefault();
    void openText(whole);
  });
  document.addEventListener("copy", (event) => {
    const selection = document.getSelection();
    if (isTextField(event.target) || (selection !== null && !selection.isCollapsed)) return;
    if (document.querySelector("dialog[open]") !== null) return;
    event.preventDefault();
    void copy(backend.call("export_pgn", {}), text.notice.copiedPgn);
  });

  return {
    openText,
    async open() {
      try {
        const file = await backend.host.openFile();
        if (file !== null) await openText(file.text, file.name);
      } catch (error) {
        // The host knows which file it was, and what is wrong with it.
        foot.notice(refusedFrom(error).message || text.notice.fileRefused);
      }
    },
    async save() {
      try {
        const pgn = await backend.call("export_pgn", {});
        if (await backend.host.saveFile(fileName(deps.details()), pgn)) foot.notice(text.notice.saved);
      } catch (error) {
        foot.notice(text.refusal(refusedFrom(error)));
      }
    },
    copyPgn: () => copy(backend.call("export_pgn", {}), text.notice.copiedPgn),
    copyFen: () => copy(backend.call("export_fen", {}), text.notice.copiedFen),
    copyStart: (number) => copy(Promise.resolve(number), text.notice.copiedStart(number)),
    async copyPicture() {
      try {
        await backend.host.writePicture(deps.picture().png());
        foot.notice(text.notice.copiedPicture);
      } catch {
        foot.notice(text.notice.pictureRefused);
      }
    },
    async savePicture() {
      try {
        const name = fileName(deps.details()).replace(/\.pgn$/, ".svg");
        if (await backend.host.saveFile(name, deps.picture().svg())) foot.notice(text.notice.saved);
      } catch (error) {
        foot.notice(text.refusal(refusedFrom(error)));
      }
    },
    async paste() {
      try {
        const whole = await backend.host.readClipboard();
        if (whole.trim() === "") foot.notice(text.notice.clipboardEmpty);
        else await openText(whole);
      } catch {
        foot.notice(text.notice.clipboardRefused);
      }
    },
  };
}
