/** What each diagram of the rules pages claims, held against the rules themselves. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";
import { builtProgram } from "../../../scripts/lib/project.mjs";
import type { PracticeMove, PracticeView } from "../../../ui/backend/bindings.ts";
import { type Diagram, diagrams, pages } from "../../../ui/text/rules/index.ts";

/** One command after another to one session on the command line. */
const session: ChildProcessWithoutNullStreams = spawn(builtProgram("scoresheet-cli"), [
  "serve",
  "--manual-clock",
]);
const replies = new Map<number, (reply: { ok?: unknown; error?: { code: string } }) => void>();
let last = 0;
createInterface({ input: session.stdout }).on("line", (line) => {
  const message: { id?: number } = JSON.parse(line);
  if (message.id !== undefined) replies.get(message.id)?.(message as never);
});
afterAll(() => session.stdin.end());

function ask(cmd: string, args: unknown): Promise<{ ok?: unknown; error?: { code: string } }> {
  const id = ++last;
  return new Promise((resolve) => {
    replies.set(id, resolve);
    session.stdin.write(`${JSON.stringify({ id, cmd, args })}\n`);
  });
}

const move = (text: string): PracticeMove => ({
  from: text.slice(0, 2),
  to: text.slice(2, 4),
  promotion: text[4] ?? null,
});

async function practice({ fen, variant }: Diagram, moves: readonly string[] = []): Promise<PracticeView> {
  const args = { fen, variant: variant ?? "standard", moves: moves.map(move), goal: null };
  const reply = await ask("practice", args);
  expect(reply.error).toBeUndefined();
  return reply.ok as PracticeView;
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
