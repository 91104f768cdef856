import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, tally } from '../helpers/callers/http-client.ts';
import { buildProduct, without } from '../helpers/cli/greenroom-process.ts';
import { campaignBody } from '../helpers/house/publishing.ts';
import { amount, isLong } from '../helpers/run/long-run.ts';
import { type PublishingCluster, startPublishing } from './support/publishing-cluster.ts';

const creates = amount('GUARDRAIL_CREATES', 60, 200);
const size = amount('CHAOS_NODES', 2, 3);
const rounds = amount('CHAOS_ROUNDS', 2, 8);

const dollars = (amount: string) => [{ amount, currency: 'USD' }];

/** Creates on every node while a guardrail gets narrower: how many were written down after its answer, and what came later. */
const narrowAmong = async (cluster: PublishingCluster, round: number) => {
  const { key, workspaceId } = await cluster.account();
  const put = (amount: string) => {
    const route = `PUT /account/workspaces/${workspaceId}/guardrails`;
    return ask(cluster.at(round), route, key, { max_daily_budget: dollars(amount) });
  };
  expect((await put('50.00')).status).toBe(200);
  const create = (at: number) =>
    ask(
      cluster.at(at),
      'POST /adnet/campaigns',
      key,
      campaignBody({ name: `Round ${round}`, daily_budget: 2000 }),
    );
  const journaled = async () => {
    const { n } = await cluster.store.db
      .selectFrom('writes')
      .select((eb) => eb.fn.countAll().as('n'))
      .where('workspace_id', '=', workspaceId)
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  const early = Array.from({ length: creates }, (_, at) => create(at));
  while ((await journaled()) === 0) await setTimeout(2);
  expect((await put('10.00')).status).toBe(200);
  const countBefore = await journaled();
  const late = await Promise.all(Array.from({ length: creates / 3 }, (_, at) => create(at)));
  const earlyCounts = tally(await Promise.all(early));
  return {
    earlyCounts,
    lateCounts: tally(late),
    countBefore,
    leakCount: (await journaled()) - countBefore,
  };
};

describe(`a guardrail that gets narrower among ${creates} creates on ${size} nodes`, () => {
  let product: Awaited<ReturnType<typeof buildProduct>>;
  let cluster: PublishingCluster;
  beforeAll(async () => {
    product = await buildProduct('guardrail-race');
    cluster = await startPublishing({ file: product.file, size });
  });
  afterAll(async () => {
    await cluster?.stop();
    product?.remove();
  });

  it('lets nothing be written down after its answer, on no node', {
    timeout: 120_000 * rounds,
  }, async () => {
    for (let round = 0; round < rounds; round++) {
      const { earlyCounts, lateCounts, countBefore, leakCount } = await narrowAmong(cluster, round);
      console.log(`before ${JSON.stringify(earlyCounts)}, after ${JSON.stringify(lateCounts)}`);
      expect(leakCount).toBe(0);
      const { guardrail = 0, unavailable = 0, ...others } = lateCounts;
      expect([others, guardrail + unavailable]).toEqual([{}, creates / 3]);
      const campaignCount = cluster.sandbox.control
        .objects('campaign')
        .filter(({ name }) => name === `Round ${round}`).length;
      expect(campaignCount).toBe(countBefore);
    }
  });
});

describe('the same without a look at the guardrails in the transaction', () => {
  it.skipIf(!isLong)(
    'lets some through: the race above can fail',
    { timeout: 240_000 },
    async () => {
      const mutant = await buildProduct('guardrail-race-mutant', [
        without('src/publish/journal.ts', 'claim.guard?.(guardrails)', 'null'),
      ]);
      const cluster = await startPublishing({ file: mutant.file, size: 2 });
      let leakCount = 0;
      try {
        for (let round = 0; round < 20 && leakCount === 0; round++)
          ({ leakCount } = await narrowAmong(cluster, round));
        console.log(`without it: ${leakCount} let through`);
        expect(leakCount).toBeGreaterThan(0);
      } finally {
        await cluster.stop();
        mutant.remove();
      }
    },
  );
});
