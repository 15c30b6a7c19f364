/** `npm run dev`: the app in its window with hot reload of the page, and rebuilt when the Rust side changes. */

import { freePort, run } from "./lib/project.mjs";
import { needScreen } from "./lib/screen.mjs";
import { setup } from "./setup.mjs";

await needScreen();
await setup("app");
const port = await freePort();
const config = {
  build: { devUrl: `http://localhost:${port}`, beforeDevCommand: `vite --port ${port} --strictPort` },
};
process.exit(await run("tauri", ["dev", "--config", JSON.stringify(config), ...process.argv.slice(2)]));
