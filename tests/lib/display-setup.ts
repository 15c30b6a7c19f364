/** One X server for a whole run of tests; its name is in `DISPLAY` of every test. */
import { startDisplay } from "./display.ts";

export default async function setup(): Promise<() => void> {
  const display = await startDisplay();
  process.env["DISPLAY"] = display.name;
  return () => display.stop();
}
