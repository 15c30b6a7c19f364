/**
 * Puts a theme on the page. The colours are all in tokens.css; what is left to do here is to follow the system's wish
 * for more contrast, and to colour what is outside of the page (a phone's bars) like the page.
 */

export type Theme = "system" | "light" | "dark" | "contrast";

const moreContrast = "(prefers-contrast: more)";

/** Shows `theme` from now on, and keeps following the system where the theme says so, until the next call. */
export function applyTheme(theme: Theme): void {
  stopFollowing?.();
  const wish = matchMedia(moreContrast);
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const show = (): void => {
    const shown = theme === "system" && wish.matches ? "contrast" : theme;
    if (document.documentElement.dataset["theme"] !== shown)
      document.documentElement.dataset["theme"] = shown;
    colourBars();
  };
  wish.addEventListener("change", show);
  dark.addEventListener("change", show);
  stopFollowing = () => {
    wish.removeEventListener("change", show);
    dark.removeEventListener("change", show);
  };
  show();
}

let stopFollowing: (() => void) | null = null;

function colourBars(): void {
  let meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (meta === null) {
    meta = document.createElement("meta");
    meta.name = "theme-color";
    document.head.append(meta);
  }
  meta.content = getComputedStyle(document.documentElement).backgroundColor;
}
