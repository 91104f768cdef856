import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The chaos tests in their long form, on both stores, and what came of them in one table:
 * npm run chaos [-- --quick] [-- --write]. With --quick they run as in npm test; with --write the
 * table goes into docs/chaos.md. Any size set in the environment is kept; SEED repeats a run.
 */
const home = fileURLToPath(new URL('..', import.meta.url));
const records = join(home, 'test-output', 'chaos');
const quick = process.argv.includes('--quick');

const long = {
  LONG: '1',
  CHAOS_ROUNDS: '50',
  CHAOS_KILLS: '100',
  CHAOS_SERVER_KILLS: '30',
  CHAOS_SEEDS: '10',
  CHAOS_CREATES: '300',
  CHAOS_RACERS: '600',
  CHAOS_LAUNCHES: '200',
  CHAOS_LAUNCH_KILLS: '40',
  CHAOS_LAUNCH_SERVER_KILLS: '2',
  CHAOS_LAUNCH_PATIENCE: '1200',
  CHAOS_WEBHOOKS: '20',
  CHAOS_WEBHOOK_BURSTS: '12',
  CHAOS_WEBHOOK_EVENTS: '25',
  CHAOS_WEBHOOK_PATIENCE: '900',
  CHAOS_SOAK_SECONDS: '1800',
  FUZZ_REQUESTS: '50000',
};

/** Everything once, and on PostgreSQL what runs on the embedded store unless told otherwise. */
const runs = [
  { files: ['test/chaos'], env: {} },
  { files: ['test/chaos/fuzz.test.ts'], env: { TEST_ENGINE: 'postgres' } },
];

const runTests = ({ files, env }) =>
  new Promise((resolve) => {
    const vitest = join(home, 'node_modules', 'vitest', 'vitest.mjs');
    const words = [vitest, 'run', '--project', 'chaos', '--no-file-parallelism', ...files];
    const child = spawn(process.execPath, words, {
      cwd: home,
      env: { ...(quick ? {} : long), ...process.env, ...env },
      stdio: 'inherit',
    });
    child.once('close', (code) => resolve(code ?? 1));
  });

const counts = ['faults', 'kills', 'requests', 'lost', 'duplicates', 'overspent', 'outside'];
const mustBeNone = ['lost', 'duplicates', 'overspent', 'outside'];
const titles = [
  'Check',
  'Store',
  'Seed',
  'Faults',
  'Kills',
  'Requests',
  'Acknowledged and lost',
  'Duplicates',
  'Overspent',
  'Outside the contract',
];

const rowOf = (record) => [
  record.note ? `${record.check} (${record.note})` : record.check,
  record.store ?? '',
  String(record.seed ?? ''),
  ...counts.map((name) => String(record[name] ?? '')),
];

const sumOf = (all) => ({
  check: 'Together',
  ...Object.fromEntries(
    counts.map((name) => [name, all.reduce((sum, record) => sum + (record[name] ?? 0), 0)]),
  ),
});

const tableOf = (all) => {
  const rows = [titles, titles.map(() => '---'), ...all.map(rowOf), rowOf(sumOf(all))];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};

const readRecords = () =>
  readdirSync(records)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(records, name), 'utf8')));

const writeDocs = (table) => {
  const file = join(home, 'docs', 'chaos.md');
  const day = new Date().toISOString().slice(0, 10);
  const form = quick ? 'short form, as in `npm test`' : 'long form';
  const results = `<!-- results -->\n${day}, ${form}, Node ${process.versions.node}, ${process.arch}:\n\n${table}\n<!-- end of results -->`;
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(/<!-- results -->[\s\S]*<!-- end of results -->/, () => results),
  );
};

rmSync(records, { recursive: true, force: true });
mkdirSync(records, { recursive: true });
const codes = [];
for (const run of runs) codes.push(await runTests(run));
const all = existsSync(records) ? readRecords() : [];
const table = tableOf(all);
console.log(`\n${table}\n`);
if (process.argv.includes('--write')) writeDocs(table);
const harm = mustBeNone.some((name) => all.some((record) => (record[name] ?? 0) !== 0));
if (codes.some((code) => code !== 0) || all.length === 0 || harm) process.exitCode = 1;
