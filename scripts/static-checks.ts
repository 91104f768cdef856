import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dependenciesPage, reasonProblems } from './static/dependencies-page.ts';
import { type Lock, lockProblems, type Manifest } from './static/lock-file.ts';
import { productionCount, productionProblems } from './static/production.ts';
import { filesUnder, secretProblems } from './static/secrets.ts';

const page = 'docs/dependencies.md';

const read = (home: string, file: string) => readFileSync(join(home, file), 'utf8');

/** Both were written by npm. */
const readBoth = (home: string) => ({
  lock: JSON.parse(read(home, 'package-lock.json')) as Lock,
  manifest: JSON.parse(read(home, 'package.json')) as Manifest,
});

type Check = { name: string; problems: string[] };

/** The checks that read two files and a few folders. */
export const cheapChecks = (home: string): Check[] => {
  const { lock, manifest } = readBoth(home);
  const drifted = dependenciesPage(lock, manifest) !== read(home, page);
  return [
    { name: 'lock file', problems: lockProblems(lock, manifest) },
    {
      name: `production packages (${productionCount(lock)})`,
      problems: productionProblems(lock, home),
    },
    {
      name: page,
      problems: [
        ...reasonProblems(manifest),
        ...(drifted ? ['is out of date: node scripts/static.mjs --write'] : []),
      ],
    },
  ];
};

/** Tells each check on the console; true when nothing was found. */
export const runStatic = async (home: string, words: string[]) => {
  if (words.includes('--write')) {
    const { lock, manifest } = readBoth(home);
    writeFileSync(join(home, page), dependenciesPage(lock, manifest));
  }
  const checks = [
    ...cheapChecks(home),
    { name: 'secrets', problems: await secretProblems(home, filesUnder(home)) },
  ];
  for (const { name, problems } of checks) {
    console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    for (const problem of problems) console.log(`     ${problem}`);
  }
  return checks.every(({ problems }) => problems.length === 0);
};
