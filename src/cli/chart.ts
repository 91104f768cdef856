type Point = { label: string; value: number };

const blocks = ' ▁▂▃▄▅▆▇█';
const height = 6;

/** Wide enough to show the first and the last day side by side below the columns. */
const minWidth = 24;

/** If there are few columns, each is wide, with a gap after it. */
const widened = (block: string, width: number) =>
  width < 3 ? block.repeat(width) : `${block.repeat(width - 1)} `;

/** A small column chart for a terminal. */
export const chart = (points: Point[]) => {
  const width = Math.max(1, Math.ceil(minWidth / Math.max(1, points.length)));
  const highest = Math.max(1, ...points.map(({ value }) => value));
  const rows = Array.from({ length: height }, (_, row) => {
    const floor = height - 1 - row;
    const cells = points.map(({ value }) => {
      const eighths = Math.round((value / highest) * height * 8) - floor * 8;
      return widened(blocks[Math.max(0, Math.min(8, eighths))] ?? ' ', width);
    });
    const scale = row === 0 ? highest.toFixed(0) : row === height - 1 ? '0' : '';
    return `  ${scale.padStart(7)} ┤${cells.join('')}`.trimEnd();
  });
  const first = points[0]?.label ?? '';
  const last = points.length > 1 ? (points.at(-1)?.label ?? '') : '';
  const right = points.length * width - (width < 3 ? 0 : 1) - first.length;
  return [...rows, `          ${first}${last.padStart(right)}`.trimEnd()].join('\n');
};
