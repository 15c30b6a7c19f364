/** `npm run build`: page and program as released, without packages; `npm run bundle` makes those for this system too. */

import { withNotices } from "../packaging/release/overlay.mjs";
import { root, run, targetDir } from "./lib/project.mjs";
import { setup } from "./setup.mjs";

await setup("app");
const bundle = process.argv[2] === "--bundle";
const rest = process.argv.slice(bundle ? 3 : 2);
const how = bundle ? withNotices(process.platform, root) : ["--no-bundle"];
const code = await run("tauri", ["build", ...how, ...rest]);
if (code === 0)
  console.log(
    `\nbuilt in ${targetDir}/${rest.includes("--debug") ? "debug" : "release"}${bundle ? "/bundle" : ""}`,
  );
process.exit(code);
