import { afterEach, describe, expect, it } from 'vitest';
import type { Kind } from '../../../src/adnet/kinds/list.ts';
import { system } from '../../../src/events/record.ts';
import { tryPublish } from '../../../src/publish/outcome.ts';
import { requesterFor } from '../../../src/publish/requester.ts';
import { reconcile } from '../../helpers/house/background-work.ts';
import { house } from '../../helpers/house/house.ts';
import { campaignBody, newKey, pictureUrl, received, usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house({ env: { ADNET_TIMEOUT_MS: '1500' }, housekeeping: false }));
afterEach(() => h.sandbox.control.clearFaults());

type Customer = { uid: string; workspaceId: string };
type Body = Record<string, unknown> & { account_id: string };

/** Publishes past every door, with the workspace's stored connection. */
const attempt = async (
  { uid, workspaceId }: Customer,
  key: string,
  { kind = 'campaign' as Kind, body = campaignBody() as Body, limits = { hour: 50, day: 50 } } = {},
) => {
  const { deps } = h.service;
  const plan = { writes_per_hour: limits.hour, writes_per_day: limits.day };
  const who = await requesterFor(
    deps,
    { payer: { accountId: uid, plan }, keyLimits: null, actor: system },
    workspaceId,
  );
  const outcome = await tryPublish(deps, who, kind, body, { key });
  return { outcome, now: who.caller.now };
};

describe('publishing without a request', () => {
  it('creates the object once for a key, and says which it is', async () => {
    const customer = await h.connected();
    const key = newKey();
    const requestCount = received(h, 'campaigns').length;
    const { outcome } = await attempt(customer, key);
    const secondAttempt = await attempt(customer, key);
    const id = outcome.kind === 'done' ? JSON.parse(outcome.answer.body.toString()).id : null;
    expect(outcome).toMatchObject({ kind: 'done', objectId: id, writeId: expect.any(String) });
    expect(secondAttempt.outcome).toMatchObject({ kind: 'done', objectId: id });
    expect(received(h, 'campaigns').length).toBe(requestCount + 1);
  });

  it('uploads a picture', async () => {
    const body = { account_id: usd, image_url: pictureUrl(h) };
    const { outcome } = await attempt(await h.connected(), newKey(), { kind: 'image', body });
    expect(outcome).toMatchObject({ kind: 'done', objectId: expect.stringMatching(/^[0-9a-f]+$/) });
  });

  it('tells the platform’s refusal from our own', async () => {
    const customer = await h.connected();
    const lowBudget = campaignBody({ daily_budget: 1 });
    expect((await attempt(customer, newKey(), { body: lowBudget })).outcome).toMatchObject({
      kind: 'rejected',
      answer: { status: 400 },
    });
    const adset = { account_id: usd, campaign_id: '1', bid_strategy: 'COST_CAP', name: 'x' };
    const refusal = await attempt(customer, newKey(), { kind: 'adset', body: adset });
    expect(refusal.outcome).toMatchObject({
      kind: 'refused',
      failure: { code: 'bid_amount_required' },
    });
  });

  it('says until when the limit is reached, the connection is new or the platform throttles', async () => {
    const customer = await h.connected();
    const limitedAttempt = await attempt(customer, newKey(), { limits: { hour: 0, day: 9 } });
    expect(limitedAttempt.outcome).toMatchObject({ kind: 'limited', until: expect.any(Number) });
    const lockedCustomer = await h.connected({ unlocked: false });
    const coolingAttempt = await attempt(lockedCustomer, newKey());
    expect(coolingAttempt.outcome).toMatchObject({ kind: 'cooling' });
    h.sandbox.control.fault({ kind: 'error', code: 17, match: { method: 'POST' } });
    const throttledAttempt = await attempt(customer, newKey());
    expect(throttledAttempt.outcome).toMatchObject({ kind: 'throttled' });
    for (const { outcome, now } of [limitedAttempt, coolingAttempt, throttledAttempt])
      expect('until' in outcome && outcome.until).toBeGreaterThan(now);
  });

  it('says that nothing is connected', async () => {
    expect((await attempt(await h.account(), newKey())).outcome).toEqual({ kind: 'not_connected' });
  });

  it('knows of a lost answer, and what was found later, by the same key', async () => {
    const customer = await h.connected();
    const [arrivedKey, lostKey] = [newKey(), newKey()];
    h.sandbox.control.fault({ kind: 'reset-after-commit', match: { method: 'POST' } });
    const body = campaignBody({ name: 'Found later' });
    expect((await attempt(customer, arrivedKey, { body })).outcome).toMatchObject({
      kind: 'unknown',
    });
    h.sandbox.control.fault({ kind: 'reset-before-commit', match: { method: 'POST' } });
    const lostBody = campaignBody({ name: 'Never made' });
    expect((await attempt(customer, lostKey, { body: lostBody })).outcome).toMatchObject({
      kind: 'unknown',
    });
    h.later(5_000);
    await reconcile(h.service.deps);
    expect((await attempt(customer, arrivedKey, { body })).outcome).toMatchObject({ kind: 'done' });
    h.later(700_000);
    await reconcile(h.service.deps);
    expect((await attempt(customer, lostKey, { body: lostBody })).outcome).toMatchObject({
      kind: 'not_created',
      writeId: expect.any(String),
    });
  });

  it('sends once where two nodes try at the same time', async () => {
    const customer = await h.connected();
    const key = newKey();
    const requestCount = received(h, 'campaigns').length;
    const attempts = await Promise.all([attempt(customer, key), attempt(customer, key)]);
    const kinds = attempts.map(({ outcome }) => outcome.kind);
    expect(kinds).toContain('done');
    for (const kind of kinds) expect(['done', 'in_progress']).toContain(kind);
    expect(received(h, 'campaigns').length).toBe(requestCount + 1);
  });
});
