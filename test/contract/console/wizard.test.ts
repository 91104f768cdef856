// One store is enough: what it keeps, others keep that are tried on both.

import { demo } from 'graph-ads-sandbox';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../helpers/callers/browser-visit.ts';
import { house } from '../../helpers/house/house.ts';
import { over, until } from '../../helpers/house/launches.ts';
import { jpy, pictureUrl, usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

const launchForm = () => ({
  account_id: usd,
  name: 'Spring',
  'defaults.page_id': demo.usdPageId,
  'defaults.link_url': 'https://example.com/tent',
  'campaign.objective': 'OUTCOME_TRAFFIC',
  'images.0.url': pictureUrl(h),
  'copies.0.message': 'Sleep warm.',
  'copies.0.headline': 'Northlight tents',
  'ad_sets.0.name': 'Gourmands',
  'ad_sets.0.countries': 'US',
  'ad_sets.0.age_min': '25',
  'ad_sets.0.age_max': '44',
  'ad_sets.0.budget': '20.50',
  nonce: 'n1',
});

type Fields = Record<string, string>;

/** The wizard of a new client, as a browser without scripts sends it. */
const wizard = async () => {
  const owner = await h.connected();
  const browser = await signedIn(h, owner.uid);
  const path = `/console/w/${owner.workspaceId}/launches/new`;
  const submit = async (fields: Fields) => (await browser.submit(path, fields)).text;
  return {
    ...owner,
    browser,
    path,
    submit,
    plan: (more: Fields = {}) => submit({ ...launchForm(), ...more, do: 'plan' }),
  };
};

const titlesIn = (text: string) =>
  [...text.matchAll(/<h4>(.*?)<\/h4>/g)].map(([, title = '']) => title);

const lyon = JSON.stringify([{ id: '770148', name: 'Lyon', list: 'cities', country: 'FR' }]);

describe('the plan of the wizard', () => {
  it('says each mistake once, by the name of its audience', async () => {
    const { plan } = await wizard();
    const text = await plan({
      'ad_sets.0.age_min': '60',
      'ad_sets.0.age_max': '30',
      'ad_sets.1.name': 'Bakers',
      'ad_sets.1.countries': 'Frankreich',
      'ad_sets.1.budget': '10',
      start: '2030-02-01T09:00',
      end: '2030-01-01T09:00',
    });
    const titles = titlesIn(text).join('\n');
    expect(titles.match(/The end is before the start/g)).toHaveLength(1);
    expect(titles).toContain('The oldest age of “Gourmands” is 30, and the youngest is 60');
    expect(titles).toContain('The place of “Bakers” has “Frankreich”');
    expect(titles).not.toMatch(/audience \d|age_m/);
    expect(text).toContain('3 things to fix');
  });

  it('shows when each ad set runs, and marks the ad set alone where only that is wrong', async () => {
    const { plan } = await wizard();
    const fine = await plan({ start: '2030-02-01T09:00', end: '2030-03-01T18:30' });
    expect(fine).toContain('1 Feb 2030, 09:00 to 1 Mar 2030, 18:30');
    const problemPage = await plan({ 'ad_sets.0.age_min': '60' });
    expect(problemPage.match(/>To fix</g)).toHaveLength(1);
    expect(problemPage).toMatch(
      /Gourmands<\/bdi><\/b><small>Ad set[^<]*<\/small><\/span><span class="chip bad/,
    );
  });

  it('refuses a city beside its own country, and takes it alone or beside another one', async () => {
    const { plan } = await wizard();
    const both = await plan({ 'ad_sets.0.countries': 'France', 'ad_sets.0.picked': lyon });
    expect(both).toContain('Lyon is inside France');
    expect(both).not.toContain('Nothing is wrong with it.');
    for (const countries of ['', 'Belgium']) {
      const text = await plan({ 'ad_sets.0.countries': countries, 'ad_sets.0.picked': lyon });
      expect(text).toContain('Nothing is wrong with it.');
    }
  });
});

describe('a special category', () => {
  const housing = { 'campaign.special_ad_categories': 'HOUSING', 'ad_sets.0.age_min': '18' };
  const fair = { ...housing, 'ad_sets.0.age_max': '65' };

  it('is made with the countries of the audiences, or with those that were named', async () => {
    const { plan, submit, key } = await wizard();
    const cityFields = { 'ad_sets.0.countries': '', 'ad_sets.0.picked': lyon };
    for (const [more, countries] of [
      [{}, ['US']],
      [cityFields, ['FR']],
      [{ 'campaign.special_ad_category_country': 'Canada, US' }, ['CA', 'US']],
    ] as const) {
      expect(await plan({ ...fair, ...more })).toContain('Nothing is wrong with it.');
      await submit({ ...launchForm(), ...fair, ...more, nonce: countries.join(), do: 'send' });
      const { launches } = (await h.call('GET /adnet/launches', { key })).body;
      expect(await until(h, key, launches[0].id, over)).toMatchObject({ state: 'done' });
      expect(h.sandbox.control.objects('campaign').at(-1)).toMatchObject({
        extra: { special_ad_categories: ['HOUSING'], special_ad_category_country: countries },
      });
    }
  });

  it('leads to its own field where its countries are wrong, in the words of the page', async () => {
    const { plan } = await wizard();
    const planPage = await plan({ ...fair, 'campaign.special_ad_category_country': 'Frankreich' });
    expect(titlesIn(planPage)).toEqual([
      expect.stringContaining('The list of countries of the special category has “Frankreich”'),
    ]);
    expect(planPage).toContain('href="#f-campaign.special_ad_category_country"');
    expect(planPage).toMatch(/id="f-campaign.special_ad_category_country"[^>]*aria-invalid="true"/);
    const nowhere = await plan({ ...fair, 'ad_sets.0.countries': '' });
    expect(titlesIn(nowhere).join()).not.toMatch(/What you want|HOUSING/);
    const politics = await plan({
      'campaign.special_ad_categories': 'ISSUES_ELECTIONS_POLITICS',
    });
    expect(politics).toMatch(/href="#f-campaign.special_ad_categories"/);
  });

  it('names the field of the audience that it does not allow', async () => {
    const { plan } = await wizard();
    const text = await plan({ ...fair, 'ad_sets.0.gender': '2' });
    expect(titlesIn(text)).toEqual([
      'The choice of women or men of “Gourmands” must be left out in the special category Housing.',
    ]);
    expect(text).toContain('href="#f-ad_sets.0.gender"');
    expect(await plan({ ...fair, 'ad_sets.0.age_min': '25' })).toContain(
      'The youngest age of “Gourmands” must be left out in the special category Housing.',
    );
  });
});

it('what was changed after the plan makes nothing, and is planned anew in words for people', async () => {
  const { plan, submit, key } = await wizard();
  const digestIn = (text: string) => /name="plan_digest" value="([0-9a-f]+)"/.exec(text)?.[1] ?? '';
  const digest = digestIn(await plan());
  const changedForm = { ...launchForm(), name: 'Summer', do: 'send' };
  const text = await submit({ ...changedForm, plan_digest: digest });
  expect(text).toContain(
    'Something has changed since you looked at the plan, so nothing was made.',
  );
  expect(text).not.toContain('error.changed');
  expect(text).not.toContain('not the plan that was named');
  expect((await h.call('GET /adnet/launches', { key })).body.launches).toEqual([]);
  expect(digestIn(text)).not.toBe(digest);
  await submit({ ...changedForm, plan_digest: digestIn(text) });
  expect((await h.call('GET /adnet/launches', { key })).body.launches).toHaveLength(1);
});

it('the writer without a brief stays at the texts, marks what is missing and keeps what was typed', async () => {
  const { submit } = await wizard();
  const text = await submit({ ...launchForm(), name: '', do: 'write' });
  expect(text).toContain('data-at="copy"');
  expect(text).toMatch(/id="f-brief.product"[^>]*aria-invalid="true"/);
  expect(text).toMatch(/id="f-brief.audience"[^>]*aria-invalid="true"/);
  expect(text).not.toMatch(/id="f-name"[^>]*aria-invalid/);
  expect(text).not.toContain('The launch must have');
  expect(text).toContain('Sleep warm.');
});

it('an audience is told at its own field what is wrong, while it is typed', async () => {
  const { browser, path, workspaceId } = await wizard();
  const token = /name="form_token" value="([0-9a-f]+)"/.exec((await browser.go(path)).text)?.[1];
  const size = async (more: Fields) => {
    const form = { ...launchForm(), form_token: token ?? '', index: '0', ...more };
    return JSON.parse((await browser.go(`/console/w/${workspaceId}/ask/size`, { form })).text);
  };
  expect(await size({ 'ad_sets.0.countries': 'Frankreich' })).toMatchObject({
    wrong: [{ field: 'countries', message: expect.stringContaining('no country') }],
  });
  expect(await size({ 'ad_sets.0.age_max': '20' })).toMatchObject({
    wrong: [{ field: 'age_max' }],
  });
  // What nobody has begun yet is not wrong.
  expect(await size({ 'ad_sets.0.countries': '' })).not.toHaveProperty('wrong');
});

it('what was typed before is called a draft, with the way to an empty form', async () => {
  const { submit, browser, path } = await wizard();
  expect((await browser.go(path)).text).not.toContain('Your draft.');
  const page = await submit({ ...launchForm(), do: 'change', resumed: 'yes' });
  expect(page).toContain('Your draft.');
  expect(page).toContain('/launches/new?afresh=yes">Start afresh');
});

it('findings speak of the brief in the words of its fields', async () => {
  const { browser, path, workspaceId } = await wizard();
  const token = /name="form_token" value="([0-9a-f]+)"/.exec((await browser.go(path)).text)?.[1];
  const form = {
    form_token: token ?? '',
    'brief.product': 'Tents',
    primary_text: 'Trusted by 10,000 hikers. Only 14 left, rated 4.9 by customers.',
  };
  const { text } = await browser.go(`/console/w/${workspaceId}/ask/copy`, { form });
  expect(JSON.parse(text).findings.length).toBeGreaterThan(0);
  expect(text).not.toContain('benefits');
});

it('a text is read in its own language, whatever language its brief is written in', async () => {
  const { browser, path, workspaceId } = await wizard();
  const token = /name="form_token" value="([0-9a-f]+)"/.exec((await browser.go(path)).text)?.[1];
  const briefs: Fields[] = [
    {},
    {
      'brief.product': 'Two-person tent for rain and wind',
      'brief.audience': 'Weekend hikers who sleep outside in the rain',
    },
  ];
  for (const primary_text of [
    'Dormez au chaud, même sous la pluie. Notre tente se monte en un rien de temps.',
    'Schlafen Sie warm, auch im Regen. Unser Zelt steht im Handumdrehen.',
    'Duerme caliente, incluso con lluvia. La tienda que se monta en un momento.',
    'Slaap warm, ook in de regen. Onze tent staat in een oogwenk.',
    'Sleep warm, even in the rain. Our tent is up in no time.',
  ])
    for (const brief of briefs) {
      const form = { form_token: token ?? '', primary_text, ...brief };
      const { text } = await browser.go(`/console/w/${workspaceId}/ask/copy`, { form });
      expect([primary_text, JSON.parse(text).findings]).toEqual([
        primary_text,
        expect.not.arrayContaining([expect.objectContaining({ rule: 'shape.language' })]),
      ]);
    }
});

describe('the lists of the wizard', () => {
  it('hold all campaigns, the library in parts, and a file without its input', async () => {
    const { browser, path, key } = await wizard();
    const url = `${h.service.platform.sandboxOrigin}/v26.0/${usd}/campaigns`;
    for (let n = 0; n < 60; n++) {
      const answer = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({
          access_token: demo.systemUserToken,
          name: `Campaign ${n}`,
          objective: 'OUTCOME_TRAFFIC',
          special_ad_categories: '[]',
          status: 'PAUSED',
          is_adset_budget_sharing_enabled: 'false',
        }),
      });
      expect(answer.status, await answer.text()).toBe(200);
    }
    const { text } = await browser.go(path);
    const { body } = await h.call(`GET /adnet/ad-accounts/${usd}/campaigns?limit=200`, { key });
    const names = /name="campaign.id"[^>]*>(.*?)<\/select>/s.exec(text)?.[1] ?? '';
    expect(body.data.length).toBeGreaterThan(60);
    expect(names.match(/<option/g)).toHaveLength(body.data.length + 1);
    expect(text).toMatch(/<input class="unseen" id="upload" type="file"/);
  });

  it('show an amount of the size of a currency without decimals, and warn of an account that is not active', async () => {
    const { browser, path } = await wizard();
    const yen = (await browser.go(`${path}?account=${jpy}`)).text;
    expect(yen).toContain('placeholder="2000"');
    expect(yen).not.toContain('placeholder="20.00"');
    const page = (await browser.go(`${path}?account=act_${demo.disabledAccountId}`)).text;
    expect(page).toContain('This ad account is disabled.');
  });
});

it('ads are named after their audience, picture and headline', async () => {
  const { plan } = await wizard();
  const text = await plan({ 'copies.1.message': 'Dry.', 'copies.1.headline': 'Tents' });
  expect(text).toMatch(/<bdi>Gourmands · [^<·]+ · Northlight tents<\/bdi>/);
  expect(text).toMatch(/<bdi>Gourmands · [^<·]+ · Tents<\/bdi>/);
});

it('a preview cuts a headline where the feed does, and lets it be read whole', async () => {
  const { submit } = await wizard();
  const headline = 'A headline of far more than forty characters, for hikers in the rain';
  const text = await submit({ ...launchForm(), 'copies.0.headline': headline, do: 'change' });
  const preview = text.slice(text.indexOf('data-preview'));
  expect(preview).toMatch(/<b dir="auto">A headline of far more than forty charac<span/);
  expect(preview).toContain('cut after about 40 characters');
  expect(preview).toMatch(/<b dir="auto"/);
});

describe('leads in a form', () => {
  it('offers the forms of the Page that can be used, and plans ads that open the chosen one', async () => {
    const { plan } = await wizard();
    const leads = { 'campaign.objective': 'OUTCOME_LEADS', goal: 'LEAD_GENERATION' };
    const pageWithoutForm = await plan(leads);
    expect(pageWithoutForm).toContain('Tell us your size');
    expect(pageWithoutForm).not.toContain('Store opening');
    expect(pageWithoutForm).toContain('1 thing to fix');
    const fine = await plan({ ...leads, 'defaults.lead_form_id': demo.usdLeadFormId });
    expect(fine).not.toMatch(/things? to fix/);
    expect(fine).toMatch(/Ad · “Northlight tents” · opens the form “[^”]*Tell us your size/);
    const account = fine.slice(fine.indexOf('id="account"'), fine.indexOf('id="media"'));
    expect(account).toContain('name="defaults.lead_form_id"');
    expect(await plan({})).not.toContain('Tell us your size');
  });

  it('says what to do where the Page has no form', async () => {
    const { plan } = await wizard();
    const text = await plan({
      account_id: jpy,
      'defaults.page_id': demo.jpyPageId,
      'campaign.objective': 'OUTCOME_LEADS',
      goal: 'LEAD_GENERATION',
    });
    expect(text).toContain('This Page has no active lead form');
  });

  it('says why they could not be read, instead of that there are none', async () => {
    const { submit } = await wizard();
    const dead = { kind: 'error', code: 200, times: 0 } as const;
    for (const path of ['*/leadgen_forms', '*/published_posts'])
      h.sandbox.control.fault({ ...dead, match: { path } });
    const leads = { 'campaign.objective': 'OUTCOME_LEADS', goal: 'LEAD_GENERATION' };
    const text = await submit({ ...launchForm(), ...leads, wish: 'show:posts', do: 'change' });
    h.sandbox.control.clearFaults();
    expect(text).toMatch(/The lead forms of this Page could not be read\. \S+/);
    expect(text).toMatch(/The posts of this Page could not be read\. \S+/);
    expect(text).not.toContain('no active lead form');
    expect(text).not.toContain('has no post');
  });
});

it('a missing link is asked for in words of the page', async () => {
  const { plan } = await wizard();
  const text = await plan({ 'defaults.link_url': '' });
  expect(titlesIn(text)).toEqual(['The link is missing: where does it lead?']);
  expect(text).not.toContain('asset_feed_spec');
});

describe('what one wants', () => {
  const withoutObjective = ({ 'campaign.objective': _, ...rest }: Fields) => rest;

  it('is the first choice, and shows what it fills in', async () => {
    const { browser, path, submit } = await wizard();
    const page = (await browser.go(path)).text;
    expect(page).toMatch(/<option value="traffic" selected>Visits to my website/);
    expect(page).not.toMatch(/<select[^>]*name="(campaign\.objective|goal|event)"/);
    const sales = await submit({
      ...withoutObjective(launchForm()),
      do: 'change',
      recipe: 'website_sales',
    });
    expect(sales).toMatch(/data-filled>.*Sales<\/b>.*Conversions.*counting <b>purchases/);
    expect(sales).toMatch(/<select[^>]*name="defaults.pixel_id"/);
    // Whoever chooses one by one begins with what was filled in.
    const expertPage = await submit({
      ...withoutObjective(launchForm()),
      do: 'change',
      recipe: '',
      'campaign.objective': 'OUTCOME_SALES',
      goal: 'OFFSITE_CONVERSIONS',
    });
    expect(expertPage).toMatch(/<select[^>]*name="goal">(?:(?!<\/select>).)*CONVERSIONS" selected/);
    expect(expertPage).not.toContain('data-filled');
  });

  it('is the place to change where an existing campaign is for something else', async () => {
    const { submit, key } = await wizard();
    const body = { account_id: usd, name: 'Seen', objective: 'OUTCOME_AWARENESS' };
    const { id } = (await h.call('POST /adnet/campaigns', { key, body })).body;
    const text = await submit({
      ...withoutObjective(launchForm()),
      do: 'plan',
      recipe: 'traffic',
      'campaign.id': id,
    });
    expect(text).toMatch(/href="#f-recipe"[^>]*>Change it<span[^>]*>: What you want/);
  });

  it('makes a launch of its recipe, and asks for the pixel or the form that it needs', async () => {
    const { submit, key } = await wizard();
    const plan = (more: Fields) =>
      submit({ ...withoutObjective(launchForm()), do: 'plan', ...more });
    const blind = await plan({ recipe: 'website_sales' });
    expect(blind).toContain('1 thing to fix');
    expect(blind).toContain('The pixel');
    expect(await plan({ recipe: 'form_leads' })).toContain('The lead form');
    for (const more of [
      { recipe: 'traffic' },
      { recipe: 'awareness' },
      { recipe: 'engagement' },
      { recipe: 'website_sales', 'defaults.pixel_id': demo.usdPixelId },
      { recipe: 'website_leads', 'defaults.pixel_id': demo.usdPixelId },
      { recipe: 'form_leads', 'defaults.lead_form_id': demo.usdLeadFormId },
    ] as Fields[])
      expect([more['recipe'], await plan(more)]).toEqual([
        more['recipe'],
        expect.not.stringMatching(/things? to fix/),
      ]);
    await submit({
      ...withoutObjective(launchForm()),
      do: 'send',
      recipe: 'website_leads',
      'defaults.pixel_id': demo.usdPixelId,
    });
    const { launches } = (await h.call('GET /adnet/launches', { key })).body;
    expect(await until(h, key, launches[0].id, over)).toMatchObject({ state: 'done' });
    const last = (kind: 'campaign' | 'adset') => h.sandbox.control.objects(kind).at(-1);
    expect(last('campaign')).toMatchObject({ objective: 'OUTCOME_LEADS' });
    expect(last('adset')).toMatchObject({
      optimization_goal: 'OFFSITE_CONVERSIONS',
      promoted_object: { pixel_id: demo.usdPixelId, custom_event_type: 'LEAD' },
    });
  });
});

describe('the usual goal of an objective', () => {
  it('is one that Meta takes without anything else', async () => {
    const { plan } = await wizard();
    for (const objective of ['TRAFFIC', 'ENGAGEMENT', 'AWARENESS', 'LEADS', 'SALES'])
      for (const pixel of ['', demo.usdPixelId])
        expect([
          objective,
          await plan({
            recipe: '',
            'campaign.objective': `OUTCOME_${objective}`,
            'defaults.pixel_id': pixel,
          }),
        ]).toEqual([objective, expect.not.stringMatching(/things? to fix/)]);
  });
});

describe('posts of the Page', () => {
  const posts = (more: Fields = {}) => {
    const {
      'images.0.url': _,
      'copies.0.message': _m,
      'copies.0.headline': _h,
      ...rest
    } = launchForm();
    return { ...rest, ...more } as Fields;
  };
  const story = `${demo.usdPageId}_102000000000001`;

  it('are offered with text and picture, and planned without a picture or a text of one’s own', async () => {
    const { submit } = await wizard();
    expect(await submit(posts({ do: 'change' }))).not.toContain('name="post"');
    const postList = await submit(posts({ do: 'change', wish: 'show:posts' }));
    const first = /name="post" value="(\d+_\d+)">.*?<bdi>(.*?)<\/bdi>/s.exec(postList);
    const [, id = '', text = ''] = first ?? [];
    expect(id).toContain(demo.usdPageId);
    const plan = await submit(posts({ do: 'plan', post: id }));
    expect(plan).not.toMatch(/things? to fix/);
    expect(plan).toContain(`Post · “${text}”`);
    expect(plan).toContain('Make 1 ad, paused');
  });

  it('name their ads without a text, and the step of the texts says that they need none', async () => {
    const { plan, submit } = await wizard();
    const postPage = await submit(posts({ do: 'plan', post: story }));
    expect(postPage).toContain('<bdi>Gourmands · post 1</bdi>');
    expect(postPage).toContain('The chosen post has a text already.');
    expect(postPage).toContain('You can skip this step.');
    for (const empty of ['data-preview', 'Text 1', 'No picture'])
      expect(postPage).not.toContain(empty);
    const mixed = await plan({ post: story });
    expect(mixed).toContain('<bdi>Gourmands · post 1</bdi>');
    expect(mixed).toMatch(/<bdi>Gourmands · [^<·]+ · Northlight tents<\/bdi>/);
    expect(mixed).toContain('Make 2 ads, paused');
  });

  it('takes along no posts of another Page than the chosen one', async () => {
    const { submit } = await wizard();
    const other = posts({ do: 'change', wish: 'show:posts', post: `${demo.eurPageId}_1` });
    expect(await submit(other)).not.toContain(`${demo.eurPageId}_1`);
    expect(await submit(posts({ do: 'plan', post: story }))).not.toMatch(/things? to fix/);
  });
});
