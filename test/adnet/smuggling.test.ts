import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Kind, kindNames, kinds } from '../../src/adnet/kinds/list.ts';
import { assertHarmless } from '../../src/adnet/safety/gate.ts';
import { newestVersion } from '../../src/adnet/version.ts';
import { imageParams } from '../../src/adnet/wire/image.ts';
import type { Body } from '../../src/adnet/wire/passed-through.ts';
import { smuggledBodies } from '../helpers/inputs/corpus.ts';
import { bodies } from './create-bodies.ts';

const own: { why: string; body: Body }[] = [
  { why: 'full-width key', body: { ｓｔａｔｕｓ: 'ACTIVE' } },
  { why: 'zero-width key', body: { 'sta\u200btus': 'ACTIVE' } },
  { why: 'Greek letters', body: { sτατυs: 'ACTIVE' } },
  { why: 'accented key', body: { státus: 'ACTIVE' } },
  { why: 'percent-encoded key', body: { 'st%61tus': 'ACTIVE' } },
  { why: 'escaped key', body: { 'st\\u0061tus': 'ACTIVE' } },
  { why: 'NUL key', body: { 'status\u0000': 'ACTIVE' } },
  { why: 'dotted key', body: { 'campaign.status': 'ACTIVE' } },
  { why: 'dashed key', body: { 'sta-tus': 'ACTIVE' } },
  { why: 'JSON in a string', body: { targeting: '{"geo_locations":{},"status":"ACTIVE"}' } },
  {
    why: 'JSON in a string in a string',
    body: { promoted_object: JSON.stringify(JSON.stringify({ status: 'ACTIVE' })) },
  },
  {
    why: 'JSON in a string with a duplicate',
    body: { extra: '{"status":"PAUSED","status":"ACTIVE"}' },
  },
  {
    why: 'JSON in a string deep down',
    body: { a: [{ b: '  [{"c":"{\\"Status\\":\\"ACTIVE\\"}"}]' }] },
  },
  { why: 'list of objects', body: { adlabels: [{ name: 'x', status: 'ACTIVE' }] } },
  { why: 'ad set in an ad', body: { adset_spec: { name: 'x', status: 'ACTIVE' } } },
  { why: 'deep ad set', body: { extra: { adset_spec: { campaign_spec: {} } } } },
  { why: 'another token', body: { access_token: 'EAAother', extra: { access_token: 'EAAother' } } },
  { why: 'another case of token', body: { Access_Token: 'EAAother', 'access-token': 'EAAother' } },
  { why: 'a proof', body: { appsecret_proof: 'x', appsecret_time: 1 } },
  { why: 'an inline creative', body: { creative: { object_story_spec: { page_id: '1' } } } },
  {
    why: 'prototype',
    body: JSON.parse('{"__proto__":{"status":"ACTIVE"},"x":{"__proto__":{"status":"ACTIVE"}}}'),
  },
  { why: 'read-after-write', body: { fields: 'access_token', ids: '1,2', id: 'act_2' } },
  {
    why: 'a status in disguise',
    body: { degrees_of_freedom_spec: { x: { enroll_status: 'ACTIVE' } } },
  },
  { why: 'traits in disguise', body: { targeting: { relationship_statuses: 'ACTIVE' } } },
];

const paramsOf = (kind: Kind, more: Body) =>
  kinds[kind].params({ ...bodies[kind][0], ...more }, [], newestVersion);

/** What a lenient platform would see: every key anywhere, looking into JSON text. */
const everyPair = (value: unknown): [string, unknown][] => {
  if (typeof value === 'string') {
    try {
      const inner: unknown = JSON.parse(value);
      return typeof inner === 'number' ? [] : everyPair(inner);
    } catch {
      return [];
    }
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(
    ([key, inner]) => [[key, inner], ...everyPair(inner)] as [string, unknown][],
  );
};

describe.each(kindNames)('a %s', (kind) => {
  it.each([...smuggledBodies, ...own])('lets nothing live out: $why', ({ body }) => {
    const params = paramsOf(kind, body);
    const serialised = JSON.stringify(params);
    try {
      assertHarmless(Buffer.from(serialised), { kind });
    } catch (failure) {
      expect(failure).toMatchObject({ code: 'invalid_request' });
      return;
    }
    const payload = JSON.parse(serialised);
    expect(payload.status).toBe(kinds[kind].canBeLive ? 'PAUSED' : undefined);
    for (const [key, value] of everyPair(payload)) {
      expect(key.normalize('NFKD').replace(/[^a-zа-яα-ω]/gi, '')).not.toMatch(
        /token|batch|(adset|campaign)spec|proof/i,
      );
      // Our own switches: they say no to a feature, and a caller's say nothing that can be live.
      const isSwitch = key === 'enroll_status' && value === 'OPT_OUT';
      if (/stat/i.test(key) && !isSwitch) expect([key, value]).toEqual(['status', 'PAUSED']);
      if (typeof value === 'string') expect(value.trim().toUpperCase()).not.toBe('ACTIVE');
    }
    expect(({} as Body)['status']).toBeUndefined();
  });

  it('passes whatever else is unknown through as it is, unless it is a file', () => {
    const extra = {
      url_tags: 'a=b&status=1',
      tracking_specs: [{ 'action.type': ['offsite_conversion'], fb_pixel: ['1'] }],
      brand_new_field: { deep: [1, null, { x: 'y' }], text: '{"a": 1}' },
      degrees_of_freedom_spec: {
        creative_features_spec: { image_touchups: { enroll_status: 'OPT_OUT' } },
      },
    };
    const params = paramsOf(kind, extra);
    if (kinds[kind].source) expect(params).not.toMatchObject(extra);
    else expect(params).toMatchObject(extra);
    assertHarmless(Buffer.from(JSON.stringify(params)), { kind });
  });
});

describe('the gate', () => {
  const gate =
    (params: unknown, context: Parameters<typeof assertHarmless>[1] = { kind: 'ad' }) =>
    () =>
      assertHarmless(Buffer.from(JSON.stringify(params)), context);

  it('wants exactly PAUSED where there is a state, and none where there is not', () => {
    const withState = kindNames.filter((kind) => kinds[kind].canBeLive);
    expect(withState).toEqual(expect.arrayContaining(['campaign', 'adset', 'ad']));
    for (const kind of [...withState, 'pause' as const]) {
      gate({ status: 'PAUSED' }, { kind })();
      for (const status of ['ACTIVE', 'paused', ' PAUSED', ['PAUSED'], null, undefined, 1])
        expect(gate({ status }, { kind })).toThrow();
    }
    for (const kind of kindNames.filter((one) => !kinds[one].canBeLive)) {
      gate({ name: 'x' }, { kind })();
      expect(gate({ status: 'PAUSED' }, { kind })).toThrow();
    }
  });

  it.each([
    { a: { status: 'PAUSED' } },
    { effective_status: [] },
    { name: '{"status":"ACTIVE"}' },
    { a: '["{\\"b\\":{\\"Status\\":1}}"]' },
    { a: '"{\\"status\\":1}"' },
    { adset_spec: {} },
    { x: [{ campaign_spec: '' }] },
    { x: { batch: [] } },
    { access_token: 'x' },
    { x: { 'Access-Token': 'x' } },
    { appsecret_proof: 'x' },
    { execution_options: ['validate_only'] },
    { method: 'DELETE' },
    { fields: 'id' },
    { ids: '1' },
    { stаtus: 'ACTIVE' },
  ])('stops %j', (params) => {
    expect(gate({ status: 'PAUSED', ...params })).toThrow();
  });

  it('lets through what we add ourselves, exactly as we add it', () => {
    const context = { kind: 'ad', proof: 'abc', validateOnly: true } as const;
    gate(
      { status: 'PAUSED', appsecret_proof: 'abc', execution_options: ['validate_only'] },
      context,
    )();
    expect(gate({ status: 'PAUSED', appsecret_proof: 'abd' }, context)).toThrow();
    expect(gate({ status: 'PAUSED', execution_options: ['x'] }, context)).toThrow();
  });

  it('stops what is nested beyond reason, and what is no object', () => {
    let deep: unknown = 1;
    for (let at = 0; at < 200; at++) deep = [deep];
    expect(gate({ status: 'PAUSED', deep })).toThrow();
    expect(gate([])).toThrow();
    expect(gate(null)).toThrow();
  });

  it('finds a status wherever chance puts it', () => {
    const key = fc.constantFrom(
      'status',
      'Status',
      'STATUS ',
      'st\u0430tus',
      'configured_status',
      'status[]',
    );
    const wrap = fc.array(fc.constantFrom('list', 'object', 'text'), { maxLength: 5 });
    fc.assert(
      fc.property(key, wrap, (name, wraps): void => {
        let value: unknown = { [name]: 'ACTIVE' };
        for (const how of wraps)
          value =
            how === 'list' ? [value] : how === 'object' ? { x: value } : JSON.stringify(value);
        expect(gate({ status: 'PAUSED', extra: value })).toThrow();
        const build = () => paramsOf('campaign', { extra: value });
        // Texts inside texts are read four deep; what is hidden deeper is refused whole.
        if (wraps.filter((how) => how === 'text').length > 4) {
          expect(build).toThrow();
          return;
        }
        const params = build();
        gate(params, { kind: 'campaign' })();
        expect(JSON.stringify(params)).not.toContain('ACTIVE');
      }),
    );
  });
});

describe('an image', () => {
  it('is sent with its label only', () => {
    const body = {
      account_id: 'act_1',
      image_url: 'https://a',
      name: 'x',
      copy_from: {},
      bytes: 'x',
      status: 'ACTIVE',
    };
    expect(imageParams(body)).toEqual({ name: 'x' });
    expect(imageParams({})).toEqual({});
  });
});
