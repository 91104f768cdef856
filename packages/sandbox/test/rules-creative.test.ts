import { beforeAll, describe, expect, it } from 'vitest';
import { demo } from '../src/index.ts';
import { creative, eur, makeTree, pngBytes, stage, usd } from './kit.ts';

type Parts = Record<string, unknown>;

describe('rules of creatives and ads', () => {
  const on = stage({ enforceLimits: false });
  let tree: Awaited<ReturnType<typeof makeTree>>;
  let video = '';
  beforeAll(async () => {
    tree = await makeTree(on);
    const response = await on.post(`/${usd}/advideos`, { file_url: 'https://media.example/a.mp4' });
    video = response.body.id;
  });
  const link = 'https://shop.example';
  const story = (parts: Parts) => ({ object_story_spec: { page_id: demo.usdPageId, ...parts } });

  const cases: [string, () => Parts, number | undefined][] = [
    ['nothing in it', () => ({ name: 'x' }), undefined],
    ['strange Page', () => ({ object_story_spec: { page_id: '1', link_data: { link } } }), 1443120],
    ['no link', () => story({ link_data: { message: 'x' } }), 2061015],
    ['two bodies', () => story({ link_data: { link }, photo_data: {} }), 1443048],
    ['strange image', () => story({ link_data: { link, image_hash: 'a'.repeat(32) } }), 2446386],
    [
      'strange button',
      () => story({ link_data: { link, call_to_action: { type: 'DANCE' } } }),
      1373054,
    ],
    ['one card', () => story({ link_data: { link, child_attachments: [{ link }] } }), undefined],
    [
      'a video that is not ready',
      () => story({ video_data: { video_id: video, image_hash: tree.hash } }),
      1885252,
    ],
    [
      'two thumbnails',
      () =>
        story({
          video_data: {
            video_id: video,
            image_hash: tree.hash,
            image_url: 'https://a.example/b.png',
          },
        }),
      1443051,
    ],
    ['an identity and nothing else', () => story({}), 2061015],
    [
      'a post of Instagram beside a story',
      () => ({ ...story({ link_data: { link } }), source_instagram_media_id: '1' }),
      1487929,
    ],
    ['video without picture', () => story({ video_data: { video_id: video } }), 1443226],
    [
      'strange Instagram',
      () => story({ instagram_user_id: '17841', link_data: { link } }),
      1815199,
    ],
    [
      'retired actor',
      () => ({ ...story({ link_data: { link } }), instagram_actor_id: '1' }),
      undefined,
    ],
    [
      'bundle',
      () => ({
        ...story({ link_data: { link } }),
        degrees_of_freedom_spec: {
          creative_features_spec: { standard_enhancements: { enroll_status: 'OPT_IN' } },
        },
      }),
      3858504,
    ],
    [
      'repeated texts',
      () => ({ ...story({}), asset_feed_spec: { bodies: [{ text: 'a' }, { text: 'a' }] } }),
      1815629,
    ],
    ['strange post', () => ({ object_story_id: '1_2' }), 1487472],
  ];
  it.each(cases)('refuses a creative: %s', async (_name, parts, subcode) => {
    const { body } = await on.post(`/${usd}/adcreatives`, { name: 'x', ...parts() });
    expect(body.error).toMatchObject({ code: 100 });
    expect(body.error.error_subcode).toBe(subcode);
  });

  it('refuses a link on a WhatsApp button with code 105', async () => {
    const call_to_action = { type: 'WHATSAPP_MESSAGE', value: { link } };
    const { body } = await on.post(
      `/${usd}/adcreatives`,
      story({ link_data: { link, call_to_action } }),
    );
    expect(body.error).toMatchObject({ code: 105, error_subcode: 1815630 });
  });

  it('gives the same creative for the same post', async () => {
    const body = { object_story_id: `${demo.usdPageId}_77` };
    const first = await on.post(`/${usd}/adcreatives`, body);
    expect((await on.post(`/${usd}/adcreatives`, body)).body.id).toBe(first.body.id);
  });

  it('takes a video with a thumbnail, which appears after processing', async () => {
    expect((await on.get(`/${video}/thumbnails`)).body).toEqual({ data: [] });
    on.later(30);
    const { body } = await on.get(`/${video}/thumbnails`);
    expect(body.data[0]).toMatchObject({ width: 1280, is_preferred: true });
    expect((await on.get(`/${video}?fields=status`)).body.status.video_status).toBe('ready');
    const spec = story({ video_data: { video_id: video, image_hash: tree.hash } });
    const response = await on.post(`/${usd}/adcreatives`, spec);
    const read = await on.get(`/${response.body.id}?fields=object_type,video_id`);
    expect(read.body).toMatchObject({ object_type: 'VIDEO', video_id: video });
    const thumbnail = await on.get(new URL(body.data[0].uri).pathname);
    expect(thumbnail.headers['content-type']).toBe('image/png');
  });

  it('wants a dynamic ad set for many texts, and a web link for traffic', async () => {
    const bodies = [{ text: 'a' }, { text: 'b' }];
    const feed = { ...story({}), asset_feed_spec: { bodies, images: [{ hash: tree.hash }] } };
    const many = (await on.post(`/${usd}/adcreatives`, feed)).body.id;
    const ad = (id: string) => ({
      name: 'x',
      adset_id: tree.adsetId,
      creative: { creative_id: id },
    });
    const response = await on.post(`/${usd}/ads`, ad(many));
    expect(response.body.error.error_subcode).toBe(1885998);
    const store = story({ link_data: { link: 'https://apps.apple.com/app/id1' } });
    const app = (await on.post(`/${usd}/adcreatives`, store)).body.id;
    expect((await on.post(`/${usd}/ads`, ad(app))).body.error.error_subcode).toBe(1487810);
  });

  it('keeps no creative of an ad that is refused', async () => {
    const before = on.control.objects('creative').length;
    const inline = creative(tree.hash, story({ link_data: { link: 'https://play.google.com/x' } }));
    const ad = { name: 'x', adset_id: tree.adsetId, creative: inline };
    expect((await on.post(`/${usd}/ads`, ad)).body.error.error_subcode).toBe(1487810);
    expect(on.control.objects('creative')).toHaveLength(before);
    const fine = { ...ad, creative: creative(tree.hash) };
    expect((await on.post(`/${usd}/ads`, fine)).status).toBe(200);
    expect(on.control.objects('creative')).toHaveLength(before + 1);
  });

  it('refuses creatives while the app is in development', async () => {
    on.control.settings({ developmentMode: true });
    const { body } = await on.post(`/${usd}/adcreatives`, creative(tree.hash));
    on.control.settings({ developmentMode: false });
    expect(body.error.error_subcode).toBe(1885183);
  });

  it('edits only the name of an archived ad', async () => {
    await on.post(`/${tree.adId}`, { status: 'ARCHIVED' });
    const response = await on.post(`/${tree.adId}`, { status: 'ACTIVE' });
    expect(response.body.error.error_subcode).toBe(1885088);
    expect((await on.post(`/${tree.adId}`, { name: 'Old' })).status).toBe(200);
  });

  it('will not delete a picture in use', async () => {
    const response = await on.remove(`/${usd}/adimages?hash=${tree.hash}`);
    expect(response.body.error.code).toBe(100);
    const other = await on.post(`/${eur}/adimages`, { bytes: pngBytes });
    const { hash } = other.body.images.bytes;
    expect((await on.remove(`/${eur}/adimages?hash=${hash}`)).body).toEqual({ success: true });
  });
});
