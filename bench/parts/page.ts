import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Row } from './report.ts';

type Part = { title: string; rows: Row[] };

/** A part as it is kept: a run of some parts leaves the others as they were, each with its own date. */
type Kept = Part & { measured: string };

const keptFile = 'bench/results.json';

const widthOf = 640;
const bar = 22;

/** Requests per second against the reference, as bars; the line is the reference. */
const chart = ({ title, rows }: Part) => {
  const ratios = rows.map((row) => Number(row['ratio']));
  const scale = 380 / Math.max(1, ...ratios.filter((ratio) => ratio < 4));
  const height = rows.length * bar + 48;
  const lines = rows.map((row, at) => {
    const ratio = Number(row['ratio']);
    const length = Math.min(ratio * scale, 440);
    const y = 34 + at * bar;
    const colour = String(row['target']).startsWith('Greenroom') ? '#0b6b43' : '#9fb3a7';
    return `<text x="170" y="${y + 12}" text-anchor="end">${row['target']}</text><rect x="180" y="${y}" width="${length.toFixed(0)}" height="16" rx="3" fill="${colour}"/><text x="${(186 + length).toFixed(0)}" y="${y + 12}">${row['ratio']}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthOf}" height="${height}" viewBox="0 0 ${widthOf} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#55635a"><title>${title}</title><rect width="100%" height="100%" fill="#ffffff"/><text x="10" y="20" font-size="14" fill="#17211b">${title}: requests per second, reference = 1</text>${lines.join('')}<line x1="${180 + scale}" x2="${180 + scale}" y1="28" y2="${height - 10}" stroke="#a3251c" stroke-dasharray="3 3"/></svg>\n`;
};

const markdown = ({ title, rows, measured }: Kept) => {
  const head = Object.keys(rows[0] ?? {});
  return [
    `### ${title}`,
    '',
    `${measured}.`,
    '',
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---').join('|')}|`,
    ...rows.map((row) => `| ${head.map((name) => row[name]).join(' | ')} |`),
    '',
  ].join('\n');
};

const mark = {
  begin: '<!-- results: written by npm run bench -- --write -->',
  end: '<!-- /results -->',
};

/** The results as dated parts of bench/README.md, and a chart drawn from the same numbers. */
export const writePage = (machine: string, fresh: Part[]) => {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim();
  // Written by this function, so it has this shape.
  const kept = JSON.parse(readFileSync(keptFile, 'utf8')) as Kept[];
  const parts = fresh.map((part) => ({ ...part, measured: `${machine}, commit ${commit}` }));
  for (const old of kept) {
    if (!parts.some(({ title }) => title === old.title)) parts.push(old);
  }
  // What is new comes last; the others keep their places.
  const places = [...kept, ...parts].map(({ title }) => title);
  parts.sort((a, b) => places.indexOf(a.title) - places.indexOf(b.title));
  writeFileSync(keptFile, `${JSON.stringify(parts, null, 2)}\n`);
  const reads = parts.find(({ title }) => title.includes('read'));
  if (reads) writeFileSync('bench/read.svg', chart(reads));
  const page = readFileSync('bench/README.md', 'utf8');
  const [before = '', rest = ''] = page.split(mark.begin);
  const [, after = ''] = rest.split(mark.end);
  const section = parts.map(markdown).join('\n');
  writeFileSync('bench/README.md', `${before}${mark.begin}\n\n${section}\n${mark.end}${after}`);
};
