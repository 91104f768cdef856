// One store is enough: it asks the store for nothing but the caller.

import { expect, it } from 'vitest';
import { codeOf } from '../../helpers/house/house.ts';
import { fieldsOf, usd } from '../../helpers/house/publishing.ts';
import { readingRoom } from '../../helpers/platform/reading-room.ts';
import { shared } from '../../helpers/run/shared.ts';

const room = shared(readingRoom);

const start = (body: unknown) => room.h.call('POST /adnet/reports', { key: room.key, body });

/** What the platform was told: its parameters, as a form. */
const lastRequest = () => {
  const { method, url, body } = room.h.passed.at(-1) ?? { method: '', url: '', body: '' };
  const { appsecret_proof: proof, ...params } = Object.fromEntries(new URLSearchParams(body));
  return { method, path: url.replace('/v26.0', ''), proof, params };
};

it('asks the platform for a report, in one call and with what insights would be asked', async () => {
  room.h.forget();
  const answer = await start({ object_id: usd, level: 'campaign', time_range: 'last_7d' });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body.report_run_id).toMatch(/^\d+$/);
  expect(room.h.passed).toHaveLength(1);
  expect(answer.text).toBe(room.h.passed[0]?.sent.toString());
  const { method, path, params, proof } = lastRequest();
  expect([method, path]).toEqual(['POST', `/${usd}/insights`]);
  expect(proof).toMatch(/^[0-9a-f]{64}$/);
  await room.ask(`/adnet/insights/${usd}?level=campaign&time_range=last_7d`);
  const searchParams = new URL(room.h.passed.at(-1)?.url ?? '', 'http://x').searchParams;
  searchParams.delete('limit');
  searchParams.delete('appsecret_proof');
  expect(params).toEqual(Object.fromEntries(searchParams));
});

it('takes lists, numbers and flags as JSON has them, or as text', async () => {
  const asJson = {
    object_id: usd,
    breakdown: ['age', 'gender'],
    time_increment: 1,
    fields: ['spend', 'actions'],
    action_breakdowns: ['action_type'],
    filtering: [{ field: 'spend', operator: 'GREATER_THAN', value: 1 }],
    sort: ['spend_descending'],
    use_unified_attribution_setting: true,
  };
  expect((await start(asJson)).status).toBe(200);
  const first = lastRequest().params;
  expect(first).toMatchObject({
    breakdowns: 'age,gender',
    time_increment: '1',
    fields: 'spend,actions',
    action_breakdowns: '["action_type"]',
    filtering: '[{"field":"spend","operator":"GREATER_THAN","value":1}]',
    sort: '["spend_descending"]',
    use_unified_attribution_setting: 'true',
  });
  const asText = {
    ...asJson,
    breakdown: 'age,gender',
    time_increment: '1',
    fields: 'spend,actions',
    action_breakdowns: 'action_type',
    filtering: JSON.stringify(asJson.filtering),
    sort: 'spend_descending',
    use_unified_attribution_setting: 'true',
  };
  expect((await start(asText)).status).toBe(200);
  expect(lastRequest().params).toEqual(first);
});

it('refuses what is wrong, naming the field, before anything is asked', async () => {
  room.h.forget();
  const wrongBodies: [Record<string, unknown>, string][] = [
    [{ object_id: undefined }, 'object_id'],
    [{ object_id: '../me' }, 'object_id'],
    [{ object_id: 12 }, 'object_id'],
    [{ level: 'page' }, 'level'],
    [{ since: '2026-01-01' }, 'since'],
    [{ since: '2026-02-01', until: '2026-01-01' }, 'since'],
    [{ until: 'soon', since: '2026-01-01' }, 'until'],
    [{ breakdown: 'age;gender' }, 'breakdown'],
    [{ breakdown: { age: 1 } }, 'breakdown'],
    [{ time_increment: 91 }, 'time_increment'],
    [{ fields: ['access_token'] }, 'fields'],
    [{ filtering: [{ field: 'spend' }] }, 'filtering'],
    [{ filtering: `[${'{"field":"a","operator":"b"},'.repeat(300)}{}]` }, 'filtering'],
    [{ use_unified_attribution_setting: 'perhaps' }, 'use_unified_attribution_setting'],
    [{ limit: 10 }, 'limit'],
    [{ date_preset: 'last_7d' }, 'date_preset'],
  ];
  for (const [parts, field] of wrongBodies) {
    const answer = await start({ object_id: usd, ...parts });
    expect([JSON.stringify(parts).slice(0, 80), answer.status]).toEqual([
      JSON.stringify(parts).slice(0, 80),
      422,
    ]);
    expect(fieldsOf(answer)).toContain(field);
  }
  expect(room.h.passed).toHaveLength(0);
});

it('passes Meta’s refusal on, with its help', async () => {
  const answer = await start({ object_id: usd, breakdown: 'age,country' });
  expect(answer.status).toBe(400);
  expect(answer.body.error).toMatchObject({ code: 2, error_subcode: 1504041 });
  expect(answer.headers.get('greenroom-help')).toMatch(/errors\/2\?subcode=1504041$/);
});

it('is a question: it works for a viewer, during the cool-down, and counts as no write', async () => {
  const customer = await room.h.connected({ unlocked: false });
  const viewer = await room.h.member(customer.workspaceId, 'viewer');
  const request = { key: viewer.key, body: { object_id: usd } };
  const answer = await room.h.call('POST /adnet/reports', request);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.headers.get('ratelimit')).toBeNull();
  const { rows } = {
    rows: await room.h.service.deps.store.db
      .selectFrom('writes')
      .select('id')
      .where('workspace_id', '=', customer.workspaceId)
      .execute(),
  };
  expect(rows).toHaveLength(0);
  const other = await room.h.account();
  const refusal = await room.h.call('POST /adnet/reports', {
    key: other.key,
    body: { object_id: usd },
  });
  expect(codeOf(refusal)).toBe('adnet_not_connected');
});
