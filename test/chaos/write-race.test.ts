import { demo } from 'graph-ads-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, tally } from '../helpers/callers/http-client.ts';
import { buildProduct, without } from '../helpers/cli/greenroom-process.ts';
import { proPlan } from '../helpers/house/billing-plans.ts';
import { house } from '../helpers/house/house.ts';
import { campaignBody } from '../helpers/house/publishing.ts';
import { amount, isLong } from '../helpers/run/long-run.ts';
import { recordChaos } from './support/chaos-record.ts';
import { type PublishingCluster, startPublishing } from './support/publishing-cluster.ts';

const racers = amount('CHAOS_WRITERS', 90, 300);
const limit = 30;
const size = amount('CHAOS_NODES', 2, 3);
const rounds = amount('CHAOS_ROUNDS', 1, 5);
const plan = { writes_per_hour: limit, writes_per_day: 1000 };
const keyLimit = 12;

/** All at once, each a campaign of its own, in one workspace or in turns. */
const race = async (addressOf: (racer: number) => string, key: string, workspaces: string[] = []) =>
  tally(
    await Promise.all(
      Array.from({ length: racers }, (_, racer) => {
        const workspaceId = workspaces[racer % workspaces.length];
        return ask(
          addressOf(racer),
          'POST /adnet/campaigns',
          key,
          campaignBody({ name: `Racer ${racer}` }),
          workspaceId ? { 'x-workspace-id': workspaceId } : {},
        );
      }),
    ),
  );

/** How many the race brought to the platform, asked of the platform. */
const countArrivals = async (cluster: PublishingCluster, run: () => ReturnType<typeof race>) => {
  const countBefore = cluster.sandbox.control.objects('campaign').length;
  const counts = await run();
  const arrivals = cluster.sandbox.control.objects('campaign').length - countBefore;
  return { counts, arrivals };
};

const raceOn = async (cluster: PublishingCluster) => {
  const { key } = await cluster.account();
  return countArrivals(cluster, () => race(cluster.at, key));
};

/** A key with a limit of its own, used in two workspaces at once: the lock of neither holds all its writes. */
const raceOfKey = async (cluster: PublishingCluster) => {
  const { key, workspaceId } = await cluster.account();
  const post = async (route: string, body: unknown, targetId = workspaceId) => {
    const answer = await ask(cluster.at(0), route, key, body, { 'x-workspace-id': targetId });
    expect([route, Math.floor(answer.status / 100)]).toEqual([route, 2]);
    return answer.body;
  };
  const other = String((await post('POST /account/workspaces', { name: 'Other' })).id);
  await post('POST /adnet/connection/token', { access_token: demo.systemUserToken }, other);
  const apiKey = await post('POST /account/api-keys', { writes_per_hour: keyLimit });
  return countArrivals(cluster, () => race(cluster.at, String(apiKey.key), [workspaceId, other]));
};

/** On a machine that is too slow for all of them, some are asked to come back. */
const expectExactly = (maxWrites: number, counts: Awaited<ReturnType<typeof race>>) => {
  const { unavailable = 0, write_limit_hour = 0, ...rest } = counts;
  expect(rest).toEqual({ 200: maxWrites });
  expect(unavailable + write_limit_hour).toBe(racers - maxWrites);
};

describe(`${racers} writers on ${size} nodes, a limit of ${limit}`, () => {
  let product: Awaited<ReturnType<typeof buildProduct>>;
  let cluster: PublishingCluster;
  beforeAll(async () => {
    product = await buildProduct('write-race');
    cluster = await startPublishing({ file: product.file, plan, size });
  });
  afterAll(async () => {
    await cluster?.stop();
    product?.remove();
  });

  it(`brings exactly ${limit} to the platform, ${rounds} times`, {
    timeout: 180_000 * rounds,
  }, async () => {
    for (let round = 0; round < rounds; round++) {
      const { counts, arrivals } = await raceOn(cluster);
      console.log(`${arrivals} writes reached the platform: ${JSON.stringify(counts)}`);
      const requests = rounds * racers;
      recordChaos({
        check: 'write races',
        store: 'postgres',
        requests,
        overspent: Math.max(0, arrivals - limit),
      });
      expect(arrivals).toBe(limit);
      expectExactly(limit, counts);
    }
  });

  it(`brings exactly ${keyLimit} of one key to the platform, when that is the key’s own limit, ${rounds} times`, {
    timeout: 180_000 * rounds,
  }, async () => {
    for (let round = 0; round < rounds; round++) {
      const { counts, arrivals } = await raceOfKey(cluster);
      console.log(`${arrivals} writes of the key reached the platform: ${JSON.stringify(counts)}`);
      expect(arrivals).toBe(keyLimit);
      expectExactly(keyLimit, counts);
    }
  });
});

describe('the same without the locks', () => {
  it.skipIf(!isLong)(
    'passes both limits: the races above can fail',
    { timeout: 240_000 },
    async () => {
      const mutant = await buildProduct('write-race-mutant', [
        without('src/store/workspaces.ts', '.forUpdate()'),
        without('src/store/api-keys.ts', '.forUpdate()'),
      ]);
      const cluster = await startPublishing({ file: mutant.file, plan, size: 2 });
      const worst = async (run: typeof raceOn, maxWrites: number) => {
        let maxArrivals = 0;
        for (let round = 0; round < 20 && maxArrivals <= maxWrites; round++)
          maxArrivals = Math.max(maxArrivals, (await run(cluster)).arrivals);
        return maxArrivals;
      };
      try {
        const ofWorkspace = await worst(raceOn, limit);
        const ofKey = await worst(raceOfKey, keyLimit);
        console.log(`without the locks: ${ofWorkspace} of ${limit}, and ${ofKey} of ${keyLimit}`);
        expect(ofWorkspace).toBeGreaterThan(limit);
        expect(ofKey).toBeGreaterThan(keyLimit);
      } finally {
        await cluster.stop();
        mutant.remove();
      }
    },
  );
});

describe('one process with the embedded store', () => {
  it(`brings exactly ${limit} to the platform`, { timeout: 180_000 }, async () => {
    const h = await house({
      engine: 'embedded',
      config: { logLevel: 'error', plans: { pro: proPlan(plan) } },
    });
    try {
      const { key } = await h.connected();
      const countBefore = h.sandbox.control.objects('campaign').length;
      const counts = await race(() => h.service.address, key);
      expect(counts).toEqual({ 200: limit, write_limit_hour: racers - limit });
      expect(h.sandbox.control.objects('campaign').length - countBefore).toBe(limit);
    } finally {
      await h.stop();
    }
  });
});
