/** What each diagram of the rules pages claims, held against the rules themselves. */
import { afterAll, expect, test } from "vitest";
import type { PracticeMove, PracticeView } from "../../../ui/backend/bindings.ts";
import { type Diagram, diagrams, pages } from "../../../ui/text/rules/index.ts";
import { openSession } from "../../lib/session.ts";

const session = openSession();
const { ask } = session;
afterAll(() => session.close());

const move = (text: string): PracticeMove => ({
  from: text.slice(0, 2),
  to: text.slice(2, 4),
  promotion: text[4] ?? null,
});

async function practice({ fen, variant }: Diagram, moves: readonly string[] = []): Promise<PracticeView> {
  const args = { fen, variant: variant ?? "standard", moves: moves.map(move), goal: null };
  const reply = await ask("practice", args);
  expect(reply.error).toBeUndefined();
  if (reply.ok === undefined) throw new Error(`${fen} was refused`);
  return reply.ok;
}

const all = pages.flatMap((page) => diagrams(page));
const named = (id: string): Diagram => {
  const found = all.find((diagram) => diagram.id === id);
  if (found === undefined) throw new Error(`no diagram ${id}`);
  return found;
};

/** Where a piece may go, castling by the king's final square alone. */
function targets(view: PracticeView, from: string): string[] {
  const rooks = view.castlings
    .filter((castling) => castling.king_from === from)
    .map(({ rook_from }) => rook_from);
  return (view.destinations[from] ?? []).filter((square) => !rooks.includes(square)).sort();
}

test.each(all)("$id", async (diagram) => {
  const { claim } = diagram;
  switch (claim.is) {
    case "moves":
      expect(targets(await practice(diagram), claim.from)).toEqual([...(diagram.marks ?? [])].sort());
      break;
    case "verdict":
      expect((await practice(diagram, claim.moves)).verdict).toBe(claim.text);
      break;
    case "after": {
      const view = await practice(named(claim.of), [claim.move]);
      expect(view.fen).toBe(diagram.fen);
      break;
    }
    case "illegal": {
      const args = {
        fen: diagram.fen,
        variant: diagram.variant ?? "standard",
        moves: [move(claim.move)],
        goal: null,
      };
      expect((await ask("practice", args)).error?.code).toBe("illegal_move");
      break;
    }
    case "only":
      expect((await practice(diagram)).destinations).toEqual({
        [claim.move.slice(0, 2)]: [claim.move.slice(2, 4)],
      });
      break;
    case "entries": {
      await ask("new_game", {});
      for (const [ply, text] of claim.entries.entries()) await ask("edit_entry", { ply, text });
      expect((await ask("export_fen", {})).ok).toBe(diagram.fen);
      break;
    }
  }
});
