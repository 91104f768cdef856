// One store is enough: what it keeps, others keep that are tried on both.

import { demo } from 'graph-ads-sandbox';
import { describe, expect, it } from 'vitest';
import { house } from '../../helpers/house/house.ts';
import { launch, launchAdSet, started, wholeLaunch } from '../../helpers/house/launches.ts';
import { seededHash, usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

type Body = Record<string, unknown>;

const story = `${demo.usdPageId}_102000000000001`;
const form = demo.usdLeadFormId;

const firstOf = async (key: string, path: string) =>
  (await h.call(`GET /adnet/${path}`, { key })).body.data[0];

/** A launch that names by id what Meta alone can name. */
const beginWaiting = async (more: Body = {}) => {
  const { key } = await h.connected();
  const { key: city } = await firstOf(key, 'targeting/locations?q=lisbon&location_types=city');
  const interest = await firstOf(key, `ad-accounts/${usd}/targeting/search?q=hiking`);
  const body = wholeLaunch(h, {
    requires_approval: true,
    campaign: { name: 'Dentist', objective: 'OUTCOME_LEADS' },
    defaults: { page_id: demo.usdPageId, lead_form_id: form },
    ad_sets: [
      launchAdSet('near', {
        optimization_goal: 'LEAD_GENERATION',
        destination_type: 'ON_AD',
        promoted_object: { page_id: demo.usdPageId },
        targeting: {
          geo_locations: { cities: [{ key: String(city) }] },
          flexible_spec: [{ interests: [{ id: interest.id }] }],
        },
      }),
    ],
    images: [{ ref: 'chair', hash: seededHash(h) }],
    copies: [{ ref: 'a', message: 'A free check.', headline: 'Ask for a date' }],
    ...more,
  });
  const answer = await launch(h, key, body);
  const id = started(answer);
  const names = () => h.call(`GET /adnet/launches/${id}/names`, { key });
  return { key, id, names, city: String(city), interest };
};

const posts = {
  account_id: usd,
  requires_approval: true,
  campaign: { name: 'News', objective: 'OUTCOME_TRAFFIC' },
  defaults: { page_id: demo.usdPageId },
  ad_sets: [launchAdSet('hikers')],
  posts: [{ ref: 'news', object_story_id: story }],
  ads: { matrix: true },
};

const reviewOf = async (key: string, id: string) => {
  const { body } = await h.call(`POST /adnet/launches/${id}/review-link`, { key });
  const url = String(body.review_url);
  return { url, page: await (await fetch(url)).text() };
};

const pictureIn = (page: string) => /src="(\/review\/[^"]+\/picture\/[^"]+)"/.exec(page)?.[1] ?? '';

describe('the names of a launch', () => {
  it('are what Meta calls places, interests and lead forms that it names by id', async () => {
    const { names, city, interest } = await beginWaiting();
    const { status, body } = await names();
    expect(status).toBe(200);
    expect(body.places).toEqual([{ id: `cities ${city}`, name: 'Lisbon' }]);
    expect(body.names).toContainEqual({ id: String(interest.id), name: interest.name });
    expect(body.names).toContainEqual({ id: form, name: expect.any(String) });
  });

  it('hold what a post says and shows, and what a campaign that exists is called', async () => {
    const { key } = await h.connected();
    const campaign = await h.call('POST /adnet/campaigns', {
      key,
      body: { account_id: usd, name: 'All year', objective: 'OUTCOME_TRAFFIC' },
    });
    const { campaign: _, ...rest } = posts;
    const adSets = [launchAdSet('hikers', { campaign_id: campaign.body.id })];
    const id = started(await launch(h, key, { ...rest, ad_sets: adSets }));
    const { body } = await h.call(`GET /adnet/launches/${id}/names`, { key });
    expect(body.names).toContainEqual({ id: campaign.body.id, name: 'All year' });
    expect(body.posts).toEqual([
      {
        id: story,
        text: expect.stringMatching(/\w/),
        picture_url: expect.stringContaining('http'),
        is_video: false,
      },
    ]);
    const { page } = await reviewOf(key, id);
    expect(page).toContain('<dd><bdi>All year</bdi></dd>');
  });

  it('leave out what Meta does not answer', async () => {
    const { names } = await beginWaiting();
    h.sandbox.control.fault({ kind: 'html-502', times: 0, match: { method: 'GET' } });
    const { status, body } = await names();
    h.sandbox.control.clearFaults();
    expect([status, body]).toEqual([200, { names: [], places: [], posts: [] }]);
  });
});

describe('a review page', () => {
  it('says which place is meant, and which form the button opens', async () => {
    const { key, id } = await beginWaiting();
    const { page } = await reviewOf(key, id);
    expect(page).toContain('People in Lisbon, 18 and older, interested in ');
    expect(page).not.toContain('chosen place');
    expect(page).toMatch(/opens the form “<bdi>[^<]+<\/bdi>”/);
    expect(page).not.toContain(form);
  });

  it('shows the text and the picture of a post that exists', async () => {
    const { key } = await h.connected();
    const id = started(await launch(h, key, posts));
    const { body } = await h.call(`GET /adnet/launches/${id}/names`, { key });
    const { page, url } = await reviewOf(key, id);
    expect(page).toContain(body.posts[0].text.slice(0, 40));
    const answer = await fetch(new URL(pictureIn(page), url));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^image\/(png|jpeg)$/);
  });

  it('shows the same of a reel, with a still of its video', async () => {
    const { key } = await h.connected();
    const list = await h.call(
      `GET /adnet/instagram-accounts/${demo.usdInstagramId}/media?fields=id,caption,media_product_type`,
      { key },
    );
    const rows: Record<string, string>[] = list.body.data;
    const reel = rows.find((one) => one['media_product_type'] === 'REELS');
    const body = {
      ...posts,
      defaults: { page_id: demo.usdPageId, instagram_user_id: demo.usdInstagramId },
      posts: [{ ref: 'reel', source_instagram_media_id: reel?.['id'] }],
    };
    const { page, url } = await reviewOf(key, started(await launch(h, key, body)));
    expect(page).toContain(reel?.['caption']?.slice(0, 30));
    expect(page).toContain('A frame of the video');
    expect((await fetch(new URL(pictureIn(page), url))).status).toBe(200);
  });
});
