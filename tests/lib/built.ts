/** The page as it is built for the app, served with the headers that the app gives it, with the real session behind it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, preview } from "vite";
import { root } from "../../scripts/lib/project.mjs";

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

type Policy = Readonly<Record<string, string>>;

/** The app's content security policy, directive by directive. */
export function appPolicy(): Policy {
  const text = readFileSync(join(root, "src-tauri", "tauri.conf.json"), "utf8");
  const { app } = JSON.parse(text) as { app: { security: { csp: Policy } } };
  return app.security.csp;
}

/**
 * Builds the page and serves it. The policy is the app's own but for one thing: in the app the session is reached through the
 * web view's `ipc:`, here by a WebSocket of the page's own server.
 */
export async function serveBuilt(): Promise<Served> {
  const outDir = join(root, "tests", ".artifacts", "page");
  const shared = {
    root: join(root, "ui"),
    configFile: join(root, "vite.config.ts"),
    logLevel: "error",
  } as const;
  await build({ ...shared, build: { outDir, emptyOutDir: true } });
  const policy = { ...appPolicy(), "connect-src": "'self'" };
  const header = Object.entries(policy).map(([directive, sources]) => `${directive} ${sources}`);
  const server = await preview({
    ...shared,
    build: { outDir },
    preview: {
      host: "127.0.0.1",
      port: 0,
      strictPort: false,
      headers: { "Content-Security-Policy": header.join("; ") },
    },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === "string") throw new Error("the built page has no port");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => server.close(),
  };
}
