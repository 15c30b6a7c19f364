/** What axe, the checker of accessibility, finds in a page. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { ChromiumTab } from "./chromium.ts";
import type { Screen } from "./screen.ts";

/** Faults that axe finds in the page, as `rule: element`. Chromium only. */
export async function axeFaults(screen: Screen): Promise<string[]> {
  if (!(screen instanceof ChromiumTab)) throw new Error("axe is run in Chromium");
  const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  await screen.page.evaluate(source);
  return screen.page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  });
}
