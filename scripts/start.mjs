/** `npm start`: sets up what is missing, builds the page and the window, and opens the app. Arguments go to the app. */

import { builtProgram, run, say } from "./lib/project.mjs";
import { needScreen } from "./lib/screen.mjs";
import { buildShell } from "./lib/shell.mjs";
import { setup } from "./setup.mjs";

await needScreen();
await setup("app");
await buildShell();
say("opening Scoresheet");
process.exit(await run(builtProgram("scoresheet"), process.argv.slice(2)));
