import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { failureTable } from '../src/contract/failures.ts';
import { operations } from '../src/operations/index.ts';

const home = fileURLToPath(new URL('..', import.meta.url));
const contract = readdirSync(join(home, 'test/contract'), { recursive: true, encoding: 'utf8' });

const contractText = (file: string) => readFileSync(join(home, 'test/contract', file), 'utf8');

/** The operations that a shared file has a `describe` for. */
const chapters = contract
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => ({
    file,
    ids: new Set([...contractText(file).matchAll(/^describe\('(\w+\.\w+)'/gm)].map(([, id]) => id)),
  }));

const sourceFiles = readdirSync(join(home, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts'),
);

/** All files of a folder, islands included. */
const sourceFilesOf = (folder: string) =>
  readdirSync(join(home, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);

/** Where the imports and file addresses of a file lead. */
const relativePaths = (file: string) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /(?:from |import\(|new URL\(|join\(home, )['"`]((?:\.\.\/)+[\w@./-]*)/g,
    ),
  ].map(([, path = '']) => resolve(dirname(file), path));

describe('the plan of the house', () => {
  it.each(operations)('$id has a contract test', ({ id }) => {
    const own = `${id}.test.ts`;
    // Operations that are alike may share a file, and with it a house; each has its own chapter.
    const chapterFile =
      contract.find((file) => basename(file) === own) ??
      chapters.find(({ ids }) => ids.has(id))?.file;
    expect(chapterFile, `test/contract/<noun>/${own} is missing`).toBeDefined();
    expect(contractText(chapterFile ?? own)).toMatch(/\bit(\.each)?\(/);
  });

  it('names every operation, route and method once', () => {
    const ids = operations.map(({ id }) => id);
    const routes = operations.flatMap(({ route, alsoRoute }) => [
      route,
      ...(alsoRoute ? [alsoRoute] : []),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(routes).size).toBe(routes.length);
    for (const id of ids) expect(id).toMatch(/^[a-zA-Z]+\.[a-zA-Z]+$/);
    for (const route of routes)
      expect(route).toMatch(/^(GET|POST|PUT|PATCH|DELETE) \/[a-z/{}_-]+$/);
  });

  it('reads the environment and the clock in one place each', () => {
    const users = (words: RegExp) =>
      sourceFiles.filter((file) => words.test(readFileSync(join(home, 'src', file), 'utf8')));
    // The samples of code on the reference page show readers how to do it.
    const may =
      /^(boot\/(start-service|config|processes)|cli\/[\w-]+|http\/openapi\/code-samples)\.ts$/;
    expect(users(/process\.env\b/).filter((file) => !may.test(file))).toEqual([]);
    // A browser has no clock of ours.
    const ownClock = /^(kernel\/clock\.ts|console\/islands\/)/;
    expect(users(/Date\.now\(\)/).filter((file) => !ownClock.test(file))).toEqual([]);
  });

  it('declares nothing by a word that CONTRIBUTING replaces', () => {
    const rooms = ['src', 'packages/sandbox/src', 'packages/client/src'];
    const prefixes = 'most|longest|deepest|fewest|few|usual';
    const words = 'patience|turns|stopper|sieve|bell|[Ss]aid|[Tt]old|[Aa]sked|[Hh]eard|Wanted';
    const replaced = [
      new RegExp(
        `\\b(?:const|let|type|function) (?:(?:${prefixes})(?:[A-Z]\\w*)?|${words})\\b`,
        'g',
      ),
      // A property or a parameter with its type.
      /(?:^ *|[(,{] ?)(?:most|usual|said|told|asked|heard)\??: /gm,
    ];
    const problems = rooms.flatMap(sourceFilesOf).flatMap((file) => {
      const text = readFileSync(join(home, file), 'utf8');
      return replaced
        .flatMap((pattern) => [...text.matchAll(pattern)])
        .map(([match]) => `${file}: ${match.trim()}`);
    });
    expect(problems).toEqual([]);
  });

  it('imports each file in one statement', () => {
    const repeated = ['src', 'packages', 'test', 'bench', 'scripts']
      .flatMap(sourceFilesOf)
      .filter((file) => {
        const statements = readFileSync(join(home, file), 'utf8').matchAll(
          /^import (?:type )?\{[^}]*\} from '([^']+)';/gm,
        );
        const paths = [...statements].map(([, path]) => path);
        return new Set(paths).size < paths.length;
      });
    expect(repeated).toEqual([]);
  });

  it('has no comment that lost the thing it spoke of', () => {
    const orphans = [...sourceFilesOf('src'), ...sourceFilesOf('packages/sandbox/src')].filter(
      (file) => /\*\/[ \t]*\n[ \t]*\/\*\*/.test(readFileSync(join(home, file), 'utf8')),
    );
    expect(orphans).toEqual([]);
  });

  it('uses every failure of its table', () => {
    const source = sourceFiles
      .filter((file) => file !== 'contract/failures.ts')
      .map((file) => readFileSync(join(home, 'src', file), 'utf8'))
      .join('\n');
    const unused = Object.keys(failureTable).filter((code) => !source.includes(`'${code}'`));
    expect(unused).toEqual([]);
  });

  it('has a place for every folder of the sandbox in the fences', () => {
    const fences = readFileSync(join(home, '.dependency-cruiser.cjs'), 'utf8');
    const list = /sandboxFolders = \[([^\]]*)\]/.exec(fences)?.[1] ?? '';
    const folders = readdirSync(join(home, 'packages/sandbox/src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    for (const folder of folders) expect(list).toContain(`'${folder}'`);
  });

  it('stands alone: nothing points out of it', () => {
    const outside = ['src', 'packages', 'test', 'bench', 'scripts'].flatMap((room) =>
      readdirSync(join(home, room), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.m?[jt]s$/.test(file))
        .flatMap((file) => relativePaths(join(home, room, file)))
        .filter((path) => !`${path}/`.startsWith(home)),
    );
    expect(outside).toEqual([]);
  });
});
