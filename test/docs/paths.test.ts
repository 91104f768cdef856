import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const pages = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs/adr').map((name) => join('docs/adr', name)),
];

const notOurs = /^(\.git|node_modules|dist)$/;

/** Every file and folder below this one. */
const tree = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? [path, ...tree(path)] : [path];
  });

const everyPath = tree('.');
const pathSet = new Set(['.', ...everyPath]);

const isPattern = (path: string) => /[<*]/.test(path);

/** In a pattern, `<name>` and `*` stand for any name. */
const expressionOf = (pattern: string) =>
  new RegExp(
    `^${pattern.replace(/<\w+>|[*.]/g, (part) => (part === '.' ? '\\.' : '[^/]+'))}(\\.ts)?$`,
  );

const exists = (path: string) => {
  const plain = normalize(path).replace(/\/$/, '');
  if (!isPattern(plain)) return pathSet.has(plain) || pathSet.has(`${plain}.ts`);
  const expression = expressionOf(plain);
  return everyPath.some((one) => expression.test(one));
};

const ending = /\.(ts|mjs|cjs|js|json|md|ya?ml|css)$/;

/** Routes begin with a slash, packages with an at sign; neither is a path of the repository. */
const isPath = (word: string) =>
  /^[\w.<>*-]+(\/[\w.<>*-]+)*\/?$/.test(word) && (word.includes('/') || ending.test(word));

const pathsIn = (text: string) =>
  [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(' ').filter(isPath));

/** The paragraphs, each row of a table as one of its own, and the words of commands as if they had backticks. */
const blocksOf = (page: string) =>
  page
    .replace(/^```sh\n([\s\S]*?)^```/gm, (_, commands: string) => commands.replace(/\S+/g, '`$&`'))
    .replace(/^```\w*\n[\s\S]*?^```/gm, '')
    .replace(/^\|/gm, '\n|')
    .split(/\n\n+/);

/**
 * The paths of a page that lead nowhere: not from the root, not from `src/`, not from the room of the row, and not
 * from a folder that the same paragraph names.
 */
const stalePaths = (page: string) =>
  blocksOf(page).flatMap((block) => {
    const paths = pathsIn(block);
    const [, room = ''] = /^\| `([\w/-]+?)\/?` \|/.exec(block) ?? [];
    const bases = ['.', 'src', join('src', room)];
    const placesOf = (path: string) => bases.map((base) => join(base, path)).filter(exists);
    const folders = paths.filter((path) => path.includes('/')).flatMap(placesOf);
    bases.push(...folders, ...folders.map((path) => dirname(path)));
    return paths.filter((path) => placesOf(path).length === 0);
  });

describe('the paths in the pages for contributors', () => {
  it.for(pages)('exist: %s', (page) => {
    expect(stalePaths(readFileSync(page, 'utf8'))).toEqual([]);
  });

  it('are many', () => {
    const paths = pages.flatMap((page) => blocksOf(readFileSync(page, 'utf8')).flatMap(pathsIn));
    expect(paths.length).toBeGreaterThan(300);
  });

  it('would be found if they did not exist', () => {
    const page = [
      'One reads `publish/gone.ts`, `src/kernel/gone`, `test/gone/` and `scripts/gone.mjs`.',
      '| `kernel/` | time, in `clock.ts` and `gone.ts` |',
      '```sh\nnpx vitest run test/gone.test.ts test/docs/paths.test.ts\n```',
      'Copy `src/adnet/kinds/<kind>.ts`, as `campaign.ts` and `gone.ts`; `src/gone/<kind>.ts` does not exist.',
      'Neither the route `POST /gone/ads` nor the package `@gone/gone` is a path.',
    ].join('\n\n');
    expect(stalePaths(page)).toEqual([
      'publish/gone.ts',
      'src/kernel/gone',
      'test/gone/',
      'scripts/gone.mjs',
      'gone.ts',
      'test/gone.test.ts',
      'gone.ts',
      'src/gone/<kind>.ts',
    ]);
  });
});
