/** The programs as released, which the benchmarks of the window measure. */
import { join } from "node:path";
import { builtProgram, must, output, root, targetDir } from "../../scripts/lib/project.mjs";

export const app = builtProgram("scoresheet", "release");
export const commandLine = builtProgram("scoresheet-cli", "release");
export const emptyWindow = builtProgram("empty-window", "release");

/** Builds page and window; minutes of work the first time, and the link alone after a change of the page. */
export const buildApp = (): Promise<void> => must("node", [join(root, "scripts", "build.mjs")]);

export const buildCommandLine = (): Promise<void> =>
  must("cargo", ["build", "--quiet", "--locked", "--release", "-p", "scoresheet-cli"]);

/** Builds the window with nothing in it, in the same folder: most crates of the two are the same. */
export function buildEmptyWindow(): Promise<void> {
  const manifest = join(root, "bench", "empty", "Cargo.toml");
  return must("cargo", [
    ...["build", "--quiet", "--locked", "--release", "--manifest-path", manifest],
    ...["--target-dir", targetDir],
  ]);
}

/** A game of so many legal half-moves as PGN, always the same one. */
export function longGame(entries: number): string {
  const manifest = join(root, "bench", "Cargo.toml");
  const args = ["run", "--quiet", "--release", "--manifest-path", manifest, "--", "game", String(entries)];
  const pgn = output("cargo", args);
  if (pgn === null) throw new Error("the game could not be made: cargo run -- game in bench/");
  return pgn;
}
