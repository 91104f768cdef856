import { demo } from 'graph-ads-sandbox';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { type House, house, testEngine } from '../../helpers/house/house.ts';
import {
  begin,
  launchAdSet,
  launchCampaign,
  launchOf,
  over,
} from '../../helpers/house/launches.ts';
import { usd } from '../../helpers/house/publishing.ts';
import { amount } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';
import { expectFair, medianOf, timeUntil } from './fair-limit.ts';

const h = shared(() => house());
afterEach(async () => {
  h.sandbox.control.clearFaults();
  await h.service.deps.store.db
    .updateTable('launches')
    .set({ state: 'cancelled', due_at: null })
    .execute();
});

const eur = `act_${demo.eurAccountId}`;
const small = { account_id: eur, campaign: launchCampaign };
const setCount = amount('NOISY_SETS', 6, 40);
const largeLaunch = {
  account_id: usd,
  campaign: launchCampaign,
  ad_sets: Array.from({ length: setCount }, (_, n) => launchAdSet(`s${n}`)),
};
const launchCount = amount('NOISY_LAUNCHES', 24, 40);

/** How long a launch of one step takes, from the request until it is done. */
const smallTime = async (key: string) => {
  let id = '';
  return timeUntil(
    async () => {
      id = await begin(h, key, small);
    },
    async () => over(await launchOf(h, key, id)),
  );
};

const slowCreates = (ms: number) =>
  h.sandbox.control.fault({
    kind: 'delay',
    ms,
    times: 0,
    match: { method: 'POST', path: `/${usd}` },
  });

/** A customer with many launches, of which every step takes long. */
const noisyCustomer = async (launches: number) => {
  const { key } = await h.connected();
  for (let at = 0; at < launches; at++) await begin(h, key, largeLaunch);
  return key;
};

const stepsUnderWay = async (house: House) =>
  (
    await house.service.deps.store.db
      .selectFrom('launch_steps')
      .select('step')
      .where('state', '=', 'sending')
      .execute()
  ).length;

// A busy machine may spoil one comparison; a fault spoils all of them.
describe('launches of one customer and those of the others', { retry: 3 }, () => {
  it('a customer with many slow launches makes nobody else wait', async () => {
    const { key } = await h.connected();
    await smallTime(key);
    const aloneMs = await medianOf(3, () => smallTime(key));
    slowCreates(1_500);
    await noisyCustomer(launchCount);
    await expect.poll(() => stepsUnderWay(h)).toBeGreaterThan(0);
    expectFair(aloneMs, await medianOf(3, () => smallTime(key)));
  });

  it('several such customers share the places with whoever comes later', async () => {
    const { key } = await h.connected();
    await smallTime(key);
    const aloneMs = await medianOf(3, () => smallTime(key));
    const stepMs = 400;
    slowCreates(stepMs);
    for (let customer = 0; customer < amount('NOISY_CUSTOMERS', 6, 20); customer++)
      await noisyCustomer(4);
    await expect.poll(() => stepsUnderWay(h)).toBeGreaterThan(0);
    // Where every place is taken, the first one that is given back is theirs, after a step at most.
    expectFair(aloneMs, await medianOf(3, () => smallTime(key)), stepMs);
  });

  it.runIf(testEngine() === 'postgres')('two nodes take launches in turns too', async () => {
    const { key } = await h.connected();
    await smallTime(key);
    const aloneMs = await medianOf(3, () => smallTime(key));
    const second = await h.secondNode();
    onTestFinished(() => second.stop());
    slowCreates(1_500);
    await noisyCustomer(launchCount);
    await expect.poll(() => stepsUnderWay(h)).toBeGreaterThan(8);
    expectFair(aloneMs, await medianOf(3, () => smallTime(key)));
  });
});
