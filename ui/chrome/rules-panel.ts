/** The rules pages in a panel. Their code and texts are fetched when somebody first asks for them. */
import type { Settings } from "../backend/bindings.ts";
import { type Backend, refusedFrom } from "../backend/port.ts";
import { lookOf } from "../board-view.ts";
import { h, setText } from "../dom.ts";
import type { Rules } from "../rules/rules.ts";
import { text } from "../text/index.ts";
import { openPanel, type PanelHost } from "./panel.ts";

export interface RulesDeps {
  readonly backend: Backend;
  settings(): Settings;
  change(part: Partial<Settings>): void;
  say(words: string): void;
}

export function openRules(host: PanelHost, deps: RulesDeps): void {
  const place = h("div", { class: "rules-place" });
  let closed = false;
  let rules: Rules | null = null;
  openPanel(host, {
    title: text.rules.title,
    shape: "wide",
    body: [place],
    onClose: () => {
      closed = true;
      rules?.destroy();
    },
    // A piece taken up on a practice board is let go first.
    onEscape: () => rules?.cancelPending() ?? false,
  });
  void fill().catch((error: unknown) => setText(place, text.refusal(refusedFrom(error))));

  async function fill(): Promise<void> {
    const [{ createRules }, exercises] = await Promise.all([
      import("../rules/rules.ts"),
      deps.backend.call("exercises", {}),
    ]);
    if (closed) return;
    rules = createRules({
      exercises,
      tools: {
        call: deps.backend.call,
        look: () => lookOf(deps.settings()),
        boardTexts: text.board,
        say: deps.say,
      },
      progress: {
        done: () => deps.settings().exercises_done,
        markDone: (id) => {
          const done = deps.settings().exercises_done;
          if (!done.includes(id)) deps.change({ exercises_done: [...done, id] });
        },
      },
    });
    place.replaceChildren(rules.element);
    rules.show("playing");
  }
}
