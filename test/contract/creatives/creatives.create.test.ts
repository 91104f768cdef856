// One store is enough: what it keeps, others keep that are tried on both.

import { demo } from 'graph-ads-sandbox';
import { beforeAll, describe, expect, it } from 'vitest';
import { house } from '../../helpers/house/house.ts';
import {
  creativeBody,
  fieldsOf,
  lastSent,
  received,
  seededHash,
} from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';
import { shopOff, switchesOff } from './feature-switches.ts';

const h = shared(() => house());
let key: string;
let hashes: string[];
let videoId: string;
beforeAll(async () => {
  key = (await h.connected()).key;
  const own = ({ account_id }: Record<string, unknown>) => account_id === demo.usdAccountId;
  hashes = h.sandbox.control
    .objects('image')
    .filter(own)
    .map(({ hash }) => String(hash));
  videoId = String(h.sandbox.control.objects('video').find(own)?.['id']);
});

type Body = Record<string, unknown>;
const create = (body: Body) => h.call('POST /adnet/creatives', { key, body });
const requestFor = async (body: Body) => {
  const answer = await create(body);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.text).toBe(received(h, 'adcreatives').at(-1)?.answer);
  return lastSent(h, 'adcreatives');
};
const without = (body: Body, ...names: string[]) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));

const button = (type: string) => ({ type, value: { link: 'https://example.com/tent' } });

describe('builds the story from copy and media:', () => {
  it('a link with one picture', async () => {
    const image_hash = seededHash(h);
    expect(await requestFor(creativeBody({ image_hash }))).toEqual({
      name: 'Tent',
      object_story_spec: {
        page_id: demo.usdPageId,
        link_data: {
          link: 'https://example.com/tent',
          message: 'Sleep warm.',
          name: 'Northlight',
          description: 'Two people, any weather.',
          image_hash,
          call_to_action: button('LEARN_MORE'),
        },
      },
      ...switchesOff,
      ...shopOff,
    });
  });

  it('a link without a picture, with the button asked for', async () => {
    const request = await requestFor(creativeBody({ call_to_action_type: 'SHOP_NOW' }));
    expect(request['object_story_spec']).toMatchObject({
      link_data: { call_to_action: button('SHOP_NOW') },
    });
    expect(JSON.stringify(request)).not.toContain('image_hash');
  });

  it('a carousel, one card for each picture', async () => {
    const image_hashes = hashes.slice(0, 3);
    const request = await requestFor(creativeBody({ image_hashes }));
    expect(request).not.toHaveProperty('image_hashes');
    expect(request['object_story_spec']).toMatchObject({
      link_data: {
        link: 'https://example.com/tent',
        child_attachments: image_hashes.map((image_hash) => ({
          link: 'https://example.com/tent',
          image_hash,
          name: 'Northlight',
        })),
      },
    });
  });

  it('a video, its thumbnail taken from it', async () => {
    const request = await requestFor(creativeBody({ video_id: videoId }));
    expect(request['object_story_spec']).toMatchObject({
      page_id: demo.usdPageId,
      video_data: {
        video_id: videoId,
        image_url: expect.stringMatching(/^http/),
        message: 'Sleep warm.',
        title: 'Northlight',
        call_to_action: button('LEARN_MORE'),
      },
    });
    expect(request['object_story_spec']).not.toHaveProperty('link_data');
  });

  it('a video under a picture of the caller’s, which is then not looked for', async () => {
    const thumbnailCalls = h.sandbox.control.calls({ path: 'thumbnails' }).length;
    const image_hash = seededHash(h);
    const request = await requestFor(creativeBody({ video_id: videoId, image_hash }));
    expect(request['object_story_spec']).toMatchObject({ video_data: { image_hash } });
    expect(JSON.stringify(request)).not.toContain('image_url');
    expect(h.sandbox.control.calls({ path: 'thumbnails' }).length).toBe(thumbnailCalls);
  });

  it('a video that leads nowhere', async () => {
    const request = await requestFor(without(creativeBody({ video_id: videoId }), 'link_url'));
    expect(JSON.stringify(request)).not.toContain('"link"');
  });

  it('a feed of assets, with the identity alone beside it', async () => {
    const asset_feed_spec = {
      images: hashes.slice(0, 2).map((hash) => ({ hash })),
      bodies: [{ text: 'One' }, { text: 'Two' }],
      titles: [{ text: 'Title' }],
      link_urls: [{ website_url: 'https://example.com/' }],
      call_to_action_types: ['LEARN_MORE'],
      ad_formats: ['SINGLE_IMAGE'],
    };
    const request = await requestFor(
      without(creativeBody({ asset_feed_spec }), 'link_url', 'message', 'headline', 'description'),
    );
    expect(request['asset_feed_spec']).toEqual(asset_feed_spec);
    expect(request['object_story_spec']).toEqual({ page_id: demo.usdPageId });
  });

  it('a link, when the list of pictures has one', async () => {
    const image_hash = seededHash(h);
    const request = await requestFor(creativeBody({ image_hashes: [image_hash] }));
    expect(request).toEqual(await requestFor(creativeBody({ image_hash })));
    expect(JSON.stringify(request)).not.toContain('child_attachments');
  });

  it('puts the caller’s own button in the place of ours', async () => {
    const call_to_action = { type: 'SIGN_UP', value: { link: 'https://example.com/form' } };
    const plain = await requestFor(creativeBody({ call_to_action }));
    expect(plain).not.toHaveProperty('call_to_action');
    expect(plain['object_story_spec']).toMatchObject({ link_data: { call_to_action } });
    const film = await requestFor(creativeBody({ call_to_action, video_id: videoId }));
    expect(film['object_story_spec']).toMatchObject({ video_data: { call_to_action } });
    const cards = await requestFor(
      creativeBody({ call_to_action, image_hashes: hashes.slice(0, 2) }),
    );
    expect(cards['object_story_spec']).toMatchObject({
      link_data: { child_attachments: [{ call_to_action }, { call_to_action }] },
    });
    expect(JSON.stringify([plain, film, cards])).not.toContain('LEARN_MORE');
  });

  it('a post that exists, without a story of ours', async () => {
    const { account_id, name, page_id } = creativeBody();
    const post = { object_story_id: `${demo.usdPageId}_1` };
    expect(await requestFor({ account_id, name, page_id, ...post })).toEqual({
      name,
      ...post,
      ...switchesOff,
    });
    const media = { source_instagram_media_id: '17841400000000000' };
    const more = { instagram_user_id: demo.usdInstagramId, url_tags: 'a=b' };
    expect(await requestFor({ account_id, name, page_id, ...media, ...more })).toEqual({
      name,
      ...media,
      ...more,
      ...switchesOff,
    });
    const link = { link_url: 'https://example.com/tent', call_to_action_type: 'SHOP_NOW' };
    expect(await requestFor({ account_id, name, page_id, ...post, ...link })).toEqual({
      name,
      ...post,
      call_to_action: button('SHOP_NOW'),
      ...switchesOff,
    });
  });

  it('a feed of assets beside the caller’s own story, which goes out as it is', async () => {
    const asset_feed_spec = {
      images: [{ hash: seededHash(h) }],
      bodies: [{ text: 'One' }, { text: 'Two' }],
      link_urls: [{ website_url: 'https://example.com/' }],
      call_to_action_types: ['LEARN_MORE'],
      ad_formats: ['SINGLE_IMAGE'],
    };
    const object_story_spec = {
      page_id: demo.usdPageId,
      link_data: { link: 'https://example.com/', message: 'Mine', image_hash: seededHash(h) },
    };
    const { account_id, name, page_id } = creativeBody();
    const body = { account_id, name, page_id, asset_feed_spec, object_story_spec };
    expect(await requestFor(body)).toEqual({ name, asset_feed_spec, object_story_spec });
  });

  it('builds the story on the photo network too, and passes on tags and freedoms', async () => {
    const more = {
      instagram_user_id: demo.usdInstagramId,
      url_tags: 'utm_source=greenroom&x={{ad.id}}',
      degrees_of_freedom_spec: {
        creative_features_spec: { image_touchups: { enroll_status: 'OPT_OUT' } },
      },
    };
    const request = await requestFor(creativeBody(more));
    expect(request).toMatchObject({
      url_tags: more.url_tags,
      degrees_of_freedom_spec: more.degrees_of_freedom_spec,
      object_story_spec: { instagram_user_id: demo.usdInstagramId },
    });
  });

  it('takes copy of any length: the platform is the judge', async () => {
    const answer = await create(
      creativeBody({ headline: 'h'.repeat(300), message: 'm'.repeat(5000) }),
    );
    expect(answer.status, answer.text).toBe(200);
    expect(lastSent(h, 'adcreatives')['object_story_spec']).toMatchObject({
      link_data: { name: 'h'.repeat(300), message: 'm'.repeat(5000) },
    });
  });
});

it('refuses what cannot be right, naming every field', async () => {
  const requestCount = received(h, 'adcreatives').length;
  const [one = '', two = ''] = hashes;
  const cases: [Body, string[]][] = [
    [{ link_url: 'https://example.com/' }, ['account_id', 'name', 'page_id']],
    [without(creativeBody(), 'link_url'), ['link_url']],
    [creativeBody({ link_url: 'ftp://example.com' }), ['link_url']],
    [creativeBody({ link_url: 'javascript:alert(1)' }), ['link_url']],
    [creativeBody({ link_url: 'example.com' }), ['link_url']],
    [creativeBody({ page_id: 'me' }), ['page_id']],
    [creativeBody({ image_hashes: [] }), ['image_hashes']],
    [creativeBody({ image_hashes: Array.from({ length: 11 }, () => one) }), ['image_hashes']],
    [creativeBody({ image_hashes: [one, two], image_hash: one }), ['image_hashes']],
    [creativeBody({ image_hashes: [one, two], video_id: '5' }), ['image_hashes']],
    [creativeBody({ image_hash: 'a b' }), ['image_hash']],
    [creativeBody({ video_id: 'v' }), ['video_id']],
    [creativeBody({ instagram_user_id: '@me' }), ['instagram_user_id']],
    [creativeBody({ call_to_action_type: 'learn more' }), ['call_to_action_type']],
    [creativeBody({ asset_feed_spec: 'x' }), ['asset_feed_spec']],
    [creativeBody({ message: 5 }), ['message']],
  ];
  for (const [body, fields] of cases) {
    const answer = await create(body);
    expect(answer.status, JSON.stringify(body)).toBe(422);
    expect(fieldsOf(answer), JSON.stringify(body)).toEqual(fields);
  }
  expect(received(h, 'adcreatives').length).toBe(requestCount);
});

describe('flat fields that would be lost are refused', () => {
  const { account_id, name, page_id, ...flat } = creativeBody({
    image_hash: 'a',
    video_id: '5',
    call_to_action_type: 'SHOP_NOW',
  });
  const feed = { asset_feed_spec: { bodies: [{ text: 'One' }] } };
  const post = { object_story_id: '1_2' };

  it.each(Object.keys(flat))('%s beside a feed', async (field) => {
    const value = Object.entries(flat).find(([key]) => key === field)?.[1];
    const answer = await create({ account_id, name, page_id, ...feed, [field]: value });
    expect([answer.status, fieldsOf(answer)], answer.text).toEqual([422, [field]]);
  });

  it.each(['message', 'headline', 'description', 'image_hash', 'video_id'])(
    '%s beside a post',
    async (field) => {
      const value = Object.entries(flat).find(([key]) => key === field)?.[1];
      const answer = await create({ account_id, name, page_id, ...post, [field]: value });
      expect([answer.status, fieldsOf(answer)], answer.text).toEqual([422, [field]]);
    },
  );
});

it('hands on the platform’s refusal: an unknown picture, an unknown video', async () => {
  const picture = await create(creativeBody({ image_hash: 'f'.repeat(32) }));
  expect(picture.status).toBe(400);
  expect(picture.text).toBe(received(h, 'adcreatives').at(-1)?.answer);
  const video = await create(creativeBody({ video_id: '99999999999' }));
  expect(video.status).toBe(400);
  expect(video.body.error.code).toBe(100);
});
