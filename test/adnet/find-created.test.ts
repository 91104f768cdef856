import { describe, expect, it } from 'vitest';
import { findCreated, type LostObject } from '../../src/adnet/answers/find-created.ts';
import { platformTime } from '../../src/adnet/answers/platform-time.ts';
import { clientOf, json, platform, token } from './fake-platform.ts';

const intentAt = Date.UTC(2026, 10, 15, 12, 0, 0);
const now = '2026-11-15T04:00:10-0800';
const earlier = '2026-11-15T03:50:00-0800';

type Row = Record<string, unknown>;

const find = async (
  sought: Partial<LostObject> & Pick<LostObject, 'kind' | 'params'>,
  pages: Row[][],
) => {
  const requestUrls: URL[] = [];
  const url = await platform((request, response) => {
    const requestUrl = new URL(request.url ?? '', 'http://x');
    requestUrls.push(requestUrl);
    const at = Number(requestUrl.searchParams.get('after') ?? 0);
    const more = at + 1 < pages.length;
    json(response, {
      data: pages[at] ?? [],
      paging: { cursors: { after: String(at + 1) }, ...(more ? { next: 'https://x' } : {}) },
    });
  });
  const client = clientOf(url);
  const listing = await findCreated(client, token, { adAccountId: 'act_1', intentAt, ...sought });
  return { listing, requestUrls };
};

describe('looking for a campaign', () => {
  const params = {
    name: 'Spring',
    objective: 'OUTCOME_TRAFFIC',
    daily_budget: 5000,
    status: 'PAUSED',
  };
  const row = {
    id: '11',
    name: 'Spring',
    created_time: now,
    objective: 'OUTCOME_TRAFFIC',
    daily_budget: '5000',
  };

  it('finds the one that fits, on any page, archived ones included; deleted ones may not be named', async () => {
    const others = [
      { ...row, id: '12', name: 'Spring 2' },
      { ...row, id: '13', created_time: earlier },
      { ...row, id: '14', objective: 'OUTCOME_SALES' },
      { ...row, id: '15', daily_budget: '6000' },
      { ...row, id: 'nonsense' },
    ];
    const { listing, requestUrls } = await find({ kind: 'campaign', params }, [others, [row]]);
    expect(listing).toEqual({
      kind: 'listed',
      complete: true,
      candidates: [{ id: '11', createdAt: intentAt + 10_000 }],
      doubtful: ['13'],
    });
    expect(requestUrls[0]?.pathname).toBe('/v26.0/act_1/campaigns');
    const statuses = JSON.parse(requestUrls[0]?.searchParams.get('effective_status') ?? '');
    expect(statuses).toEqual(expect.arrayContaining(['ARCHIVED', 'ACTIVE', 'PAUSED']));
    expect(statuses).not.toContain('DELETED');
    expect(requestUrls[0]?.searchParams.get('filtering')).toContain('"Spring"');
  });

  it.each([
    ['is live', { status: 'ACTIVE' }],
    ['is older than the intent', { created_time: earlier }],
    ['was made moments before it', { created_time: '2026-11-15T03:59:50-0800' }],
    ['lacks the budget that was sent', { daily_budget: undefined }],
    ['lacks the objective that was sent', { objective: undefined }],
  ])('does not take what %s for ours, and says that it is there', async (_, more) => {
    const { listing } = await find({ kind: 'campaign', params }, [[{ ...row, ...more }]]);
    expect(listing).toMatchObject({ candidates: [], doubtful: ['11'], complete: true });
  });

  it('knows a name again out of which a secret was cut', async () => {
    const cutName = { ...params, name: 'For [secret], spring' };
    const rows = [
      { ...row, id: '16', name: 'For EAAB, spring' },
      { ...row, id: '17', name: 'For EAAB, autumn' },
    ];
    const { listing } = await find({ kind: 'campaign', params: cutName }, [rows]);
    expect(listing).toMatchObject({ candidates: [{ id: '16' }] });
  });

  it('does not believe a name filter that finds nothing', async () => {
    let requestCount = 0;
    const url = await platform((request, response) => {
      requestCount += 1;
      const filtered = request.url?.includes('filtering');
      if (filtered) json(response, { error: { code: 100 } }, 400);
      else json(response, { data: [row] });
    });
    const sought: LostObject = { kind: 'campaign', adAccountId: 'act_1', params, intentAt };
    const listing = await findCreated(clientOf(url), token, sought);
    expect(listing).toMatchObject({ complete: true, candidates: [{ id: '11' }] });
    expect(requestCount).toBe(2);
  });

  it('says so when it did not see everything', async () => {
    const endless = Array.from({ length: 200 }, () => [{ ...row, name: 'other' }]);
    const { listing, requestUrls } = await find({ kind: 'campaign', params }, endless);
    expect(listing).toEqual({ kind: 'listed', complete: false, candidates: [], doubtful: [] });
    expect(requestUrls.length).toBeLessThanOrEqual(40);
  });

  it('passes a rejection on, and does not take nonsense for an empty list', async () => {
    const sought: LostObject = { kind: 'campaign', adAccountId: 'act_1', params, intentAt };
    const refusingUrl = await platform((_, response) =>
      json(response, { error: { code: 190 } }, 400),
    );
    expect(await findCreated(clientOf(refusingUrl), token, sought)).toMatchObject({
      tokenDead: true,
    });
    const nonsense = await platform((_, response) => json(response, { rows: [] }));
    await expect(findCreated(clientOf(nonsense), token, sought)).rejects.toMatchObject({
      code: 'adnet_unavailable',
    });
    // So long that the error in its middle is not seen before it is read as a list.
    const padding = 'x'.repeat(20_000);
    const errorBody = { data: [], pad: padding, error: { code: 2 }, more: padding };
    const partial = await platform((_, response) => json(response, errorBody));
    await expect(findCreated(clientOf(partial), token, sought)).rejects.toMatchObject({
      code: 'adnet_unavailable',
    });
  });
});

it('looks for an ad set in its campaign, and keeps ids beyond 2^53', async () => {
  const params = { name: 'A', campaign_id: '2', optimization_goal: 'REACH', status: 'PAUSED' };
  const { listing, requestUrls } = await find({ kind: 'adset', params }, [
    [
      {
        id: '12345678901234567890',
        name: ' A ',
        created_time: now,
        campaign_id: '2',
        optimization_goal: 'REACH',
      },
      { id: '4', name: 'A', created_time: now, campaign_id: '3', optimization_goal: 'REACH' },
    ],
  ]);
  expect(listing).toMatchObject({ candidates: [{ id: '12345678901234567890' }] });
  expect(requestUrls[0]?.pathname).toBe('/v26.0/2/adsets');
  expect(requestUrls[0]?.searchParams.get('effective_status')).toContain('CAMPAIGN_PAUSED');
});

it('looks for an ad by its creative', async () => {
  const params = { name: 'A', adset_id: '3', creative: { creative_id: '5' }, status: 'PAUSED' };
  const { listing } = await find({ kind: 'ad', params }, [
    [
      { id: '6', name: 'A', created_time: now, adset_id: '3', creative: { id: '5' } },
      { id: '7', name: 'A', created_time: now, adset_id: '3', creative: { id: '8' } },
    ],
  ]);
  expect(listing).toMatchObject({ candidates: [{ id: '6' }] });
});

it('looks for a creative by its story, since its name may have grown', async () => {
  const object_story_spec = {
    page_id: '2',
    link_data: {
      link: 'https://a.example',
      message: 'text',
      call_to_action: { type: 'LEARN_MORE' },
    },
  };
  const storedSpec = {
    ...object_story_spec,
    link_data: { ...object_story_spec.link_data, link: 'https://a.example/' },
  };
  const other = { ...storedSpec, link_data: { ...storedSpec.link_data, message: 'other' } };
  const { listing } = await find({ kind: 'creative', params: { name: 'C', object_story_spec } }, [
    [
      { id: '21', name: 'C 2026-11-15-0a1b2c', object_story_spec: storedSpec },
      { id: '22', name: 'C', object_story_spec: other },
      { id: '23', name: 'D', object_story_spec: storedSpec },
    ],
  ]);
  expect(listing).toMatchObject({ candidates: [{ id: '21', createdAt: null }] });
});

it.each([
  ['a story', { object_story_spec: { page_id: '2', link_data: { link: 'https://a.example' } } }],
  ['a post', { object_story_id: '2_3' }],
  ['a post on the photo network', { source_instagram_media_id: '9' }],
  ['a feed', { asset_feed_spec: { bodies: [{ text: 'a' }] } }],
])('does not take an old creative of the same name for one with %s', async (_, creativeParams) => {
  const { listing } = await find({ kind: 'creative', params: { name: 'C', ...creativeParams } }, [
    [{ id: '31', name: 'C' }],
  ]);
  expect(listing).toMatchObject({ candidates: [], doubtful: ['31'] });
});

it('looks for a picture by its hash, or by its name and age', async () => {
  const hash = '0123456789abcdef0123456789abcdef';
  const rows = [
    { id: '1:a', hash, name: 'p', created_time: earlier },
    { id: '1:b', hash: 'ffff', name: 'p', created_time: now },
  ];
  const params = { name: 'p' };
  const byHash = await find({ kind: 'image', params, imageHash: hash }, [rows]);
  expect(byHash.listing).toMatchObject({ candidates: [{ id: hash }] });
  expect(byHash.requestUrls[0]?.searchParams.get('hashes')).toBe(`["${hash}"]`);
  const byName = await find({ kind: 'image', params }, [rows]);
  expect(byName.listing).toMatchObject({ candidates: [{ id: 'ffff' }] });
});

it.each([
  ['2026-03-21T22:33:56-0700', Date.UTC(2026, 2, 22, 5, 33, 56)],
  ['2024-02-29T00:00:00+0530', Date.UTC(2024, 1, 28, 18, 30)],
  ['2024-12-31T23:59:59Z', Date.UTC(2024, 11, 31, 23, 59, 59)],
  ['2000-03-01T00:00:00+00:00', Date.UTC(2000, 2, 1)],
  ['1970-01-01T00:00:00Z', 0],
  ['yesterday', null],
  ['2026-13-01T00:00:00Z', null],
])('reads the time %s', (text, expected) => {
  expect(platformTime(text)).toBe(expected);
});
