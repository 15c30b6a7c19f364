/** What the benchmarks of the window have in common: order statistics, tables, and what they ran on. */
import { cpus, release, type } from "node:os";
import { output } from "../../scripts/lib/project.mjs";

/** The value that a part `q` (0 to 1) of all values do not exceed: the nearest rank, no value between two. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Prints a table; columns after the first are aligned to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  console.log(
    [line(head), line(head.map((_, at) => (at === 0 ? "---" : "---:"))), ...rows.map(line), ""].join("\n"),
  );
}

/** Milliseconds as they stand in tables. */
export const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 1);

/** Says what is measured and on what; `versions` are those of the programs that take part. */
export function introduce(name: string, about: string, ...versions: string[]): void {
  const [cpu] = cpus();
  const machine = `${cpu?.model.trim() ?? "?"}, ${cpus().length} processors, ${type()} ${release()}`;
  console.log(`${name} — ${about}`);
  console.log([machine, ...versions, new Date().toISOString().slice(0, 10)].join(", "), "\n");
}

/** First line that a program prints about its version. */
export const versionOf = (program: string, ...args: string[]): string =>
  (output(program, args) ?? `${program}: unknown version`).split("\n", 1)[0] ?? "";

/** Version of the WebKitGTK that the window is drawn by. */
export const webKitVersion = (): string =>
  `WebKitGTK ${output("pkg-config", ["--modversion", "webkit2gtk-4.1"]) ?? "of unknown version"}`;
