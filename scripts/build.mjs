/** `npm run build`: page and program as released, without packages; `npm run bundle` makes those for this system too. */

import { run, targetDir } from "./lib/project.mjs";
import { setup } from "./setup.mjs";

await setup("app");
const bundle = process.argv[2] === "--bundle";
const rest = process.argv.slice(bundle ? 3 : 2);
const code = await run("tauri", ["build", ...(bundle ? [] : ["--no-bundle"]), ...rest]);
if (code === 0)
  console.log(
    `\nbuilt in ${targetDir}/${rest.includes("--debug") ? "debug" : "release"}${bundle ? "/bundle" : ""}`,
  );
process.exit(code);
