/** The session inside the app. The only file that imports the platform. */
import { invoke } from "@tauri-apps/api/core";
import { listen } from "@tauri-apps/api/event";
import type { InitialState } from "./bindings.ts";
import {
  type Backend,
  type CommandName,
  type Commands,
  type EventName,
  type Events,
  type Host,
  type OpenedFile,
  refusedFrom,
} from "./port.ts";

async function ask<T>(command: string, args: Record<string, unknown> | Uint8Array): Promise<T> {
  try {
    return await invoke<T>(command, args);
  } catch (error) {
    throw refusedFrom(error);
  }
}

/** Hears what the shell sends: JSON in a string, which an engine reads far quicker than the same as a part of a script. */
async function hear<T>(event: string, handler: (data: T) => void): Promise<void> {
  await listen<string>(event, (message) => handler(JSON.parse(message.payload) as T));
}

const host: Host = {
  openFile: () => ask<OpenedFile | null>("file_open", {}),
  saveFile: (suggestedName, text) => ask<boolean>("file_save", { name: suggestedName, text }),
  readClipboard: () => ask<string>("clipboard_read", {}),
  async writeClipboard(text) {
    await ask<null>("clipboard_write", { text });
  },
  async writePicture(png) {
    // Raw bytes: as JSON a picture would be a list of a hundred thousand numbers.
    await ask<null>("clipboard_write_picture", new Uint8Array(await (await png).arrayBuffer()));
  },
  updates: {
    possible: () => ask<boolean>("update_possible", {}),
    async newer() {
      return (await ask<{ version: string } | null>("update_check", {}))?.version ?? null;
    },
    async install() {
      await ask<null>("update_install", {});
    },
  },
  diagnostics: () => ask<string>("diagnostics", {}),
  async listen(onOpened, onMenu) {
    await Promise.all([hear<OpenedFile>("opened", onOpened), hear<string>("menu", onMenu)]);
    // A file named on the command line came before anybody listened: the shell has kept it.
    await ask<null>("host_ready", {});
  },
};

declare global {
  /** Put there by the shell: the state in which it opened the window. */
  var scoresheetInitialState: InitialState | undefined;
}

/** In a page that is loaded anew it is no longer true. Where that cannot be told, the page corrects itself when it has asked. */
function initialState(): InitialState | null {
  const [navigation] = performance.getEntriesByType("navigation");
  const isFirst = navigation instanceof PerformanceNavigationTiming && navigation.type === "navigate";
  return isFirst ? (globalThis.scoresheetInitialState ?? null) : null;
}

/** The app's own session. It lives as long as the window, so it is never disconnected. */
export async function connect(): Promise<Backend> {
  return {
    initial: initialState(),
    host,
    call<C extends CommandName>(command: C, args: Commands[C]["args"], revision?: number) {
      return ask<Commands[C]["reply"]>(command, { args: { ...args, revision } });
    },
    on: <E extends EventName>(event: E, handler: (data: Events[E]) => void) => hear(event, handler),
    onConnection: () => undefined,
  };
}
