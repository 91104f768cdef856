import { demo } from 'graph-ads-sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readBack } from '../../helpers/house/background-work.ts';
import { house } from '../../helpers/house/house.ts';
import {
  adBody,
  adsetBody,
  campaignBody,
  creativeBody,
  newKey,
  stage,
} from '../../helpers/house/publishing.ts';
import { type RecordedHouse, recordedHouse } from '../../helpers/platform/recording-proxy.ts';
import { amount } from '../../helpers/run/long-run.ts';

let h: RecordedHouse;
let key: string;
let uid = 0;
beforeAll(async () => {
  h = await recordedHouse({ housekeeping: false });
  key = (await h.connected()).key;
});
afterEach(() => {
  h.forget();
  h.sandbox.control.clearFaults();
});
afterAll(() => h.stop());

const create = async (headers: Record<string, string> = {}, body = campaignBody()) => {
  const answer = await h.call('POST /adnet/campaigns', { key, body, headers });
  expect(answer.status, answer.text).toBe(200);
  return String(answer.body.id);
};

/** On the platform, by somebody else. */
const change = async (id: string, params: string) => {
  const { statusCode, body } = await h.sandbox.app.inject({
    method: 'POST',
    url: `/v26.0/${id}?${params}`,
    headers: { authorization: `Bearer ${demo.systemUserToken}` },
  });
  expect(statusCode, body).toBe(200);
};

const statusOf = (id: string) =>
  h.sandbox.control.objects('campaign').find((one) => one['id'] === id)?.['status'];

/** How the platform shows an object that is live since it was made. */
const liveObject = async (id: string, more: Record<string, unknown> = {}) => {
  const { created_at } = await journalRowOf(id);
  const time = new Date(created_at).toISOString().replace(/\.\d+Z$/, '+0000');
  return { id, status: 'ACTIVE', created_time: time, updated_time: time, ...more };
};

const answerLive = async (id: string, more: Record<string, unknown> = {}) => {
  const body = await liveObject(id, more);
  h.interrupt(new RegExp(`^GET .*/${id}\\?`), { body: JSON.stringify(body) });
};

const journalRowOf = (objectId: string) =>
  h.service.deps.store.db
    .selectFrom('writes')
    .select(['found', 'verified_at', 'verify_at', 'created_at'])
    .where('object_id', '=', objectId)
    .executeTakeFirstOrThrow();

/** The moment comes at which new objects are read back. */
const runReadBack = async (seconds = 4) => {
  h.later(seconds * 1000);
  await readBack(h.service.deps);
};

const readBackResult = async (id: string) => {
  const { found, verified_at } = await journalRowOf(id);
  expect(verified_at, id).toBeTruthy();
  return found;
};

const pauses = () =>
  h.passed.filter(({ method, body }) => method === 'POST' && /PAUSED/.test(body));
/** Questions that name this object, alone or together with others. */
const countReads = (id: string) =>
  h.passed.filter(({ method, url }) => method === 'GET' && decodeURIComponent(url).includes(id))
    .length;

it('writes down when it looked and that the object is paused', async () => {
  const id = await create();
  expect(await journalRowOf(id)).toMatchObject({ found: null, verified_at: null });
  h.forget();
  await runReadBack();
  expect(await readBackResult(id)).toBe('paused');
  expect((await journalRowOf(id)).verify_at).toBeNull();
  expect(pauses()).toEqual([]);
  const row = await h.service.deps.store.db
    .selectFrom('writes')
    .select('id')
    .where('object_id', '=', id)
    .executeTakeFirstOrThrow();
  const entry = await h.operate('journal show', { id: row.id });
  expect(entry).toMatchObject({ found: 'paused', verified_at: expect.stringMatching(/Z$/) });
});

it('does not look before the moment, nor twice', async () => {
  const id = await create();
  h.forget();
  await readBack(h.service.deps);
  expect(countReads(id)).toBe(0);
  await runReadBack();
  await readBackResult(id);
  await runReadBack(100);
  expect(countReads(id)).toBe(1);
});

it('pauses what was born live, and says so loudly', async () => {
  const id = await create();
  await answerLive(id);
  await runReadBack();
  expect(await readBackResult(id)).toBe('born_live');
  expect(pauses().filter(({ url }) => url.includes(id))).toHaveLength(1);
  const loud = h.logs.filter((line) => line.includes('"level":50') && line.includes(id));
  expect(loud).toHaveLength(1);
  const text = await (await fetch(`${h.service.address}/metrics`)).text();
  expect(text).toMatch(/greenroom_found_live_total [1-9]/);
  expect(text).toMatch(/greenroom_read_back_total\{found="born_live"\} 1/);
});

it('tries again when what was born live could not be paused', async () => {
  const id = await create();
  await answerLive(id);
  h.interrupt(new RegExp(`^POST .*/${id}`), { status: 400, body: '{"error":{"code":100}}' });
  await runReadBack();
  expect(await journalRowOf(id)).toMatchObject({ found: 'born_live', verified_at: null });
  expect(pauses().filter(({ url }) => url.includes(id))).toHaveLength(1);
  await answerLive(id);
  await runReadBack(61);
  expect(await readBackResult(id)).toBe('born_live');
  expect(pauses().filter(({ url }) => url.includes(id))).toHaveLength(2);
  const { body } = await h.call('GET /activity?action=object.found_live', { key });
  const events = body.events.filter(({ target }: { target: { id: string } }) => target.id === id);
  expect(events).toHaveLength(1);
});

it('does not pause what it found live before it slept: another node looks by now', async () => {
  const id = await create();
  const body = JSON.stringify(await liveObject(id));
  let answer = () => {};
  h.interrupt(new RegExp(`^GET .*/${id}\\?`), (response) => {
    answer = () => response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  h.later(4_000);
  const readBackRun = readBack(h.service.deps);
  await expect.poll(() => countReads(id)).toBe(1);
  h.later(61_000);
  answer();
  await readBackRun;
  expect(pauses().filter(({ url }) => url.includes(id))).toEqual([]);
  expect(await journalRowOf(id)).toMatchObject({ found: null, verified_at: null });
});

it('leaves alone what a person switched on, and reports it', async () => {
  const id = await create();
  h.later(1_500);
  await change(id, 'status=ACTIVE');
  h.forget();
  await runReadBack();
  expect(await readBackResult(id)).toBe('switched_on');
  expect(statusOf(id)).toBe('ACTIVE');
  expect(pauses()).toEqual([]);
  expect(h.logs.some((line) => line.includes('"level":40') && line.includes(id))).toBe(true);
});

it.each([
  ['no times are told', { created_time: undefined, updated_time: undefined }],
  [
    'it is older than the create',
    { created_time: '2020-01-01T00:00:00+0000', updated_time: '2020-01-01T00:00:00+0000' },
  ],
])('leaves what is live alone when %s', async (_, more) => {
  const id = await create();
  await answerLive(id, more);
  await runReadBack();
  expect(await readBackResult(id)).toBe('switched_on');
  expect(pauses().filter(({ url }) => url.includes(id))).toEqual([]);
});

it('looks at every one of many', async () => {
  // More than are looked at together.
  const many = amount('MANY_WRITES', 120, 230);
  const agency = await h.connected({ plan: 'agency' });
  const ids = await Promise.all(
    Array.from({ length: many }, async () => {
      const body = campaignBody({ name: `Many ${++uid}` });
      return String((await h.call('POST /adnet/campaigns', { key: agency.key, body })).body.id);
    }),
  );
  await runReadBack();
  for (const id of ids) expect(await readBackResult(id)).toBe('paused');
  for (const id of ids) expect(countReads(id), id).toBe(1);
  // Fifty at a time.
  expect(h.passed.filter(({ method }) => method === 'GET').length).toBeLessThan(many / 4);
}, 60_000);

it('pauses what was born live among many, and asks alone for what a list does not show', async () => {
  const [first, second, third] = [await create(), await create(), await create()];
  const campaigns = [
    await liveObject(first),
    { id: second, status: 'PAUSED' },
    { id: '1', status: 'ACTIVE' },
  ];
  h.forget();
  h.interrupt(/^GET .*\/campaigns\?/, { body: JSON.stringify({ data: campaigns }) });
  await runReadBack();
  expect(await readBackResult(first)).toBe('born_live');
  expect(await readBackResult(second)).toBe('paused');
  expect(await readBackResult(third)).toBe('paused');
  expect([countReads(first), countReads(second), countReads(third)]).toEqual([1, 1, 2]);
  expect(pauses().map(({ url }) => new URL(url, 'http://x').pathname.split('/').pop())).toEqual([
    first,
  ]);
});

it('two nodes look once at each', async () => {
  const ids = [await create(), await create(), await create()];
  h.forget();
  h.later(4_000);
  await Promise.all([readBack(h.service.deps), readBack(h.service.deps)]);
  for (const id of ids) expect(await readBackResult(id)).toBe('paused');
  for (const id of ids) expect(countReads(id)).toBe(1);
});

it('what a node that died had taken comes up again', async () => {
  const id = await create();
  h.forget();
  // As the journal looks when it was taken, and then nothing came.
  await h.service.deps.store.db
    .updateTable('writes')
    .set({ verify_at: (await journalRowOf(id)).created_at + 60_000 })
    .where('object_id', '=', id)
    .execute();
  await runReadBack(10);
  expect(countReads(id)).toBe(0);
  await runReadBack(60);
  expect(await readBackResult(id)).toBe('paused');
});

it('asks again while the platform is away, for an hour', async () => {
  const id = await create();
  const errorBody = JSON.stringify({ error: { code: 100, error_subcode: 33, message: 'gone' } });
  h.interrupt(new RegExp(`^GET .*/${id}\\?`), { status: 400, body: errorBody }, 100);
  await runReadBack();
  expect((await journalRowOf(id)).verified_at).toBeNull();
  await runReadBack(61);
  expect((await journalRowOf(id)).verified_at).toBeNull();
  await runReadBack(3_600);
  expect(await readBackResult(id)).toBe('unread');
  expect(h.logs.some((line) => line.includes('"level":40') && line.includes(id))).toBe(true);
});

describe('what was made with the caller’s own token', () => {
  const headers = { 'x-adnet-access-token': demo.adminToken };

  it('is read with it', async () => {
    const id = await create(headers);
    h.forget();
    await runReadBack();
    expect(await readBackResult(id)).toBe('paused');
    const [request] = h.passed.filter(({ url }) => url.includes(`/${id}?`));
    expect(request?.headers.authorization).toBe(`Bearer ${demo.adminToken}`);
  });

  it('is left to the node that has it for a minute, and then read with the connection', async () => {
    const id = await create(headers);
    for (const waiting of h.service.deps.ownTokens.waiting())
      h.service.deps.ownTokens.forget(waiting);
    h.forget();
    await runReadBack();
    expect(countReads(id)).toBe(0);
    await runReadBack(61);
    expect(await readBackResult(id)).toBe('paused');
    const [request] = h.passed.filter(({ url }) => url.includes(`/${id}?`));
    expect(request?.headers.authorization).toBe(`Bearer ${demo.systemUserToken}`);
  });
});

it('everything is read back by the service itself', async () => {
  const other = await house();
  try {
    const { key: otherKey } = await other.connected();
    const { campaignId, adsetId, creativeId } = await stage(other, otherKey);
    await other.call('POST /adnet/adsets', { key: otherKey, body: adsetBody(campaignId) });
    await other.call('POST /adnet/ads', { key: otherKey, body: adBody(adsetId, creativeId) });
    await other.call('POST /adnet/creatives', {
      key: otherKey,
      body: creativeBody({ name: newKey() }),
    });
    const { db } = other.service.deps.store;
    const rows = await db.selectFrom('writes').select(['action', 'verify_at']).execute();
    for (const { action, verify_at } of rows) expect(verify_at, action).not.toBeNull();
    other.later(4_000);
    const readFindings = async () =>
      (await db.selectFrom('writes').select(['action', 'found']).execute())
        .map((row) => `${row.action} ${row.found}`)
        .sort();
    await expect
      .poll(readFindings, { timeout: 20_000 })
      .toEqual([
        'create_ad paused',
        'create_adset paused',
        'create_adset paused',
        'create_campaign paused',
        'create_creative compared',
        'create_creative compared',
      ]);
  } finally {
    await other.stop();
  }
});
