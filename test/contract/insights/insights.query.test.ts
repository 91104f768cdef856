// One store is enough: it asks the store for nothing but the caller.

import { expect, it } from 'vitest';
import { usd } from '../../helpers/house/publishing.ts';
import { readingRoom } from '../../helpers/platform/reading-room.ts';
import { shared } from '../../helpers/run/shared.ts';

const room = shared(readingRoom);

const at = (values: Record<string, string>) =>
  `/adnet/insights/${usd}?${new URLSearchParams(values)}`;

type Row = Record<string, string>;

it('has the metrics that were asked for, instead of the usual ones', async () => {
  const { answer, params } = await room.ask(
    at({ fields: 'spend, impressions', level: 'campaign' }),
  );
  expect(params['fields']).toBe('spend,impressions');
  expect(Object.keys(answer.body.data[0]).sort()).toEqual([
    'date_start',
    'date_stop',
    'impressions',
    'spend',
  ]);
});

it('splits actions and counts them by window', async () => {
  const { answer, params } = await room.ask(
    at({
      level: 'account',
      fields: 'actions',
      action_breakdowns: 'action_type, action_device',
      action_attribution_windows: '1d_click,7d_click',
    }),
  );
  expect(params['action_breakdowns']).toBe('["action_type","action_device"]');
  expect(params['action_attribution_windows']).toBe('["1d_click","7d_click"]');
  const actions: Row[] = answer.body.data[0].actions;
  expect(actions.some((action) => action['action_device'])).toBe(true);
  expect(actions.some((action) => action['7d_click'])).toBe(true);
});

it('keeps only rows that fit a filter', async () => {
  const all = await room.ask(at({ level: 'campaign', limit: '500' }));
  const spends = all.answer.body.data
    .map(({ spend }: Row) => Number(spend))
    .sort((a: number, b: number) => a - b);
  const middle = spends[Math.floor(spends.length / 2)];
  const filtering = JSON.stringify([{ field: 'spend', operator: 'GREATER_THAN', value: middle }]);
  const { answer, params } = await room.ask(at({ level: 'campaign', limit: '500', filtering }));
  expect(params['filtering']).toBe(filtering);
  expect(answer.body.data.length).toBeGreaterThan(0);
  expect(answer.body.data.length).toBeLessThan(spends.length);
  for (const { spend } of answer.body.data) expect(Number(spend)).toBeGreaterThan(middle);
  for (const bad of [
    '',
    'x',
    '{}',
    '[1]',
    '[{"field":"spend"}]',
    '{"a":',
    `["${'x'.repeat(4000)}"]`,
  ])
    await room.refuse(at({ filtering: bad }), 'filtering');
});

it('sorts', async () => {
  const { answer, params } = await room.ask(at({ level: 'campaign', sort: 'spend_descending' }));
  expect(params['sort']).toBe('["spend_descending"]');
  const spends = answer.body.data.map(({ spend }: Row) => Number(spend));
  expect(spends).toEqual([...spends].sort((a, b) => b - a));
});

it('asks for the ad sets’ own attribution when told to, and says nothing otherwise', async () => {
  for (const [setting, param] of [
    ['true', 'true'],
    ['0', 'false'],
  ] as const) {
    const { params } = await room.ask(at({ use_unified_attribution_setting: setting }));
    expect(params['use_unified_attribution_setting']).toBe(param);
  }
  expect((await room.ask(at({}))).params).not.toHaveProperty('use_unified_attribution_setting');
});

it('takes words only where words belong', async () => {
  for (const name of ['action_breakdowns', 'action_attribution_windows', 'sort', 'breakdown'])
    for (const bad of ['', 'a b', 'a;b', '["a"]', 'a,', 'A', 'x'.repeat(401)])
      await room.refuse(at({ [name]: bad }), name);
  await room.refuse(
    at({ use_unified_attribution_setting: 'maybe' }),
    'use_unified_attribution_setting',
  );
});
