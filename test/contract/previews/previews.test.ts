// One store is enough: it asks the store for nothing but the caller.

import { demo } from 'graph-ads-sandbox';
import { describe, expect, it } from 'vitest';
import { kindNames } from '../../../src/adnet/kinds/list.ts';
import { previewFormats } from '../../../src/adnet/rows/preview.ts';
import { seededHash, usd } from '../../helpers/house/publishing.ts';
import { badIds, readingRoom } from '../../helpers/platform/reading-room.ts';
import { shared } from '../../helpers/run/shared.ts';

const room = shared(readingRoom);

const seededId = (kind: 'ad' | 'creative' | 'video') =>
  String(
    room.h.sandbox.control
      .objects(kind)
      .find(({ account_id }) => account_id === demo.usdAccountId)?.['id'],
  );

type Preview = { body: { data: { body: string }[] } };

const frameOf = ({ body }: Preview) => {
  const [, source = ''] = /^<iframe src="([^"]+)"/.exec(body.data[0]?.body ?? '') ?? [];
  return new URL(source.replaceAll('&amp;', '&'));
};

const badFormats = ['', 'feed', 'mobile_feed_standard', 'MOBILE_FEED_STANDARD,INSTAGRAM_STORY'];

const expectPreview = async (noun: 'ads' | 'creatives', id: string) => {
  const path = `/adnet/${noun}/${id}/previews`;
  const { answer, path: requestPath, params } = await room.ask(`${path}?format=INSTAGRAM_STORY`);
  expect(requestPath).toBe(`/${id}/previews`);
  expect(params).toEqual({ ad_format: 'INSTAGRAM_STORY' });
  expect([...frameOf(answer).searchParams.keys()]).toEqual(['d', 't']);
  const defaultCall = await room.ask(path);
  expect(defaultCall.params).toEqual({ ad_format: 'MOBILE_FEED_STANDARD' });
  for (const format of badFormats)
    await room.refuse(`${path}?${new URLSearchParams({ format })}`, 'format');
  await room.refuse(`${path}?ad_format=INSTAGRAM_STORY`, 'ad_format');
  for (const badId of [...badIds, usd])
    await room.refuse(`/adnet/${noun}/${encodeURIComponent(badId)}/previews`, 'id');
};

describe('ads.preview', () => {
  it('shows an ad in one place, and checks id and format', () =>
    expectPreview('ads', seededId('ad')));

  it('asks for every place that Meta knows', async () => {
    const id = seededId('ad');
    for (const format of previewFormats) {
      const answer = await room.get(`/adnet/ads/${id}/previews?format=${format}`);
      // A place for videos alone does not suit a picture: that is the platform's word.
      expect(answer.status).toBe(/_VIDEO(?!_IMAGE)/.test(format) ? 400 : 200);
    }
  });
});

describe('creatives.preview', () => {
  it('shows a creative in one place, and checks id and format', () =>
    expectPreview('creatives', seededId('creative')));

  it('says which format was meant', async () => {
    const answer = await room.get('/adnet/creatives/1/previews?format=INSTAGRAM_STORYS');
    expect(answer.body.detail.error.fields).toEqual([
      { field: 'format', message: 'is not known; did you mean INSTAGRAM_STORY?' },
    ]);
  });
});

describe('previews.draft', () => {
  const path = `/adnet/ad-accounts/${usd}/previews`;
  const creative = {
    page_id: demo.usdPageId,
    link_url: 'https://example.com/tent',
    message: 'Sleep warm.',
    headline: 'Northlight',
  };
  const objects = () => kindNames.map((kind) => room.h.sandbox.control.objects(kind).length);

  it('shows what a create would make, and makes nothing', async () => {
    const objectCounts = objects();
    const body = {
      creative: { ...creative, image_hash: seededHash(room.h) },
      format: 'INSTAGRAM_STORY',
    };
    const { answer, path: requestPath, params } = await room.ask(path, body);
    expect(requestPath).toBe(`/${usd}/generatepreviews`);
    expect(params['ad_format']).toBe('INSTAGRAM_STORY');
    expect(JSON.parse(params['creative'] ?? '')).toMatchObject({
      object_story_spec: {
        page_id: demo.usdPageId,
        link_data: { link: creative.link_url, message: 'Sleep warm.', name: 'Northlight' },
      },
    });
    const text = Buffer.from(frameOf(answer).searchParams.get('d') ?? '', 'base64url').toString();
    expect(text).toContain('Sleep warm.');
    expect(objects()).toEqual(objectCounts);
    const { db } = room.h.service.deps.store;
    expect(await db.selectFrom('writes').select('id').execute()).toEqual([]);
    expect(room.h.passed.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('takes Meta’s own story, a creative that exists, and a video with its own frame', async () => {
    const story = {
      page_id: demo.usdPageId,
      link_data: { link: 'https://example.com', message: 'x' },
    };
    const storyCall = await room.ask(path, { creative: { object_story_spec: story } });
    expect(JSON.parse(storyCall.params['creative'] ?? '')).toEqual({ object_story_spec: story });
    const creative_id = seededId('creative');
    const creativeCall = await room.ask(path, { creative: { creative_id } });
    expect(JSON.parse(creativeCall.params['creative'] ?? '')).toEqual({ creative_id });
    const film = { ...creative, video_id: seededId('video') };
    const { params } = await room.ask(path, { creative: film, format: 'INSTREAM_VIDEO_MOBILE' });
    const { video_data } = JSON.parse(params['creative'] ?? '').object_story_spec;
    expect(video_data).toMatchObject({ video_id: film.video_id, image_url: expect.any(String) });
  });

  it('works during the cool-down and for a viewer', async () => {
    const { key, workspaceId } = await room.h.connected({ unlocked: false });
    const viewer = await room.h.member(workspaceId, 'viewer');
    for (const one of [key, viewer.key]) {
      const answer = await room.h.call(`POST ${path}`, { key: one, body: { creative } });
      expect(answer.status, answer.text).toBe(200);
    }
  });

  it('drops reserved names, however they are written', async () => {
    const forbiddenFields = {
      status: 'ACTIVE',
      Status: 'ACTIVE',
      adset_spec: {},
      access_token: 'EAAevil',
      batch: [],
    };
    const { params } = await room.ask(path, {
      creative: {
        ...creative,
        ...forbiddenFields,
        extra: JSON.stringify({ campaign_spec: forbiddenFields }),
        call_to_action: {
          type: 'SHOP_NOW',
          value: { link: 'https://example.com', ...forbiddenFields },
        },
      },
    });
    expect(params['creative']).not.toMatch(/ACTIVE|spec":\{\}|EAAevil|batch/);
    expect(Object.keys(params).sort()).toEqual(['ad_format', 'creative']);
  });

  const longText = 'あ'.repeat(2000);
  it.each<[string, unknown, string]>([
    ['nothing', {}, 'creative'],
    ['a creative that is text', { creative: '{}' }, 'creative'],
    ['a creative that is a list', { creative: [] }, 'creative'],
    [
      'a creative without a page',
      { creative: { link_url: 'https://example.com' } },
      'creative.page_id',
    ],
    ['a creative without a link', { creative: { page_id: '1' } }, 'creative.link_url'],
    ['a page that is no id', { creative: { ...creative, page_id: 'me' } }, 'creative.page_id'],
    [
      'an id beside a description',
      { creative: { ...creative, creative_id: '1' } },
      'creative.creative_id',
    ],
    ['an unknown format', { creative, format: 'TV' }, 'format'],
    ['an unknown field', { creative, formats: ['TV'] }, 'formats'],
    ['an oversized creative', { creative: { ...creative, message: longText } }, 'creative'],
  ])('refuses %s', async (_, body, field) => {
    await room.refuse(path, field, body as object);
  });

  it('refuses what is no ad account', async () => {
    for (const id of badIds)
      await room.refuse(`/adnet/ad-accounts/${encodeURIComponent(id)}/previews`, 'account_id', {
        creative,
      });
  });
});
