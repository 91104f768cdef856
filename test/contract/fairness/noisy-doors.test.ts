// One store is enough: what it keeps, others keep that are tried on both.

import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { signedIn } from '../../helpers/callers/browser-visit.ts';
import { callerOf } from '../../helpers/callers/mcp.ts';
import { house } from '../../helpers/house/house.ts';
import { begin, wholeLaunch } from '../../helpers/house/launches.ts';
import { amount } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';
import { expectFair, medianOf } from './fair-limit.ts';

const h = shared(() => house());

/** Work of a customer that goes on, so many at a time, until the test is over. */
const runs: { stop(): Promise<number> }[] = [];
afterEach(async () => {
  for (const { stop } of runs.splice(0)) await stop();
});

/** People of one customer who ask, look at what came for as long as it took, and ask again. */
const people = 2;

const keepBusy = (work: () => Promise<unknown>, atOnce: number) => {
  let isOver = false;
  let doneCount = 0;
  const go = async () => {
    while (!isOver) {
      const durationMs = await measureMs(work);
      doneCount += 1;
      await new Promise((resolve) => setTimeout(resolve, durationMs));
    }
  };
  const all = Promise.all(Array.from({ length: atOnce }, go));
  const stop = async () => {
    isOver = true;
    await all;
    return doneCount;
  };
  runs.push({ stop });
  return { done: () => doneCount };
};

const times = amount('NOISY_CALLS', 15, 60);

const measureMs = async (work: () => Promise<unknown>) => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

/** The same call alone and beside that work, which goes on from the first time to the last. */
const compare = async (
  call: () => Promise<unknown>,
  noise: () => Promise<unknown>,
  atOnce = people,
) => {
  await medianOf(5, () => measureMs(call));
  const aloneMs = await medianOf(times, () => measureMs(call));
  const { done } = keepBusy(noise, atOnce);
  await expect.poll(done, { timeout: 30_000 }).toBeGreaterThan(0);
  const doneCount = done();
  const besideMs = await medianOf(times, async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return measureMs(call);
  });
  expect(done(), 'nothing was done beside it').toBeGreaterThan(doneCount);
  expectFair(aloneMs, besideMs);
};

const accountOf = (key: string) => async () =>
  expect((await h.call('GET /account', { key })).status).toBe(200);

/** More events than one page of a file. */
const busyCustomer = async () => {
  const customer = await h.connected();
  const { workspaceId } = customer;
  const { db } = h.service.deps.store;
  const rows = sql`(with recursive s(n) as (select 1 union all select n + 1 from s where n < 1000) select n from s) as numbers`;
  await sql`insert into activity (id, workspace_id, at, actor_kind, actor_id, actor_name, action, outcome, details)
    select cast(${workspaceId} as text) || '-' || n, cast(${workspaceId} as text), cast(${Date.now()} as bigint) - n * 1000,
      'key', 'k', 'Key', 'copy.generated', 'done', '{}' from ${rows}`.execute(db);
  return customer;
};

// A busy machine may spoil one comparison; a fault spoils all of them.
describe('doors that customers share', { retry: 3 }, () => {
  it('whoever downloads long files does not delay the calls of another customer', async () => {
    const [customer, noisyCustomer] = [await h.account(), await busyCustomer()];
    let bytes = 0;
    await compare(accountOf(customer.key), async () => {
      const file = await h.call('GET /activity?format=csv', { key: noisyCustomer.key });
      expect(file.status).toBe(200);
      bytes = file.text.length;
    });
    expect(bytes).toBeGreaterThan(50_000);
  });

  it('agents that plan large launches do not delay the agents of another customer', async () => {
    const [customer, noisyCustomer] = [await h.account(), await h.connected()];
    const [call, plan] = [callerOf(h, customer.key), callerOf(h, noisyCustomer.key)];
    const copies = Array.from({ length: 20 }, (_, at) => ({
      ref: `c${at}`,
      message: 'Sleep warm. '.repeat(50),
      headline: 'Tents',
    }));
    const largeLaunch = wholeLaunch(h, { copies });
    await compare(
      async () => expect((await call('whoami')).isError).toBeFalsy(),
      async () =>
        expect((await plan('plan_launch', largeLaunch)).content.length).toBeGreaterThan(0),
    );
  });

  it('whoever looks at large pages of the console does not delay those of another customer', async () => {
    const [customer, noisyCustomer] = [await h.connected(), await busyCustomer()];
    const id = await begin(h, noisyCustomer.key, wholeLaunch(h, { requires_approval: true }));
    const [my, their] = [await signedIn(h, customer.uid), await signedIn(h, noisyCustomer.uid)];
    const pages = ['activity', 'launches', `launches/${id}`, 'launches/new', 'waiting'];
    let next = 0;
    await compare(
      async () => expect((await my.go(`/console/w/${customer.workspaceId}/keys`)).status).toBe(200),
      async () => {
        const page = pages[next++ % pages.length];
        expect((await their.go(`/console/w/${noisyCustomer.workspaceId}/${page}`)).status).toBe(
          200,
        );
      },
      1,
    );
  });
});
