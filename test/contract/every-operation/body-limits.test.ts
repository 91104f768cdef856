// One store is enough: it asks the store for nothing but the caller.

import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, house } from '../../helpers/house/house.ts';
import { adsetBody, campaignBody, usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
let key: string;
/** An ad set's body but for its last bracket. */
let adset: string;
beforeAll(async () => {
  ({ key } = await h.connected({ plan: 'agency' }));
  const campaign = await h.call('POST /adnet/campaigns', { key, body: campaignBody() });
  adset = JSON.stringify(adsetBody(String(campaign.body.id))).slice(0, -1);
});

const listOf = (count: number, item = '1') => `[${Array(count).fill(item).join(',')}]`;
const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`;
const objectOf = (count: number, prefix = 'k') =>
  `{${Array.from({ length: count }, (_, at) => `"${prefix}${at}":1`).join(',')}}`;
const longKey = (length: number) => `{"${'k'.repeat(length)}":1}`;
const inText = (json: string, times = 1): string =>
  times === 0 ? json : inText(JSON.stringify(json), times - 1);

/** The first problem, or null where the body was passed on. */
const problemOf = ({ status, body }: Answer) => {
  if (status === 200) return null;
  const [{ field, message }] = body.detail.error.fields;
  return `${status} ${field} ${message}`;
};

const tooMany = '422 x holds too many values';
const tooManyTexts = '422 x holds JSON text inside JSON text more than 4 times';

describe('a body is refused by what it holds too much of', () => {
  it.each<[string, string, string | null]>([
    ['49,980 values', listOf(49_980), null],
    ['55,000 values', listOf(55_000), tooMany],
    ['30,000 lists of one value', listOf(30_000, '[1]'), tooMany],
    ['30,000 empty lists', listOf(30_000, '[]'), null],
    ['depth 32', nested(31), null],
    ['depth 33', nested(32), '422 x is nested deeper than 32 levels'],
    ['depth 41', nested(40), '422 x is nested deeper than 32 levels'],
    ['1,000 keys', objectOf(1_000), null],
    ['1,001 keys', objectOf(1_001), '422 x holds more than 1000 keys in one object'],
    ['a key of 200 characters', longKey(200), null],
    ['a key of 201 characters', longKey(201), '422 x holds a key that is too long'],
    ['a key of 1,001 characters', longKey(1_001), '422 body holds a key that is too long'],
    ['500 unusual keys', objectOf(500, 'ü'), null],
    ['501 unusual keys', objectOf(501, 'ü'), '422 x holds too many unusual keys'],
    ['a NUL character', '["a\\u0000"]', '422 x.0 must not contain NUL characters'],
    ['half a pair', '"\\ud800"', '422 x must not contain half of a surrogate pair'],
    ['NUL and then too many values', `["\\u0000",${listOf(60_000)}]`, tooMany],
    ['too many values of a key that comes twice', `${listOf(55_000)},"x":1`, tooMany],
    ['too many values in what is no JSON', `${listOf(55_000)}]`, tooMany],
    ['a text with 55,000 values', inText(listOf(55_000)), null],
    ['a text with 60,000 values', inText(listOf(60_000)), tooMany],
    ['a text with 28,000 empty lists', inText(listOf(28_000, '[]')), null],
    ['a text with 31,000 empty lists', inText(listOf(31_000, '[]')), tooMany],
    [
      '45,000 values and 20,000 in a text',
      `[${listOf(45_000)},${inText(listOf(20_000))}]`,
      tooMany,
    ],
    ['a short text of depth 60', inText(nested(60)), null],
    ['a short text of depth 70', inText(nested(70)), '422 x is nested deeper than 64 levels'],
    [
      'a long text of depth 71',
      inText(`[${listOf(600)},${nested(70)}]`),
      '422 x is nested deeper than 64 levels',
    ],
    ['a text in a text in a text in a text', inText('[1]', 4), null],
    ['five texts in each other', inText('[1]', 5), tooManyTexts],
    ['1,000 texts', listOf(1_000, '"[]"'), null],
    ['1,001 texts', listOf(1_001, '"[]"'), '422 x holds too many JSON texts'],
  ])('%s', async (_, json, problem) => {
    const answer = await h.call('POST /adnet/adsets', { key, body: `${adset},"x":${json}}` });
    expect(problemOf(answer)).toBe(problem);
  });

  it.each<[string, string, string]>([
    ['depth 35', nested(32), 'ad_sets is nested deeper than 32 levels'],
    ['a key of 201 characters', longKey(201), 'ad_sets.0.x holds a key that is too long'],
    ['a text of depth 70', inText(nested(70)), 'ad_sets.0.x is nested deeper than 64 levels'],
    ['1,001 texts', listOf(1_001, '"[]"'), 'ad_sets.0.x holds too many JSON texts'],
  ])('an ad set of a launch: %s', async (_, json, problem) => {
    const body = `{"account_id":"${usd}","recipe":"traffic","ad_sets":[{"name":"a","x":${json}}]}`;
    const answer = await h.call('POST /adnet/launches?dry_run=true', { key, body });
    const problems: { field: string; message: string }[] =
      answer.body.problems ?? answer.body.detail.error.fields;
    expect(problems.map(({ field, message }) => `${field} ${message}`)).toContain(problem);
  });
});
