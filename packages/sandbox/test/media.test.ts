import { describe, expect, it } from 'vitest';
import { demo } from '../src/index.ts';
import { creative, eur, pngBytes, query, type Stage, stage, usd } from './kit.ts';

const look = (on: Stage, url: string) => on.get(new URL(url).pathname, { token: null });

describe('pictures', () => {
  const on = stage();
  const jpeg = Buffer.from(
    'ffd8ffe000104a46494600010100000100010000ffc0001108012c019003012200021101031101ffd9',
    'hex',
  );
  const gif = Buffer.from('47494638396140010200f00000', 'hex');
  const webp = Buffer.concat([
    Buffer.from('RIFF....WEBPVP8X........'),
    Buffer.from([0x57, 2, 0, 0x8f, 1, 0]),
  ]);
  it.each([
    ['png', Buffer.from(pngBytes, 'base64'), 1, 1],
    ['jpg', jpeg, 400, 300],
    ['gif', gif, 320, 2],
    ['webp', webp, 600, 400],
  ])('%s: true size, hash by content, bytes served back', async (_type, bytes, width, height) => {
    const upload = { bytes: bytes.toString('base64'), name: 'n' };
    const { body } = await on.post(`/${usd}/adimages`, upload);
    const image = body.images.bytes;
    expect(image).toMatchObject({
      width,
      height,
      name: 'n',
      hash: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(image.url_256_width).toBeTypeOf('string');
    const again = await on.post(`/${usd}/adimages`, upload);
    expect(again.body.images.bytes.hash).toBe(image.hash);
    const response = await on.app.inject({ url: new URL(image.url).pathname });
    expect(response.rawPayload.equals(bytes)).toBe(true);
    const list = await on.get(
      `/${usd}/adimages?${query({ hashes: [image.hash], fields: 'hash,width' })}`,
    );
    expect(list.body.data).toMatchObject([{ hash: image.hash, width }]);
  });
  it('come as files too, under their file name', async () => {
    const form = new FormData();
    form.append('any', new Blob([jpeg]), 'photo.jpg');
    const request = new Request('http://x/', { method: 'POST', body: form });
    const { statusCode, body } = await on.app.inject({
      method: 'POST',
      url: `/v26.0/${usd}/adimages?access_token=${demo.systemUserToken}`,
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(statusCode).toBe(200);
    expect(JSON.parse(body).images['photo.jpg']).toMatchObject({ width: 400, height: 300 });
  });
  it.each([
    ['', undefined],
    ['data:image/png;base64,AAAA', undefined],
    ['####', undefined],
    [Buffer.from('plain text').toString('base64'), 1487411],
  ])('%#: refuses what is none', async (bytes, subcode) => {
    const { body } = await on.post(`/${usd}/adimages`, { bytes });
    expect(body.error.code).toBe(100);
    expect(body.error.error_subcode).toBe(subcode);
  });
});

describe('a copied picture', () => {
  const on = stage();
  const copy = async (hash: string) =>
    (
      await on.post(`/${eur}/adimages`, {
        copy_from: { source_account_id: demo.usdAccountId, hash },
      })
    ).body;
  it('can be looked at, whether it was uploaded or seeded', async () => {
    const { body } = await on.post(`/${usd}/adimages`, { bytes: pngBytes });
    const { hash } = body.images.bytes;
    const answer = await copy(hash);
    expect(answer.images.copy_from.hash).toBe(hash);
    expect((await look(on, answer.images.copy_from.url)).status).toBe(200);
    const seeded = await on.get(`/${usd}/adimages?limit=100&fields=hash,url`);
    const image = seeded.body.data.at(-1);
    const picture = await look(on, (await copy(image.hash)).images.copy_from.url);
    expect(picture.text).toBe((await look(on, image.url)).text);
  });
  it('is not made of a deleted one, and comes back to life with another copy', async () => {
    const other = Buffer.concat([Buffer.from(pngBytes, 'base64'), Buffer.from([0])]);
    const { body } = await on.post(`/${usd}/adimages`, { bytes: other.toString('base64') });
    const { hash } = body.images.bytes;
    await copy(hash);
    await on.remove(`/${eur}/adimages?hash=${hash}`);
    await copy(hash);
    const { body: list } = await on.get(
      `/${eur}/adimages?hashes=${JSON.stringify([hash])}&fields=status`,
    );
    expect(list.data[0].status).toBe('ACTIVE');
    await on.remove(`/${usd}/adimages?hash=${hash}`);
    expect((await copy(hash)).error).toMatchObject({ code: 100, error_subcode: 2446386 });
  });
});

describe('a picture uploaded again', () => {
  it('is held again after its bytes fell out', async () => {
    const on = stage({ enforceLimits: false });
    const upload = async (n: number) => {
      const bytes = Buffer.concat([Buffer.from(pngBytes, 'base64'), Buffer.from(`${n}`)]);
      const upload = { bytes: bytes.toString('base64') };
      return (await on.post(`/${usd}/adimages`, upload)).body.images.bytes.url as string;
    };
    const url = await upload(0);
    for (let n = 1; n <= 500; n += 1) await upload(n);
    expect((await look(on, url)).status).toBe(404);
    await upload(0);
    expect((await look(on, url)).status).toBe(200);
  });
});

describe('a video in pieces', () => {
  const on = stage();
  const send = async (account: string, fields: Record<string, string>, chunk?: string) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    if (chunk) form.append('video_file_chunk', new Blob([chunk]), 'chunk.mp4');
    const request = new Request('http://x/', { method: 'POST', body: form });
    const answer = await on.app.inject({
      method: 'POST',
      url: `/v26.0/${account}/advideos?access_token=${demo.systemUserToken}`,
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return answer.json();
  };
  it('keeps its id, counts to its size and belongs to its account', async () => {
    const { video_id, upload_session_id } = await send(usd, {
      upload_phase: 'start',
      file_size: '9',
    });
    const step = { upload_phase: 'transfer', upload_session_id };
    const half = await send(usd, { ...step, start_offset: '0' }, '12345');
    expect(half).toEqual({ start_offset: '5', end_offset: '9' });
    const whole = await send(usd, { ...step, start_offset: '5' }, '6789');
    expect(whole).toEqual({ start_offset: '9', end_offset: '9' });
    const finish = { upload_session_id, upload_phase: 'finish' };
    expect((await send(eur, finish)).error.code).toBe(100);
    expect((await send(usd, { ...finish, upload_phase: 'cancel' })).error.code).toBe(100);
    expect((await send(usd, finish)).id).toBe(video_id);
    expect((await on.get(`/${video_id}`)).status).toBe(200);
  });
});

describe('what a creative shows', () => {
  const on = stage();
  const createCreative = async (parts: Record<string, unknown>) => {
    const fields = 'object_type,image_url,thumbnail_url';
    const { body } = await on.post(`/${usd}/adcreatives?fields=${fields}`, parts);
    return body;
  };
  it('is the address it was made with, when there is no picture', async () => {
    const image_url = 'https://shop.example/shoe.jpg';
    expect(await createCreative({ image_url })).toMatchObject({
      image_url,
      thumbnail_url: image_url,
    });
    const thumbnail_url = 'https://shop.example/small.jpg';
    expect((await createCreative({ image_url, thumbnail_url })).thumbnail_url).toBe(thumbnail_url);
  });
  it('is a status when it is all text', async () => {
    const story = { page_id: demo.usdPageId, text_data: { message: 'Open all weekend.' } };
    expect((await createCreative({ object_story_spec: story })).object_type).toBe('STATUS');
    const { body } = await on.post(`/${usd}/adimages`, { bytes: pngBytes });
    expect((await createCreative(creative(body.images.bytes.hash))).object_type).toBe('SHARE');
  });
  it('looks like the ad in a preview, also before it is made', async () => {
    const { body: upload } = await on.post(`/${usd}/adimages`, { bytes: pngBytes });
    const hash: string = upload.images.bytes.hash;
    const queryText = query({ ad_format: 'MOBILE_FEED_STANDARD', creative: creative(hash) });
    const { body } = await on.get(`/${usd}/generatepreviews?${queryText}`);
    const frame: string = body.data[0].body;
    expect(frame).toMatch(/^<iframe src="[^"]+&amp;t=[^"]+" width="320" height="525" scrolling/);
    expect(frame).toContain('allow="autoplay"');
    const url = (/src="([^"]+)"/.exec(frame)?.[1] ?? '').replaceAll('&amp;', '&');
    const page = await on.get(new URL(url).pathname + new URL(url).search, { token: null });
    expect(page.status).toBe(200);
    for (const words of [
      'Northlight Outdoor',
      'Shoes that last.',
      'shop.example',
      'Learn more',
      hash,
    ]) {
      expect(page.text).toContain(words);
    }
    const response = await on.get(`/ads/api/preview_iframe.php?d=e30&t=x`, { token: null });
    expect(response.status).toBe(400);
  });
  it('needs a creative and a format that exists', async () => {
    const none = await on.get(`/${usd}/generatepreviews?ad_format=MOBILE_FEED_STANDARD`);
    expect(none.body.error.message).toBe('(#100) The parameter creative is required.');
    const odd = query({
      ad_format: 'BILLBOARD',
      creative: { title: 'x', image_url: 'https://a.example/b.png' },
    });
    const { body } = await on.get(`/${usd}/generatepreviews?${odd}`);
    expect(body.error.message).toMatch(/Param ad_format must be one of \{.*MOBILE_FEED_STANDARD/);
  });
});
