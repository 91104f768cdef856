// One store is enough: it asks the store for nothing but the caller.

import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, house } from '../../helpers/house/house.ts';
import {
  creativeBody,
  fieldsOf,
  received,
  seededHash,
  usd,
} from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
let key: string;
beforeAll(async () => {
  key = (await h.connected()).key;
});

const uploadVideo = async (file = 'tent.mp4') => {
  const video_url = `https://films.example.com/${file}`;
  const body = { account_id: usd, video_url };
  const answer = await h.call('POST /adnet/videos', { key, body });
  expect(answer.status, answer.text).toBe(200);
  return String(answer.body.id);
};
const get = (id: string, query = '') => h.call(`GET /adnet/videos/${id}${query}`, { key });
const creative = (more: Record<string, unknown>) =>
  h.call('POST /adnet/creatives', { key, body: creativeBody(more) });

const minute = 60_000;

describe('a video', () => {
  it('is processed first; then it is ready and has frames', async () => {
    const id = await uploadVideo();
    const earlyAnswer = await get(id);
    expect(earlyAnswer.body).toMatchObject({ id, title: 'tent.mp4' });
    expect(earlyAnswer.body.status.video_status).toBe('processing');
    expect(earlyAnswer.body.thumbnails?.data ?? []).toEqual([]);
    h.later(minute);
    const laterAnswer = await get(id);
    expect(laterAnswer.body.status.video_status).toBe('ready');
    expect(laterAnswer.body.thumbnails.data[0]).toMatchObject({
      uri: expect.stringMatching(/^http/),
      is_preferred: true,
    });
    expect(laterAnswer.text).toBe(h.sandbox.control.calls({ method: 'GET' }).at(-1)?.answer);
  });

  it('tells only what is asked for', async () => {
    const id = await uploadVideo();
    expect((await get(id, '?fields=id,title')).body).toEqual({ id, title: 'tent.mp4' });
    const secret = await get(id, '?fields=access_token');
    expect([secret.status, fieldsOf(secret)]).toEqual([422, ['fields']]);
  });

  it('answers with Meta’s own refusal for a video that does not exist', async () => {
    expect((await get('1234567890')).status).toBe(400);
    const none = await get('films');
    expect([none.status, fieldsOf(none)]).toEqual([422, ['id']]);
  });
});

describe('a creative of a video', () => {
  it('says to wait while the video is processed, sends nothing, and works afterwards', async () => {
    const video_id = await uploadVideo();
    const requestCount = received(h, 'adcreatives').length;
    const refusal = await creative({ video_id });
    expect([refusal.status, codeOf(refusal)]).toEqual([422, 'video_not_ready']);
    expect(fieldsOf(refusal)).toEqual(['video_id']);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(received(h, 'adcreatives').length).toBe(requestCount);
    h.later(minute);
    const answer = await creative({ video_id });
    expect(answer.status, answer.text).toBe(200);
  });

  it('answers with Meta’s own refusal while a video under the caller’s picture is processed', async () => {
    const answer = await creative({ video_id: await uploadVideo(), image_hash: seededHash(h) });
    expect([answer.status, answer.body.error.error_subcode]).toEqual([400, 1885252]);
  });

  it('does not say to wait for a video that cannot be processed', async () => {
    const video_id = await uploadVideo('broken.mp4');
    h.later(minute);
    expect((await get(video_id)).body.status.video_status).toBe('error');
    expect((await creative({ video_id })).status).toBe(400);
  });
});
