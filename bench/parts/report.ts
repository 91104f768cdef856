import type { Compared } from './load.ts';

export type Row = Record<string, string | number>;

const kept: { title: string; rows: Row[] }[] = [];

export const results = () => kept;

export const section = (title: string) => console.log(`\n## ${title}\n`);

/** Markdown, so that the same text serves the terminal and bench/README.md. */
export const table = (title: string, rows: Row[]) => {
  kept.push({ title, rows });
  section(title);
  const [first] = rows;
  if (!first) return;
  const head = Object.keys(first);
  console.log(`| ${head.join(' | ')} |\n|${head.map(() => '---').join('|')}|`);
  for (const row of rows) console.log(`| ${head.map((name) => row[name]).join(' | ')} |`);
};

/** Requests per second as a ratio to the named reference, measured in the same run. */
export const ratioTable = (
  title: string,
  compared: Compared,
  reference: string,
  { oneClient = false } = {},
) => {
  const base = compared.find(({ name }) => name === reference)?.rps ?? 1;
  table(
    title,
    compared.map((one) => ({
      target: one.name,
      ratio: (one.rps / base).toFixed(2),
      'requests/s': Math.round(one.rps),
      'CPU µs/request': Math.round(one.cpuUs),
      // Whole milliseconds say nothing about a single client, who only waits for its own answers.
      ...(oneClient && { 'mean ms': (1000 / one.rps).toFixed(2) }),
      'p50 ms': one.p50,
      'p99 ms': one.p99,
      'memory MB': Math.round(one.memoryMb),
    })),
  );
};
