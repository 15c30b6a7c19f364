/** A panel: a dialogue of the page with a title, that gives the focus back to where it was. */
import { type Child, h } from "../dom.ts";
import { text } from "../text/index.ts";
import type { Layers } from "./layers.ts";

export interface PanelOptions {
  readonly title: string;
  readonly shape?: "side" | "wide";
  readonly body: readonly Child[];
  /** Buttons at the foot. */
  readonly foot?: readonly Child[];
  /** What has the focus when the panel opens; else its first control. */
  readonly focus?: HTMLElement;
  readonly onClose?: () => void;
  /** Something inside that Escape takes back first; true if there was. */
  readonly onEscape?: () => boolean;
}

export interface Panel {
  readonly element: HTMLDialogElement;
  close(): void;
}

export interface PanelHost {
  readonly layers: Layers;
  readonly place: HTMLElement;
  /** Takes the focus when what had it before is gone. */
  readonly focusFallback: () => void;
}

let serial = 0;

export function openPanel(host: PanelHost, options: PanelOptions): Panel {
  const before = document.activeElement;
  serial += 1;
  const titleId = `panel-title-${serial}`;
  const closeButton = h(
    "button",
    {
      type: "button",
      class: "button button--quiet button--icon panel__close",
      "aria-label": text.panel.close,
      title: text.panel.close,
    },
    "✕",
  );
  const body = h("div", { class: "panel__body", tabindex: -1 }, ...options.body);
  // A page of words is scrolled by the keyboard too, though there is nothing else on it to go to.
  if (body.querySelector("button, input, select, textarea, a[href]") === null) body.tabIndex = 0;
  const element = h(
    "dialog",
    {
      class: options.shape === undefined ? "panel" : `panel panel--${options.shape}`,
      "aria-labelledby": titleId,
    },
    h(
      "div",
      { class: "panel__head" },
      h("h2", { class: "panel__title", id: titleId }, options.title),
      closeButton,
    ),
    body,
    options.foot !== undefined && h("div", { class: "panel__foot" }, ...options.foot),
    // The page behind a panel is inert and its live region is not heard: a panel has its own.
    h("div", {
      class: "only-said",
      role: "status",
      "aria-live": "polite",
      "aria-atomic": "false",
      "data-said": true,
    }),
  );

  const take = host.layers.open({
    close() {
      element.close();
      element.remove();
      options.onClose?.();
      if (before instanceof HTMLElement && before.isConnected && before !== document.body)
        before.focus({ preventScroll: true });
      else host.focusFallback();
    },
  });

  closeButton.addEventListener("click", take);
  element.addEventListener("cancel", (event) => {
    event.preventDefault();
    take();
  });
  // Keys pressed in a panel are no shortcuts of the game behind it.
  element.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.isComposing && event.keyCode !== 229) {
      event.preventDefault();
      if (!options.onEscape?.()) take();
    }
    event.stopPropagation();
  });
  element.addEventListener("mousedown", (event) => {
    // The dialogue itself is pressed only where none of its content is: on the backdrop.
    if (event.target === element && !inside(element, event)) take();
  });

  host.place.append(element);
  element.showModal();
  options.focus?.focus();
  return { element, close: take };
}

function inside(element: HTMLElement, event: MouseEvent): boolean {
  const box = element.getBoundingClientRect();
  return (
    event.clientX >= box.left &&
    event.clientX <= box.right &&
    event.clientY >= box.top &&
    event.clientY <= box.bottom
  );
}

/** A group of radios drawn as segments or as choices with a note each. */
export interface Options<T extends string> {
  readonly element: HTMLFieldSetElement;
  value(): T;
  set(value: T): void;
}

export function segments<T extends string>(
  legend: string,
  names: Readonly<Record<T, string>>,
  initial: T,
  onChange: (value: T) => void,
): Options<T> {
  return radios(
    legend,
    names,
    initial,
    onChange,
    (input, name) => h("label", { class: "segment" }, input, h("span", {}, name)),
    "segments",
  );
}

export function choices<T extends string>(
  legend: string,
  names: Readonly<Record<T, { name: string; note: string }>>,
  initial: T,
  onChange: (value: T) => void,
): Options<T> {
  const plain = Object.fromEntries(
    Object.entries<{ name: string }>(names).map(([key, value]) => [key, value.name]),
  ) as Record<T, string>;
  return radios(
    legend,
    plain,
    initial,
    onChange,
    (input, name, key) =>
      h(
        "label",
        { class: "choice" },
        input,
        h("span", { class: "choice__text" }, name),
        h("span", { class: "choice__note" }, names[key].note),
      ),
    "choices",
  );
}

function radios<T extends string>(
  legend: string,
  names: Readonly<Record<T, string>>,
  initial: T,
  onChange: (value: T) => void,
  draw: (input: HTMLInputElement, name: string, key: T) => HTMLElement,
  kind: string,
): Options<T> {
  serial += 1;
  const group = `choice-${serial}`;
  const inputs = new Map<T, HTMLInputElement>();
  let current = initial;
  const keys = Object.keys(names) as T[];
  const labels = keys.map((key) => {
    const input = h("input", { type: "radio", name: group, value: key });
    input.checked = key === initial;
    input.addEventListener("change", () => {
      if (!input.checked) return;
      current = key;
      onChange(key);
    });
    inputs.set(key, input);
    return draw(input, names[key], key);
  });
  const element = h(
    "fieldset",
    { class: "field" },
    h("legend", { class: "field__label" }, legend),
    h("div", { class: kind }, ...labels),
  );
  return {
    element,
    value: () => current,
    set(value) {
      current = value;
      for (const [key, input] of inputs) input.checked = key === value;
    },
  };
}

/** A switch: a label with a checkbox. */
export function toggle(
  label: string,
  initial: boolean,
  onChange: (on: boolean) => void,
): { element: HTMLLabelElement; set(on: boolean): void } {
  const input = h("input", { type: "checkbox" });
  input.checked = initial;
  input.addEventListener("change", () => onChange(input.checked));
  return {
    element: h("label", { class: "switch" }, h("span", {}, label), input),
    set(on) {
      input.checked = on;
    },
  };
}

/** A text field with its label; `note` under it. */
export function field(
  label: string,
  value: string,
  extra: Record<string, string | number> = {},
): { element: HTMLLabelElement; input: HTMLInputElement } {
  const input = h("input", { type: "text", class: "field__control", autocomplete: "off", ...extra });
  input.value = value;
  return {
    element: h("label", { class: "field" }, h("span", { class: "field__label" }, label), input),
    input,
  };
}

export function button(label: string, kind: "" | "primary" | "quiet", act: () => void): HTMLButtonElement {
  return h(
    "button",
    { type: "button", class: kind === "" ? "button" : `button button--${kind}`, on: { click: act } },
    label,
  );
}
