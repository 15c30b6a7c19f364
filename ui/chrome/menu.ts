/** A menu that opens at a button or an entry: arrows, Home, End, first letters, Escape, Back. */
import { h, setAttribute } from "../dom.ts";
import type { Layers } from "./layers.ts";

export interface MenuItem {
  readonly label: string;
  /** The shortcut as it is printed, for the eye. */
  readonly keys?: string;
  /** The same for assistive technology (`aria-keyshortcuts` syntax). */
  readonly ariaKeys?: string;
  readonly disabled?: boolean;
  /** A line above it: another group begins. */
  readonly divided?: boolean;
  readonly act: () => void;
}

export interface MenuPlace {
  /** What the menu belongs to; it has the focus again when the menu closes. */
  readonly anchor: HTMLElement;
  /** Who gets the focus back, if not the anchor. */
  readonly focusBack?: () => void;
  /** Where to put it when it was asked for with the pointer (client coordinates). */
  readonly at?: { readonly x: number; readonly y: number };
  readonly label: string;
}

/** Pixels kept between a menu and the edge of the window. */
const MARGIN = 8;

export function openMenu(layers: Layers, items: readonly MenuItem[], place: MenuPlace): void {
  let closed = false;
  const collapsed = place.anchor.getAttribute("aria-expanded");
  const buttons = items.map((item) =>
    h(
      "button",
      {
        type: "button",
        role: "menuitem",
        class: "menu__item",
        tabindex: -1,
        "aria-disabled": item.disabled ? "true" : null,
        "aria-keyshortcuts": item.ariaKeys,
        on: {
          click: () => {
            if (item.disabled) return;
            take();
            item.act();
          },
          pointerenter: (event) => (event.currentTarget as HTMLElement).focus({ preventScroll: true }),
        },
      },
      h("span", {}, item.label),
      item.keys !== undefined && h("span", { class: "menu__keys", "aria-hidden": "true" }, item.keys),
    ),
  );
  const menu = h("div", { class: "menu menu--floating", role: "menu", "aria-label": place.label });
  for (const [index, button] of buttons.entries()) {
    if (items[index]?.divided) menu.append(h("hr", { class: "menu__rule" }));
    menu.append(button);
  }

  const take = layers.open({
    close() {
      closed = true;
      const had = menu.contains(document.activeElement);
      menu.remove();
      setAttribute(place.anchor, "aria-expanded", collapsed);
      document.removeEventListener("pointerdown", outside, true);
      window.removeEventListener("resize", take);
      if (!had) return;
      if (place.focusBack !== undefined) place.focusBack();
      else place.anchor.focus({ preventScroll: true });
    },
  });

  function outside(event: PointerEvent): void {
    if (!(event.target instanceof Node) || !menu.contains(event.target)) take();
  }

  function focusAt(index: number): void {
    const wrapped = (index + buttons.length) % buttons.length;
    buttons[wrapped]?.focus({ preventScroll: true });
  }

  menu.addEventListener("keydown", (event) => {
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    event.stopPropagation();
    switch (event.key) {
      case "ArrowDown":
        focusAt(at + 1);
        break;
      case "ArrowUp":
        focusAt(at < 0 ? -1 : at - 1);
        break;
      case "Home":
        focusAt(0);
        break;
      case "End":
        focusAt(-1);
        break;
      case "Escape":
      case "Tab":
        take();
        break;
      default: {
        const letter = event.key.toLocaleLowerCase();
        if (letter.length !== 1 || event.ctrlKey || event.metaKey || letter === " ") return;
        const order = [...buttons.slice(at + 1), ...buttons.slice(0, at + 1)];
        order.find((button) => button.textContent?.toLocaleLowerCase().startsWith(letter))?.focus();
        break;
      }
    }
    event.preventDefault();
  });
  menu.addEventListener("focusout", (event) => {
    // Focus that left for another window comes back; focus that left for the page closes the menu.
    if (!closed && event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget)) take();
  });

  // Within the page's main part, so that it belongs to a landmark for those who go by these.
  (place.anchor.closest("main") ?? document.body).append(menu);
  put(menu, place);
  place.anchor.setAttribute("aria-expanded", "true");
  document.addEventListener("pointerdown", outside, true);
  window.addEventListener("resize", take);
  buttons[0]?.focus({ preventScroll: true });
}

/** Under the anchor (or at the pointer), over it where there is no room, and never off the window. */
function put(menu: HTMLElement, place: MenuPlace): void {
  const anchor = place.anchor.getBoundingClientRect();
  const size = menu.getBoundingClientRect();
  const x = place.at?.x ?? anchor.left;
  const below = place.at?.y ?? anchor.bottom + 2;
  const above = (place.at?.y ?? anchor.top - 2) - size.height;
  const fitsBelow = below + size.height + MARGIN <= window.innerHeight;
  const y = fitsBelow || above < MARGIN ? Math.min(below, window.innerHeight - size.height - MARGIN) : above;
  menu.style.left = `${Math.max(MARGIN, Math.min(x, window.innerWidth - size.width - MARGIN))}px`;
  menu.style.top = `${Math.max(MARGIN, y)}px`;
}
