// One store is enough: it asks the store for nothing but the caller.

import { beforeAll, describe, expect, it } from 'vitest';
import { house, testEngine } from '../../helpers/house/house.ts';
import {
  launchAdSet,
  launchCampaign,
  launchCopy,
  launchDefaults,
} from '../../helpers/house/launches.ts';
import { seededHash, usd } from '../../helpers/house/publishing.ts';
import { isLong, sample } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';
import { longestHold, maxHeldMs } from '../../helpers/timing/longest-hold.ts';

const h = shared(() => house());
let key: string;
beforeAll(async () => {
  key = (await h.connected({ plan: 'agency' })).key;
  for (let n = 0; n < 32; n++) h.service.deps.scrubber.hold(`EAA${String(n).repeat(60)}`);
});

const head = 'campaign,ad_set,image_url,message,headline,link_url';
const row = 'Spring,Hikers,https://example.com/a.jpg,Warm,Tents,https://example.com/';
const fillText = (text: string, maxLength = 1_000_000) =>
  text.repeat(Math.floor(maxLength / text.length));

/** Ads that have only their pictures in common: each has a creative of its own. */
const ads = (count: number) =>
  Array.from({ length: count }, (_, n) => row.replace('a.jpg,Warm', `${n % 9}.jpg,Warm ${n}`));

const tables: Record<string, string> = {
  'nearly as many ads as a launch may have': [head, ...ads(240)].join('\n'),
  'twice as many ads as a launch may have': [head, ...ads(480)].join('\n'),
  'rows without end': `${head}\n${fillText(`${row}\n`)}`,
  'rows of nothing but commas': `${head}\n${fillText(',\n')}`,
  'empty rows': `${head}\n${fillText('\n')}`,
  'one cell': `${head}\n"${fillText('x')}`,
  'a quote that never ends': `${head}\n${fillText('"')}`,
  'quotes in quotes': `${head}\n"${fillText('""')}"`,
  'columns without end': fillText('a,'),
  'commas without end': `${head}\n${fillText(',')}`,
  'semicolons and tabs': fillText(';\t,'),
  'cells of odd signs': `${head}\n${fillText('\uFDFA,', 300_000)}`,
  'more columns than anybody reads': Array.from({ length: 130_000 }, (_, n) => `c${n}`).join(','),
  'many columns above many rows': `${fillText('a,', 4_000)}\n${fillText('x\n', 10_000)}`,
  'a wrong budget in every row': `${head},daily_budget\n${fillText(`${row},x\n`)}`,
  'as many wrong rows as are read': `${head},daily_budget\n${`${row},x\n`.repeat(500)}`,
  'as many cells as are read': `${head}\n${`${','.repeat(49)}\n`.repeat(9_990)}`,
  'the same address again and again': `${head}\n${fillText('S,H,https://example.com/a.jpg,W,T,\n')}`,
};

const isTried = isLong || testEngine() === 'embedded';

describe.runIf(isTried).each(Object.entries(tables))('a table: %s', (_, body) => {
  it('does not hold others up', async () => {
    const holdMs = await longestHold(async () => {
      const headers = { 'content-type': 'text/csv' };
      const answer = await h.call('POST /adnet/launches/from-csv', { key, body, headers });
      expect([200, 413, 422], answer.text.slice(0, 300)).toContain(answer.status);
    });
    expect(holdMs).toBeLessThan(maxHeldMs);
  }, 60_000);
});

const parts = (n: number) => ({
  account_id: usd,
  defaults: launchDefaults,
  campaign: launchCampaign,
  ad_sets: [launchAdSet('a')],
  images: [{ ref: 'i', hash: seededHash(h) }],
  copies: Array.from({ length: n }, (_, at) => launchCopy(`c${at}`)),
  ads: { matrix: true },
});
const launches: Record<string, () => object | string> = {
  'the most steps there may be': () => parts(249),
  'copies without end': () => parts(9_000),
  'ads without end': () => ({
    ...parts(1),
    ads: {
      list: Array.from({ length: 12_000 }, (_, n) => ({ ad_set: 'a', media: 'i', name: `${n}` })),
    },
  }),
  'refs that are nowhere': () => ({
    ...parts(1),
    ads: { list: Array.from({ length: 12_000 }, (_, n) => ({ ad_set: `x${n}`, media: 'y' })) },
  }),
  'a matrix of millions': () => ({
    ...parts(3_000),
    ad_sets: Array.from({ length: 1_000 }, (_, n) => launchAdSet(`s${n}`)),
  }),
  'long texts': () => ({
    ...parts(1),
    copies: Array.from({ length: 200 }, (_, n) => ({
      ...launchCopy(`c${n}`),
      message: 'EAA '.repeat(1_100),
    })),
  }),
  'targeting without end': () => ({
    ...parts(1),
    ad_sets: [launchAdSet('a', { targeting: { x: '%41'.repeat(300_000) } })],
  }),
};

Object.assign(launches, {
  'a name that is put into every ad': () => ({
    ...parts(200),
    campaign: { ...launchCampaign, name: 'x'.repeat(200_000) },
    ads: { matrix: true, name: '{campaign}'.repeat(500) },
  }),
  'a name with a gap of half a megabyte': () => ({
    ...parts(20),
    ads: { matrix: true, name: `a${'\n'.repeat(450_000)}b` },
  }),
  'a name of lines and dashes': () => ({
    ...parts(20),
    ads: { matrix: true, name: `a${'-_'.repeat(450_000)}b` },
  }),
  'link tags that every creative repeats': () => ({
    ...parts(240),
    defaults: { ...launchDefaults, url_tags: 'a=b&'.repeat(220_000) },
  }),
  'targeting that every ad set repeats': () => ({
    ...parts(1),
    defaults: { ...launchDefaults, targeting: { x: Array(8_000).fill('abcd') } },
    ad_sets: Array.from({ length: 490 }, (_, n) => launchAdSet(`s${n}`)),
    ads: undefined,
  }),
  'fields that nobody knows': () => ({
    ...parts(1),
    copies: [
      {
        ...launchCopy('a'),
        ...Object.fromEntries(Array.from({ length: 80_000 }, (_, n) => [`f${n}`, 1])),
      },
    ],
  }),
  'objects in objects': () =>
    `{"account_id":"${usd}","campaign":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`,
} satisfies typeof launches);

const launchCases = Object.entries(launches).map(([name, bodyOf], at) => ({ name, bodyOf, at }));

describe.runIf(isTried).each(launchCases)('a launch of $name', ({ bodyOf, at }) => {
  // Both read and judge it alike, so by turns.
  it.each(sample(['?dry_run=true', ''], 2, at))(
    'does not hold others up (%s)',
    async (query) => {
      const launchBody = bodyOf();
      const body = typeof launchBody === 'string' ? launchBody : JSON.stringify(launchBody);
      let n = 0;
      const holdMs = await longestHold(async () => {
        const headers = { 'idempotency-key': `${query}${body.length}-${n++}` };
        const route = `POST /adnet/launches${query}`;
        const answer = await h.call(route, { key, body, headers });
        expect([200, 202, 413, 422], answer.text.slice(0, 300)).toContain(answer.status);
        if (answer.status === 202)
          await h.call(`POST /adnet/launches/${answer.body.id}/cancel`, { key });
      });
      expect(holdMs).toBeLessThan(maxHeldMs);
    },
    60_000,
  );
});

const checks: Record<string, object> = {
  'copy of the longest texts': {
    product: 'x'.repeat(200),
    variants: Array.from({ length: 10 }, () => ({
      headline: 'a '.repeat(60),
      primary_text: 'EAA '.repeat(500),
    })),
  },
  'a description without end': { product: 'p', description: 'best cheap now '.repeat(60_000) },
};

describe.runIf(isTried).each(Object.entries(checks))('looking at %s', (_, body) => {
  it.each(['/generate/ad-copy/check', '/generate/ad-copy'])(
    'does not hold others up (%s)',
    async (path) => {
      const holdMs = await longestHold(async () => {
        const answer = await h.call(`POST ${path}`, { key, body });
        expect(answer.status, answer.text.slice(0, 300)).toBeLessThan(500);
      });
      expect(holdMs).toBeLessThan(maxHeldMs);
    },
    60_000,
  );
});
