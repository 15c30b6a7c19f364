/**
 * The score sheet: the list of moves as a grid with one tab stop. It renders snapshots, knows
 * which entry has the focus, and turns clicks and keys into what its owner is asked to do.
 */
import type { Preview } from "../backend/bindings.ts";
import type { Layers } from "../chrome/layers.ts";
import { h, setAttribute, setText } from "../dom.ts";
import type { Game, Screen } from "../state.ts";
import { text } from "../text/index.ts";
import { createEditing } from "./editing.ts";
import { entryInfo } from "./entry.ts";
import { openEntryMenu } from "./entry-menu.ts";
import { createFoot, type Foot } from "./foot.ts";
import { createGrid } from "./grid.ts";
import { createHead } from "./head.ts";
import { gridIntent } from "./keys.ts";
import { entryLabel, numberOf, placeOf, plyAt } from "./layout.ts";
import { createScrolling } from "./scrolling.ts";

export interface SheetActions {
  /** The newest state there is, which may be a frame ahead of what is drawn. */
  game(): Game | null;
  /** Writes an entry (ply = length appends); rejects with `Refused`. */
  write(ply: number, typed: string, revision?: number): Promise<void>;
  insert(ply: number, typed: string): Promise<void>;
  preview(ply: number, typed: string): Promise<Preview>;
  putBack(ply: number): void;
  remove(ply: number): void;
  cut(ply: number): void;
  /** Shows the position after that entry on the board. */
  look(ply: number): void;
  /** Shows all of what a file says of an entry; `label` names it. */
  read(label: string, note: string): void;
  /** Shows all that the session has told, of which the foot has room for the last line. */
  readTold(lines: readonly string[]): void;
  openGame(whole: string): void;
  /** Says something aloud. */
  say(words: string): void;
}

export interface ScoreSheet {
  readonly foot: Foot;
  render(screen: Screen): void;
  /** Puts the focus on the sheet's one tab stop. */
  focus(): void;
  /** Puts the focus on an entry. */
  focusEntry(ply: number): void;
}

export function createScoreSheet(
  host: HTMLElement,
  footHost: HTMLElement,
  layers: Layers,
  actions: SheetActions,
): ScoreSheet {
  const head = createHead();
  const grid = createGrid();
  const foot = createFoot(footHost, {
    focusBack: () => focusEntry(stop ?? lastPlace()),
    say: actions.say,
    readTold: actions.readTold,
  });
  const tailNumber = h("div", { class: "sheet__number", role: "rowheader" });
  const blank = h("div", { class: "entry", role: "gridcell", tabindex: -1, "data-draft": true });
  const tailRow = h("div", { class: "sheet__row", role: "row" }, tailNumber, blank);
  const tail = h("div", { class: "sheet__tail", role: "rowgroup" }, tailRow);
  const table = h(
    "div",
    { class: "sheet__grid", role: "grid", "aria-label": text.sheet.name, "aria-colcount": 3 },
    head.element,
    grid.element,
    tail,
  );
  const score = h("p", { class: "sheet__score" });
  const scroller = h("div", { class: "sheet" }, table, score);
  const more = h("button", {
    type: "button",
    class: "entry__menu",
    tabindex: -1,
    "aria-haspopup": "menu",
    "aria-label": text.sheet.menuLabel,
    title: text.sheet.menuLabel,
  });
  host.append(scroller);
  setAttribute(host, "aria-label", text.sheet.name);

  let game: Game | null = null;
  /** The one entry with a tab stop; null: the last place there is. */
  let stop: number | null = null;
  /** Its cell, as long as it is the one. */
  let stopCell: HTMLElement | null = null;
  /** The entry under the pointer. */
  let hovered: number | null = null;

  const readOnly = (): boolean => game?.edition === "classic";
  const count = (): number => game?.rows.length ?? 0;
  const lastPlace = (): number => Math.max(0, readOnly() ? count() - 1 : count());
  const cellAt = (ply: number): HTMLElement | null =>
    ply < count() ? grid.cell(ply) : readOnly() ? null : blank;

  const scrolling = createScrolling(scroller, head.row, grid.scrolled);
  const editing = createEditing({
    grid,
    blank,
    foot,
    game: actions.game,
    write: actions.write,
    insert: actions.insert,
    preview: actions.preview,
    openGame: actions.openGame,
    focusEntry,
    drawBlank,
  });

  // — focus —

  function moveStop(ply: number): HTMLElement | null {
    stop = Math.min(ply, lastPlace());
    const cell = cellAt(stop);
    if (stopCell !== null && stopCell !== cell) {
      stopCell.tabIndex = -1;
      stopCell.removeAttribute("aria-describedby");
    }
    stopCell = cell;
    if (cell !== null) {
      cell.tabIndex = 0;
      // What there is to say of the entry stands under the list while it has the focus.
      setAttribute(cell, "aria-describedby", foot.id);
    }
    return cell;
  }

  function focusEntry(ply: number): void {
    const cell = moveStop(ply);
    if (cell === null) return;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: "nearest" });
  }

  function inform(ply: number | null): void {
    const row = ply === null ? undefined : game?.rows[ply];
    foot.info(row === undefined || game === null ? null : entryInfo(row, game.halted?.ply === ply));
  }

  /** Says again what there is to say, once the list has changed under the pointer or the focus. */
  function informAgain(): void {
    const pointed = hovered !== null && hovered < count() ? hovered : null;
    inform(pointed ?? plyOf(document.activeElement));
  }

  function plyOf(target: EventTarget | null): number | null {
    const cell = target instanceof Element ? target.closest<HTMLElement>("[data-ply], [data-draft]") : null;
    if (cell === null) return null;
    return cell === blank ? count() : Number(cell.dataset["ply"]);
  }

  // — pointer —

  table.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target === null || game === null) return;
    const number = target.closest<HTMLElement>(".sheet__number[data-row]");
    if (number !== null) {
      const row = Number(number.dataset["row"]);
      const ply = plyAt(row, "white", game) ?? plyAt(row, "black", game);
      if (ply !== null) actions.look(ply);
      return;
    }
    const ply = plyOf(target);
    if (ply === null || target.closest(".entry__editor") !== null) return;
    if (target.closest(".entry__menu") !== null) {
      openMenuAt(ply, null);
    } else if (target.closest("[data-act=put_back]") !== null) {
      actions.putBack(ply);
    } else if (target.closest("[data-act=read]") !== null) {
      focusEntry(ply);
      readAt(ply);
    } else if (readOnly() || ((event.ctrlKey || event.metaKey) && ply < count())) {
      actions.look(ply);
      moveStop(ply);
    } else {
      moveStop(ply);
      editing.open(ply, null);
    }
  });

  table.addEventListener("contextmenu", (event) => {
    const ply = plyOf(event.target);
    // In an open editor the browser's own menu has paste and spelling.
    if (ply === null || ply >= count()) return;
    if (event.target instanceof Element && event.target.closest(".entry__editor") !== null) return;
    event.preventDefault();
    // The key for context menus gives no place of a pointer.
    openMenuAt(
      ply,
      event.clientX === 0 && event.clientY === 0 ? null : { x: event.clientX, y: event.clientY },
    );
  });

  function readAt(ply: number): void {
    const row = game?.rows[ply];
    if (game === null || row === undefined || row.note === null) return;
    actions.read(entryLabel(ply, row.text, game), row.note);
  }

  function openMenuAt(ply: number, at: { x: number; y: number } | null): void {
    const cell = cellAt(ply);
    const row = game?.rows[ply];
    if (cell === null || row === undefined || game === null) return;
    moveStop(ply);
    openEntryMenu(layers, {
      cell,
      at,
      row,
      label: `${numberOf(ply, game)} ${row.text}`,
      readOnly: readOnly(),
      reached: ply < game.reached,
      focusBack: () => focusEntry(ply),
      edit: () => editing.open(ply, null),
      insert: () => editing.openInsert(ply),
      putBack: () => actions.putBack(ply),
      remove: () => actions.remove(ply),
      cut: () => actions.cut(ply),
      look: () => actions.look(ply),
      read: () => readAt(ply),
    });
  }

  function offerMenu(ply: number | null): void {
    const cell = ply === null || ply >= count() || readOnly() ? null : cellAt(ply);
    if (cell === null) more.remove();
    else if (more.parentElement !== cell) cell.append(more);
  }

  table.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    hovered = plyOf(event.target);
    offerMenu(hovered);
    inform(hovered);
  });
  table.addEventListener("pointerleave", () => {
    hovered = null;
    const ply = plyOf(document.activeElement);
    offerMenu(ply);
    inform(ply);
  });
  more.addEventListener("mousedown", (event) => event.preventDefault());

  // — keyboard —

  table.addEventListener("focusin", (event) => {
    const ply = plyOf(event.target);
    if (ply === null) return;
    moveStop(ply);
    offerMenu(ply);
    inform(ply);
  });
  table.addEventListener("focusout", (event) => {
    if (event.relatedTarget instanceof Node && table.contains(event.relatedTarget)) return;
    offerMenu(null);
    inform(null);
  });

  table.addEventListener("keydown", (event) => {
    const ply = plyOf(event.target);
    if (ply === null || game === null || event.isComposing) return;
    const pageRows = Math.max(1, scrolling.rowsInView() - 2);
    const edited = game.rows[ply]?.edited ?? false;
    const intent = gridIntent(event, { ply, rowCount: count(), readOnly: readOnly(), pageRows, edited });
    if (intent === null) return;
    event.preventDefault();
    event.stopPropagation();
    switch (intent.kind) {
      case "focus":
        focusEntry(intent.ply);
        break;
      case "edit":
        editing.open(ply, intent.typed);
        break;
      case "menu":
        openMenuAt(ply, null);
        break;
      case "look":
        actions.look(ply);
        break;
      case "put_back":
        actions.putBack(ply);
        break;
      case "insert":
        editing.openInsert(ply);
        break;
      case "delete":
        actions.remove(ply);
        break;
      case "cut":
        actions.cut(ply);
        break;
      default: {
        const never: never = intent;
        return never;
      }
    }
    return;
  });

  // — rendering —

  function drawBlank(): void {
    if (editing.blankOpen()) return;
    blank.replaceChildren(
      h("span", { class: "entry__hint", "aria-hidden": "true" }, count() === 0 ? text.sheet.blankHint : ""),
    );
  }

  function renderTail(now: Game): void {
    const place = placeOf(now.rows.length, now);
    const shares = place.side === "black" && now.rows.length > 0;
    setAttribute(tail, "data-shares-row", shares ? "" : null);
    setAttribute(scroller, "data-edition", now.edition);
    tail.hidden = now.edition === "classic";
    tail.dataset["side"] = place.side;
    setText(tailNumber, shares ? "" : text.number(place.number, place.side));
    setAttribute(tailRow, "aria-rowindex", String(place.row + 2));
    setAttribute(blank, "aria-colindex", place.side === "white" ? "2" : "3");
    setAttribute(blank, "aria-label", text.sheet.blankLine(numberOf(now.rows.length, now), place.side));
    drawBlank();
  }

  function render(screen: Screen): void {
    const before = game;
    const now = screen.game;
    const hadFocus = stop !== null && document.activeElement === stopCell;
    game = now;
    const grew = before !== null && now.rows.length > before.rows.length;
    const lookedPly = screen.view.looking === null ? null : screen.view.looking.ply - 1;
    const input = {
      rows: now.rows,
      first_number: now.first_number,
      first_turn: now.first_turn,
      firstChanged: screen.firstChanged,
      haltedPly: now.halted?.ply ?? null,
      nowPly: now.reached > 0 ? now.reached - 1 : null,
      lookedPly,
      markAuto: screen.view.settings.mark_auto,
    };
    grid.update(input, scrolling.inView());
    if (now !== before) {
      setAttribute(table, "aria-rowcount", String(placeOf(Math.max(0, lastPlace()), now).row + 2));
      setAttribute(table, "aria-readonly", readOnly() ? "true" : null);
      head.name(now.details.white, now.details.black);
      setText(
        score,
        now.score === null ? "" : text.score(now.score, now.variant, screen.view.settings.notation),
      );
      renderTail(now);
      keepStop(before, hadFocus);
      editing.gameChanged();
      informAgain();
    }
    if (grew || before === null) scrolling.follow();
    if (lookedPly !== null && lookedPly >= 0) grid.cell(lookedPly)?.scrollIntoView({ block: "nearest" });
  }

  /** Keeps the tab stop on a place that exists: with the blank line when it was there, else where it was. */
  function keepStop(before: Game | null, hadFocus: boolean): void {
    const wasAtEnd =
      stop === null ||
      before === null ||
      stop >= (before.edition === "classic" ? before.rows.length - 1 : before.rows.length);
    const cell = moveStop(wasAtEnd ? lastPlace() : (stop ?? 0));
    const lost = document.activeElement === document.body && hadFocus;
    if (lost && cell !== null) cell.focus({ preventScroll: true });
  }

  return {
    foot,
    render,
    focus: () => focusEntry(stop ?? lastPlace()),
    focusEntry,
  };
}
