// One store is enough: what it keeps, others keep that are tried on both.

import { beforeAll, describe, expect, it } from 'vitest';
import { failureTable } from '../../../src/contract/failures.ts';
import { codeOf, house } from '../../helpers/house/house.ts';
import { fieldsOf, lastSent, received, usd } from '../../helpers/house/publishing.ts';
import { badUrls } from '../../helpers/inputs/corpus.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
let key: string;
beforeAll(async () => {
  key = (await h.connected()).key;
});

const film = 'https://films.example.com/2026/tent.mp4';
const upload = (video_url: unknown, more: Record<string, unknown> = {}) =>
  h.call('POST /adnet/videos', { key, body: { account_id: usd, video_url, ...more } });

describe('uploads a video', () => {
  it('uploads a video by its address: Meta fetches it, and its answer comes back unchanged', async () => {
    const answer = await upload(film, { name: 'Tent at dusk', status: 'ACTIVE', source: 'x' });
    expect(answer.status, answer.text).toBe(200);
    const call = received(h, 'advideos').at(-1);
    expect(call?.path).toContain(`/${usd}/advideos`);
    expect(call?.sent).toEqual({ file_url: film, name: 'Tent at dusk', title: 'Tent at dusk' });
    expect(answer.text).toBe(call?.answer);
  });

  it.each([
    [film, 'tent.mp4'],
    ['https://films.example.com/', 'films.example.com'],
    ['https://films.example.com/a/b/?v=1', 'b'],
  ])('%s without a name is called %s, so that it can be found again', async (url, name) => {
    expect((await upload(url)).status).toBe(200);
    expect(lastSent(h, 'advideos')).toMatchObject({ name, title: name });
  });

  it('answers with Meta’s own refusal for a video that Meta cannot fetch', async () => {
    const answer = await upload('https://films.invalid/tent.mp4');
    expect([answer.status, answer.body.error.code]).toEqual([400, 389]);
  });
});

describe('refuses', () => {
  /** The others are names that only a look-up tells from public ones: Meta looks them up, not we. */
  const judgedAsWritten = badUrls.filter(({ needs }) => needs === undefined);

  it(`${judgedAsWritten.length} addresses that are not public, and sends nothing`, async () => {
    const requestCount = received(h, 'advideos').length;
    expect(judgedAsWritten.length).toBeGreaterThan(70);
    for (const { input } of judgedAsWritten) {
      const answer = await upload(input);
      expect([answer.status, fieldsOf(answer)], input).toEqual([422, ['video_url']]);
    }
    expect(received(h, 'advideos').length).toBe(requestCount);
  });

  it('an address of the inside, in the words of its code', async () => {
    const answer = await upload('http://169.254.169.254/latest/meta-data');
    expect([answer.status, codeOf(answer)]).toEqual([422, 'video_not_allowed']);
    expect(answer.body.detail.error.message).toBe(failureTable.video_not_allowed.message);
  });

  it.each([undefined, null, '', 7, {}])('video_url %j', async (url) => {
    const answer = await upload(url);
    expect([answer.status, fieldsOf(answer)]).toEqual([422, ['video_url']]);
  });

  it('a wish to have it only checked', async () => {
    const requestCount = received(h, 'advideos').length;
    for (const name of ['execution_options', 'executionOptions']) {
      const answer = await upload(film, { [name]: ['validate_only'] });
      expect([answer.status, fieldsOf(answer)]).toEqual([422, ['execution_options']]);
    }
    expect(received(h, 'advideos').length).toBe(requestCount);
  });
});
