import { describe, expect, it } from 'vitest';
import { newId } from '../../../src/kernel/ids.ts';
import { checkConnection } from '../../../src/operations/connection/health/check-connections.ts';
import { findHealth, takeDueChecks } from '../../../src/store/connection-health.ts';
import { findConnection } from '../../../src/store/connections.ts';
import { insertWrites } from '../../../src/store/journal/new-writes.ts';
import { takeDueWrites } from '../../../src/store/journal/unsettled-writes.ts';
import { takeUnverified } from '../../../src/store/journal/unverified-writes.ts';
import {
  findWrite,
  findWriteByKey,
  markUnknown,
  releaseKey,
  settleFreeWrites,
  settleWrite,
  voidWrite,
  type WriteOutcome,
} from '../../../src/store/journal/writes.ts';
import { takeLaunches } from '../../../src/store/launches/launches.ts';
import type { WriteState } from '../../../src/store/schema/tables.ts';
import { insertWebhook, takeWebhooks } from '../../../src/store/webhooks/webhooks.ts';
import { house, testEngine } from '../../helpers/house/house.ts';
import { begin, launchCampaign } from '../../helpers/house/launches.ts';
import { usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';
import { newWrite } from '../../helpers/store/new-write.ts';

const h = shared(() => house({ housekeeping: false }));
const db = () => h.service.deps.store.db;
const hourMs = 3_600_000;

const enterWrite = async (more: Parameters<typeof newWrite>[1] = {}) => {
  const write = newWrite('w', { ad_account_id: `act_${newId()}`, ...more });
  await insertWrites(db(), [write]);
  return write;
};

const successOf = (objectId: string): WriteOutcome => ({
  state: 'succeeded',
  status: 200,
  response: '',
  objectId,
});

/** A write that was judged once, by Meta's answer or by a look for its object. */
const enterSettled = async (state: WriteState, by: 'platform' | 'inference') => {
  const { id } = await enterWrite();
  await settleWrite(db(), id, state === 'succeeded' ? successOf('first') : { state }, by);
  return id;
};

const outcomeOf = async (id: string) => {
  const row = await findWrite(db(), id);
  return { state: row?.state, object_id: row?.object_id };
};

const finalStates = ['succeeded', 'rejected', 'not_sent'] as const;
const inferredStates = ['not_created', 'ambiguous'] as const;

describe('what became of a write', () => {
  it('is written down once: Meta’s answer replaces nothing but a guess', async () => {
    for (const state of finalStates) {
      const id = await enterSettled(state, 'platform');
      const outcome = await outcomeOf(id);
      expect(await settleWrite(db(), id, successOf('second'))).toBe(false);
      expect(await outcomeOf(id)).toEqual(outcome);
    }
    for (const state of inferredStates) {
      const id = await enterSettled(state, 'inference');
      expect(await settleWrite(db(), id, successOf('second'))).toBe(true);
      expect(await outcomeOf(id)).toEqual({ state: 'succeeded', object_id: 'second' });
    }
  });

  it('is never replaced by a guess, not even by a better one', async () => {
    for (const state of [...finalStates, ...inferredStates]) {
      const id = await enterSettled(state, state === 'ambiguous' ? 'inference' : 'platform');
      const outcome = await outcomeOf(id);
      expect(await settleWrite(db(), id, successOf('guess'), 'inference')).toBe(false);
      expect(await outcomeOf(id)).toEqual(outcome);
    }
  });

  it('is not unknown again for whoever was just looking for it', async () => {
    const { id } = await enterWrite({ leaseMs: -1 });
    const [dueWrite] = await takeDueWrites(db(), [id], 60_000);
    await settleWrite(db(), id, successOf('first'));
    await markUnknown(db(), { id, checks: dueWrite?.checks ?? -1 }, 0);
    expect(await outcomeOf(id)).toEqual({ state: 'succeeded', object_id: 'first' });
    expect((await findWrite(db(), id))?.next_check_at).toBeNull();
  });

  it.runIf(testEngine() === 'postgres')(
    'is written down once when several come together',
    async () => {
      const open = (await enterWrite()).id;
      const closedId = await enterSettled('succeeded', 'platform');
      const guessedId = await enterSettled('not_created', 'inference');
      const all = [open, closedId, guessedId];
      const settledIds = await settleFreeWrites(
        db(),
        all.map((id) => [id, successOf('second')] as const),
      );
      expect([...settledIds].sort()).toEqual([open, guessedId].sort());
      expect(await outcomeOf(closedId)).toEqual({ state: 'succeeded', object_id: 'first' });
    },
  );

  it('is not taken back: a write that was judged keeps its key, its parameters and its verdict', async () => {
    for (const state of [...finalStates, ...inferredStates]) {
      const write = await enterWrite();
      await settleWrite(db(), write.id, state === 'succeeded' ? successOf('first') : { state });
      expect(await voidWrite(db(), write.id, 'not_sent')).toBe(false);
      expect(await findWriteByKey(db(), 'w', String(write.idempotency_key))).toMatchObject({
        id: write.id,
        state,
        params: write.params,
      });
    }
    const { id, idempotency_key: key } = await enterWrite();
    // While it is open, whoever sends its key again must find it.
    await releaseKey(db(), id);
    expect((await findWriteByKey(db(), 'w', String(key)))?.id).toBe(id);
    expect(await voidWrite(db(), id, 'not_sent')).toBe(true);
    expect(await findWriteByKey(db(), 'w', String(key))).toBeUndefined();
    expect(await voidWrite(db(), id, 'rejected')).toBe(false);
    expect((await findWrite(db(), id))?.state).toBe('not_sent');
  });
});

/** Whoever has read a list takes from it what is still due, however old the list is. */
describe('only what is due is taken', () => {
  it('takes only the lost answers that are due', async () => {
    const dueWrite = await enterWrite({ leaseMs: -1 });
    const earlyWrite = await enterWrite({ leaseMs: hourMs });
    const expiredWrite = await enterWrite({ leaseMs: -1 });
    await settleWrite(db(), expiredWrite.id, successOf('1'));
    const ids = [dueWrite.id, earlyWrite.id, expiredWrite.id];
    const take = async () => (await takeDueWrites(db(), ids, 60_000)).map(({ id }) => id);
    expect(await take()).toEqual([dueWrite.id]);
    expect(await take()).toEqual([]);
  });

  it('takes only the new objects that are due', async () => {
    const accountId = `act_${newId()}`;
    const [dueWrite, earlyWrite, ownTokenWrite] = [
      await enterWrite({ ad_account_id: accountId }),
      await enterWrite({ ad_account_id: accountId }),
      await enterWrite({ ad_account_id: accountId, own_token: 1 }),
    ];
    // They are due on full seconds: this is the one that has just passed.
    for (const { id } of [dueWrite, ownTokenWrite])
      await settleWrite(db(), id, { ...successOf(id), verifyInMs: -1_000 });
    await settleWrite(db(), earlyWrite.id, { ...successOf(earlyWrite.id), verifyInMs: hourMs });
    const place = { workspaceId: 'w', adAccountId: accountId, limit: 10, holdMs: 60_000 };
    const take = async (mine: string[]) =>
      (await takeUnverified(db(), { ...place, mine })).map(({ id }) => id);
    expect(await take([])).toEqual([dueWrite.id]);
    expect(await take([ownTokenWrite.id])).toEqual([ownTokenWrite.id]);
    expect(await take([ownTokenWrite.id])).toEqual([]);
  });

  it('takes only the endpoints that are due', async () => {
    const { workspaceId } = await h.account();
    const endpoint = async (values: Record<string, number>) => {
      const id = newId();
      const url = 'https://example.com/';
      const webhook = { id, workspace_id: workspaceId, url, events: null, secret: 'x' };
      await insertWebhook(db(), webhook);
      if (Object.keys(values).length > 0)
        await db().updateTable('webhooks').set(values).where('id', '=', id).execute();
      return id;
    };
    const nextHour = Date.now() + hourMs;
    const dueWebhook = await endpoint({});
    const others = [
      await endpoint({ retry_at: nextHour }),
      await endpoint({ lease_until: nextHour }),
      await endpoint({ disabled_at: 1 }),
    ];
    const take = async () =>
      (await takeWebhooks(db(), [dueWebhook, ...others], 60_000)).map(({ id }) => id);
    expect(await take()).toEqual([dueWebhook]);
    expect(await take()).toEqual([]);
  });

  it('takes only the launches that are due', async () => {
    const { key } = await h.connected();
    const body = { account_id: usd, campaign: launchCampaign, requires_approval: true };
    const nextHour = Date.now() + hourMs;
    const states = [
      { due_at: 0, lease_until: 0 },
      { due_at: null, lease_until: 0 },
      { due_at: nextHour, lease_until: 0 },
      { due_at: 0, lease_until: nextHour },
    ];
    const ids: string[] = [];
    for (const _ of states) ids.push(await begin(h, key, body));
    // In one transaction, so that the service itself does not take it first.
    const [first, second] = await h.service.deps.store.transaction(async (tx) => {
      for (const [at, id] of ids.entries())
        await tx
          .updateTable('launches')
          .set(states[at] ?? {})
          .where('id', '=', id)
          .execute();
      return [await takeLaunches(tx, ids, 60_000), await takeLaunches(tx, ids, 60_000)];
    });
    expect([first?.map(({ id }) => id), second]).toEqual([[ids[0]], []]);
  });

  it('takes only the connections that are due', async () => {
    const [dueCustomer, earlyCustomer] = [await h.connected(), await h.connected()];
    const ids = [dueCustomer.workspaceId, earlyCustomer.workspaceId];
    await db()
      .updateTable('connection_health')
      .set({ next_check_at: 0 })
      .where('workspace_id', '=', dueCustomer.workspaceId)
      .execute();
    const take = async () => (await takeDueChecks(db(), ids, 60_000)).map(({ id }) => id);
    expect(await take()).toEqual([dueCustomer.workspaceId]);
    expect(await take()).toEqual([]);
  });
});

it('what was found out of an earlier connection is not written down of a new one', async () => {
  const token = h.sandbox.control.createToken({ expiresInSeconds: 0 });
  const { key, workspaceId, uid } = await h.connected({ token });
  const oldConnection = await findConnection(db(), workspaceId);
  if (!oldConnection) throw new Error('not connected');
  // A node asks about the old token while somebody connects again with another.
  h.sandbox.control.expireToken(token);
  const expiredToken = h.sandbox.control.createToken({ expiresInSeconds: 0 });
  const body = { access_token: expiredToken };
  expect((await h.call('POST /adnet/connection/token', { key, body })).status).toBe(200);
  const health = await findHealth(db(), workspaceId);
  await checkConnection(h.service.deps, oldConnection, uid);
  expect(await findHealth(db(), workspaceId)).toEqual(health);
  expect(health?.next_check_at).not.toBeNull();
});
