// One store is enough: what it keeps, others keep that are tried on both.

import { demo } from 'graph-ads-sandbox';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, codeOf, house } from '../../helpers/house/house.ts';
import { dryRun } from '../../helpers/house/launches.ts';
import { fieldsOf, usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';
import { slowness } from '../../helpers/timing/pace.ts';

const h = shared(() => house());
let key: string;
beforeAll(async () => {
  ({ key } = await h.connected());
  await h.call('PUT /adnet/defaults', { key, body: { page_id: demo.usdPageId } });
});

const header = 'campaign,ad_set,countries,image_url,message,headline,link_url,name';
const row = (n: number, more = '') =>
  `Spring,Hikers,US,https://example.com/${n % 3}.jpg,Text ${n}${more},Head ${n},https://example.com,Ad ${n}`;

const send = async (
  file: string | Buffer,
  { type = 'text/csv', query = '' } = {},
): Promise<Answer> => {
  const response = await fetch(`${h.service.address}/api/v1/adnet/launches/from-csv${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': type },
    body: typeof file === 'string' ? file : new Uint8Array(file),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
};

const rowsOf = ({ body }: Answer) =>
  body.problems.map(({ row: at, field }: { row: number; field: string }) => `${at} ${field}`);

describe('POST /adnet/launches/from-csv', () => {
  it('answers a body that can be sent as it is', async () => {
    const lines = [header, row(1), row(2), row(3), row(4)];
    const withBudget = lines.map((line, at) => `${line},${at === 0 ? 'daily_budget' : '20.00'}`);
    const answer = await send(withBudget.join('\r\n'), { query: `?account_id=${usd}` });
    expect([answer.status, answer.body.problems]).toEqual([200, []]);
    expect(answer.body.body).toMatchObject({
      account_id: usd,
      campaign: { name: 'Spring' },
      ad_sets: [{ ref: 'Hikers' }],
      images: [{ ref: '1' }, { ref: '2' }, { ref: '0' }],
      defaults: { link_url: 'https://example.com' },
      ads: { list: [{ ad_set: 'Hikers', media: '1', copy: 'copy-1', name: 'Ad 1' }, {}, {}, {}] },
    });
    const dryRunAnswer = await dryRun(h, key, {
      ...answer.body.body,
      images: undefined,
      ads: undefined,
    });
    expect(dryRunAnswer.body.problems).toEqual([]);
  });

  it('takes pictures and films of the library, and one medium for each ad', async () => {
    const table = [
      'campaign,ad_set,countries,image_url,image_hash,video_id,message,headline,link_url',
      `Spring,Hikers,US,,${'a'.repeat(32)},,One,Head,https://example.com`,
      `Spring,Hikers,US,,${'b'.repeat(32)},,Two,Head,https://example.com`,
      'Spring,Hikers,US,,,120220010000015977,Three,Head,https://example.com',
    ];
    const answer = await send(table.join('\n'));
    const { body } = answer;
    expect(rowsOf(answer)).toEqual(['2 daily_budget']);
    expect(body.body).toMatchObject({
      images: [
        { ref: 'image', hash: 'a'.repeat(32) },
        { ref: 'image-2', hash: 'b'.repeat(32) },
      ],
      videos: [{ ref: 'video', id: '120220010000015977' }],
      ads: { list: [{ media: 'image' }, { media: 'image-2' }, { media: 'video' }] },
    });
    const ambiguousRow = `Spring,Hikers,US,https://example.com/a.jpg,${'a'.repeat(32)},,One,Head,https://example.com`;
    expect(rowsOf(await send([table[0], ambiguousRow].join('\n')))).toEqual(['2 image_hash']);
    const brokenRow = 'Spring,Hikers,US,,,film,One,Head,https://example.com';
    expect(rowsOf(await send([table[0], brokenRow].join('\n')))).toEqual([
      '2 video_id',
      '2 daily_budget',
    ]);
    const none = 'Spring,Hikers,US,,,,One,Head,https://example.com';
    expect(rowsOf(await send([table[0], none].join('\n')))).toContain('2 image_url');
  });

  it('says where rows disagree about what they share', async () => {
    const table = [
      'campaign,objective,ad_set,countries,daily_budget,image_url,message,headline,link_url',
      'Spring,OUTCOME_TRAFFIC,Hikers,US,20.00,https://example.com/a.jpg,One,Head,https://example.com',
      'Spring,,Hikers,,20.00,https://example.com/a.jpg,Two,Head,https://example.com',
      'Spring,OUTCOME_TRAFIC,Hikers,,15.00,https://example.com/a.jpg,Three,Head,https://example.com',
      'Spring,OUTCOME_TRAFFIC,Campers,US,15.00,https://example.com/a.jpg,Four,Head,https://example.com',
    ].join('\n');
    const answer = await send(table, { query: `?account_id=${usd}` });
    expect(rowsOf(answer).slice(0, 2)).toEqual(['4 objective', '4 daily_budget']);
    expect(answer.body.problems[0].message).toBe('must be the same as in row 2, or be left out');
  });

  it('reads a byte-order mark, semicolons, quotes and line breaks in cells', async () => {
    const table = [
      '\uFEFFcampaign;ad set;IMAGE_URL;message;headline;link_url',
      '120220010002609218;5;https://example.com/a.jpg;"Two ""warm"" lines;\r\nhere";"Head";https://example.com',
    ].join('\n');
    const { body, status } = await send(table, { type: 'text/csv; charset=utf-8' });
    expect([status, body.problems]).toEqual([200, []]);
    expect(body.body).toMatchObject({
      campaign: { id: '120220010002609218' },
      ad_sets: [{ ref: '5', id: '5' }],
      copies: [{ message: 'Two "warm" lines;\r\nhere' }],
    });
  });

  it('tells every problem with its row', async () => {
    const table = [
      'campaign,ad_set,image_url,video_url,message,headline,link_url,pictures',
      'Spring,A,https://example.com/a.jpg,,"x\ny",h,https://example.com',
      'Spring,,https://example.com/a.jpg,,x,h,https://example.com',
      'Autumn,A,,,,h,https://example.com',
      'Spring,A,a,b,c,d,e,f,g',
    ].join('\n');
    expect(rowsOf(await send(table))).toEqual([
      '1 pictures',
      '5 row',
      '2 countries',
      '3 ad_set',
      '4 campaign',
      '4 image_url',
      '4 message',
      '5 video_url',
    ]);
  });

  it('names the row of another encoding, of a broken quote, and of an empty file', async () => {
    const latin = Buffer.from(`${header}\n${row(1)}\n${row(2, ' Zürich')}`, 'latin1');
    const utf16 = Buffer.from(`\uFEFF${header}\n${row(1)}`, 'utf16le');
    expect(fieldsOf(await send(latin))).toEqual(['row 3']);
    expect(fieldsOf(await send(utf16))).toEqual(['row 1']);
    expect(fieldsOf(await send(`${header}\n"Spring,A\n`))).toEqual(['row 2']);
    expect(fieldsOf(await send(header))).toEqual(['row 1']);
    expect(codeOf(await send(header, { type: 'application/json' }))).toBe('unsupported_media_type');
  });

  it.each<[string, string, string, string]>([
    ['rows', `${header}\n${`${row(1)}\n`.repeat(501)}`, 'row 502', '500 rows'],
    ['columns', `${header}${',x'.repeat(44)}\n${row(1)}`, 'row 1', '50 columns'],
    ['signs in a cell', `${header}\n${row(1, 'x'.repeat(10_001))}`, 'row 2', '10000 characters'],
    ['empty lines', `${header}\n${row(1)}${'\n'.repeat(10_001)}`, 'row 10001', '10000 lines'],
  ])('refuses too many %s with what is allowed', async (_, table, field, words) => {
    const answer = await send(table);
    expect([answer.status, fieldsOf(answer)]).toEqual([422, [field]]);
    expect(answer.text).toContain(words);
  });

  it('lists a hundred problems, the last of which says how many there are more', async () => {
    const table = [header, ...Array.from({ length: 300 }, () => 'Spring,A')].join('\n');
    const { body } = await send(table);
    expect(body.problems).toHaveLength(100);
    expect(body.problems.at(-1)).toEqual({
      row: null,
      field: 'table',
      level: 'refuse',
      message: expect.stringMatching(/^has \d+ more problems/),
    });
  });

  it('reads 500 rows at once', async () => {
    const table = [header, ...Array.from({ length: 500 }, (_, n) => row(n))].join('\n');
    const maxMs = 5_000 * slowness();
    const startedAt = performance.now();
    const answer = await send(table);
    const durationMs = performance.now() - startedAt;
    expect(answer.body.body.ads.list).toHaveLength(500);
    expect(rowsOf(answer)).toEqual(['null ads', '2 daily_budget']);
    expect(durationMs).toBeLessThan(maxMs);
    console.log(`500 rows took ${Math.round(durationMs)} ms`);
  });
});

describe('the audience, the money and the days of a table', () => {
  const columns =
    'campaign,objective,ad_set,countries,age_min,age_max,interests,start,end,daily_budget,beneficiary,payer,image_url,message,headline,link_url';
  const ad = (cells: string) => `${cells},https://example.com/a.jpg,One,Head,https://example.com`;
  const inAccount = async (account: string, ...rows: string[]) => {
    const { key } = await h.connected();
    await h.call('PUT /adnet/defaults', { key, body: { page_id: demo.usdPageId } });
    return h.call(`POST /adnet/launches/from-csv?account_id=${account}`, {
      key,
      body: [columns, ...rows].join('\n'),
      headers: { 'content-type': 'text/csv' },
    });
  };
  const inYear = new Date().getUTCFullYear() + 1;

  it('go into the ad set, on the clock and in the currency of the ad account', async () => {
    const { body } = await inAccount(
      `act_${demo.eurAccountId}`,
      ad(
        `Spring,Traffic,Hikers,"United Kingdom | France",25,54,Hiking,${inYear}-06-01,${inYear}-06-30,,Atelier,Atelier`,
      ),
      ad('Spring,,Hikers,,,,,,,12.50,,'),
    );
    expect(body.problems).toEqual([]);
    expect(body.body).toMatchObject({
      campaign: { name: 'Spring', objective: 'OUTCOME_TRAFFIC' },
      ad_sets: [
        {
          daily_budget: 1250,
          start_time: `${inYear}-06-01T00:00:00+02:00`,
          end_time: `${inYear}-06-30T23:59:00+02:00`,
          dsa_beneficiary: 'Atelier',
          dsa_payor: 'Atelier',
          targeting: {
            geo_locations: { countries: ['GB', 'FR'] },
            age_min: 25,
            age_max: 54,
            flexible_spec: [{ interests: [{ id: expect.any(String), name: 'Hiking' }] }],
          },
        },
      ],
    });
  });

  it('aim at what the objective is for, and count it by the pixel of the workspace', async () => {
    const aimsOf = async (defaults: object) => {
      const { key } = await h.connected();
      await h.call('PUT /adnet/defaults', {
        key,
        body: { page_id: demo.usdPageId, ...defaults },
      });
      const aims: string[] = [];
      for (const objective of ['Traffic', 'Engagement', 'Awareness', 'Leads', 'Sales']) {
        const { body } = await h.call(`POST /adnet/launches/from-csv?account_id=${usd}`, {
          key,
          body: [columns, ad(`Spring,${objective},Hikers,US,,,,,,12.50,,`)].join('\n'),
          headers: { 'content-type': 'text/csv' },
        });
        const refusals = (body.problems as { level: string }[]).filter(
          ({ level }) => level === 'refuse',
        );
        expect([objective, refusals]).toEqual([objective, []]);
        aims.push(body.body.ad_sets[0].optimization_goal);
      }
      return aims;
    };
    const [clicks, reach, sales] = ['LINK_CLICKS', 'REACH', 'OFFSITE_CONVERSIONS'];
    expect(await aimsOf({})).toEqual([clicks, clicks, reach, clicks, clicks]);
    expect(await aimsOf({ pixel_id: demo.usdPixelId })).toEqual([
      clicks,
      clicks,
      reach,
      sales,
      sales,
    ]);
  });

  it('say at their row and column what is wrong with them', async () => {
    const { body } = await inAccount(
      usd,
      ad('Spring,Traffic,A,Frnace,12,54,Xyzzy,01/06/2027,2026-02-30,2000,,'),
      ad('Spring,,B,,20,30,,,,,,'),
    );
    expect(rowsOf({ body } as Answer)).toEqual([
      '2 countries',
      '2 interests',
      '2 age_min',
      '2 daily_budget',
      '2 start',
      '2 end',
      '3 countries',
    ]);
    expect(body.problems[0].message).toContain('Did you mean France (FR)?');
  });

  it('are held against what Meta would refuse', async () => {
    const { body } = await inAccount(
      usd,
      ad('Spring,Traffic,A,Germany,54,25,,,,0.50,,'),
      ad(`Spring,,B,US,,,,${inYear}-06-30,${inYear}-06-01,20,,`),
    );
    expect(rowsOf({ body } as Answer)).toEqual([
      '2 daily_budget',
      '2 age_max',
      '2 beneficiary',
      '2 payer',
      '3 end',
    ]);
  });

  const tableWithBudget = (amount: string) =>
    [
      'campaign,ad_set,countries,daily_budget,start,image_url,message,headline,link_url',
      `Spring,Hikers,US,${amount},${inYear}-06-01,https://example.com/a.jpg,One,Head,https://example.com`,
    ].join('\n');

  it.each([
    ['where none is named', '', 'the ad account is not known'],
    ['where Meta does not know the named one', '?account_id=act_1', 'Meta does not answer'],
  ])('are not guessed without an ad account: %s', async (_, query, why) => {
    for (const amount of ['12.50', '12.50 EUR', '2000']) {
      const { body } = await send(tableWithBudget(amount), { query });
      expect(body.body.ad_sets[0]).not.toHaveProperty('daily_budget');
      expect(body.problems).toMatchObject([
        { row: 2, field: 'daily_budget', level: 'refuse', message: expect.stringContaining(why) },
        { row: 2, field: 'start', level: 'warn', message: expect.stringContaining('in UTC') },
      ]);
      expect(JSON.stringify(body.problems)).not.toContain('USD');
    }
  });
});
