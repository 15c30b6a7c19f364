/**
 * The rules pages and the exercises, as the content of one panel. A page is made when it is first shown and kept
 * until the panel closes, so that what is being tried on it stays.
 */
import type { Exercise } from "../backend/bindings.ts";
import { h, setAttribute } from "../dom.ts";
import { text } from "../text/index.ts";
import { type Page, pages } from "../text/rules/index.ts";
import { createExercises, type Progress } from "./exercises.ts";
import { createPage, type RulesPage } from "./page.ts";
import type { PracticeTools } from "./practice.ts";

export type RulesPlace = Page["id"] | "practice";

export interface RulesOptions {
  readonly tools: PracticeTools;
  readonly progress: Progress;
  readonly exercises: readonly Exercise[];
}

export interface Rules {
  readonly element: HTMLElement;
  /** Shows a page, at one of its sections if that is named. */
  show(place: RulesPlace, section?: string): void;
  /** Closes a chooser or lets go of a piece on a practice board; false if there was nothing. */
  cancelPending(): boolean;
  /** Draws all boards again after the settings have changed. */
  redraw(): void;
  destroy(): void;
}

export function createRules({ tools, progress, exercises }: RulesOptions): Rules {
  const made = new Map<RulesPlace, RulesPage>();
  const places: readonly { id: RulesPlace; title: string }[] = [
    ...pages,
    { id: "practice", title: text.rules.practice },
  ];
  const buttons = places.map(({ id, title }) => ({
    id,
    button: h(
      "button",
      { class: "button button--quiet", type: "button", on: { click: () => show(id) } },
      title,
    ),
  }));
  const contents = h("nav", { class: "rules__contents", "aria-label": text.rules.contents });
  const content = h("div", {
    class: "rules__content",
  });
  const element = h(
    "div",
    { class: "rules" },
    h(
      "nav",
      { class: "rules__pages toolbar", "aria-label": text.rules.pages },
      ...buttons.map(({ button }) => button),
    ),
    h("div", { class: "rules__body" }, contents, content),
  );

  function make(place: RulesPlace): RulesPage {
    const page = pages.find(({ id }) => id === place);
    return page === undefined ? createExercises(exercises, progress, tools) : createPage(page, tools);
  }

  function show(place: RulesPlace, section?: string): void {
    const page = made.get(place) ?? make(place);
    made.set(place, page);
    content.replaceChildren(page.element);
    element.closest(".panel__body")?.scrollTo({ top: 0 });
    for (const { id, button } of buttons) setAttribute(button, "aria-current", id === place ? "page" : null);
    const sections = pages.find(({ id }) => id === place)?.sections ?? [];
    contents.hidden = sections.length === 0;
    contents.replaceChildren(
      h(
        "ul",
        {},
        ...sections.map(({ id, title }) =>
          h(
            "li",
            {},
            h("button", { class: "rules__link", type: "button", on: { click: () => go(id) } }, title),
          ),
        ),
      ),
    );
    if (section !== undefined) go(section);
  }

  function go(section: string): void {
    const heading = content.querySelector<HTMLElement>(`#title-${CSS.escape(section)}`);
    heading?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  }

  return {
    element,
    show,
    cancelPending: () => [...made.values()].some((page) => page.cancelPending()),
    redraw: () => {
      for (const page of made.values()) page.redraw();
    },
    destroy: () => {
      for (const page of made.values()) page.destroy();
    },
  };
}
