/** What of the sheet is in view, and whether its end is to stay there: unless the reader has scrolled up. */
import type { InView } from "./grid.ts";

export interface Scrolling {
  /** The rows in view, with a few to spare on both sides. */
  inView(): InView;
  /** Whole rows that fit in view. */
  rowsInView(): number;
  /** Goes to the end, if that is where the reader was. */
  follow(): void;
}

/** Pixels from the end within which the reader counts as being at the end. */
const AT_END = 24;

/** Rows drawn beyond the edge of what is in view, so that a scroll finds them there. */
const SPARE_ROWS = 8;

/** `row` is as high as every row; `seen` hears what has come into view. */
export function createScrolling(
  scroller: HTMLElement,
  row: HTMLElement,
  seen: (inView: InView) => void,
): Scrolling {
  let atEnd = true;
  /** Height of one row in pixels, once it is known. */
  let rowHeight = 0;
  /** Height of the sheet when it was last measured. */
  let height = 0;

  function rows(): number {
    if (rowHeight === 0) rowHeight = row.offsetHeight;
    return Math.ceil(scroller.clientHeight / Math.max(1, rowHeight));
  }

  function inView(): InView {
    const count = rows();
    const first = Math.floor(scroller.scrollTop / Math.max(1, rowHeight));
    return { first: first - SPARE_ROWS, last: first + count + SPARE_ROWS };
  }

  function follow(): void {
    if (atEnd) scroller.scrollTop = scroller.scrollHeight;
    seen(inView());
  }

  scroller.addEventListener(
    "scroll",
    () => {
      seen(inView());
      // A sheet that has just become lower was scrolled by nobody, and is told so after this.
      if (scroller.clientHeight !== height) return;
      atEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - AT_END;
    },
    { passive: true },
  );
  new ResizeObserver(() => {
    rowHeight = row.offsetHeight;
    height = scroller.clientHeight;
    follow();
  }).observe(scroller);

  return { inView, rowsInView: rows, follow };
}
