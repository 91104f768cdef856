// One store is enough: it asks the store for nothing but the caller.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { confidenceWords, errorTable, retryWords } from '../../../src/adnet/errors/error-help.ts';
import { codeOf, house } from '../../helpers/house/house.ts';
import { newKey, usd, withKey } from '../../helpers/house/publishing.ts';
import { expectDocumented } from '../../helpers/operations/documented.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

type Pair = { code: number; subcode: number | null; field: string | null; retry: string };
const pairs: Pair[] = JSON.parse(
  readFileSync(new URL('../../fixtures/adnet/platform-error-pairs.json', import.meta.url), 'utf8'),
);

const addressOf = (code: number | string, subcode?: number | string | null) =>
  `/adnet/errors/${code}${subcode === undefined || subcode === null ? '' : `?subcode=${subcode}`}`;

it('explains every pair that is known, with its field and whether to try again', async () => {
  const { key } = await h.account();
  expect(pairs).toHaveLength(312);
  for (const { code, subcode, field, retry } of pairs) {
    const address = addressOf(code, subcode);
    const answer = await h.call(`GET ${address}`, { key });
    expect(answer.status, address).toBe(200);
    expect(answer.body).toMatchObject({ code, subcode, field, retry });
    for (const text of ['title', 'meaning', 'fix']) expect(answer.body[text]).toMatch(/\w{3}/);
  }
  expectDocumented(await h.call('GET /adnet/errors/100', { key }), 'GET /adnet/errors/100');
});

it('falls back to the code when the pair is not known, then says so', async () => {
  const { key } = await h.account();
  const codes = new Set(pairs.map(({ code }) => code));
  for (const code of codes) {
    const { status, body } = await h.call(`GET ${addressOf(code, 987654321)}`, { key });
    expect([code, status, body.code, body.subcode]).toEqual([code, 200, code, null]);
  }
  for (const address of [addressOf(987654), addressOf(-987, 33), addressOf(0)])
    expect(codeOf(await h.call(`GET ${address}`, { key }))).toBe('unknown_platform_error');
});

it('says what to send instead, in words that are true of every cause', async () => {
  const { key } = await h.account();
  const help = async (subcode: number) =>
    (await h.call(`GET ${addressOf(100, subcode)}`, { key })).body;
  expect(await help(1487033)).toMatchObject({
    title: 'End time is too early',
    meaning: expect.stringContaining('before the start'),
  });
  for (const subcode of [1815715, 2446509, 2490408])
    expect((await help(subcode)).fix).toContain('docs/launches.md, Objectives and goals');
  const launches = readFileSync(new URL('../../../docs/launches.md', import.meta.url), 'utf8');
  expect(launches).toMatch(/^#+ Objectives and goals$/m);
});

it('refuses what is no number, naming the field', async () => {
  const { key } = await h.account();
  const fieldOf = async (address: string) => {
    const { status, body } = await h.call(`GET ${address}`, { key });
    return [status, body.detail.error.fields?.[0]?.field];
  };
  for (const code of ['abc', '1.5', '1e3', '%20', '00', '-', '--2', '9'.repeat(20)])
    expect(await fieldOf(addressOf(code))).toEqual([422, 'code']);
  for (const subcode of ['', 'x', '1,2', '-', '9'.repeat(20)])
    expect(await fieldOf(addressOf(100, subcode))).toEqual([422, 'subcode']);
  expect(await fieldOf('/adnet/errors/100?sub_code=33')).toEqual([422, 'sub_code']);
});

const lowBudget = { name: 'A', objective: 'OUTCOME_TRAFFIC', account_id: usd, daily_budget: 1 };

it('is named by the header Greenroom-Help wherever Meta refuses', async () => {
  const { key } = await h.connected();
  const expectHelp = async (route: string, path: string, request = {}) => {
    const callCount = h.sandbox.control.calls().length;
    const answer = await h.call(route, { key, ...request });
    expect(answer.status, answer.text).toBe(400);
    expect(answer.headers.get('greenroom-help')).toBe(`${h.service.address}/api/v1${path}`);
    expect((await h.call(`GET ${path}`, { key })).status).toBe(200);
    return h.sandbox.control.calls().length - callCount;
  };
  await expectHelp('GET /adnet/insights/1234567', addressOf(100, 33));
  await expectHelp(`GET /adnet/ad-accounts/${usd}/campaigns?status_filter=NOPE`, addressOf(100));
  const low = addressOf(100, 1885272);
  await expectHelp('POST /adnet/campaigns', low, { body: lowBudget });
  await expectHelp('POST /adnet/campaigns?validate_only=true', low, { body: lowBudget });
  const headers = withKey(newKey());
  await expectHelp('POST /adnet/campaigns', low, { body: lowBudget, headers });
  // The second answer comes out of the journal.
  const calls = await expectHelp('POST /adnet/campaigns', low, { body: lowBudget, headers });
  expect(calls).toBe(0);
});

it('is named for throttles and for errors the table does not know', async () => {
  const { key } = await h.connected();
  const list = `GET /adnet/ad-accounts/${usd}/campaigns`;
  for (const [code, subcode] of [
    [80004, 2446079],
    [987654, undefined],
  ] as const) {
    h.sandbox.control.fault({ kind: 'error', code, ...(subcode && { subcode }), times: 1 });
    const answer = await h.call(list, { key });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('greenroom-help')).toBe(
      `${h.service.address}/api/v1${addressOf(code, subcode)}`,
    );
  }
});

it('leaves answers that are no refusal of Meta alone', async () => {
  const { key } = await h.connected();
  const list = `GET /adnet/ad-accounts/${usd}/campaigns`;
  for (const route of [list, `${list}?limit=0`, 'GET /adnet/errors/987654'])
    expect((await h.call(route, { key })).headers.get('greenroom-help')).toBeNull();
});

it('keeps its table in words the contract knows, each pair once and with its source', () => {
  const pairNames = new Set<string>();
  for (const { code, subcode, retry, confidence, sources, title } of errorTable) {
    expect(retryWords).toContain(retry);
    expect(confidenceWords).toContain(confidence);
    expect(sources.length).toBeGreaterThan(0);
    expect(title.length, title).toBeLessThan(60);
    pairNames.add(`${code}/${subcode}`);
  }
  expect(pairNames.size).toBe(errorTable.length);
});
