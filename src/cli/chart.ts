type Point = { label: string; value: number };

const blocks = ' ▁▂▃▄▅▆▇█';
const height = 6;

/** A small column chart for a terminal. */
export const chart = (points: Point[]) => {
  const highest = Math.max(1, ...points.map(({ value }) => value));
  const rows = Array.from({ length: height }, (_, row) => {
    const floor = height - 1 - row;
    const cells = points.map(({ value }) => {
      const eighths = Math.round((value / highest) * height * 8) - floor * 8;
      return blocks[Math.max(0, Math.min(8, eighths))];
    });
    const scale = row === 0 ? highest.toFixed(0) : row === height - 1 ? '0' : '';
    return `  ${scale.padStart(7)} ┤${cells.join('')}`;
  });
  const first = points[0]?.label ?? '';
  const last = points.at(-1)?.label ?? '';
  return [
    ...rows,
    `          ${first}${last.padStart(Math.max(1, points.length - first.length))}`,
  ].join('\n');
};
