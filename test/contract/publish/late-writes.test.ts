import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../src/kernel/ids.ts';
import { releaseLaunch } from '../../../src/publish/launch/finish.ts';
import { insertWrites } from '../../../src/store/journal/new-writes.ts';
import { takeDueWrites } from '../../../src/store/journal/unsettled-writes.ts';
import {
  isHeld,
  noteVerified,
  takeUnverified,
} from '../../../src/store/journal/unverified-writes.ts';
import { findWrite, markUnknown, settleWrite } from '../../../src/store/journal/writes.ts';
import { skipSteps } from '../../../src/store/launches/launch-steps.ts';
import { findLaunch, updateLaunch } from '../../../src/store/launches/launches.ts';
import {
  enqueueDeliveries,
  listPending,
  noteArrivals,
  noteAttempt,
} from '../../../src/store/webhooks/deliveries.ts';
import {
  disableWebhook,
  insertWebhook,
  noteFailure,
  noteRecovery,
  releaseWebhook,
  replaceWebhookSecrets,
  takeWebhooks,
} from '../../../src/store/webhooks/webhooks.ts';
import { house } from '../../helpers/house/house.ts';
import {
  begin,
  launchAdSet,
  launchCampaign,
  over,
  statesOf,
  until,
} from '../../helpers/house/launches.ts';
import { newKey, usd, withKey } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';
import { newWrite } from '../../helpers/store/new-write.ts';

const h = shared(() => house());
const db = () => h.service.deps.store.db;

describe('a node that slept while another went on', () => {
  it('does not take a resumed launch for one that is over', async () => {
    const { key, workspaceId } = await h.connected();
    const id = await begin(h, key, {
      account_id: usd,
      campaign: launchCampaign,
      ad_sets: [launchAdSet('a', { daily_budget: 1 })],
    });
    await until(h, key, id, over);
    const launch = await findLaunch(db(), workspaceId, id);
    if (!launch) throw new Error('no launch');
    const schedule = { dueInMs: 3_600_000, stop_reason: null };
    const resumedLaunch = await updateLaunch(db(), id, {
      ...schedule,
      state: 'running',
      fence: true,
    });
    expect(resumedLaunch.lease_number).toBeGreaterThan(launch.lease_number);
    // As its earlier holder, and as one who took it at the same moment as it was resumed.
    for (const lease of [launch, { ...launch, lease_number: resumedLaunch.lease_number }])
      await releaseLaunch(h.service.deps, lease);
    expect((await findLaunch(db(), workspaceId, id))?.due_at).toBe(resumedLaunch.due_at);
    await db()
      .updateTable('launch_steps')
      .set({ state: 'pending' })
      .where('launch_id', '=', id)
      .where('step', '=', 'adset-1')
      .execute();
    await skipSteps(db(), launch, ['adset-1']);
    expect(statesOf((await h.call(`GET /adnet/launches/${id}`, { key })).body)).toMatchObject({
      'adset-1': 'pending',
    });
  });

  it('does not end the look of whoever looks for a lost answer now', async () => {
    const { workspaceId } = await h.connected();
    const write = newWrite(workspaceId, { leaseMs: -1, ad_account_id: `act_${newId()}` });
    await insertWrites(db(), [write]);
    const takeWrite = async () =>
      (await takeDueWrites(db(), [write.id], 60_000)).find(({ id }) => id === write.id);
    const first = await takeWrite();
    h.later(61_000);
    const second = await takeWrite();
    expect([first?.checks, second?.checks]).toEqual([1, 2]);
    await markUnknown(db(), { id: write.id, checks: 1 }, 0);
    // Nor does its sender, who hears of it at last.
    await markUnknown(db(), { id: write.id, checks: 0 }, 0);
    expect((await findWrite(db(), write.id))?.next_check_at).toBe(second?.next_check_at);
  });

  it('does not end the reading back of an object that another node looks at', async () => {
    const { workspaceId } = await h.connected();
    const write = newWrite(workspaceId);
    await insertWrites(db(), [write]);
    const outcome = { state: 'succeeded' as const, status: 200, response: '', objectId: '1' };
    await settleWrite(db(), write.id, { ...outcome, verifyInMs: 0 });
    // It is due at the next full second.
    h.later(1_000);
    const take = async () => {
      const writes = await takeUnverified(db(), {
        limit: 100,
        holdMs: 60_000,
        mine: [],
        workspaceId,
        adAccountId: write.ad_account_id,
      });
      const unverifiedWrite = writes.find(({ id }) => id === write.id);
      if (!unverifiedWrite) throw new Error('not taken');
      return unverifiedWrite;
    };
    const first = await take();
    expect(await isHeld(db(), first)).toBe(true);
    h.later(61_000);
    expect(await isHeld(db(), first)).toBe(false);
    const second = await take();
    expect([await isHeld(db(), first), await isHeld(db(), second)]).toEqual([false, true]);
    await noteVerified(db(), [first], 'paused');
    expect((await findWrite(db(), write.id))?.verify_at).toBe(second.verify_at);
    await noteVerified(db(), [second], 'born_live');
    expect(await findWrite(db(), write.id)).toMatchObject({ verify_at: null, found: 'born_live' });
  });

  it('does not touch an endpoint that another node serves, nor an event that has arrived', async () => {
    const { workspaceId } = await h.connected();
    const { webhook, take } = await endpointWithEvent(workspaceId);
    const row = () =>
      db()
        .selectFrom('webhooks')
        .selectAll()
        .where('id', '=', webhook.id)
        .executeTakeFirstOrThrow();
    const first = await take();
    expect(await takeWebhooks(db(), [webhook.id], 20_000)).toEqual([]);
    h.later(21_000);
    const second = await take();
    const [delivery] = await listPending(db(), webhook.id, 1);
    if (!delivery) throw new Error('nothing to deliver');
    expect(await noteFailure(db(), first, 1_000)).toBeUndefined();
    expect((await row()).failing_since).toBeNull();
    expect(await noteFailure(db(), second, 1_000)).toBeDefined();
    await noteRecovery(db(), first);
    expect((await row()).failing_since).not.toBeNull();
    await noteRecovery(db(), second);
    await releaseWebhook(db(), first);
    expect(await disableWebhook(db(), first)).toBe(false);
    expect(await row()).toMatchObject({
      lease_until: second.lease_until,
      failing_since: null,
      disabled_at: null,
    });
    const failure = { state: 'pending' as const, status: 500, answer: '', error: 'x', took_ms: 1 };
    const event = () =>
      db()
        .selectFrom('webhook_deliveries')
        .select(['state', 'attempts', 'status'])
        .where('id', '=', delivery.id)
        .executeTakeFirstOrThrow();
    // Of two attempts that began alike, the first that is written down counts.
    for (const status of [500, 501])
      await noteAttempt(db(), delivery, { ...failure, status, retryInMs: 0 });
    expect(await event()).toMatchObject({ state: 'pending', attempts: 1, status: 500 });
    for (const status of [200, 204])
      await noteArrivals(db(), [{ id: delivery.id, status, answer: '', took_ms: 1 }]);
    await noteAttempt(db(), { ...delivery, attempts: 1 }, { ...failure, retryInMs: 0 });
    expect(await event()).toMatchObject({ state: 'delivered', attempts: 2, status: 200 });
    await releaseWebhook(db(), second);
    expect((await row()).lease_until).toBe(0);
  });

  it('does not put a secret back that was replaced while it was sealed anew', async () => {
    const { workspaceId } = await h.connected();
    const { webhook, take } = await endpointWithEvent(workspaceId);
    const read = { id: webhook.id, secret: 'of before', old_secret: null };
    await replaceWebhookSecrets(db(), read, { secret: 'sealed anew', old_secret: null });
    expect((await take()).secret).toBe('x');
  });

  it('does not send again what was given up when the endpoint was switched off', async () => {
    const { workspaceId } = await h.connected();
    const { webhook, take } = await endpointWithEvent(workspaceId);
    const leasedWebhook = await take();
    const [delivery] = await listPending(db(), webhook.id, 1);
    if (!delivery) throw new Error('nothing to deliver');
    expect(await disableWebhook(db(), leasedWebhook)).toBe(true);
    const failure = { state: 'pending' as const, status: 500, answer: '', error: 'x', took_ms: 1 };
    await noteAttempt(db(), delivery, { ...failure, retryInMs: 0 });
    expect(await listPending(db(), webhook.id, 1)).toEqual([]);
  });
});

const endpointWithEvent = async (workspaceId: string) => {
  const webhook = {
    id: newId(),
    workspace_id: workspaceId,
    url: 'https://example.com/',
    events: null,
    secret: 'x',
  };
  await insertWebhook(db(), webhook);
  const event = { event_id: newId(), workspace_id: workspaceId, type: 't', body: '{}' };
  await enqueueDeliveries(db(), [event]);
  const take = async () => {
    const [leasedWebhook] = await takeWebhooks(db(), [webhook.id], 20_000);
    if (!leasedWebhook) throw new Error('not taken');
    return leasedWebhook;
  };
  return { webhook, take };
};

describe('the keys of a launch’s steps', () => {
  it('are no Idempotency-Keys of callers', async () => {
    const { key } = await h.connected();
    const body = { account_id: usd, campaign: launchCampaign, requires_approval: true };
    const id = await begin(h, key, body);
    const campaign = { account_id: usd, name: 'Mine', objective: 'OUTCOME_TRAFFIC' };
    for (const idempotencyKey of [`launch:${id}:campaign:1`, newKey()])
      expect(
        (
          await h.call('POST /adnet/campaigns', {
            key,
            body: campaign,
            headers: withKey(idempotencyKey),
          })
        ).status,
      ).toBe(200);
    const headers = {
      'idempotency-key': Buffer.from(`→launch:${id}:campaign:1`).toString('latin1'),
    };
    expect((await h.call('POST /adnet/campaigns', { key, body: campaign, headers })).status).toBe(
      400,
    );
    await h.call(`POST /adnet/launches/${id}/approve`, { key });
    const finishedLaunch = await until(h, key, id, over);
    expect(finishedLaunch).toMatchObject({ state: 'done', steps: { done: 1 } });
    expect(finishedLaunch.items[0].name).toBe(launchCampaign.name);
  });
});

describe('a launch that waits', () => {
  it('is told once for each reason, however often somebody looks', async () => {
    const { key } = await h.connected({ unlocked: false });
    const id = await begin(h, key, { account_id: usd, campaign: launchCampaign });
    const waitForLease = async (previousLeaseNumber: number) => {
      for (let turn = 0; turn < 300; turn++) {
        const row = await db()
          .selectFrom('launches')
          .select(['state', 'lease_number'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        if (row.state === 'waiting' && row.lease_number > previousLeaseNumber)
          return row.lease_number;
        await setTimeout(50);
      }
      const rows = await db().selectFrom('launches').selectAll().where('id', '=', id).execute();
      throw new Error(`it does not wait: ${JSON.stringify(rows)}`);
    };
    const events = async () =>
      (await h.call('GET /activity?action=launch.waiting', { key })).body.events.filter(
        ({ target }: { target: { id: string } }) => target.id === id,
      ).length;
    let leaseNumber = await waitForLease(0);
    for (let round = 0; round < 3; round++) {
      await db().updateTable('launches').set({ due_at: 0 }).where('id', '=', id).execute();
      h.service.deps.launchWakeUp.wake();
      leaseNumber = await waitForLease(leaseNumber);
    }
    expect(await events()).toBe(1);
  });
});
