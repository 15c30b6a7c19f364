/** `npm run dev:web`: the page with hot reload in any browser, the real session behind each tab. Arguments go to Vite. */

import { run, say } from "./lib/project.mjs";
import { buildCommandLine } from "./lib/shell.mjs";
import { setup } from "./setup.mjs";

await setup("web");
await buildCommandLine();
say("serving");
process.exit(await run("vite", process.argv.slice(2)));
