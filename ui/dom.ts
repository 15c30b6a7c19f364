/** A few lines to make elements with. Text always enters the page as text nodes. */

type Handlers = { [E in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[E]) => void };
export type Props = {
  on?: Handlers;
  [attribute: string]: string | number | boolean | null | undefined | Handlers;
};
export type Child = Node | string | null | undefined | false;

/**
 * Makes an element. Attributes that are null, undefined or false are left out, `true` is written
 * empty, `on` takes listeners.
 */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === "object" && value !== null) {
      for (const [type, handler] of Object.entries(value)) {
        element.addEventListener(type, handler as (event: Event) => void);
      }
    } else if (value !== null && value !== undefined && value !== false) {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  for (const child of children) {
    if (child !== null && child !== undefined && child !== false) element.append(child);
  }
  return element;
}

/** Sets the text of `element` only if it differs, so that nothing is announced or repainted twice. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** Sets or removes an attribute, touching the page only if that changes something. */
export function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

/** Whether keys typed at `target` belong to a text, and so are no shortcuts. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  return (
    target instanceof HTMLInputElement && !["checkbox", "radio", "button", "range"].includes(target.type)
  );
}

/** The element with this id in the page's own skeleton, of the kind the caller counts on. */
export function part<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`index.html has no #${id}`);
  return found;
}
