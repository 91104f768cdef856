import { execFileSync } from 'node:child_process';

export type Arrow = { from: string; to: string; count: number };
export type Plan = { files: Record<string, number>; arrows: Arrow[] };

type Cruised = { modules: { source: string; dependencies: { resolved: string }[] }[] };

/** The folder under src; files beside the folders put the house together and count as main. */
const roomOf = (path: string) =>
  path.startsWith('src/') ? (/^src\/([^/]+)\//.exec(path)?.[1] ?? 'main') : null;

/** Which room imports which, and how often, as dependency-cruiser reads the source. */
export const countImports = (home: string): Plan => {
  const told = execFileSync(
    'node_modules/.bin/depcruise',
    ['src', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
    { cwd: home, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  // What dependency-cruiser writes as JSON; only these fields are read.
  const { modules } = JSON.parse(told) as Cruised;
  const files = new Map<string, number>();
  const counts = new Map<string, number>();
  const add = (tally: Map<string, number>, name: string) =>
    tally.set(name, (tally.get(name) ?? 0) + 1);
  for (const { source, dependencies } of modules) {
    const from = roomOf(source);
    if (from === null) continue;
    add(files, from);
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved);
      if (to !== null && to !== from) add(counts, `${from} ${to}`);
    }
  }
  const arrows = [...counts].sort().map(([name, count]) => {
    const [from = '', to = ''] = name.split(' ');
    return { from, to, count };
  });
  return { files: Object.fromEntries([...files].sort()), arrows };
};
