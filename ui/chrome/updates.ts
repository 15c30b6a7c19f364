/** Newer versions: looked for when the program starts, by those who have switched that on, and offered, never forced. */
import { refusedFrom, type Updates } from "../backend/port.ts";
import type { Foot } from "../moves/foot.ts";
import { text } from "../text/index.ts";

export interface UpdateDeps {
  readonly updates: Updates | null;
  readonly foot: Pick<Foot, "notice">;
  /** Whether somebody has switched it on. Off, nothing is asked of anybody. */
  wanted(): boolean;
  say(words: string): void;
}

/** Looks for a newer version and offers it. That none could be looked for is nobody's concern at a start. */
export async function offerNewer({ updates, foot, wanted, say }: UpdateDeps): Promise<void> {
  if (updates === null || !wanted() || !(await updates.possible())) return;
  const version = await updates.newer().catch(() => null);
  if (version === null) return;
  const words = text.updates.newer(version);
  say(words);
  foot.notice(words, {
    label: text.updates.install,
    act() {
      foot.notice(text.updates.installing);
      updates.install().catch((error: unknown) => foot.notice(text.refusal(refusedFrom(error))));
    },
  });
}
