/** A session bus of the tests' own: the app's starts find each other over it. */
import { spawn } from "node:child_process";

export interface Bus {
  /** What a program needs in its environment to be on it. */
  readonly env: { readonly DBUS_SESSION_BUS_ADDRESS: string };
  stop(): void;
}

export function startBus(): Promise<Bus> {
  return new Promise((resolve, reject) => {
    const daemon = spawn("dbus-daemon", ["--session", "--nofork", "--print-address"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    daemon.once("error", reject);
    daemon.stdout.once("data", (line: Buffer) =>
      resolve({
        env: { DBUS_SESSION_BUS_ADDRESS: String(line).trim() },
        stop: () => void daemon.kill(),
      }),
    );
  });
}
