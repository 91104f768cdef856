import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readNow } from '../../src/store/clock.ts';
import { ask } from '../helpers/callers/http-client.ts';
import { buildProduct, without } from '../helpers/cli/greenroom-process.ts';
import { campaignBody } from '../helpers/house/publishing.ts';
import { isLong } from '../helpers/run/long-run.ts';
import { recordChaos } from './support/chaos-record.ts';
import { type PublishingCluster, startPublishing } from './support/publishing-cluster.ts';

const hour = 3_600_000;
const limit = 12;
const shifts = [0, 9 * hour, -48 * hour];
const shiftedClock = new URL('./support/shifted-clock.mjs', import.meta.url).href;

/** The first node is right, the second nine hours ahead, the third two days behind. */
const only = shifts.map((shift) => ({
  CLOCK_SHIFT_MS: String(shift),
  NODE_OPTIONS: `--import=${shiftedClock}`,
}));

const startWrong = (file: string, size = shifts.length) =>
  startPublishing({ file, only, size, plan: { writes_per_hour: limit } });

/** How far each node's times are from the database's, by what it tells about a new key. */
const errorsOf = async (cluster: PublishingCluster, key: string) => {
  const errors: number[] = [];
  for (const node of cluster.nodes) {
    const { body } = await ask(node.address, 'POST /account/api-keys', key, {});
    const right = await readNow(cluster.store.db);
    errors.push(Math.abs(Date.parse(String(body.created_at)) - right));
  }
  return errors;
};

let product: Awaited<ReturnType<typeof buildProduct>>;
let cluster: PublishingCluster;
let requests = 0;
let overspent = 0;
beforeAll(async () => {
  product = await buildProduct('clocks');
  cluster = await startWrong(product.file);
});
afterAll(async () => {
  recordChaos({ check: 'wrong clocks', store: 'postgres', faults: 2, requests, overspent });
  await cluster?.stop();
  product?.remove();
});

const everywhere = <T>(work: (address: string, place: number) => Promise<T>) =>
  Promise.all(cluster.nodes.map(({ address }, place) => work(address, place)));

const call = (address: string, route: string, key: string, body?: unknown) => {
  requests += 1;
  return ask(address, route, key, body);
};

describe('nodes whose clocks are hours wrong', () => {
  it('tell the time of the database', { timeout: 180_000 }, async () => {
    const { key } = await cluster.account();
    for (const error of await errorsOf(cluster, key)) expect(error).toBeLessThan(10_000);
  });

  it('agree on the month, the day and the end of a link', async () => {
    const { key } = await cluster.account();
    const accounts = await everywhere((address) => call(address, 'GET /account', key));
    expect(new Set(accounts.map(({ body }) => JSON.stringify(body.usage))).size).toBe(1);
    const now = await readNow(cluster.store.db);
    const links = await everywhere((address) => call(address, 'POST /adnet/connection/link', key));
    for (const { body } of links) {
      const remainingMs = Date.parse(String(body.expires_at)) - now;
      expect(Math.abs(remainingMs - hour / 2)).toBeLessThan(10_000);
    }
  });

  it('hold one write limit together, exactly', { timeout: 180_000 }, async () => {
    const { key } = await cluster.account();
    const answers = await Promise.all(
      Array.from({ length: limit * 3 }, (_, n) =>
        call(cluster.at(n), 'POST /adnet/campaigns', key, campaignBody({ name: `clock ${n}` })),
      ),
    );
    const successCount = answers.filter(({ status }) => status === 200).length;
    const busyCount = answers.filter(({ code }) => code === 'unavailable').length;
    const refusalCount = answers.filter(({ code }) => code === 'write_limit_hour').length;
    overspent = Math.max(0, successCount - limit);
    // A starved machine may say that it is busy; it may not say yes once too often.
    expect(successCount).toBeLessThanOrEqual(limit);
    expect(successCount).toBeGreaterThanOrEqual(limit - busyCount);
    expect(successCount + busyCount + refusalCount).toBe(answers.length);
  });

  it('respect a connection’s cool-down, whoever is asked', async () => {
    const { key, workspaceId } = await cluster.account();
    const setUnlock = async (at: number) =>
      cluster.store.db
        .updateTable('connections')
        .set({ writes_unlock_at: at })
        .where('workspace_id', '=', workspaceId)
        .execute();
    const now = await readNow(cluster.store.db);
    const write = (address: string) => call(address, 'POST /adnet/campaigns', key, campaignBody());
    await setUnlock(now + hour);
    const locked = await everywhere(write);
    expect(locked.map(({ status }) => status)).toEqual([403, 403, 403]);
    await setUnlock(now - 1);
    const open = await everywhere(write);
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('leave a write in flight on another node alone', { timeout: 180_000 }, async () => {
    const { key } = await cluster.account();
    const match = { method: 'POST', path: '*/campaigns' };
    // Longer than the housekeeping of the others takes to come by.
    cluster.sandbox.control.fault({ kind: 'delay', ms: 3_500, times: 3, match });
    const countBefore = cluster.sandbox.control.objects('campaign').length;
    const answers = await everywhere((address, place) =>
      call(address, 'POST /adnet/campaigns', key, campaignBody({ name: `slow ${place}` })),
    );
    await wait(500);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(cluster.sandbox.control.objects('campaign').length - countBefore).toBe(3);
    const states = await cluster.store.db
      .selectFrom('writes')
      .select('state')
      .where('state', 'not in', ['succeeded', 'rejected'])
      .execute();
    expect(states).toEqual([]);
  });
});

describe('the same with each node believing its own clock', () => {
  it.skipIf(!isLong)(
    'is wrong by hours: the check above can fail',
    { timeout: 240_000 },
    async () => {
      const mutant = await buildProduct('clocks-mutant', [
        without(
          'src/store/engines/postgres/pool.ts',
          "'(extract(epoch from clock_timestamp()) * 1000)::bigint'",
          'String(Date.now()) + "::bigint"',
        ),
      ]);
      const wrong = await startWrong(mutant.file, 2);
      try {
        const { key } = await wrong.account();
        const [right = 0, ahead = 0] = await errorsOf(wrong, key);
        // Each node's clock stands still at its start here, which is a few seconds off at most.
        expect(right).toBeLessThan(60_000);
        expect(ahead).toBeGreaterThan(8 * hour);
      } finally {
        await wrong.stop();
        mutant.remove();
      }
    },
  );
});
