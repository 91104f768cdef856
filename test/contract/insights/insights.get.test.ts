// One store is enough: it asks the store for nothing but the caller.

import { expect, it } from 'vitest';
import { usd } from '../../helpers/house/publishing.ts';
import { badLimits, readingRoom } from '../../helpers/platform/reading-room.ts';
import { shared } from '../../helpers/run/shared.ts';

const room = shared(readingRoom);

const insights = `/adnet/insights/${usd}`;

it('asks for the last 30 days per ad, 25 rows', async () => {
  const { answer, path, params } = await room.ask(insights);
  expect(path).toBe(`/${usd}/insights`);
  expect(params).toMatchObject({ date_preset: 'last_30d', level: 'ad', limit: '25' });
  expect(Object.keys(params).sort()).toEqual(['date_preset', 'fields', 'level', 'limit']);
  for (const field of ['spend', 'impressions', 'clicks', 'conversions', 'ad_id'])
    expect(params['fields']?.split(',')).toContain(field);
  expect(answer.body.data[0]).toMatchObject({ spend: expect.any(String) });
});

it('takes an account, campaign, ad set or ad, and nothing else', async () => {
  const { answer } = await room.ask(`/adnet/ad-accounts/${usd}/ads?limit=1`);
  const [{ id, campaign_id, adset_id }] = answer.body.data;
  for (const object of [id, campaign_id, adset_id])
    expect((await room.ask(`/adnet/insights/${object}`)).path).toBe(`/${object}/insights`);
  for (const bad of ['act_', 'act_act_1', 'me', '01', '0', 'x', '1,2', '18446744073709551616'])
    await room.refuse(`/adnet/insights/${encodeURIComponent(bad)}`, 'object_id');
});

it('takes presets; lifetime is what the platform calls maximum', async () => {
  for (const preset of ['last_7d', 'last_30d', 'today', 'maximum'])
    expect((await room.ask(`${insights}?time_range=${preset}`)).params['date_preset']).toBe(preset);
  expect((await room.ask(`${insights}?time_range=lifetime`)).params['date_preset']).toBe('maximum');
  for (const bad of ['', 'Last_7d', 'last 7d', '{"since":"2026-01-01"}', 'x'.repeat(41)])
    await room.refuse(`${insights}?time_range=${encodeURIComponent(bad)}`, 'time_range');
});

it('lets since and until overrule the preset', async () => {
  const range = 'since=2026-10-01&until=2026-10-31&time_range=last_7d';
  const { params } = await room.ask(`${insights}?${range}`);
  expect(JSON.parse(params['time_range'] ?? '')).toEqual({
    since: '2026-10-01',
    until: '2026-10-31',
  });
  expect(params['date_preset']).toBeUndefined();
});

it('refuses since or until alone, backwards or no day', async () => {
  await room.refuse(`${insights}?since=2026-10-01`, 'since');
  await room.refuse(`${insights}?until=2026-10-01`, 'since');
  await room.refuse(`${insights}?since=2026-10-02&until=2026-10-01`, 'since');
  for (const bad of ['', '2026-13-01', '2026-02-30', '20261001', '2026-1-1', 'yesterday']) {
    await room.refuse(`${insights}?since=${bad}&until=2026-12-01`, 'since');
    await room.refuse(`${insights}?since=2025-01-01&until=${bad}`, 'until');
  }
});

it('hands on what the platform says of a level above the object', async () => {
  const { answer } = await room.ask(`/adnet/ad-accounts/${usd}/ads?limit=1`);
  const [{ id }] = answer.body.data;
  const refusal = await room.h.call(`GET /adnet/insights/${id}?level=account`, { key: room.key });
  expect(refusal.status).toBe(400);
  expect(refusal.body.error).toMatchObject({ code: 1, error_subcode: 99 });
});

it('takes the four levels', async () => {
  for (const level of ['account', 'campaign', 'adset', 'ad'])
    expect((await room.ask(`${insights}?level=${level}`)).params['level']).toBe(level);
  for (const bad of ['', 'AD', 'adgroup', 'creative'])
    await room.refuse(`${insights}?level=${bad}`, 'level');
});

it('takes a breakdown or several', async () => {
  const one = await room.ask(`${insights}?level=account&breakdown=age`);
  expect(one.params['breakdowns']).toBe('age');
  expect(one.answer.body.data[0]).toHaveProperty('age');
  const two = await room.ask(`${insights}?level=account&breakdown=age,%20gender`);
  expect(two.params['breakdowns']).toBe('age,gender');
  for (const bad of ['', 'AGE', 'age,', 'age;gender', 'age{x}', `a${'_b'.repeat(120)}`])
    await room.refuse(`${insights}?breakdown=${encodeURIComponent(bad)}`, 'breakdown');
});

it('takes a time increment', async () => {
  for (const [increment, rows] of [
    ['1', 30],
    ['7', 5],
    ['all_days', 1],
  ] as const) {
    const { answer, params } = await room.ask(
      `${insights}?level=account&limit=100&time_increment=${increment}`,
    );
    expect(params['time_increment']).toBe(increment);
    expect(answer.body.data.length).toBeLessThanOrEqual(rows);
  }
  expect((await room.ask(`${insights}?time_increment=90`)).params['time_increment']).toBe('90');
  for (const bad of ['', '0', '91', '99', '-1', '01', '1.5', 'daily', 'ALL_DAYS'])
    await room.refuse(`${insights}?time_increment=${bad}`, 'time_increment');
});

it('takes a limit from 1 to 500 and a cursor', async () => {
  const first = await room.ask(`${insights}?limit=1`);
  const cursor = first.answer.body.paging.cursors.after;
  const second = await room.ask(`${insights}?limit=1&after=${encodeURIComponent(cursor)}`);
  expect(second.params['after']).toBe(cursor);
  expect((await room.ask(`${insights}?limit=500`)).params['limit']).toBe('500');
  for (const limit of badLimits(500))
    await room.refuse(`${insights}?limit=${encodeURIComponent(limit)}`, 'limit');
});

it('passes on what the platform refuses', async () => {
  const answer = await room.get(`${insights}?breakdown=shoe_size`);
  expect(answer.status).toBe(400);
  expect(answer.body.error.code).toBe(100);
  expect(answer.text).toBe(room.h.passed.at(-1)?.sent.toString());
});
