/** Formats columns for a terminal: aligned, and no wider than needed. */
export const table = (head: string[], rows: string[][]) => {
  if (rows.length === 0) return 'None.';
  const widths = head.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => (row[at] ?? '').length)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(head.map((title) => title.toUpperCase())), ...rows.map(line)].join('\n');
};
