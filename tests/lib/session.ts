/** A session on the command line for tests that need the rules and no page: one command after another. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { builtProgram } from "../../scripts/lib/project.mjs";
import type { Commands } from "../../ui/backend/bindings.ts";

/** What a command came to: its answer, or why it was refused. */
export interface Reply<T> {
  readonly ok?: T;
  readonly error?: { readonly code: string };
}

export interface Session {
  ask<C extends keyof Commands>(cmd: C, args: Commands[C]["args"]): Promise<Reply<Commands[C]["reply"]>>;
  close(): void;
}

export function openSession(): Session {
  const program = spawn(builtProgram("scoresheet-cli"), ["serve", "--manual-clock"]);
  const replies = new Map<number, (reply: never) => void>();
  let last = 0;
  createInterface({ input: program.stdout }).on("line", (line) => {
    const message: { id?: number } = JSON.parse(line);
    if (message.id !== undefined) replies.get(message.id)?.(message as never);
  });
  return {
    ask(cmd, args) {
      const id = ++last;
      return new Promise((resolve) => {
        replies.set(id, resolve);
        program.stdin.write(`${JSON.stringify({ id, cmd, args })}\n`);
      });
    },
    close: () => program.stdin.end(),
  };
}
