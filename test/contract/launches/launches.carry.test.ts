import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { demo } from 'graph-ads-sandbox';
import { afterEach, describe, expect, it } from 'vitest';
import { claimStep } from '../../../src/store/launches/launch-steps.ts';
import { house } from '../../helpers/house/house.ts';
import {
  begin,
  launchAdSet,
  launchCampaign,
  launchCopy,
  launchDefaults,
  over,
  resume,
  statesOf,
  until,
  wholeLaunch,
} from '../../helpers/house/launches.ts';
import { received, usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house({ env: { ADNET_TIMEOUT_MS: '1500' } }));
afterEach(() => h.sandbox.control.clearFaults());

const post = { method: 'POST' };
const at = (edge: string) => ({ ...post, path: `/${usd}/${edge}` });

describe('a launch that is refused', () => {
  it('goes on with what does not depend on it, and resumes with a corrected step', async () => {
    const { key } = await h.connected();
    const requestCount = received(h, 'ads').length;
    const id = await begin(h, key, {
      ...wholeLaunch(h),
      ad_sets: [launchAdSet('good'), launchAdSet('bad', { daily_budget: 1 })],
      copies: [launchCopy('a')],
      images: [],
    });
    const stoppedLaunch = await until(h, key, id, over);
    expect(stoppedLaunch).toMatchObject({
      state: 'stopped',
      reason: { code: 'step_rejected', step: 'adset-2', message: expect.any(String) },
      steps: { total: 6, done: 4, rejected: 1 },
    });
    expect(statesOf(stoppedLaunch)).toMatchObject({ 'adset-2': 'rejected', 'ad-2': 'skipped' });
    const rejectedItem = stoppedLaunch.items.find(
      ({ step }: { step: string }) => step === 'adset-2',
    );
    expect(rejectedItem).toMatchObject({
      error: { code: 100, message: expect.any(String) },
      help: { title: expect.any(String), fix: expect.any(String) },
      params: { daily_budget: 1 },
    });
    const answer = await resume(h, key, id, { replace: { 'adset-2': { daily_budget: 3000 } } });
    expect(answer).toMatchObject({ status: 200, body: { state: 'running' } });
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done', steps: { done: 6 } });
    expect(received(h, 'ads').length).toBe(requestCount + 2);
  });

  it('stops at once where the rest would be useless', async () => {
    const { key } = await h.connected();
    const requestCount = received(h, 'adcreatives').length;
    h.sandbox.control.fault({ kind: 'error', code: 100, match: at('campaigns') });
    const id = await begin(h, key);
    const stoppedLaunch = await until(h, key, id, over);
    expect(stoppedLaunch).toMatchObject({ state: 'stopped', reason: { step: 'campaign' } });
    expect(statesOf(stoppedLaunch)).toMatchObject({ campaign: 'rejected', 'ad-1': 'skipped' });
    expect(received(h, 'adcreatives').length).toBe(requestCount);
  });
});

describe('a launch that has to wait', () => {
  it('goes on by itself after the write limit', async () => {
    const { key, uid, workspaceId } = await h.connected({ plan: 'starter' });
    const { db } = h.service.deps.store;
    const now = Math.floor(Date.now() / 1000);
    await db
      .insertInto('write_seconds')
      .values({ workspace_id: workspaceId, second: now - 3000, n: 57 })
      .execute();
    expect(uid).toBeTruthy();
    const id = await begin(h, key);
    const waitingLaunch = await until(h, key, id, ({ state }) => state === 'waiting');
    expect(waitingLaunch).toMatchObject({
      waiting: { for: 'limit', until: expect.any(String) },
      steps: { done: 3 },
    });
    h.later(700_000);
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done', steps: { done: 11 } });
  });

  it('waits for the cool-down and for a throttle', async () => {
    const { key } = await h.connected({ unlocked: false });
    const id = await begin(h, key);
    const waitingLaunch = await until(h, key, id, ({ state }) => state === 'waiting');
    expect(waitingLaunch).toMatchObject({ waiting: { for: 'cool-down' }, steps: { done: 0 } });
    h.sandbox.control.fault({ kind: 'error', code: 17, match: at('campaigns') });
    h.later(40_000);
    const throttledLaunch = await until(h, key, id, ({ waiting: now }) => now?.for === 'throttle');
    expect(throttledLaunch.state).toBe('waiting');
    h.later(400_000);
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done' });
  });

  it('waits for a connection that has expired, and goes on with the new one', async () => {
    const { key, workspaceId } = await h.connected();
    const { db } = h.service.deps.store;
    h.sandbox.control.fault({ kind: 'delay', ms: 400, times: 0, match: post });
    const id = await begin(h, key);
    await db
      .updateTable('connections')
      .set({ expired_at: 1 })
      .where('workspace_id', '=', workspaceId)
      .execute();
    const waitingLaunch = await until(h, key, id, ({ state }) => state === 'waiting');
    expect(waitingLaunch.waiting.for).toBe('connection');
    h.sandbox.control.clearFaults();
    await h.call('POST /adnet/connection/token', {
      key,
      body: { access_token: demo.systemUserToken },
    });
    await db
      .updateTable('connections')
      .set({ writes_unlock_at: 0 })
      .where('workspace_id', '=', workspaceId)
      .execute();
    h.later(20_000);
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done' });
  });
});

describe('a launch whose answers are lost', () => {
  it('looks the object up and never sends it again; what depends on it waits', async () => {
    const { key } = await h.connected();
    h.sandbox.control.fault({ kind: 'reset-after-commit', match: at('campaigns') });
    const requestCount = received(h, 'campaigns').length;
    const id = await begin(h, key, {
      ...wholeLaunch(h),
      campaign: { ...launchCampaign, name: 'Lost' },
    });
    await until(h, key, id, ({ steps }) => steps.unknown === 1);
    h.later(5_000);
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done', steps: { done: 11 } });
    expect(received(h, 'campaigns').length).toBe(requestCount + 1);
  });

  it('stops where the object was never made, and resume makes it', async () => {
    const { key } = await h.connected();
    h.sandbox.control.fault({ kind: 'reset-before-commit', match: at('campaigns') });
    const id = await begin(h, key, {
      account_id: usd,
      campaign: { ...launchCampaign, name: 'Never' },
    });
    await until(h, key, id, ({ steps }) => steps.unknown === 1);
    h.later(700_000);
    const stoppedLaunch = await until(h, key, id, over);
    expect(stoppedLaunch).toMatchObject({ state: 'stopped', steps: { rejected: 1 } });
    await resume(h, key, id);
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done' });
  });
});

describe('what ends a launch, and what does not', () => {
  it('goes on when the key that started it is revoked', async () => {
    const { key } = await h.connected();
    const answer = await h.call('POST /account/api-keys', { key, body: {} });
    h.sandbox.control.fault({ kind: 'delay', ms: 200, times: 0, match: post });
    const id = await begin(h, answer.body.key);
    await h.call(`DELETE /account/api-keys/${answer.body.id}`, { key });
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done' });
  });

  it.each([
    [
      'archived',
      'workspace_archived',
      (key: string, workspaceId: string) =>
        h.call(`DELETE /account/workspaces/${workspaceId}`, { key }),
      (key: string, workspaceId: string) =>
        h.call(`POST /account/workspaces/${workspaceId}/unarchive`, { key }),
    ],
    [
      'disconnected',
      'adnet_not_connected',
      (key: string) => h.call('DELETE /adnet/connection', { key }),
      async () => {},
    ],
  ])('stops when its workspace is %s', async (_, code, end, mend) => {
    const { key, workspaceId } = await h.connected();
    h.sandbox.control.fault({ kind: 'delay', ms: 1_200, times: 0, match: post });
    const id = await begin(h, key);
    await end(key, workspaceId);
    const { db } = h.service.deps.store;
    const isOver = async () => {
      const row = await db
        .selectFrom('launches')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.state === 'stopped' ? row : null;
    };
    for (let turn = 0; turn < 200 && !(await isOver()); turn++) await setTimeout(50);
    expect(JSON.parse((await isOver())?.stop_reason ?? '{}')).toMatchObject({ code });
    await mend(key, workspaceId);
    expect(statesOf((await h.call(`GET /adnet/launches/${id}`, { key })).body)['ad-1']).toBe(
      'skipped',
    );
  });

  it('claims a step for one holder alone: an old lease sends nothing', async () => {
    const { key } = await h.connected({ unlocked: false });
    const id = await begin(h, key, {
      account_id: usd,
      campaign: launchCampaign,
      defaults: launchDefaults,
    });
    await until(h, key, id, ({ state }) => state === 'waiting');
    const { db } = h.service.deps.store;
    const lease = (number: number, until: number) =>
      db
        .updateTable('launches')
        .set({ lease_number: number, lease_until: until })
        .where('id', '=', id)
        .execute();
    const farFuture = 9_000_000_000_000;
    const campaign = { step: 'campaign', attempt: 1 };
    await lease(7, farFuture);
    expect(await claimStep(db, { id, lease_number: 6 }, campaign, 'w1')).toBe(false);
    await lease(7, 1);
    expect(await claimStep(db, { id, lease_number: 7 }, campaign, 'w1')).toBe(false);
    await lease(7, farFuture);
    expect(await claimStep(db, { id, lease_number: 7 }, campaign, 'w1')).toBe(true);
    expect(await claimStep(db, { id, lease_number: 7 }, campaign, 'w2')).toBe(false);
  });

  it('leaves the loop to others while a step is open that another try is still sending', async () => {
    const { key } = await h.connected();
    h.sandbox.control.fault({ kind: 'delay', ms: 1_000, match: at('campaigns') });
    const requestCount = received(h, 'campaigns').length;
    const id = await begin(h, key, { account_id: usd, campaign: launchCampaign });
    await until(h, key, id, (now) => statesOf(now)['campaign'] === 'sending');
    const { db } = h.service.deps.store;
    await db
      .updateTable('launch_steps')
      .set({ state: 'pending', write_id: null })
      .where('launch_id', '=', id)
      .execute();
    await db
      .updateTable('launches')
      .set({ lease_until: 0, lease_number: 9, due_at: 1 })
      .where('id', '=', id)
      .execute();
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    await until(h, key, id, ({ steps }) => steps.done === 1);
    delay.disable();
    expect(delay.max / 1e6).toBeLessThan(2_000);
    expect(received(h, 'campaigns').length).toBe(requestCount + 1);
  });
});
