import { describe, expect, it, onTestFinished } from 'vitest';
import { announce, announceAll } from '../../../src/events/announce.ts';
import { span } from '../../../src/kernel/clock.ts';
import { deliver } from '../../helpers/house/background-work.ts';
import { house } from '../../helpers/house/house.ts';
import { accepts, receiver, refuses } from '../../helpers/network/webhook-receiver.ts';
import { documented } from '../../helpers/operations/documented.ts';
import { shared } from '../../helpers/run/shared.ts';
import { deleteOldOf } from '../../helpers/store/delete-old.ts';

const r = shared(receiver);
const h = shared(() => house({ env: { WEBHOOK_ALLOW: r.host }, housekeeping: false }));
const call = documented(h);
const { parse } = JSON;

const createHook = async (events?: string[]) => {
  const { key, workspaceId } = await h.account();
  const { body } = await call('POST /account/webhooks', { key, body: { url: r.url, events } });
  r.received.length = 0;
  r.behave(accepts);
  onTestFinished(() => r.behave(accepts));
  return { key, workspaceId, id: String(body.id) };
};

/** Something happens, with a number to tell it by. */
const happen = (workspaceId: string, n: number, id?: string) =>
  h.service.deps.store.transaction((tx) =>
    announce(tx, { workspaceId, type: 'write.unknown', data: { n }, ...(id && { id }) }),
  );

const run = () => deliver({ ...h.service.deps, random: () => 0.5 });
type Hook = { workspaceId: string };
/** What has arrived of this workspace's events; those of other tests may still be on their way. */
const deliveriesOf = ({ workspaceId }: Hook) =>
  r.received.filter(({ body }) => parse(body).data.workspace_id === workspaceId);
const numbers = (hook: Hook) => deliveriesOf(hook).map(({ body }) => parse(body).data.n);
const deliveries = async ({ key, id }: { key: string; id: string }, query = '') =>
  (await call(`GET /account/webhooks/${id}/deliveries${query}`, { key })).body;
const until = async (isTrue: () => Promise<boolean> | boolean) => {
  for (let turn = 0; turn < 200; turn++) {
    if (await isTrue()) return;
    await run();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('it never happened');
};

describe('webhooks.deliveries', () => {
  it('delivers in order, with request and answer to be looked at', async () => {
    const hook = await createHook();
    for (let n = 1; n <= 3; n++) await happen(hook.workspaceId, n);
    await until(() => deliveriesOf(hook).length >= 3);
    expect(numbers(hook)).toEqual([1, 2, 3]);
    await until(async () => (await deliveries(hook)).deliveries[0].state === 'delivered');
    const [last] = (await deliveries(hook)).deliveries;
    expect(last).toMatchObject({ type: 'write.unknown', attempts: 1, status: 200, answer: 'ok' });
    expect(last.request).toBe(deliveriesOf(hook).at(-1)?.body);
    expect(last.event_id).toBe(deliveriesOf(hook).at(-1)?.headers['webhook-id']);
  });

  it('tells many things of one transaction, each to its own workspace, in their order', async () => {
    const [hook, other] = [await createHook(), await createHook(['connection.expired'])];
    const all = Array.from({ length: 60 }, (_, n) => ({
      workspaceId: n % 3 === 0 ? other.workspaceId : hook.workspaceId,
      type: n % 2 === 0 ? ('connection.expired' as const) : ('write.unknown' as const),
      data: { n },
    }));
    await h.service.deps.store.transaction((tx) => announceAll(tx, all));
    await h.service.deps.store.transaction((tx) => announceAll(tx, []));
    const hookEvents = all.filter(({ workspaceId }) => workspaceId === hook.workspaceId);
    const expiryEvents = all.filter(
      ({ workspaceId, type }) => workspaceId === other.workspaceId && type === 'connection.expired',
    );
    await until(
      () =>
        deliveriesOf(hook).length + deliveriesOf(other).length >=
        hookEvents.length + expiryEvents.length,
    );
    expect(numbers(hook)).toEqual(hookEvents.map(({ data }) => data.n));
    expect(numbers(other)).toEqual(expiryEvents.map(({ data }) => data.n));
  });

  it('sends nothing twice, though arrivals are written down together', async () => {
    const hook = await createHook();
    const all = Array.from({ length: 120 }, (_, n) => ({
      workspaceId: hook.workspaceId,
      type: 'write.unknown' as const,
      data: { n },
    }));
    await h.service.deps.store.transaction((tx) => announceAll(tx, all));
    await until(async () =>
      (await deliveries(hook, '?limit=100')).deliveries.every(
        ({ state }: { state: string }) => state === 'delivered',
      ),
    );
    expect(numbers(hook)).toEqual(all.map(({ data }) => data.n));
  });

  it('leaves out what was not asked for, and other workspaces', async () => {
    const hook = await createHook(['connection.expired']);
    const other = await h.account();
    await happen(hook.workspaceId, 1);
    await happen(other.workspaceId, 2);
    expect((await deliveries(hook)).deliveries).toEqual([]);
  });

  it('tells the same thing once, whoever finds it out', async () => {
    const hook = await createHook();
    // Two who insert at the same moment see each other only at the table's last index, now and then.
    const turns = Array.from({ length: 60 }, (_, turn) => `the-same-${turn}`);
    for (const same of turns)
      await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((n) => happen(hook.workspaceId, n, same)));
    expect((await deliveries(hook, '?limit=100')).deliveries).toHaveLength(turns.length);
  });

  it('is undone with the change it tells of', async () => {
    const hook = await createHook();
    const transaction = h.service.deps.store.transaction(async (tx) => {
      await announce(tx, { workspaceId: hook.workspaceId, type: 'write.unknown', data: {} });
      throw new Error('no');
    });
    await expect(transaction).rejects.toThrow('no');
    expect((await deliveries(hook)).deliveries).toEqual([]);
  });

  it('tries again with the same id and keeps the order', async () => {
    const hook = await createHook();
    r.behave(refuses);
    await happen(hook.workspaceId, 1);
    await happen(hook.workspaceId, 2);
    await until(() => deliveriesOf(hook).length >= 1);
    await until(async () => (await deliveries(hook)).deliveries[1].attempts === 1);
    expect((await call('GET /account/webhooks', { key: hook.key })).body.webhooks[0].state).toBe(
      'failing',
    );
    expect(await deliveries(hook)).toMatchObject({
      deliveries: [{ attempts: 0 }, { state: 'pending', status: 500, error: 'answered 500' }],
    });
    r.behave(accepts);
    h.later(span({ minutes: 1 }));
    await until(() => deliveriesOf(hook).length >= 3);
    expect(numbers(hook)).toEqual([1, 1, 2]);
    const ids = deliveriesOf(hook).map(({ headers }) => headers['webhook-id']);
    expect(ids[0]).toBe(ids[1]);
  });

  it('lets others pass after five attempts when the receiver takes all but one', async () => {
    const hook = await createHook();
    r.behave((response, { body }) =>
      parse(body).data.n === 1
        ? refuses(response, { headers: {}, body })
        : accepts(response, { headers: {}, body }),
    );
    await happen(hook.workspaceId, 1);
    await happen(hook.workspaceId, 2);
    await until(() => {
      h.later(span({ hours: 1 }));
      return numbers(hook).includes(2);
    });
    expect(numbers(hook).filter((n) => n === 1)).toHaveLength(5);
  });

  it('switches the endpoint off after three days, and says so in the activity', async () => {
    const hook = await createHook();
    r.behave(refuses);
    await happen(hook.workspaceId, 1);
    const isOff = async () =>
      (await call('GET /account/webhooks', { key: hook.key })).body.webhooks[0].state === 'off';
    let hours = 0;
    await until(async () => {
      h.later(span({ hours: 7 }));
      hours += 7;
      return isOff();
    });
    expect(hours).toBeGreaterThan(71);
    // The house delivers as well; while it does, a turn of the test passes without an attempt.
    expect(hours).toBeLessThan(240);
    const [event] = (await call('GET /activity?action=webhook.switched_off', { key: hook.key }))
      .body.events;
    expect(event).toMatchObject({
      actor: { kind: 'system' },
      target: { id: hook.id },
      details: { reason: 'answered 500' },
    });
    const deliveryCount = deliveriesOf(hook).length;
    await happen(hook.workspaceId, 2);
    h.later(span({ hours: 7 }));
    await run();
    expect(deliveriesOf(hook).length).toBe(deliveryCount);
    expect(deliveryCount).toBeLessThan(60);
  });

  // Ten seconds of silence are ten seconds of this test.
  it.runIf(process.env.LONG)(
    'gives up on a receiver that never answers, and goes on with the others',
    async () => {
      const [silentHook, quick] = [await createHook(), await createHook()];
      const workspaceIds = new Set<string>();
      r.behave((response, { body, headers }) => {
        workspaceIds.add(String(parse(body).data.workspace_id));
        if (parse(body).data.workspace_id !== silentHook.workspaceId)
          accepts(response, { body, headers });
      });
      await happen(silentHook.workspaceId, 1);
      await happen(quick.workspaceId, 2);
      await until(async () => (await deliveries(quick)).deliveries[0].state === 'delivered');
      await until(async () => (await deliveries(silentHook)).deliveries[0].attempts === 1);
      expect((await deliveries(silentHook)).deliveries[0].error).toBe(
        'no answer within 10 seconds',
      );
    },
    40_000,
  );

  it('lists page by page', async () => {
    const hook = await createHook();
    for (let n = 1; n <= 5; n++) await happen(hook.workspaceId, n);
    const first = await deliveries(hook, '?limit=3');
    const second = await deliveries(hook, `?limit=3&after=${first.next}`);
    const deliveredNumbers = [...first.deliveries, ...second.deliveries].map(
      ({ request }) => parse(request).data.n,
    );
    expect(deliveredNumbers).toEqual([5, 4, 3, 2, 1]);
    expect(second.next).toBeNull();
  });

  it('forgets what was delivered after a month, never what still waits', async () => {
    const hook = await createHook();
    await happen(hook.workspaceId, 1);
    await until(async () => (await deliveries(hook)).deliveries[0].state === 'delivered');
    r.behave(refuses);
    await happen(hook.workspaceId, 2);
    h.later(span({ days: 31 }));
    await deleteOldOf('webhook_deliveries', h.service.deps.store.db, span({ days: 30 }));
    const storedNumbers = (await deliveries(hook)).deliveries.map(
      ({ request }: { request: string }) => parse(request).data.n,
    );
    expect(storedNumbers).toEqual([2]);
  });
});
