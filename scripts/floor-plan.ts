import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Which room imports from which other rooms. */
export type Uses = Map<string, Set<string>>;

/** The folder under src or packages; files beside the folders put the house together and count as main. */
const roomOf = (path: string) => {
  const [top, folder = '', ...rest] = path.split('/');
  if (top === 'packages') return `packages/${folder}`;
  return top === 'src' ? (rest.length > 0 ? folder : 'main') : null;
};

const specifier = /\b(?:from|import) '([^']+)'|\bimport\('([^']+)'\)/g;

/** Packages of this repository are imported by their names; other names lead out of it. */
const packageNames: Record<string, string> = {
  'graph-ads-sandbox': 'packages/sandbox/src/index.ts',
  'graph-ads-sandbox/lazy': 'packages/sandbox/src/lazy.ts',
};

const importsOf = (home: string, file: string) =>
  [...readFileSync(join(home, file), 'utf8').matchAll(specifier)].flatMap(([, early, late]) => {
    const name = early ?? late ?? '';
    return name.startsWith('.') ? join(dirname(file), name) : (packageNames[name] ?? []);
  });

const sourcesIn = (home: string) =>
  ['src', 'packages'].flatMap((top) =>
    readdirSync(join(home, top), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => relative(home, join(entry.parentPath ?? entry.path, entry.name)))
      .filter((file) => !/^packages\/\w+\/(test|dist|node_modules)\//.test(file)),
  );

export const readUses = (home: string): Uses => {
  const uses: Uses = new Map();
  for (const file of sourcesIn(home)) {
    const room = roomOf(file);
    if (room === null) continue;
    const used = uses.get(room) ?? new Set();
    uses.set(room, used);
    for (const path of importsOf(home, file)) {
      const other = roomOf(path);
      if (other !== null && other !== room) used.add(other);
    }
  }
  return uses;
};

/** Everything that a room reaches through others; throws where a way leads back to its beginning. */
const reachOf = (uses: Uses, room: string, way: string[] = []): Set<string> => {
  if (way.includes(room)) throw new Error(`the rooms form a circle: ${[...way, room].join(' → ')}`);
  const below = [...(uses.get(room) ?? [])];
  return new Set(below.flatMap((next) => [next, ...reachOf(uses, next, [...way, room])]));
};

/** An arrow is left out where a longer way leads to the same room: the drawing stays readable. */
export const directArrows = (uses: Uses) =>
  [...uses.keys()].sort().flatMap((room) => {
    const below = [...(uses.get(room) ?? [])].sort();
    const farther = new Set(below.flatMap((next) => [...reachOf(uses, next, [room])]));
    return below.filter((next) => !farther.has(next)).map((next) => [room, next] as const);
  });

const idOf = (room: string) => room.replaceAll(/\W/g, '_');

export const drawPlan = (uses: Uses) =>
  [
    '```mermaid',
    'flowchart TD',
    ...[...uses.keys()].sort().map((room) => `  ${idOf(room)}["${room}"]`),
    ...directArrows(uses).map(([from, to]) => `  ${idOf(from)} --> ${idOf(to)}`),
    '```',
  ].join('\n');

export const planIn = (page: string) => /```mermaid\n[^`]*```/.exec(page)?.[0] ?? '';

if (process.argv[2] === 'write') {
  const page = readFileSync('ARCHITECTURE.md', 'utf8');
  writeFileSync('ARCHITECTURE.md', page.replace(planIn(page), drawPlan(readUses(process.cwd()))));
}
