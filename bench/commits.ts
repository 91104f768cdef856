import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildProgram } from '../scripts/build.mjs';
import { newKeyRingText } from '../src/secrets/key-ring.ts';
import { freshDatabase } from '../test/helpers/store/database.ts';
import { createPostgres } from '../test/helpers/store/postgres-server.ts';
import { type Greenroom, startGreenroom } from './parts/greenroom.ts';
import { addRuns, type Runs, type Shot, summary } from './parts/load.ts';
import { startScript } from './parts/process.ts';
import { ratioTable } from './parts/report.ts';

/**
 * Commits beside each other, in one run: npm run bench:commits -- <commit> <commit>. Each is built with
 * its own script from its own sources, on this checkout's packages; this checkout comes last.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    starts: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
  },
});
/** One build differs from itself by up to 5 % from one start to the next, so each is started several times. */
const starts = Number(values.starts);
const pace = { rounds: Number(values.rounds), seconds: Number(values.seconds) };

const home = process.cwd();
const git = (...words: string[]) => execFileSync('git', words, { cwd: home }).toString().trim();

const folder = mkdtempSync(join(tmpdir(), 'greenroom-commits-'));
const closing: (() => Promise<void>)[] = [
  async () => rmSync(folder, { recursive: true, force: true }),
];

/** The bundle of a commit, in a checkout of its own. */
const build = (commit: string) => {
  const checkout = join(folder, commit);
  git('worktree', 'add', '--detach', checkout, commit);
  closing.push(async () => void git('worktree', 'remove', '--force', checkout));
  symlinkSync(join(home, 'node_modules'), join(checkout, 'node_modules'));
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: checkout, stdio: 'inherit' });
  return join(checkout, 'dist', 'greenroom.js');
};

const reading = ({ key }: Greenroom): Shot => ({
  path: '/api/v1/adnet/ad-accounts/act_2/campaigns',
  headers: { authorization: `Bearer ${key}` },
});

const creating = ({ key }: Greenroom): Shot => ({
  path: '/api/v1/adnet/campaigns',
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
  body: JSON.stringify({ account_id: 'act_2', name: 'Bench', objective: 'OUTCOME_TRAFFIC' }),
});

try {
  const builds = positionals.map((commit) => ({ name: commit, bundle: build(commit) }));
  await buildProgram(home);
  builds.push({ name: 'this checkout', bundle: join(home, 'dist', 'greenroom.js') });
  const [{ name: reference } = { name: '' }] = builds;

  const upstream = await startScript('direct', 'upstream.mjs');
  closing.push(() => upstream.stop());
  const server = await createPostgres({ durable: true });
  closing.push(() => server.stop());
  let port = 18600;
  for (const store of ['embedded', 'PostgreSQL']) {
    const shots = { 'read, 2 KB': reading, create: creating };
    const runs = Object.entries(shots).map(([what, shotOf]) => ({
      what,
      shotOf,
      measured: new Map() as Runs,
    }));
    for (let start = 0; start < starts; start++) {
      const targets: Greenroom[] = [];
      for (const { name, bundle } of builds) {
        const options = { name, bundle, upstream: upstream.origin, port: port++ };
        if (store === 'embedded') {
          targets.push(await startGreenroom(options));
          continue;
        }
        // Each its own: they differ in their tables.
        const database = await freshDatabase(server.url);
        closing.push(() => database.drop());
        const keys = newKeyRingText('b1');
        targets.push(await startGreenroom({ ...options, databaseUrl: database.url, keys }));
      }
      try {
        for (const { shotOf, measured } of runs) {
          const contenders = targets.map((target) => ({ target, shot: shotOf(target) }));
          await addRuns(measured, contenders, pace);
        }
      } finally {
        for (const target of targets) await target.stop();
      }
    }
    for (const { what, measured } of runs)
      ratioTable(`${store}: ${what}`, summary(measured), reference);
  }
} finally {
  for (const close of closing.reverse()) await close();
}
