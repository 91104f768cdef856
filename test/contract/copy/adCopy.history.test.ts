import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPlans } from '../../../src/operations/core/billing-plans.ts';
import { proPlan } from '../../helpers/house/billing-plans.ts';
import { type House, house } from '../../helpers/house/house.ts';
import { deleteOldOf } from '../../helpers/store/delete-old.ts';

const write = 'POST /generate/ad-copy';
const route = 'GET /generate/history';

const brief = {
  product: 'Tidewell, a scheduling app for small clinics',
  audience: 'clinic managers',
  benefits: ['Patients book online'],
  num_variants: 1,
  num_hooks: 1,
};

describe('adCopy.history', () => {
  let h: House;
  beforeAll(async () => {
    const many = proPlan({ ai_calls_per_day: 1000, credits_per_month: 100_000 });
    h = await house({ config: { plans: { ...defaultPlans, many } } });
  });
  afterAll(() => h.stop());

  it('keeps what was written, with its brief and its claims, newest first', async () => {
    const { key } = await h.account();
    expect((await h.call(route, { key })).body).toEqual({ data: [], writer: 'builtin' });
    const first = await h.call(write, { key, body: brief });
    h.later(1_000);
    const second = await h.call(write, { key, body: { ...brief, audience: 'vets' } });
    const { body } = await h.call(route, { key });
    expect(body.data).toHaveLength(2);
    const [newest, oldest] = body.data;
    expect(newest).toMatchObject({ ...second.body, brief: { audience: 'vets' } });
    expect(oldest).toMatchObject({ ...first.body, brief });
    expect(oldest.claims.length).toBeGreaterThan(0);
    expect(Date.parse(newest.created_at)).toBeGreaterThan(Date.parse(oldest.created_at));
  });

  it('keeps nothing of a call that failed', async () => {
    const { key } = await h.account();
    await h.call(write, { key, body: { ...brief, language: 'Japanese' } });
    expect((await h.call(route, { key })).body.data).toEqual([]);
  });

  it('shows a workspace its own alone', async () => {
    const [one, other] = [await h.account(), await h.account()];
    await h.call(write, { key: one.key, body: brief });
    expect((await h.call(route, { key: other.key })).body.data).toEqual([]);
  });

  it('keeps the fifty newest, for ninety days', async () => {
    const { key } = await h.account({ plan: 'many' });
    for (let at = 0; at < 52; at++)
      await h.call(write, { key, body: { ...brief, audience: `clinic ${at}` } });
    const { body } = await h.call(route, { key });
    expect(body.data).toHaveLength(50);
    const audiences = body.data.map((one: { brief: { audience: string } }) => one.brief.audience);
    expect(audiences).not.toContain('clinic 0');
    h.later(91 * 86_400_000);
    await deleteOldOf('copy_history', h.service.deps.store.db, 90 * 86_400_000);
    expect((await h.call(route, { key })).body.data).toEqual([]);
  });
});
