import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordChaos } from '../helpers/chaos-record.ts';
import { ask, tally } from '../helpers/client.ts';
import { buildProduct, without } from '../helpers/greenroom-process.ts';
import { house } from '../helpers/house.ts';
import { amount } from '../helpers/long.ts';
import { proPlan } from '../helpers/plans.ts';
import { campaignBody } from '../helpers/publishing.ts';
import { type PublishingCluster, startPublishing } from '../helpers/publishing-cluster.ts';

const racers = 300;
const limit = 30;
const rounds = amount('CHAOS_ROUNDS', 1, 5);
const plan = { writes_per_hour: limit, writes_per_day: 1000 };

/** All at once, each a campaign of its own. */
const race = async (where: (racer: number) => string, key: string) =>
  tally(
    await Promise.all(
      Array.from({ length: racers }, (_, racer) =>
        ask(where(racer), 'POST /adnet/campaigns', key, campaignBody({ name: `Racer ${racer}` })),
      ),
    ),
  );

/** How many the race brought to the platform, asked of the platform. */
const raceOn = async (cluster: PublishingCluster) => {
  const { key } = await cluster.account();
  const before = cluster.sandbox.control.objects('campaign').length;
  const counts = await race(cluster.at, key);
  const reached = cluster.sandbox.control.objects('campaign').length - before;
  return { counts, reached };
};

describe(`${racers} writers on three nodes, a limit of ${limit}`, () => {
  let product: Awaited<ReturnType<typeof buildProduct>>;
  let cluster: PublishingCluster;
  beforeAll(async () => {
    product = await buildProduct('write-race');
    cluster = await startPublishing({ file: product.file, plan });
  });
  afterAll(async () => {
    await cluster?.stop();
    product?.remove();
  });

  it(`brings exactly ${limit} to the platform, ${rounds} times`, {
    timeout: 180_000 * rounds,
  }, async () => {
    for (let round = 0; round < rounds; round++) {
      const { counts, reached } = await raceOn(cluster);
      console.log(`${reached} writes reached the platform: ${JSON.stringify(counts)}`);
      const requests = rounds * racers;
      recordChaos({
        check: 'write races',
        store: 'postgres',
        requests,
        overspent: Math.max(0, reached - limit),
      });
      expect(reached).toBe(limit);
      // On a machine that is too slow for all of them, some are asked to come back.
      const { unavailable = 0, write_limit_hour = 0, ...rest } = counts;
      expect(rest).toEqual({ 200: limit });
      expect(unavailable + write_limit_hour).toBe(racers - limit);
    }
  });
});

describe('the same without the lock', () => {
  it('passes the limit: the race above can fail', { timeout: 240_000 }, async () => {
    const mutant = await buildProduct('write-race-mutant', [
      without('src/store/workspaces.ts', '.forUpdate()'),
    ]);
    const cluster = await startPublishing({ file: mutant.file, plan, size: 2 });
    try {
      let most = 0;
      for (let round = 0; round < 20 && most <= limit; round++)
        most = Math.max(most, (await raceOn(cluster)).reached);
      console.log(`without the lock: ${most} of ${racers} writes reached the platform`);
      expect(most).toBeGreaterThan(limit);
    } finally {
      await cluster.stop();
      mutant.remove();
    }
  });
});

describe('one process with the embedded store', () => {
  it(`brings exactly ${limit} to the platform`, { timeout: 180_000 }, async () => {
    const h = await house({
      engine: 'embedded',
      config: { logLevel: 'error', plans: { pro: proPlan(plan) } },
    });
    try {
      const { key } = await h.connected();
      const before = h.sandbox.control.objects('campaign').length;
      const counts = await race(() => h.service.address, key);
      expect(counts).toEqual({ 200: limit, write_limit_hour: racers - limit });
      expect(h.sandbox.control.objects('campaign').length - before).toBe(limit);
    } finally {
      await h.stop();
    }
  });
});
