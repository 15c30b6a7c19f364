/** An X server without a screen, for programs that open windows. */
import { type ChildProcess, spawn } from "node:child_process";

/** Size of the root window: room for the largest layout that is tested. */
const size = "2720x1600x24";

export interface Display {
  /** Its name, as `DISPLAY` takes it. */
  readonly name: string;
  stop(): void;
}

/** Starts one on a free number, which the server chooses and says; `more` are options of Xvfb's. */
export function startDisplay(...more: readonly string[]): Promise<Display> {
  // It must not start afresh whenever the last program has gone: the next one would come in the midst of it.
  const options = ["-displayfd", "3", "-screen", "0", size, "-nolisten", "tcp", "-noreset", ...more];
  const server: ChildProcess = spawn("Xvfb", options, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}`)));
    server.stdio[3]?.once("data", (number: Buffer) => {
      resolve({ name: `:${String(number).trim()}`, stop: () => void server.kill() });
    });
  });
}
