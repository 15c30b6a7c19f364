/**
 * The real session behind the page in a browser: a Vite plugin that keeps one `scoresheet-cli serve` for each tab
 * and relays its JSON lines over a WebSocket. There is no second set of rules and no mock.
 *
 * The page connects to `/session?tab=TAB`, where TAB stays the same over a reload (kept in sessionStorage), so that the page
 * finds its session again and can tell it `page_loaded`, as it does in the window.
 */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { createInterface } from "node:readline";
import type { Duplex } from "node:stream";
import type { Plugin, PreviewServer, ViteDevServer } from "vite";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import { type AllowedHosts, mayConnect } from "./hosts.ts";
import { builtProgram } from "./lib/project.mjs";

/** Path of the WebSocket on the dev server. */
const sessionPath = "/session";

/** The session's program: the debug one, which builds quickly, unless `SCORESHEET_CLI` names another. */
const program = (): string => process.env["SCORESHEET_CLI"] ?? builtProgram("scoresheet-cli");

/** How long the session of a closed tab waits for it to come back, in milliseconds. */
const patience = 30_000;

/** How many sessions there are at once unless the plugin is told otherwise: more tabs than anybody looks at. */
const mostTabs = 32;

/** Longest message from a page, in bytes: an imported file, not a flood. */
const longestMessage = 64 * 1024 * 1024;

/** Close code that tells a page that a duplicate of its tab now talks to the session. */
const takenOver = 4000;

/** Close code of a session that could not be started or has ended. */
const sessionFailed = 1011;

/** Close code of a session that is one too many. */
const tooMany = 1013;

/** A tab's session: its process, and the socket it talks to now, if any. */
class Tab {
  private socket: WebSocket | null = null;
  private closing: NodeJS.Timeout | null = null;
  private readonly child: ChildProcessWithoutNullStreams;

  constructor(onEnd: () => void) {
    this.child = spawn(program(), ["serve"], { stdio: ["pipe", "pipe", "pipe"] });
    this.child.on("error", () => this.fail("the session could not be started"));
    this.child.on("exit", (code) => {
      this.fail(`the session ended (${code ?? "signal"})`);
      onEnd();
    });
    // Writing to a session that has just ended is not worth a crash of the dev server: `exit` says it.
    this.child.stdin.on("error", () => {});
    this.child.stderr.on("data", (text: Buffer) => process.stderr.write(text));
    createInterface({ input: this.child.stdout }).on("line", (line) => this.socket?.send(line));
  }

  /** Talks to this socket from now on; an older one of the same tab is dismissed. */
  attach(socket: WebSocket): void {
    if (this.closing !== null) clearTimeout(this.closing);
    this.closing = null;
    this.socket?.close(takenOver, "this tab is connected elsewhere");
    this.socket = socket;
    socket.on("message", (data: RawData) => this.send(String(data)));
    socket.on("close", () => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.closing = setTimeout(() => this.end(), patience);
    });
  }

  /** Whether the tab is gone, and the session waits for it to come back. */
  get isLeft(): boolean {
    return this.socket === null;
  }

  end(): void {
    if (this.closing !== null) clearTimeout(this.closing);
    this.child.stdin.end();
    this.child.kill();
  }

  /** A command is one line to the session, whatever the page sent. */
  private send(line: string): void {
    this.child.stdin.write(`${line.replaceAll(/[\r\n]+/g, " ")}\n`);
  }

  private fail(reason: string): void {
    this.socket?.close(sessionFailed, reason);
  }
}

/** The Vite plugin; `most` is how many sessions there are at once. */
export function sessionBridge({ most = mostTabs }: { readonly most?: number } = {}): Plugin {
  const tabs = new Map<string, Tab>();
  return {
    name: "scoresheet-session-bridge",
    apply: "serve",
    configureServer: (server) => relay(server, server.config.server.allowedHosts),
    // The built page under `vite preview` talks to its session alike.
    configurePreviewServer: (server) => relay(server, server.config.preview.allowedHosts),
  };

  function relay(server: ViteDevServer | PreviewServer, allowedHosts: AllowedHosts): void {
    const sockets = new WebSocketServer({ noServer: true, maxPayload: longestMessage });
    server.httpServer?.on("upgrade", (request: IncomingMessage, stream: Duplex, head: Buffer) => {
      const url = new URL(request.url ?? "/", "http://localhost");
      if (url.pathname !== sessionPath) return; // Vite's own hot reload
      const tab = url.searchParams.get("tab");
      if (tab === null || !mayConnect(request, allowedHosts)) {
        stream.destroy();
        return;
      }
      sockets.handleUpgrade(request, stream, head, (socket) => connect(tab, socket));
    });
    server.httpServer?.on("close", () => {
      for (const tab of tabs.values()) tab.end();
    });
  }

  function connect(tab: string, socket: WebSocket): void {
    if (!existsSync(program())) {
      socket.close(sessionFailed, "scoresheet-cli is not built: cargo build -p scoresheet-cli");
      return;
    }
    const known = tabs.get(tab) ?? begin(tab);
    if (known === null) socket.close(tooMany, "there are too many sessions: close a tab");
    else known.attach(socket);
  }

  /** Begins a tab's session, if need be in the place of one whose tab is gone; null if there is no room. */
  function begin(tab: string): Tab | null {
    if (tabs.size >= most) {
      const [left] = [...tabs].filter(([, { isLeft }]) => isLeft);
      if (left === undefined) return null;
      left[1].end();
      tabs.delete(left[0]);
    }
    const begun = new Tab(() => {
      if (tabs.get(tab) === begun) tabs.delete(tab);
    });
    tabs.set(tab, begun);
    return begun;
  }
}
