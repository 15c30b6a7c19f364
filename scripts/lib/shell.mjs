/** Building the app with its window. The page is built first: it is compiled into the program. */
import { must, say, shellFeatures } from "./project.mjs";

/** Bundles the page into `ui/dist`. */
export async function buildPage() {
  say("building the page");
  await must("vite", ["build", "--logLevel", "warn"]);
}

/** Builds page and window in the profile that the tests use too, so that neither is compiled twice. */
export async function buildShell() {
  await buildPage();
  say("building the window (several minutes the first time)");
  await must("cargo", ["build", "--quiet", "--locked", "-p", "scoresheet", ...shellFeatures]);
}

/** Builds the command line, which is also the session behind the page in a browser. */
export async function buildCommandLine() {
  say("building the rules and the session");
  await must("cargo", ["build", "--quiet", "--locked", "-p", "scoresheet-cli"]);
}
