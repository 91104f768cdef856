import { expect, it } from 'vitest';
import { Greenroom, GreenroomError } from '../../packages/client/src/index.ts';
import { house } from '../helpers/house/house.ts';
import { usd } from '../helpers/house/publishing.ts';
import { type Break, breakingLine } from '../helpers/network/breaking-connection.ts';
import { amount } from '../helpers/run/long-run.ts';
import { propertySeed, randomFrom } from '../helpers/run/seed.ts';
import { shared } from '../helpers/run/shared.ts';

const h = shared(() => house({ engine: 'embedded' }));

const tries = amount('CLIENT_DROPS', 30, 300);
const atOnce = 15;
const random = randomFrom(propertySeed('client-drops'));

const anyBreak = (): Break => {
  const kind = random();
  if (kind < 0.15) return { at: 'connect' };
  // A create is about 500 bytes; its answer begins with as many bytes of headers.
  const bytes = Math.floor(random() * 700);
  return kind < 0.5 ? { at: 'request', bytes } : { at: 'answer', bytes };
};

type Tried = { name: string; id: string | null; code: string; broken: number };

const tryOnce = async (key: string, name: string, breaks: Break[]): Promise<Tried> => {
  const line = await breakingLine(Number(new URL(h.service.address).port), breaks);
  const client = new Greenroom({ url: line.url, apiKey: key });
  const campaign = { account_id: usd, name, objective: 'OUTCOME_TRAFFIC' as const };
  const answer = await client.campaigns.create(campaign).then(
    ({ id }) => ({ id: String(id), code: 'done' }),
    (error: unknown) => {
      if (!(error instanceof GreenroomError)) throw error;
      return { id: null, code: error.code };
    },
  );
  line.close();
  return { name, ...answer, broken: breaks.length - line.unused() };
};

it('a create whose connection breaks anywhere is made once by the client’s own retries', {
  timeout: 300_000,
}, async () => {
  const plans = Array.from({ length: tries }, (_, at) => ({
    name: `Dropped ${at}`,
    breaks: Array.from({ length: 1 + Math.floor(random() * 2) }, anyBreak),
  }));
  const all: Tried[] = [];
  for (let at = 0; at < tries; at += atOnce) {
    // A workspace of its own for each lot: limits are not what is tried here.
    const { key } = await h.connected({ plan: 'agency' });
    const lot = plans.slice(at, at + atOnce);
    all.push(...(await Promise.all(lot.map(({ name, breaks }) => tryOnce(key, name, breaks)))));
  }
  const campaigns = h.sandbox.control.objects('campaign');
  for (const { name, id, code } of all) {
    const ids = campaigns.filter((one) => one['name'] === name).map((one) => one['id']);
    expect(ids.length, `${name}: ${code}`).toBeLessThanOrEqual(1);
    if (id !== null) expect(ids, name).toEqual([id]);
    // It gave up while its first attempt was still running; whoever asks again with the key gets it.
    else expect(['network', 'idempotency_in_progress']).toContain(code);
  }
  const isBroken = all.filter(({ broken }) => broken > 0).length;
  const isDone = all.filter(({ id }) => id !== null).length;
  console.log(`client-drops: ${tries} tries, ${isBroken} broken, ${isDone} done`);
  expect(isBroken).toBeGreaterThan(tries * 0.9);
  expect(isDone).toBeGreaterThan(tries * 0.9);
});
