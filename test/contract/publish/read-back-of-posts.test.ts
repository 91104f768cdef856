import { demo } from 'graph-ads-sandbox';
import { afterEach, expect, it } from 'vitest';
import { readBack } from '../../helpers/house/background-work.ts';
import { house } from '../../helpers/house/house.ts';
import { creativeBody, lastSent, usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house({ housekeeping: false }));
const features = ['adapt_to_placement'];
afterEach(() => h.sandbox.control.modes({ featuresOnByDefault: features }));

const bodies = {
  'a post': (post = 1) => ({
    account_id: usd,
    name: 'Post',
    page_id: demo.usdPageId,
    object_story_id: `${demo.usdPageId}_10200000000000${post}`,
    url_tags: 'utm_source=meta',
  }),
  'a partnership': () =>
    creativeBody({
      name: 'Partner',
      facebook_branded_content: { sponsor_page_id: demo.eurPageId },
      instagram_branded_content: { sponsor_id: '17841400000000001' },
    }),
};

/** What was found of a creative that is made of this body. */
const foundOf = async (body: object) => {
  const { key } = await h.connected();
  const answer = await h.call('POST /adnet/creatives', { key, body });
  expect(answer.status, answer.text).toBe(200);
  h.later(4_000);
  await readBack(h.service.deps);
  const row = await h.service.deps.store.db
    .selectFrom('object_differences')
    .select('differences')
    .where('object_id', '=', String(answer.body.id))
    .executeTakeFirst();
  return row ? JSON.parse(row.differences) : [];
};

it.each(Object.keys(bodies) as (keyof typeof bodies)[])(
  'a creative of %s is found as it was sent, with and without the platform’s defaults',
  async (name) => {
    expect(await foundOf(bodies[name](1))).toEqual([]);
    h.sandbox.control.modes({ featuresOnByDefault: [] });
    expect(await foundOf(bodies[name](2))).toEqual([]);
  },
);

it('partnership fields are passed through as they were sent', async () => {
  await foundOf(bodies['a partnership']());
  expect(lastSent(h, 'adcreatives')).toMatchObject({
    facebook_branded_content: { sponsor_page_id: demo.eurPageId },
    instagram_branded_content: { sponsor_id: '17841400000000001' },
  });
});
