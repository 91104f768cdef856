// One store is enough: it asks the store for nothing but the caller.

import { demo } from 'graph-ads-sandbox';
import { beforeAll, describe, expect, it } from 'vitest';
import { house, testEngine } from '../../helpers/house/house.ts';
import { campaignBody } from '../../helpers/house/publishing.ts';
import { isLong, sample } from '../../helpers/run/long-run.ts';
import { shared } from '../../helpers/run/shared.ts';
import { longestHold, maxHeldMs } from '../../helpers/timing/longest-hold.ts';

const size = 1_000_000;

const h = shared(() => house({ env: { WRITE_COOLDOWN_SECONDS: '3600' } }));
let key: string;
let locked: string;
beforeAll(async () => {
  key = (await h.connected({ plan: 'agency' })).key;
  locked = (await h.connected({ plan: 'agency', unlocked: false })).key;
  // The scrubber looks for all the tokens that it remembers.
  for (let n = 0; n < 32; n++) h.service.deps.scrubber.hold(`EAA${String(n).repeat(60)}`);
});

const fillText = (text: string, maxBytes = size) =>
  text.repeat(Math.floor(maxBytes / Buffer.byteLength(JSON.stringify(text).slice(1, -1))));
const listOf = (length: number, item: (at: number) => string) =>
  Array.from({ length }, (_, at) => item(at)).join(',');
const textIn = (levels: number, core: string): string =>
  levels === 0 ? core : JSON.stringify([textIn(levels - 1, core)]);

/** A sign that stands for eighteen letters. */
const wide = '\uFDFA';

const inText: Record<string, unknown> = {
  'one key without end in JSON text': `{"${wide.repeat(300_000)}":1}`,
  'many odd keys in JSON text': `{${listOf(40_000, (at) => `"${wide}${at}":1`)}}`,
  'empty lists in JSON text': `[${fillText('[],', 900_000).slice(0, -1)}]`,
  'lists in lists in JSON text': '['.repeat(400_000) + ']'.repeat(400_000),
  'texts in texts': textIn(12, 'y'.repeat(150_000)),
  'texts that are nearly JSON': Array.from({ length: 45_000 }, () => '[x]'),
  'odd keys': JSON.parse(`{${listOf(900, (at) => `"${wide.repeat(50)}${at}":1`)}}`),
  'many small values': Array.from({ length: 49_000 }, () => ({})),
  'letters as percent signs': fillText('%41'),
  'percent signs of percent signs': `%${fillText('25')}`,
  'letters as escapes': fillText('\\u0041'),
  'letters as entities': fillText('&#65;'),
  'names of tokens': fillText('access_token'),
  'tokens that are none': fillText('token=a '),
  'beginnings of tokens': fillText('EAA '),
  digits: fillText('1'),
  backslashes: fillText('token\\'),
  spaces: `Bearer${fillText(' ')}`,
};

const bodies: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(inText).map(([name, x]) => [name, JSON.stringify(campaignBody({ x }))]),
  ),
  'many keys': `{${listOf(40_000, (at) => `"key_number_${at}":1`)}}`,
  'a name of lists': JSON.stringify(campaignBody({ name: `[${fillText('[],', 900_000)}1]` })),
};

// What holds the loop is reading, not storing: once is enough where time is short.
const isTried = isLong || testEngine() === 'embedded';

const ways = ['sent', 'held back by the cool-down'];
const cases = Object.entries(bodies).map(([name, body], at) => ({ name, body, at }));

describe.runIf(isTried).each(cases)('a create of a megabyte: $name', ({ body, at }) => {
  it.each(sample(ways, 2, at))(
    `does not hold others up when it is %s`,
    async (how) => {
      const by = how === 'sent' ? key : locked;
      const holdMs = await longestHold(async () => {
        const answer = await h.call('POST /adnet/campaigns', { key: by, body });
        expect([200, 400, 403, 422], answer.text.slice(0, 300)).toContain(answer.status);
      });
      expect(holdMs).toBeLessThan(maxHeldMs);
    },
    60_000,
  );
});

const usd = `act_${demo.usdAccountId}`;
const page = { page_id: demo.usdPageId, link_url: 'https://example.com/' };
const questions: Record<string, (x: unknown) => object> = {
  'delivery-estimate': (x) => ({ targeting: { x }, optimization_goal: 'REACH' }),
  'targeting/validate': (x) => ({ targeting: { x, flexible_spec: x, interests: [{ id: '1' }] } }),
  previews: (x) => ({ creative: { ...page, x } }),
};

describe.runIf(isTried).each(Object.entries(questions))(
  'a question of a megabyte: %s',
  (path, ask) => {
    it.each(sample(Object.entries(inText), 9, 2))(
      'does not hold others up with %s',
      async (_, x) => {
        const body = JSON.stringify(ask(x));
        const holdMs = await longestHold(async () => {
          const answer = await h.call(`POST /adnet/ad-accounts/${usd}/${path}`, { key, body });
          expect([200, 400, 413, 422], answer.text.slice(0, 300)).toContain(answer.status);
        });
        expect(holdMs).toBeLessThan(maxHeldMs);
      },
      60_000,
    );
  },
);

it('JSON text of 5,000 levels is refused, naming its field', async () => {
  const deep = '['.repeat(5_000) + ']'.repeat(5_000);
  for (const name of ['promoted_object', 'x', 'name']) {
    const body = campaignBody({ [name]: deep });
    const answer = await h.call('POST /adnet/campaigns', { key, body });
    expect([answer.status, answer.body.detail.error.fields?.[0]?.field]).toEqual([422, name]);
  }
  const creative = { account_id: `act_${demo.usdAccountId}`, name: 'x', page_id: '1' };
  for (const name of ['object_story_spec', 'call_to_action']) {
    const body = { ...creative, link_url: 'https://example.com/', [name]: deep };
    const answer = await h.call('POST /adnet/creatives', { key, body });
    expect(answer.status, `${name} ${answer.text}`).toBe(422);
  }
});
