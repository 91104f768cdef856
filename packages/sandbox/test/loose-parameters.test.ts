import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLoose } from '../src/protocol/relaxed-json.ts';
import { eur, query, stage, usd } from './kit.ts';

describe('structured parameters', () => {
  it.each([
    ["{'since':'2026-01-01','until':'2026-01-31'}", { since: '2026-01-01', until: '2026-01-31' }],
    [
      '[{field:"x",operator:\'IN\', value: [1, two,]}]',
      [{ field: 'x', operator: 'IN', value: [1, 'two'] }],
    ],
    ['{since:2026-01-01}', { since: '2026-01-01' }],
    ['[ACTIVE, PAUSED]', ['ACTIVE', 'PAUSED']],
    ['{a:true,b:null,c:120220010000000001}', { a: true, b: null, c: '120220010000000001' }],
    ["'it\\'s'", "it's"],
    ['{}', {}],
  ])('%s is read as it was meant', (text, value) => {
    expect(readLoose(text)).toEqual(value);
  });

  it.each(['{', '{a:}', '[1', '{a 1}', "'open", '{a:1}}', '', '[1 2]', `${'['.repeat(99)}`])(
    '%s cannot be read',
    (text) => {
      expect(() => readLoose(text)).toThrow();
    },
  );

  it('are what JSON says they are, and the same with single quotes', () => {
    const word = fc.stringMatching(/^[a-z ,:{}[\]]{0,8}$/);
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        word,
        fc.integer(),
        fc.boolean(),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), tie('any'), { maxKeys: 3 }),
      ),
    })).any;
    fc.assert(
      fc.property(value, (sample) => {
        const text = JSON.stringify(sample);
        expect(readLoose(text)).toEqual(sample);
        expect(readLoose(text.replaceAll('"', "'"))).toEqual(sample);
      }),
    );
  });
});

describe('fields', () => {
  const on = stage();
  const ask = (fields: string, path = 'ads', account = usd) =>
    on.get(`/${account}/${path}?${query({ fields, limit: 2 })}`);

  it('may hold blanks and line ends anywhere, and their parameters in any spelling', async () => {
    const plain = await ask('name,insights.date_preset(last_7d).time_increment(1){spend}');
    const wide = await ask(
      ' name ,\n insights\n . date_preset(last_7d)\n .time_increment(1)\n {\n spend\n }\n',
    );
    expect(wide.body.data).toEqual(plain.body.data);
    const response = await ask(
      'name,insights.fields(spend).date_preset(last_7d).time_increment(1)',
    );
    expect(response.body.data).toEqual(plain.body.data);
    const ranged = await ask(
      "insights.time_range({'since':'2026-10-01','until':'2026-10-07'}){spend}",
    );
    expect(ranged.body.data[0].insights.data[0]).toMatchObject({ date_start: '2026-10-01' });
  });
  it('pass over a parameter that stands among them', async () => {
    const { body } = await ask('name,date_preset=this_year\n');
    expect(Object.keys(body.data[0])).toEqual(['name', 'id']);
  });
  it.each([
    "'name'",
    'name&limit=1',
    'name{',
    'name}',
    'insights.(x){spend}',
    'insights.date_preset',
  ])('%s is a syntax error', async (fields) => {
    expect((await ask(fields)).body.error.code).toBe(2500);
    expect((await ask(fields, 'insights')).body.error.code).toBe(2500);
  });
  it('say all that is wrong with the numbers asked', async () => {
    const { body } = await ask('spend,status,targeting', 'insights');
    expect(body.error.message).toBe(
      '(#100) status, targeting are not valid for fields param. please check ' +
        'https://developers.facebook.com/docs/marketing-api/reference/ads-insights/ for all valid values',
    );
  });
  it('complain of nothing when there is nothing', async () => {
    const { body } = await ask('name,no_such_field', 'customconversions');
    expect(body).toEqual({ data: [] });
    expect((await ask('name,no_such_field', 'adlabels', eur)).body.error.message).toBe(
      '(#100) Tried accessing nonexisting field (no_such_field) on node type (AdLabel)',
    );
  });
});

describe('paths', () => {
  const on = stage();
  it.each([
    [`/${usd}/Ads`, 100, 'nonexisting field (ads) on node type (AdAccount)'],
    [`/${usd}//ads?fields=creative`, 100, 'nonexisting field (creative) on node type (AdAccount)'],
    [`/${usd}/ads-insights`, 2500, 'Unknown path components: /ads-insights'],
    [`/${usd}/ads/more`, 2500, 'Unknown path components: /more'],
  ])('%s names nothing', async (path, code, words) => {
    const { status, body } = await on.get(path);
    expect([status, body.error.code]).toEqual([400, code]);
    expect(body.error.message).toContain(words);
  });
});

describe('filters by a breakdown', () => {
  const on = stage();
  const spend = async (params: Record<string, unknown>) => {
    const { body } = await on.get(`/${usd}/insights?${query({ fields: 'spend', ...params })}`);
    return body.data.map((row: { spend: string }) => Number(row.spend));
  };
  const only = (field: string, value: string[]) => ({
    filtering: [{ field, operator: 'IN', value }],
  });

  it('choose what is counted, though no row shows them', async () => {
    const byPlatform = await spend({ breakdowns: 'publisher_platform' });
    const all: number = byPlatform.reduce((sum: number, part: number) => sum + part, 0);
    const [instagram] = await spend(only('publisher_platform', ['instagram']));
    const [rest] = await spend({
      filtering: [{ field: 'publisher_platform', operator: 'NOT_IN', value: ['instagram'] }],
    });
    expect(instagram).toBeGreaterThan(0);
    expect(instagram + rest).toBeCloseTo(all, 2);
    expect(await spend(only('country', ['CZ']))).toEqual([]);
  });
  it('cannot be crossed with breakdowns of another kind', async () => {
    const crossed = query({ breakdowns: 'age', ...only('country', ['US']) });
    const { body } = await on.get(`/${usd}/insights?${crossed}`);
    expect(body.error).toMatchObject({ code: 2, error_subcode: 1504041, is_transient: false });
  });
});
