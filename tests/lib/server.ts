/** The dev server with the real session behind each tab, on a free port, for a run of tests in browsers. */
import { createServer } from "vite";
import { root } from "../../scripts/lib/project.mjs";

/** Starts it; its address is in `SCORESHEET_URL` of every test. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await createServer({
    root: `${root}/ui`,
    configFile: `${root}/vite.config.ts`,
    // Files that change while tests run (editors, other builds) must not reload the page under them.
    server: { host: "127.0.0.1", port: 0, hmr: false, watch: null },
    logLevel: "error",
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (address === null || address === undefined || typeof address === "string") {
    throw new Error("the dev server has no port");
  }
  process.env["SCORESHEET_URL"] = `http://127.0.0.1:${address.port}/`;
  return () => server.close();
}
