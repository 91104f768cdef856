import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { addCustomer, type Greenroom, startGreenroom } from './greenroom.ts';
import { servePictures } from './pictures.ts';
import { table } from './report.ts';

const readPath = '/api/v1/adnet/ad-accounts/act_50/campaigns';

type Measured = { p50: number; p99: number; requests: number; failed: number };

const scriptIn = (name: string) =>
  fileURLToPath(new URL(`../bench/parts/${name}`, import.meta.url));

/** The quiet customer: a few programs that read all the time, from a platform that takes 50 ms. */
const measureReads = (origin: string, key: string, seconds: number): Promise<Measured> => {
  const child = fork(scriptIn('quiet-reads.mjs'), [origin + readPath, key, String(seconds)]);
  return new Promise((told, failed) => {
    // What the script sends is what Measured lists.
    child.once('message', (message) => told(message as Measured));
    child.once('exit', () => failed(new Error('the quiet customer fell')));
  });
};

/** The greedy customer, until it is told to stop; then it says what it was answered. */
const startGreedy = ({ origin, key }: Greenroom, pictures: string) => {
  const child = fork(scriptIn('greedy.mjs'), [origin, key, pictures]);
  return () =>
    new Promise<void>((stopped) => {
      child.once('message', (counts) => console.log('greedy customer', counts));
      child.once('exit', () => stopped());
      child.send('stop');
    });
};

/** How much one customer at full load costs another one's reads. */
export const measureFairness = async (upstream: string, quick: boolean) => {
  const seconds = quick ? 4 : 15;

  const pictures = await servePictures();
  const target = await startGreenroom({
    name: 'fairness',
    upstream,
    port: 18597,
    env: { IMAGE_FETCH_ALLOW: pictures.at },
  });
  try {
    const quiet = await addCustomer(target, 'quiet@localhost');
    await measureReads(target.origin, quiet, 2);
    const alone = await measureReads(target.origin, quiet, seconds);
    const stopGreedy = startGreedy(target, pictures.at);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const beside = await measureReads(target.origin, quiet, seconds);
    await stopGreedy();
    const row = (what: string, { p50, p99, requests, failed }: Measured) => ({
      'reads of the quiet customer': what,
      requests,
      failed,
      'p50 ms': p50,
      'p99 ms': p99,
      'p99 ratio': (p99 / alone.p99).toFixed(2),
    });
    table('Fairness: one customer at full load beside another', [
      row('alone', alone),
      row('beside the greedy one', beside),
    ]);
  } finally {
    await target.stop();
    await pictures.close();
  }
};
