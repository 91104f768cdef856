// One store is enough: what it keeps, others keep that are tried on both.

import { demo } from 'graph-ads-sandbox';
import { afterEach, describe, expect, it } from 'vitest';
import { house } from '../../helpers/house/house.ts';
import {
  begin,
  dryRun,
  launchAdSet,
  launchCopy,
  over,
  until,
  wholeLaunch,
} from '../../helpers/house/launches.ts';
import { lastSent, received, seededHash, usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());
afterEach(() => h.sandbox.control.clearFaults());

type Body = Record<string, unknown>;

const story = `${demo.usdPageId}_102000000000001`;

const postLaunch = (more: Body = {}): Body => ({
  account_id: usd,
  campaign: { name: 'News', objective: 'OUTCOME_TRAFFIC' },
  ad_sets: [launchAdSet('hikers')],
  posts: [{ ref: 'news', object_story_id: story }],
  ads: { matrix: true },
  ...more,
});

const planOf = async (key: string, body: Body) => {
  const { status, text, body: answer } = await dryRun(h, key, body);
  expect(status, text).toBe(200);
  const problems = answer.problems as { field: string; level: string; message: string }[];
  const plan = answer.plan as { action: string; params: Body }[];
  return {
    plan_digest: answer.plan_digest,
    problems: problems.map(({ field, level }) => [field, level]),
    messages: problems.map(({ message }) => message),
    creatives: plan
      .filter(({ action }) => action === 'create_creative')
      .map(({ params }) => params),
    ads: plan.filter(({ action }) => action === 'create_ad').map(({ params }) => params),
  };
};

describe('posts of a launch', () => {
  it('are promoted without a picture, a text or a named Page', async () => {
    const { key } = await h.connected();
    const { problems, plan_digest } = await planOf(key, postLaunch());
    expect(problems).toEqual([]);
    const id = await begin(h, key, postLaunch({ plan_digest }));
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done', steps: { total: 4 } });
    const params = lastSent(h, 'adcreatives');
    expect(params).toMatchObject({
      object_story_id: story,
      contextual_multi_ads: { enroll_status: 'OPT_OUT' },
    });
    for (const field of ['page_id', 'object_story_spec', 'message'])
      expect(params).not.toHaveProperty(field);
  });

  it('promotes posts of Instagram as the account of the defaults', async () => {
    const { key } = await h.connected();
    const list = await h.call(
      `GET /adnet/instagram-accounts/${demo.usdInstagramId}/media?fields=id,media_product_type`,
      { key },
    );
    const rows = list.body.data as { id: string; media_product_type: string }[];
    const reel = rows.find(({ media_product_type }) => media_product_type === 'REELS')?.id ?? '';
    const body = (defaults: Body) =>
      postLaunch({ defaults, posts: [{ ref: 'reel', source_instagram_media_id: reel }] });
    const page = { page_id: demo.usdPageId };
    expect((await planOf(key, body(page))).problems).toEqual([
      ['defaults.instagram_user_id', 'refuse'],
    ]);
    const whole = { ...page, instagram_user_id: demo.usdInstagramId };
    expect((await planOf(key, body(whole))).problems).toEqual([]);
    const id = await begin(h, key, body(whole));
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done' });
    expect(lastSent(h, 'adcreatives')).toMatchObject({
      source_instagram_media_id: reel,
      instagram_user_id: demo.usdInstagramId,
    });
  });

  it('demands a link for posts of Instagram where the ad set leads to a website, and takes that of the defaults', async () => {
    const { key } = await h.connected();
    const link = 'https://example.com/tent';
    const list = await h.call(`GET /adnet/instagram-accounts/${demo.usdInstagramId}/media`, {
      key,
    });
    const post = { ref: 'post', source_instagram_media_id: list.body.data[0].id };
    const body = (defaults: Body) =>
      postLaunch({
        defaults: { page_id: demo.usdPageId, instagram_user_id: demo.usdInstagramId, ...defaults },
        ad_sets: [launchAdSet('hikers', { destination_type: 'WEBSITE' })],
        posts: [post],
      });
    expect((await planOf(key, body({}))).problems).toEqual([['defaults.link_url', 'refuse']]);
    expect((await planOf(key, body({ link_url: link }))).problems).toEqual([]);
    const id = await begin(h, key, body({ link_url: link }));
    expect(await until(h, key, id, over)).toMatchObject({ state: 'done' });
    expect(lastSent(h, 'adcreatives')).toMatchObject({
      source_instagram_media_id: post.source_instagram_media_id,
      call_to_action: { type: 'LEARN_MORE', value: { link } },
    });
  });

  it('stand in a matrix beside pictures and texts, once for each ad set', async () => {
    const { key } = await h.connected();
    const body = wholeLaunch(h, {
      posts: [
        { ref: 'one', object_story_id: story },
        { ref: 'two', object_story_id: `${demo.usdPageId}_102000000000002` },
      ],
    });
    const { problems, creatives, ads } = await planOf(key, body);
    expect(problems).toEqual([]);
    expect(ads).toHaveLength(6);
    const posts = creatives.filter(({ object_story_id: id }) => id !== undefined);
    expect(posts).toHaveLength(2);
    for (const post of posts) expect(post).not.toHaveProperty('link_url');
    expect(ads.at(-1)).toMatchObject({ name: 'hikers-two' });
  });

  it('are named in a list as media, without a copy', async () => {
    const { key } = await h.connected();
    const list = (ad: Body) =>
      postLaunch({
        images: [{ ref: 'tent', hash: seededHash(h) }],
        copies: [launchCopy('a')],
        ads: { list: [ad] },
      });
    expect((await planOf(key, list({ media: 'news' }))).problems).toEqual([]);
    expect((await planOf(key, list({ media: 'news', copy: 'a' }))).problems).toEqual([
      ['ads.list.0.copy', 'refuse'],
    ]);
  });

  it('must be named once, in a form that Meta knows', async () => {
    const { key } = await h.connected();
    const of = async (part: Body) =>
      (await planOf(key, postLaunch({ posts: [{ ref: 'news', ...part }] }))).problems;
    const refusalOf = (field: string) => [[`posts.0.${field}`, 'refuse']];
    expect(await of({})).toEqual(refusalOf('object_story_id'));
    expect(await of({ object_story_id: '12' })).toEqual(refusalOf('object_story_id'));
    expect(await of({ object_story_id: story, source_instagram_media_id: '17' })).toEqual(
      refusalOf('source_instagram_media_id'),
    );
    expect(await of({ object_story_id: story, url: 'https://example.com' })).toEqual(
      refusalOf('url'),
    );
  });

  it('are looked for before anything is made', async () => {
    const { key } = await h.connected();
    const requestCount = received(h, 'adcreatives').length;
    const of = async (object_story_id: string, defaults: Body = {}) =>
      (await planOf(key, postLaunch({ defaults, posts: [{ ref: 'news', object_story_id }] })))
        .problems;
    const field = 'posts.0.object_story_id';
    expect(await of(`${demo.usdPageId}_999`)).toEqual([[field, 'refuse']]);
    expect(await of('104999999999999_102000000000001')).toEqual([[field, 'refuse']]);
    expect(await of(`${demo.eurPageId}_102000000000001`, { page_id: demo.usdPageId })).toEqual([
      [field, 'warn'],
    ]);
    expect(await of(story, { page_id: demo.usdPageId })).toEqual([]);
    expect(received(h, 'adcreatives').length).toBe(requestCount);
  });
});

describe('post_id of a table', () => {
  const fromCsv = async (key: string, lines: string[]) => {
    const response = await fetch(
      `${h.service.address}/api/v1/adnet/launches/from-csv?account_id=${usd}`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'text/csv' },
        body: lines.join('\n'),
      },
    );
    return JSON.parse(await response.text());
  };
  const head = 'campaign,objective,ad_set,countries,daily_budget,post_id';

  it('makes ads of posts, each post once', async () => {
    const { key } = await h.connected();
    const answer = await fromCsv(key, [
      head,
      `News,Traffic,Near,US,15.00,${story}`,
      `News,Traffic,Far,CA,15.00,${story}`,
    ]);
    expect(answer.problems).toEqual([]);
    expect(answer.body).toMatchObject({ posts: [{ object_story_id: story }] });
    expect(answer.body).not.toHaveProperty('copies');
    const { problems, ads, creatives } = await planOf(key, answer.body);
    expect(problems).toEqual([]);
    expect([ads.length, creatives.length]).toEqual([2, 1]);
  });

  it('has no text and no picture beside it', async () => {
    const { key } = await h.connected();
    const { problems } = await fromCsv(key, [
      `${head},message,image_hash`,
      `News,Traffic,Near,US,15.00,news,Sleep warm.,${seededHash(h)}`,
    ]);
    expect(problems.map(({ field }: { field: string }) => field)).toEqual([
      'image_hash',
      'message',
      'post_id',
    ]);
  });
});
