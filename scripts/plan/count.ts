import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export type Arrow = { from: string; to: string; count: number };
export type Plan = { files: Record<string, number>; arrows: Arrow[] };

/** The folder under src; files beside the folders put the house together and count as main. */
const roomOf = (path: string) =>
  path.startsWith('src/') ? (/^src\/([^/]+)\//.exec(path)?.[1] ?? 'main') : null;

const imported = /\b(?:from|import) '(\.[^']+)'|\bimport\('(\.[^']+)'\)/g;

/** The files that one imports, each once; the formatter writes every import in the same way. */
const importsOf = (home: string, file: string) => {
  const found = readFileSync(join(home, file), 'utf8').matchAll(imported);
  const paths = [...found].map(([, named, late]) => join(dirname(file), named ?? late ?? ''));
  return new Set(paths);
};

const sourcesIn = (home: string) =>
  readdirSync(join(home, 'src'), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(home, join(entry.parentPath ?? entry.path, entry.name)));

/** Which room imports which, and how often. */
export const countImports = (home: string): Plan => {
  const files = new Map<string, number>();
  const counts = new Map<string, number>();
  const add = (tally: Map<string, number>, name: string) =>
    tally.set(name, (tally.get(name) ?? 0) + 1);
  for (const source of sourcesIn(home)) {
    const from = roomOf(source);
    if (from === null) continue;
    add(files, from);
    for (const path of importsOf(home, source)) {
      const to = roomOf(path);
      if (to !== null && to !== from) add(counts, `${from} ${to}`);
    }
  }
  const arrows = [...counts].sort().map(([name, count]) => {
    const [from = '', to = ''] = name.split(' ');
    return { from, to, count };
  });
  return { files: Object.fromEntries([...files].sort()), arrows };
};
