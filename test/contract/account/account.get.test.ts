// One store is enough: what it keeps, others keep that are tried on both.

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readNow } from '../../../src/store/clock.ts';
import { signedIn } from '../../helpers/callers/browser-visit.ts';
import { house } from '../../helpers/house/house.ts';
import { usd } from '../../helpers/house/publishing.ts';
import { documented } from '../../helpers/operations/documented.ts';
import { isFirstStore } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
const call = documented(h);

const monthOf = (at: Date) => ({
  start: new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1)),
  end: new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)),
});

/** One generation as the store keeps it. */
const generate = (
  { uid, workspaceId }: { uid: string; workspaceId: string },
  at: Date,
  state: 'settled' | 'reserved' = 'settled',
  { service } = h,
) =>
  service.deps.store.db
    .insertInto('generations')
    .values({
      id: randomUUID(),
      account_id: uid,
      workspace_id: workspaceId,
      idempotency_key: null,
      fingerprint: 'f',
      state,
      credits: 10,
      month: at.toISOString().slice(0, 7),
      day: at.toISOString().slice(0, 10),
      created_at: at.getTime(),
      lease_until: at.getTime(),
      response: null,
    })
    .execute();

describe('account.get', () => {
  it('answers the account to the letter', async () => {
    const { uid, email, key, workspaceId } = await h.account();
    const { start, end } = monthOf(new Date());
    const answer = await call('GET /account', { key });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.body).toEqual({
      uid,
      email,
      workspace_id: workspaceId,
      usage: {
        plan: 'pro',
        credits_used: 0,
        credits_total: 2000,
        watchlist_used: 0,
        watchlist_limit: 100,
        workspaces_used: 1,
        workspaces_limit: 10,
        period_start: start.toISOString(),
        period_end: end.toISOString(),
        writes: { hour: { limit: 200, remaining: 200 }, day: { limit: 2000, remaining: 2000 } },
      },
      ai_calls: { used_today: 0, daily_cap: 200, remaining_today: 200 },
    });
  });

  it('tells the writes left as the headers of a write do, in the API and on the page', async () => {
    const { key, uid, workspaceId } = await h.connected({ plan: 'starter' });
    const campaign = await h.call('POST /adnet/campaigns', {
      key,
      body: { account_id: usd, name: 'One write', objective: 'OUTCOME_TRAFFIC' },
    });
    expect(campaign.status).toBe(200);
    expect(campaign.headers.get('ratelimit')).toBe('"hour";r=59;t=3600, "day";r=499;t=86400');
    expect((await call('GET /account', { key })).body.usage.writes).toEqual({
      hour: { limit: 60, remaining: 59 },
      day: { limit: 500, remaining: 499 },
    });
    const browser = await signedIn(h, uid);
    const { text } = await browser.go(`/console/w/${workspaceId}/usage`);
    expect(text).toContain('1 used of 60');
    expect(text).toContain('499 left. Each comes back a day after it was made.');
  });

  it.runIf(isFirstStore).each([
    ['free', 1, 50, 5, 5],
    ['starter', 3, 500, 50, 25],
    ['pro', 10, 2000, 200, 100],
    ['agency', 50, 10_000, 1000, 500],
  ])('tells the numbers of plan %s', async (plan, workspaces, credits, calls, watchlist) => {
    const { key } = await h.account({ plan });
    const { usage, ai_calls } = (await call('GET /account', { key })).body;
    expect([usage.plan, usage.workspaces_limit, usage.credits_total]).toEqual([
      plan,
      workspaces,
      credits,
    ]);
    expect([ai_calls.daily_cap, ai_calls.remaining_today, usage.watchlist_limit]).toEqual([
      calls,
      calls,
      watchlist,
    ]);
  });

  it('names the workspace the request resolves to', async () => {
    const { key } = await h.account();
    const { id } = (await call('POST /account/workspaces', { key, body: { name: 'B' } })).body;
    const headers = { 'x-workspace-id': id.toUpperCase() };
    expect((await call('GET /account', { key, headers })).body.workspace_id).toBe(id);
  });

  it('counts active workspaces of the account that pays for the one it acts on', async () => {
    const { key, workspaceId } = await h.account();
    const countWorkspaces = async () =>
      (await call('GET /account', { key })).body.usage.workspaces_used;
    await call('POST /account/workspaces', { key, body: { name: 'B' } });
    expect(await countWorkspaces()).toBe(2);
    const guest = await h.member(workspaceId, 'admin');
    const guestAccount = (await call('GET /account', { key: guest.key })).body;
    expect([guestAccount.uid, guestAccount.usage.workspaces_used]).toEqual([guest.uid, 2]);
    const home = (await call('GET /account', { key: guest.homeKey })).body;
    expect(home.usage.workspaces_used).toBe(1);
    await call(`DELETE /account/workspaces/${workspaceId}`, { key });
    expect(await countWorkspaces()).toBe(1);
  });

  it('counts settled credits of this month and calls of this day, and nothing else', async () => {
    const { uid, key, workspaceId } = await h.account({ plan: 'free' });
    const today = new Date(await readNow(h.service.deps.store.db));
    const lastMonth = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 0));
    const otherDay = new Date(
      Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() === 1 ? 2 : 1),
    );
    await generate({ uid, workspaceId }, today, 'settled');
    await generate({ uid, workspaceId }, today, 'reserved');
    await generate({ uid, workspaceId }, otherDay, 'settled');
    await generate({ uid, workspaceId }, lastMonth, 'settled');
    const { usage, ai_calls } = (await call('GET /account', { key })).body;
    expect(usage.credits_used).toBe(20);
    expect(ai_calls).toEqual({ used_today: 1, daily_cap: 5, remaining_today: 4 });
  });

  it('never tells a negative remainder', async () => {
    const { uid, key, workspaceId } = await h.account({ plan: 'free' });
    const today = new Date(await readNow(h.service.deps.store.db));
    for (let n = 0; n < 7; n++) await generate({ uid, workspaceId }, today, 'settled');
    expect((await call('GET /account', { key })).body.ai_calls).toEqual({
      used_today: 7,
      daily_cap: 5,
      remaining_today: 0,
    });
  });

  it('starts the day and the month anew by the database’s clock', async () => {
    const otherHouse = await house();
    try {
      const { uid, key, workspaceId } = await otherHouse.account();
      const usageBefore = (await otherHouse.call('GET /account', { key })).body.usage;
      await generate({ uid, workspaceId }, new Date(), 'settled', otherHouse);
      expect((await otherHouse.call('GET /account', { key })).body.usage.credits_used).toBe(10);
      otherHouse.later(Date.parse(usageBefore.period_end) - Date.now() + 1_000);
      const { usage, ai_calls } = (await otherHouse.call('GET /account', { key })).body;
      expect(usage.period_start).toBe(usageBefore.period_end);
      expect(usage.credits_used).toBe(0);
      expect(ai_calls.used_today).toBe(0);
    } finally {
      await otherHouse.stop();
    }
  });

  it('follows a change of plan at once', async () => {
    const { email, key } = await h.account({ plan: 'free' });
    await h.operate('accounts set-plan', { email, plan: 'agency' });
    expect((await call('GET /account', { key })).body.usage.credits_total).toBe(10_000);
  });

  it.runIf(isFirstStore)('answers HEAD with the same headers and no body', async () => {
    const { key } = await h.account();
    const answer = await call('GET /account', { key });
    const head = await h.call('HEAD /account', { key });
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(answer.text)));
  });
});
