import { demo } from 'graph-ads-sandbox';
import { afterEach, describe, expect, it } from 'vitest';
import { instagramMediaFields, pageLists } from '../../../src/adnet/wire/page-lists.ts';
import { badIds, badLimits, readingRoom } from '../../helpers/platform/reading-room.ts';
import { shared } from '../../helpers/run/shared.ts';

const room = shared(readingRoom);
afterEach(() => room.h.sandbox.control.clearFaults());

const forms = `/adnet/pages/${demo.usdPageId}/lead-forms`;
const posts = `/adnet/pages/${demo.usdPageId}/posts`;

/** What was asked of Meta since then, by path; with the token that it was asked with. */
const since = (requestCount: number) =>
  room.h.passed.slice(requestCount).map(({ url, headers }) => ({
    path: new URL(url, 'http://platform').pathname.replace('/v26.0', ''),
    fields: new URL(url, 'http://platform').searchParams.get('fields'),
    token: String(headers.authorization).replace('Bearer ', ''),
  }));

/** Another login, so that no token of a Page is known. */
const freshKey = async () =>
  (await room.h.connected({ token: room.h.sandbox.control.createToken() })).key;

const expectChecked = async (list: (id: string) => string, field: string, id: string) => {
  for (const badId of badIds) await room.refuse(list(encodeURIComponent(badId)), field);
  for (const limit of badLimits(200))
    await room.refuse(`${list(id)}?${new URLSearchParams({ limit })}`, 'limit');
  await room.refuse(`${list(id)}?status_filter=ACTIVE`, 'status_filter');
};

describe('leadForms.list', () => {
  it('lists the forms of a Page with its own token', async () => {
    const { answer, path, params } = await room.ask(forms);
    expect(path).toBe(`/${demo.usdPageId}/leadgen_forms`);
    expect(params).toEqual({ fields: pageLists.leadForms.fields, limit: '25' });
    expect(answer.body.data[0]).toMatchObject({
      id: demo.usdLeadFormId,
      status: 'ACTIVE',
      questions: expect.any(Array),
    });
  });

  it('checks its input', () =>
    expectChecked((id) => `/adnet/pages/${id}/lead-forms`, 'page_id', demo.usdPageId));
});

describe('posts.list', () => {
  it('lists the posts of a Page with its own token', async () => {
    const { answer, path, params } = await room.ask(posts);
    expect(path).toBe(`/${demo.usdPageId}/published_posts`);
    expect(params).toEqual({ fields: pageLists.posts.fields, limit: '25' });
    expect(answer.body.data[0]).toMatchObject({
      id: expect.stringMatching(new RegExp(`^${demo.usdPageId}_\\d+$`)),
      message: expect.any(String),
    });
  });

  it('checks its input', () =>
    expectChecked((id) => `/adnet/pages/${id}/posts`, 'page_id', demo.usdPageId));
});

describe('instagramMedia.list', () => {
  const media = `/adnet/instagram-accounts/${demo.usdInstagramId}/media`;

  it('lists what an Instagram account has published, with the connection’s token', async () => {
    const requestCount = room.h.passed.length;
    const { answer, path, params } = await room.ask(media);
    expect(path).toBe(`/${demo.usdInstagramId}/media`);
    expect(params).toEqual({ fields: instagramMediaFields, limit: '25' });
    expect(answer.body.data[0]).toMatchObject({ media_product_type: expect.any(String) });
    expect(since(requestCount)).toHaveLength(1);
  });

  it('tells what may be promoted where it is asked', async () => {
    const { answer } = await room.ask(`${media}?fields=id,boost_eligibility_info`);
    expect(answer.body.data[0].boost_eligibility_info).toMatchObject({
      eligible_to_boost: expect.any(Boolean),
    });
  });

  it('checks its input', () =>
    expectChecked((id) => `/adnet/instagram-accounts/${id}/media`, 'id', demo.usdInstagramId));
});

describe('the token of a Page', () => {
  it('is read with the connection’s, once for some minutes, and never shown', async () => {
    const key = await freshKey();
    const requestCount = room.h.passed.length;
    const first = await room.h.call(`GET ${forms}?limit=1`, { key });
    const second = await room.h.call(`GET ${posts}?limit=1`, { key });
    const [read, formRequest, postRequest] = since(requestCount);
    expect(
      since(requestCount).map(({ path, fields }) => [path, fields?.includes('access_token')]),
    ).toEqual([
      [`/${demo.usdPageId}`, true],
      [`/${demo.usdPageId}/leadgen_forms`, false],
      [`/${demo.usdPageId}/published_posts`, false],
    ]);
    expect(formRequest?.token).not.toBe(read?.token);
    expect(postRequest?.token).toBe(formRequest?.token);
    for (const { text } of [first, second]) {
      expect(text).toContain('"next"');
      expect(text).not.toContain(String(formRequest?.token));
      expect(text).not.toContain(String(read?.token));
    }
  });

  it('is not what another login has read', async () => {
    const one = await freshKey();
    await room.h.call(`GET ${forms}?limit=1`, { key: one });
    const requestCount = room.h.passed.length;
    const answer = await room.h.call(`GET ${forms}?limit=1`, {
      key: one,
      headers: { 'x-adnet-access-token': demo.analystToken },
    });
    expect(since(requestCount).every(({ token }) => token !== demo.systemUserToken)).toBe(true);
    expect(since(requestCount)[0]?.token).toBe(demo.analystToken);
    expect([200, 400]).toContain(answer.status);
  });

  it('reads the token of a Page that is over once more, and ends no connection', async () => {
    const key = await freshKey();
    await room.h.call(`GET ${forms}?limit=1`, { key });
    const pageToken = since(room.h.passed.length - 1)[0]?.token ?? '';
    expect(room.h.sandbox.control.revokeToken(pageToken)).toBe(true);
    const requestCount = room.h.passed.length;
    const answer = await room.h.call(`GET ${forms}?limit=1`, { key });
    expect(answer.status).toBe(200);
    const reads = since(requestCount).filter(({ fields }) => fields?.includes('access_token'));
    expect(reads).toHaveLength(1);
    expect((await room.h.call('GET /adnet/connection', { key })).body.connected).toBe(true);
  });

  it('works again once its expired login has connected anew', async () => {
    const person = demo.adminId;
    const token = () => room.h.sandbox.control.createToken({ person });
    const { key } = await room.h.connected({ token: token() });
    expect((await room.h.call(`GET ${forms}?limit=1`, { key })).status).toBe(200);
    room.h.sandbox.control.endLogins(person, 'expire');
    const connect = { key, body: { access_token: token() } };
    expect((await room.h.call('POST /adnet/connection/token', connect)).status).toBe(200);
    for (const list of [forms, posts])
      expect((await room.h.call(`GET ${list}?limit=1`, { key })).status).toBe(200);
    room.h.sandbox.control.reviveLogins(person);
  });
});
