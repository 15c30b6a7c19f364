/** The exercises: a list by rule with what is done, and the one that is open on a live board. */
import type { Exercise } from "../backend/bindings.ts";
import { h, setAttribute } from "../dom.ts";
import { text } from "../text/index.ts";
import { pages } from "../text/rules/index.ts";
import { createPractice, type Practice, type PracticeTools } from "./practice.ts";

/** Which exercises are done, kept in the settings. */
export interface Progress {
  done(): readonly string[];
  markDone(id: string): void;
}

/** The heading of the rules that an exercise belongs to. */
function titleOf(rule: string): string {
  const found = pages
    .flatMap((page) => page.sections.map((section) => ({ page, section })))
    .find(({ section }) => section.id === rule);
  if (found === undefined) return rule;
  return found.page.id === "chess960" ? `${found.page.title}: ${found.section.title}` : found.section.title;
}

export interface Exercises {
  readonly element: HTMLElement;
  cancelPending(): boolean;
  redraw(): void;
  destroy(): void;
}

export function createExercises(
  exercises: readonly Exercise[],
  progress: Progress,
  tools: PracticeTools,
): Exercises {
  let practice: Practice | null = null;
  const count = h("p", { class: "exercises__count" });
  const items = exercises.map((exercise) => ({
    exercise,
    button: h(
      "button",
      { class: "exercise", type: "button", on: { click: () => open(exercise) } },
      h("span", { class: "exercise__mark", "aria-hidden": "true" }),
      h("span", { class: "exercise__title" }, exercise.title),
      h("span", { class: "only-said exercise__state" }),
    ),
  }));
  const desk = h("div", { class: "exercises__desk" });
  const groups = [...new Set(exercises.map(({ rule }) => rule))].map((rule) => {
    const id = `exercises-${rule}`;
    const own = items.filter(({ exercise }) => exercise.rule === rule);
    return h(
      "section",
      { "aria-labelledby": id },
      h("h3", { class: "panel__heading", id }, titleOf(rule)),
      h("ul", { class: "exercises__list" }, ...own.map(({ button }) => h("li", {}, button))),
    );
  });
  const element = h(
    "div",
    { class: "exercises" },
    h("div", { class: "exercises__side" }, count, ...groups),
    desk,
  );

  function open(exercise: Exercise): void {
    practice?.destroy();
    const hint = h("p", { class: "exercises__hint", hidden: true }, exercise.hint);
    const showHint = h(
      "button",
      { class: "button button--quiet", type: "button", "aria-expanded": "false" },
      text.rules.hint,
    );
    showHint.addEventListener("click", () => {
      hint.hidden = !hint.hidden;
      setAttribute(showHint, "aria-expanded", String(!hint.hidden));
    });
    const following = exercises[exercises.indexOf(exercise) + 1];
    const next =
      following &&
      h(
        "button",
        { class: "button", type: "button", on: { click: () => open(following) } },
        text.rules.nextExercise,
      );
    practice = createPractice(
      {
        fen: exercise.fen,
        variant: exercise.variant,
        goal: exercise.goal,
        label: text.rules.practiceBoard(exercise.title),
        onMet: () => {
          progress.markDone(exercise.id);
          mark();
        },
      },
      tools,
    );
    const title = h("h3", { tabindex: -1 }, exercise.title);
    desk.replaceChildren(
      title,
      h("p", {}, exercise.task),
      practice.element,
      h("div", { class: "toolbar" }, showHint, ...(next ? [next] : [])),
      hint,
    );
    for (const item of items)
      setAttribute(item.button, "aria-current", item.exercise === exercise ? "true" : null);
    title.focus();
  }

  /** Shows what is done, in the list and as a count. */
  function mark(): void {
    const done = new Set(progress.done());
    for (const { exercise, button } of items) {
      const isDone = done.has(exercise.id);
      setAttribute(button, "data-done", String(isDone));
      const state = button.querySelector(".exercise__state");
      if (state) state.textContent = isDone ? text.rules.done : "";
    }
    count.textContent = text.rules.doneCount(
      exercises.filter(({ id }) => done.has(id)).length,
      exercises.length,
    );
  }

  mark();
  const first = exercises.find(({ id }) => !progress.done().includes(id)) ?? exercises[0];
  desk.append(h("p", {}, text.rules.exercisesIntro));
  if (first)
    desk.append(
      h(
        "div",
        { class: "toolbar" },
        h(
          "button",
          { class: "button button--primary", type: "button", on: { click: () => open(first) } },
          text.rules.begin,
        ),
      ),
    );
  return {
    element,
    cancelPending: () => practice?.cancelPending() ?? false,
    redraw: () => practice?.redraw(),
    destroy: () => practice?.destroy(),
  };
}
