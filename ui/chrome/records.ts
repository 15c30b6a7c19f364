/** A long list to search in and choose from: as many records on the page as have been scrolled to. */
import { h, setText } from "../dom.ts";

/** Records put on the page at a time: a few windows' worth, drawn in a few milliseconds. */
const AT_A_TIME = 100;

export interface Records<T> {
  readonly search: HTMLInputElement;
  readonly element: HTMLElement;
  /** Shows these from now on, as far as they match what is searched for. */
  set(items: readonly T[]): void;
}

export interface RecordsOptions<T> {
  readonly searchLabel: string;
  readonly listLabel: string;
  readonly empty: string;
  readonly nothingFound: string;
  found?(count: number): string;
  /** What of a record is searched, in any letters. */
  searched(item: T): string;
  draw(item: T): HTMLLIElement;
}

export function createRecords<T>(options: RecordsOptions<T>): Records<T> {
  const search = h("input", {
    type: "search",
    class: "field__control",
    autocomplete: "off",
    spellcheck: "false",
  });
  const count = h("p", { class: "field__note", role: "status" });
  const list = h("ul", { class: "records", "aria-label": options.listLabel });
  const more = h("div", { class: "records__more", "aria-hidden": "true" });
  // Where there is nothing there is nothing to search.
  const field = h(
    "label",
    { class: "field", hidden: true },
    h("span", { class: "field__label" }, options.searchLabel),
    search,
  );
  const element = h("div", { class: "panel__section" }, field, count, list, more);
  let all: readonly { item: T; key: string }[] = [];
  let matching: readonly { item: T; key: string }[] = [];
  let drawn = 0;

  function drawMore(): void {
    const next = matching.slice(drawn, drawn + AT_A_TIME);
    list.append(...next.map(({ item }) => options.draw(item)));
    drawn += next.length;
    more.hidden = drawn >= matching.length;
  }

  function filter(): void {
    const wanted = search.value
      .toLocaleLowerCase()
      .split(/\s+/)
      .filter((word) => word !== "");
    matching =
      wanted.length === 0 ? all : all.filter(({ key }) => wanted.every((word) => key.includes(word)));
    list.replaceChildren();
    drawn = 0;
    list.hidden = matching.length === 0;
    field.hidden = all.length === 0;
    const words =
      all.length === 0
        ? options.empty
        : matching.length === 0
          ? options.nothingFound
          : options.found?.(matching.length);
    setText(count, words ?? "");
    drawMore();
  }

  search.addEventListener("input", filter);
  new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting) && drawn < matching.length) drawMore();
  }).observe(more);

  return {
    search,
    element,
    set(items) {
      all = items.map((item) => ({ item, key: options.searched(item).toLocaleLowerCase() }));
      filter();
    },
  };
}
