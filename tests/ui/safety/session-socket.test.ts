/** The dev server's socket to a session: who may open it, and how many sessions there are at once. */
import { request } from "node:http";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { sessionBridge } from "../../../scripts/bridge.ts";
import { root } from "../../../scripts/lib/project.mjs";

const most = 3;

let server: ViteDevServer;
let port: number;
beforeAll(async () => {
  server = await createServer({
    root: `${root}/ui`,
    configFile: false,
    plugins: [sessionBridge({ most })],
    server: {
      host: "127.0.0.1",
      port: 0,
      hmr: false,
      watch: null,
      allowedHosts: ["allowed.example", ".below.example"],
    },
    logLevel: "silent",
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (address === null || address === undefined || typeof address === "string") throw new Error("no port");
  ({ port } = address);
});
afterAll(() => server.close());

/** What Vite itself answers a request to that host. */
function statusFor(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path: "/", headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.once("error", reject);
    asked.end();
  });
}

let tabs = 0;
const freshTab = (): string => `test-${++tabs}`;

/** Opens a socket as a page does; resolves with it when it is open, and with null if it is refused. */
function open(headers: Record<string, string>, tab = freshTab()): Promise<WebSocket | null> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/session?tab=${tab}`, { headers });
    socket.once("open", () => resolve(socket));
    socket.once("error", () => resolve(null));
  });
}

async function isOpened(headers: Record<string, string>): Promise<boolean> {
  const socket = await open(headers);
  socket?.close();
  return socket !== null;
}

/** Resolves with a session's answer to a command, or with why the socket was closed. */
function answerOf(socket: WebSocket): Promise<string> {
  return new Promise((resolve) => {
    socket.on("message", (line) => {
      if (String(line).startsWith('{"id"')) resolve(String(line));
    });
    socket.once("close", (_, reason) => resolve(String(reason)));
    socket.send(JSON.stringify({ id: 1, cmd: "export_fen" }));
  });
}

describe("the host that is asked", () => {
  it.each([
    ["127.0.0.1", true],
    ["10.1.2.3", true],
    ["[::1]", true],
    ["localhost", true],
    ["board.localhost", true],
    ["allowed.example", true],
    ["below.example", true],
    ["far.below.example", true],
    ["rebound.example", false],
    ["notbelow.example", false],
    ["allowed.example.rebound.example", false],
    ["localhost.rebound.example", false],
    ["127.0.0.1.rebound.example", false],
    ["[rebound.example]", false],
  ])("%s is answered as by Vite itself: %s", async (name, answered) => {
    for (const host of [name, `${name}:${port}`]) {
      expect((await statusFor(host)) !== 403, `Vite, ${host}`).toBe(answered);
      expect(await isOpened({ host, origin: `http://${host}` }), `socket, ${host}`).toBe(answered);
      expect(await isOpened({ host }), `socket without an origin, ${host}`).toBe(answered);
    }
  });
});

it.each([
  ["another site", "http://rebound.example"],
  ["another port of this machine", "http://127.0.0.1:1"],
  ["a file", "null"],
  ["nonsense", "::"],
])("a page of %s gets no socket", async (_, origin) => {
  expect(await isOpened({ host: `127.0.0.1:${port}`, origin })).toBe(false);
});

describe("the number of sessions", () => {
  it("is bounded: a tab too many is told so, and gets the session of a tab that is gone", async () => {
    const sockets: WebSocket[] = [];
    const another = async (): Promise<WebSocket> => {
      const socket = await open({});
      if (socket === null) throw new Error("refused");
      sockets.push(socket);
      return socket;
    };
    try {
      for (let tab = 0; tab < most; tab += 1) expect(await answerOf(await another())).toContain('"ok"');
      expect(await answerOf(await another())).toContain("too many");
      const [first] = sockets;
      await new Promise((resolve) => {
        first?.once("close", resolve);
        first?.close();
      });
      // Its session waits for the tab to come back, and makes room for one that is there.
      await expect.poll(async () => answerOf(await another())).toContain('"ok"');
      expect(await answerOf(await another())).toContain("too many");
    } finally {
      for (const socket of sockets) socket.close();
    }
  });

  it("does not stand in the way of a tab that comes back", async () => {
    const tabsThere = ["back-1", "back-2", "back-3"];
    const sockets = await Promise.all(tabsThere.map((tab) => open({}, tab)));
    const again = await open({}, "back-2");
    try {
      expect(again && (await answerOf(again))).toContain('"ok"');
    } finally {
      for (const socket of [...sockets, again]) socket?.close();
    }
  });
});
