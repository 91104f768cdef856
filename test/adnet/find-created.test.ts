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
  const seen: URL[] = [];
  const url = await platform((request, response) => {
    const asked = new URL(request.url ?? '', 'http://x');
    seen.push(asked);
    const at = Number(asked.searchParams.get('after') ?? 0);
    const more = at + 1 < pages.length;
    json(response, {
      data: pages[at] ?? [],
      paging: { cursors: { after: String(at + 1) }, ...(more ? { next: 'https://x' } : {}) },
    });
  });
  const client = clientOf(url);
  const found = await findCreated(client, token, { adAccountId: 'act_1', intentAt, ...sought });
  return { found, seen };
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
    const { found, seen } = await find({ kind: 'campaign', params }, [others, [row]]);
    expect(found).toEqual({
      kind: 'listed',
      complete: true,
      candidates: [{ id: '11', createdAt: intentAt + 10_000 }],
      doubtful: ['13'],
    });
    expect(seen[0]?.pathname).toBe('/v26.0/act_1/campaigns');
    const statuses = JSON.parse(seen[0]?.searchParams.get('effective_status') ?? '');
    expect(statuses).toEqual(expect.arrayContaining(['ARCHIVED', 'ACTIVE', 'PAUSED']));
    expect(statuses).not.toContain('DELETED');
    expect(seen[0]?.searchParams.get('filtering')).toContain('"Spring"');
  });

  it.each([
    ['is live', { status: 'ACTIVE' }],
    ['is older than the intent', { created_time: earlier }],
    ['was made moments before it', { created_time: '2026-11-15T03:59:50-0800' }],
    ['lacks the budget that was sent', { daily_budget: undefined }],
    ['lacks the objective that was sent', { objective: undefined }],
  ])('does not take what %s for ours, and says that it is there', async (_, more) => {
    const { found } = await find({ kind: 'campaign', params }, [[{ ...row, ...more }]]);
    expect(found).toMatchObject({ candidates: [], doubtful: ['11'], complete: true });
  });

  it('knows a name again out of which a secret was cut', async () => {
    const cutName = { ...params, name: 'For [secret], spring' };
    const rows = [
      { ...row, id: '16', name: 'For EAAB, spring' },
      { ...row, id: '17', name: 'For EAAB, autumn' },
    ];
    const { found } = await find({ kind: 'campaign', params: cutName }, [rows]);
    expect(found).toMatchObject({ candidates: [{ id: '16' }] });
  });

  it('does not believe a name filter that finds nothing', async () => {
    let asked = 0;
    const url = await platform((request, response) => {
      asked += 1;
      const filtered = request.url?.includes('filtering');
      if (filtered) json(response, { error: { code: 100 } }, 400);
      else json(response, { data: [row] });
    });
    const sought: LostObject = { kind: 'campaign', adAccountId: 'act_1', params, intentAt };
    const found = await findCreated(clientOf(url), token, sought);
    expect(found).toMatchObject({ complete: true, candidates: [{ id: '11' }] });
    expect(asked).toBe(2);
  });

  it('says so when it did not see everything', async () => {
    const endless = Array.from({ length: 200 }, () => [{ ...row, name: 'other' }]);
    const { found, seen } = await find({ kind: 'campaign', params }, endless);
    expect(found).toEqual({ kind: 'listed', complete: false, candidates: [], doubtful: [] });
    expect(seen.length).toBeLessThanOrEqual(40);
  });

  it('passes a rejection on, and does not take nonsense for an empty list', async () => {
    const sought: LostObject = { kind: 'campaign', adAccountId: 'act_1', params, intentAt };
    const refused = await platform((_, response) => json(response, { error: { code: 190 } }, 400));
    expect(await findCreated(clientOf(refused), token, sought)).toMatchObject({ tokenDead: true });
    const nonsense = await platform((_, response) => json(response, { rows: [] }));
    await expect(findCreated(clientOf(nonsense), token, sought)).rejects.toMatchObject({
      code: 'adnet_unavailable',
    });
    // So long that the error in its middle is not seen before it is read as a list.
    const padding = 'x'.repeat(20_000);
    const broken = { data: [], pad: padding, error: { code: 2 }, more: padding };
    const partial = await platform((_, response) => json(response, broken));
    await expect(findCreated(clientOf(partial), token, sought)).rejects.toMatchObject({
      code: 'adnet_unavailable',
    });
  });
});

it('looks for an ad set in its campaign, and keeps ids beyond 2^53', async () => {
  const params = { name: 'A', campaign_id: '2', optimization_goal: 'REACH', status: 'PAUSED' };
  const { found, seen } = await find({ kind: 'adset', params }, [
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
  expect(found).toMatchObject({ candidates: [{ id: '12345678901234567890' }] });
  expect(seen[0]?.pathname).toBe('/v26.0/2/adsets');
  expect(seen[0]?.searchParams.get('effective_status')).toContain('CAMPAIGN_PAUSED');
});

it('looks for an ad by its creative', async () => {
  const params = { name: 'A', adset_id: '3', creative: { creative_id: '5' }, status: 'PAUSED' };
  const { found } = await find({ kind: 'ad', params }, [
    [
      { id: '6', name: 'A', created_time: now, adset_id: '3', creative: { id: '5' } },
      { id: '7', name: 'A', created_time: now, adset_id: '3', creative: { id: '8' } },
    ],
  ]);
  expect(found).toMatchObject({ candidates: [{ id: '6' }] });
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
  const held = {
    ...object_story_spec,
    link_data: { ...object_story_spec.link_data, link: 'https://a.example/' },
  };
  const other = { ...held, link_data: { ...held.link_data, message: 'other' } };
  const { found } = await find({ kind: 'creative', params: { name: 'C', object_story_spec } }, [
    [
      { id: '21', name: 'C 2026-11-15-0a1b2c', object_story_spec: held },
      { id: '22', name: 'C', object_story_spec: other },
      { id: '23', name: 'D', object_story_spec: held },
    ],
  ]);
  expect(found).toMatchObject({ candidates: [{ id: '21', createdAt: null }] });
});

it.each([
  ['a story', { object_story_spec: { page_id: '2', link_data: { link: 'https://a.example' } } }],
  ['a post', { object_story_id: '2_3' }],
  ['a post on the photo network', { source_instagram_media_id: '9' }],
  ['a feed', { asset_feed_spec: { bodies: [{ text: 'a' }] } }],
])('does not take an old creative of the same name for one with %s', async (_, sent) => {
  const { found } = await find({ kind: 'creative', params: { name: 'C', ...sent } }, [
    [{ id: '31', name: 'C' }],
  ]);
  expect(found).toMatchObject({ candidates: [], doubtful: ['31'] });
});

it('looks for a picture by its hash, or by its name and age', async () => {
  const hash = '0123456789abcdef0123456789abcdef';
  const rows = [
    { id: '1:a', hash, name: 'p', created_time: earlier },
    { id: '1:b', hash: 'ffff', name: 'p', created_time: now },
  ];
  const params = { name: 'p' };
  const byHash = await find({ kind: 'image', params, imageHash: hash }, [rows]);
  expect(byHash.found).toMatchObject({ candidates: [{ id: hash }] });
  expect(byHash.seen[0]?.searchParams.get('hashes')).toBe(`["${hash}"]`);
  const byName = await find({ kind: 'image', params }, [rows]);
  expect(byName.found).toMatchObject({ candidates: [{ id: 'ffff' }] });
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
