import { describe, expect, it } from 'vitest';
import { demo } from '../../packages/sandbox/src/index.ts';
import { signedIn } from '../helpers/browser-visit.ts';
import { held } from '../helpers/held.ts';
import { house } from '../helpers/house.ts';
import { jpy, pictureUrl, usd } from '../helpers/publishing.ts';

const h = held(() => house());

const filled = () => ({
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
    plan: (more: Fields = {}) => submit({ ...filled(), ...more, do: 'plan' }),
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
    const wrong = await plan({ 'ad_sets.0.age_min': '60' });
    expect(wrong.match(/>To fix</g)).toHaveLength(1);
    expect(wrong).toMatch(
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

it('the writer without a brief stays at the texts, marks what is missing and keeps what was typed', async () => {
  const { submit } = await wizard();
  const text = await submit({ ...filled(), name: '', do: 'write' });
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
    const form = { ...filled(), form_token: token ?? '', index: '0', ...more };
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
  const resumed = await submit({ ...filled(), do: 'change', resumed: 'yes' });
  expect(resumed).toContain('Your draft.');
  expect(resumed).toContain('/launches/new?afresh=yes">Start afresh');
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

describe('the lists of the wizard', () => {
  it('hold all campaigns, the library in parts, and a file without its input', async () => {
    const { browser, path, key } = await wizard();
    const url = `${h.service.platform.sandboxOrigin}/v26.0/${usd}/campaigns`;
    for (let n = 0; n < 60; n++) {
      const made = await fetch(url, {
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
      expect(made.status, await made.text()).toBe(200);
    }
    const { text } = await browser.go(path);
    const { body } = await h.call(`GET /adnet/ad-accounts/${usd}/campaigns?limit=200`, { key });
    const names = /name="campaign.id"[^>]*>(.*?)<\/select>/s.exec(text)?.[1] ?? '';
    expect(body.data.length).toBeGreaterThan(60);
    expect(names.match(/<option/g)).toHaveLength(body.data.length + 1);
    expect(text).toMatch(/<input class="unseen" id="upload" type="file"/);
  });

  it('of a currency without decimals show an amount of its size; an account that is not active warns', async () => {
    const { browser, path } = await wizard();
    const yen = (await browser.go(`${path}?account=${jpy}`)).text;
    expect(yen).toContain('placeholder="2000"');
    expect(yen).not.toContain('placeholder="20.00"');
    const shown = (await browser.go(`${path}?account=act_${demo.disabledAccountId}`)).text;
    expect(shown).toContain('This ad account is disabled.');
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
  const text = await submit({ ...filled(), 'copies.0.headline': headline, do: 'change' });
  const preview = text.slice(text.indexOf('data-preview'));
  expect(preview).toMatch(/<b dir="auto">A headline of far more than forty charac<span/);
  expect(preview).toContain('cut after about 40 characters');
  expect(preview).toMatch(/<b dir="auto"/);
});
