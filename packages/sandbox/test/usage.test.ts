import { describe, expect, it } from 'vitest';
import { demo } from '../src/index.ts';
import { campaign, eur, stage, usd } from './kit.ts';

const usageOf = (headers: Record<string, unknown>) =>
  JSON.parse(String(headers['x-ad-account-usage'])) as {
    acc_id_util_pct: number;
    reset_time_duration: number;
  };
const businessOf = (headers: Record<string, unknown>) =>
  JSON.parse(String(headers['x-business-use-case-usage']))[demo.usdAccountId][0];

describe('usage', () => {
  it('climbs by one for a read and three for a write, and decays', async () => {
    const on = stage();
    on.control.settings({ tier: 'development_access' });
    const first = usageOf((await on.get(`/${usd}`)).headers).acc_id_util_pct;
    const second = usageOf((await on.get(`/${usd}`)).headers).acc_id_util_pct;
    const third = usageOf((await on.post(`/${usd}/campaigns`, campaign())).headers).acc_id_util_pct;
    expect([first, second, third]).toEqual([1.67, 3.33, 8.33]);
    on.later(310);
    expect(usageOf((await on.get(`/${usd}`)).headers).acc_id_util_pct).toBe(1.67);
  });
  it('is told on refusals too, and for insights and core calls in their own headers', async () => {
    const on = stage();
    const response = await on.get(`/${usd}/campaigns?fields=nothing`);
    expect(businessOf(response.headers)).toMatchObject({ type: 'ads_management' });
    const insights = await on.get(`/${usd}/insights`);
    expect(businessOf(insights.headers).type).toBe('ads_insights');
    expect(insights.headers['x-fb-ads-insights-throttle']).toMatch(/acc_id_util_pct/);
    expect((await on.get('/me')).headers['x-app-usage']).toMatch(/call_count/);
  });
  it('adds up the usage of insights over all accounts of the app, apart from other calls', async () => {
    const on = stage();
    const shareAfter = async (account: string) => {
      const { headers } = await on.get(`/${account}/insights?date_preset=today`);
      return JSON.parse(String(headers['x-fb-ads-insights-throttle'])).app_id_util_pct as number;
    };
    for (let n = 0; n < 150; n += 1) await shareAfter(usd);
    for (let n = 0; n < 50; n += 1) await shareAfter(eur);
    expect(await shareAfter(usd)).toBe(2);
    expect((await on.get('/me')).headers['x-app-usage']).toContain('"call_count":1,');
  });
  it('ends in error 17 without a Retry-After, until the block is over', async () => {
    const on = stage();
    on.control.settings({ tier: 'development_access' });
    let last = await on.get(`/${usd}`);
    for (let n = 0; n < 60; n += 1) last = await on.get(`/${usd}`);
    expect(last.body.error).toMatchObject({ code: 17, error_subcode: 2446079 });
    expect(last.status).toBe(400);
    expect(last.headers['retry-after']).toBeUndefined();
    expect(usageOf(last.headers)).toMatchObject({ acc_id_util_pct: 100, reset_time_duration: 300 });
    expect(businessOf(last.headers)).toMatchObject({
      call_count: 100,
      estimated_time_to_regain_access: 5,
    });
    on.later(311);
    expect((await on.get(`/${usd}`)).status).toBe(200);
  });
  it('allows a hundred writes a second', async () => {
    const on = stage();
    const body = campaign({ execution_options: ['validate_only'] });
    for (let n = 0; n < 100; n += 1) await on.post(`/${usd}/campaigns`, body);
    const response = await on.post(`/${usd}/campaigns`, body);
    expect(response.body.error).toMatchObject({ code: 613, error_subcode: 5044001 });
  });
  it.each([
    [17, 2446079],
    [80004, 2446079],
    [80000, 2446079],
    [80001, undefined],
    [613, undefined],
    [4, undefined],
  ])('is blocked with %s on command', async (code, subcode) => {
    const on = stage();
    on.control.throttle({ account: usd, code, calls: 2 });
    for (const _ of [1, 2]) {
      const { body } = await on.post(`/${usd}/campaigns`, campaign());
      expect(body.error.code).toBe(code);
      expect(body.error.error_subcode).toBe(subcode);
    }
    expect((await on.post(`/${usd}/campaigns`, campaign())).status).toBe(200);
    on.control.throttle({ code: 4, seconds: 30 });
    expect((await on.get('/me')).body.error.code).toBe(4);
    on.later(31);
    expect((await on.get('/me')).status).toBe(200);
  });
});
