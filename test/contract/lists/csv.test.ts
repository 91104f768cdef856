// One store is enough: it asks the store for nothing but the caller.

import { request as httpRequest } from 'node:http';
import { demo } from 'graph-ads-sandbox';
import { afterEach, expect, it } from 'vitest';
import { StreamedAnswer } from '../../../src/kernel/answers/streamed.ts';
import { createInvoker } from '../../../src/operations/core/invoke.ts';
import { takesCsv } from '../../../src/operations/core/relay/inputs.ts';
import { operations } from '../../../src/operations/index.ts';
import { csvRows, readCsv } from '../../helpers/callers/csv.ts';
import { finishedReport, usd } from '../../helpers/house/publishing.ts';
import { relayedReads } from '../../helpers/operations/relayed-reads.ts';
import { readingRoom } from '../../helpers/platform/reading-room.ts';
import { shared } from '../../helpers/run/shared.ts';

const room = shared(readingRoom);
afterEach(() => room.h.forget());
const campaigns = `/adnet/ad-accounts/${usd}/campaigns`;
const graphPath = (path: string) => new RegExp(`^GET /v26.0/${path}`);

const csv = async (path: string) => {
  const answer = await room.get(path);
  expect(answer.status, answer.text).toBe(200);
  return { ...answer, rows: csvRows(answer.text), names: readCsv(answer.text)[0] ?? [] };
};

/** The rows as JSON, page after page. */
const allRows = async (path: string) => {
  const rows: Record<string, unknown>[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await room.get(`${path}&limit=50${cursor && `&after=${cursor}`}`);
    rows.push(...body.data);
    if (!body.paging?.next) return rows;
    cursor = encodeURIComponent(body.paging.cursors.after);
  }
};

it('has every row of every page, the names of the columns first', async () => {
  const fields = 'id,name,daily_budget,special_ad_categories';
  const jsonRows = await allRows(`${campaigns}?fields=${fields}`);
  expect(jsonRows.length).toBeGreaterThan(6);
  room.h.forget();
  const { rows, names, headers } = await csv(`${campaigns}?fields=${fields}&format=csv&limit=3`);
  expect(names).toEqual([...fields.split(','), 'more']);
  expect(rows.map(({ id }) => id)).toEqual(jsonRows.map(({ id }) => id));
  expect(rows.map(({ name }) => name)).toEqual(jsonRows.map(({ name }) => name));
  expect(room.h.passed.length).toBe(Math.ceil(jsonRows.length / 3));
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
  expect(headers.get('content-disposition')).toMatch(
    new RegExp(`^attachment; filename="campaigns-${usd}-\\d{4}-\\d\\d-\\d\\d.csv"$`),
  );
});

it('turns insights into numbers a spreadsheet can add up', async () => {
  const query = `level=campaign&time_range=last_7d&breakdown=age`;
  const path = `/adnet/insights/${usd}?${query}`;
  const jsonRows = await allRows(path);
  const { rows, headers } = await csv(`${path}&format=csv&limit=60`);
  expect(rows).toHaveLength(jsonRows.length);
  const sum = (list: Record<string, unknown>[], name: string) =>
    list.reduce((total, row) => total + Number(row[name] || 0), 0);
  expect(sum(rows, 'spend')).toBeCloseTo(sum(jsonRows, 'spend'));
  type Actions = { action_type: string; value: string }[];
  const clicks = (row: Record<string, unknown>) =>
    ((row['actions'] ?? []) as Actions).find(({ action_type }) => action_type === 'link_click');
  expect(sum(rows, 'actions.link_click')).toBe(
    jsonRows.reduce((total, row) => total + Number(clicks(row)?.value ?? 0), 0),
  );
  expect(rows[0]).toHaveProperty('age');
  expect(headers.get('content-disposition')).toContain(`insights-${usd}-campaign-last_7d-`);
});

const say = (data: unknown[], next?: string) => ({
  body: JSON.stringify({
    data,
    ...(next && { paging: { next: 'https://x.example/', cursors: { after: next } } }),
  }),
});

it('keeps values of later pages that have no column', async () => {
  const match = graphPath(`${usd}/campaigns`);
  room.h.interrupt(match, say([{ id: '1', name: '=A1' }], 'c1'));
  room.h.interrupt(match, say([{ id: '2', late: { deep: 'x' }, n: -5 }]));
  const { names, rows } = await csv(`${campaigns}?fields=id,name&format=csv`);
  expect(names).toEqual(['id', 'name', 'more']);
  expect(rows).toEqual([
    { id: '1', name: "'=A1", more: '' },
    { id: '2', name: '', more: '{"late.deep":"x","n":"-5"}' },
  ]);
});

it('never holds the token, also not in addresses of nested pages', async () => {
  const nested = `https://x.example/?access_token=${demo.systemUserToken}&after=c`;
  room.h.interrupt(
    graphPath(`${usd}/campaigns`),
    say([{ id: '1', adsets: { data: [{ id: '2' }], paging: { next: nested } } }]),
  );
  const { text, rows } = await csv(`${campaigns}?fields=id,adsets{id}&format=csv`);
  expect(text).not.toContain(demo.systemUserToken);
  expect(rows[0]).toMatchObject({ 'adsets.data': '[{"id":"2"}]' });
});

it('answers the columns alone when there is nothing', async () => {
  room.h.interrupt(graphPath(`${usd}/campaigns`), say([]));
  const { text } = await csv(`${campaigns}?fields=id,creative{id}&format=csv`);
  expect(text).toBe('id,creative.id\r\n');
});

it('begins at a cursor, and does not go backwards', async () => {
  const { body } = await room.get(`${campaigns}?limit=2`);
  const cursor = encodeURIComponent(body.paging.cursors.after);
  const all = await csv(`${campaigns}?fields=id&format=csv`);
  const rest = await csv(`${campaigns}?fields=id&format=csv&after=${cursor}`);
  expect(rest.rows).toHaveLength(all.rows.length - 2);
  await room.refuse(`${campaigns}?format=csv&before=${cursor}`, 'before');
  for (const format of ['xml', '', 'CSV', 'json,csv'])
    await room.refuse(`${campaigns}?format=${format}`, 'format');
});

const refusal = (code: number, headers = {}) => ({
  status: 400,
  headers,
  body: JSON.stringify({ error: { message: 'no', type: 'OAuthException', code } }),
});

it('tells what goes wrong before the first row as ever', async () => {
  room.h.interrupt(graphPath(`${usd}/campaigns`), refusal(17));
  const answer = await room.get(`${campaigns}?format=csv`);
  expect(answer.status).toBe(400);
  expect(answer.body.error.code).toBe(17);
  expect(answer.headers.get('greenroom-help')).toContain('/adnet/errors/17');
  room.h.interrupt(graphPath(`${usd}/campaigns`), { body: '{"id":"1"}' });
  expect((await room.get(`${campaigns}?format=csv`)).status).toBe(502);
});

it('waits for the platform when it limits calls, and goes on', async () => {
  const match = graphPath(`${usd}/campaigns`);
  room.h.interrupt(match, say([{ id: '1' }], 'c1'));
  room.h.interrupt(match, refusal(17, { 'retry-after': '1' }));
  room.h.interrupt(match, say([{ id: '2' }]));
  const { rows } = await csv(`${campaigns}?fields=id&format=csv`);
  expect(rows.map(({ id }) => id)).toEqual(['1', '2']);
});

it('asks for smaller pages when the platform gives up on large ones', async () => {
  const match = graphPath(`${usd}/campaigns`);
  room.h.forget();
  room.h.interrupt(match, { ...refusal(1), status: 500 }, 3);
  const { rows } = await csv(`${campaigns}?fields=id&format=csv`);
  expect(rows.length).toBeGreaterThan(3);
  const limits = room.h.passed.map(({ url }) => new URL(url, 'http://x').searchParams.get('limit'));
  expect(limits).toEqual(['500', '500', '500', '250']);
});

/** The bytes that came, and whether the transfer was whole. */
const download = (path: string) =>
  new Promise<{ text: string; isWhole: boolean }>((resolve, reject) => {
    const request = httpRequest(
      `${room.h.service.address}/api/v1${path}`,
      { headers: { authorization: `Bearer ${room.key}` } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          text += piece;
        });
        response.on('error', () => {});
        response.on('close', () => resolve({ text, isWhole: response.complete }));
      },
    );
    request.on('error', reject);
    request.end();
  });

it('never ends a file early without saying so', async () => {
  const match = graphPath(`${usd}/campaigns`);
  const troubles = [
    { response: refusal(17, { 'retry-after': '4000' }), why: /limits calls.*17/ },
    { response: refusal(100), why: /refused.*100/ },
    { response: say([{ id: '9' }], 'c1'), why: /Meta/ },
  ];
  for (const { response, why } of troubles) {
    room.h.forget();
    room.h.interrupt(match, say([{ id: '1' }, { id: '2' }], 'c1'));
    room.h.interrupt(match, response, 20);
    const { text, isWhole } = await download(`${campaigns}?fields=id&format=csv`);
    expect(isWhole).toBe(false);
    const records = readCsv(text);
    expect(records.slice(0, 3)).toEqual([
      ['id', 'more'],
      ['1', ''],
      ['2', ''],
    ]);
    expect(records).toHaveLength(4);
    expect(records[3]?.[0]).toMatch(/^# INCOMPLETE after 2 rows: /);
    expect(records[3]?.[0]).toMatch(why);
  }
}, 60_000);

it('stops asking when the client leaves', async () => {
  room.h.forget();
  let pages = 0;
  const big = Array.from({ length: 500 }, (_, at) => ({ id: String(at), text: 'x'.repeat(2000) }));
  const body = (next: string) => say(big, next).body;
  room.h.interrupt(
    graphPath(`${usd}/campaigns`),
    (response) => {
      pages += 1;
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(body(`c${pages}`));
    },
    1000,
  );
  await new Promise<void>((resolve) => {
    const request = httpRequest(
      `${room.h.service.address}/api/v1${campaigns}?fields=id,text&format=csv`,
      { headers: { authorization: `Bearer ${room.key}` } },
      (response) => response.once('data', () => request.destroy()),
    );
    request.on('error', () => {});
    request.on('close', () => resolve());
    request.end();
  });
  await expect.poll(() => room.h.service.deps.metrics.inFlight(), { timeout: 15_000 }).toBe(0);
  const pageCount = pages;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(pages).toBe(pageCount);
  expect(pages).toBeLessThan(20);
});

it('is told to other doors as pieces of text, page by page', async () => {
  const list = operations.find(({ id }) => id === 'campaigns.list');
  if (!list) throw new Error('there is no such operation');
  const result = await createInvoker(room.h.service.deps).prepare(list)({
    requestId: 'r1',
    credentials: { kind: 'key', apiKey: room.key, workspaceId: null },
    params: { account_id: usd },
    query: { format: 'csv', fields: 'id', limit: '3' },
    accessToken: null,
    idempotencyKey: null,
    whenGone: () => {},
  });
  if (!(result instanceof StreamedAnswer)) throw new Error('it is not streamed');
  const pieces: string[] = [];
  for await (const piece of result.pieces) pieces.push(piece);
  expect(pieces[0]).toBe('id,more\r\n');
  expect(pieces.length).toBeGreaterThan(3);
  expect(readCsv(pieces[1] ?? '')).toHaveLength(3);
});

it('is there on every list', async () => {
  const lists = operations.filter(({ input }) => takesCsv(input?.query));
  const pagedReads = relayedReads.filter(({ takes }) => takes.includes('after'));
  expect(lists.map(({ id }) => id)).toEqual(expect.arrayContaining(pagedReads.map(({ id }) => id)));
  const report = await finishedReport(room.h, room.key);
  for (const { id, route, example } of lists) {
    const params = { ...example?.params, ...(id.startsWith('reports.') && { id: report }) };
    const path = route
      .replace('GET ', '')
      .replace(/\{(\w+)\}/g, (_, name) => (params as Record<string, string>)[name] ?? '');
    const { limit: _, ...exampleQuery } = example?.query ?? {};
    const query = new URLSearchParams({ ...exampleQuery, format: 'csv' });
    const answer = await room.get(`${path}?${query}`);
    expect([id, answer.status, answer.headers.get('content-type')]).toEqual([
      id,
      200,
      'text/csv; charset=utf-8; header=present',
    ]);
  }
});
