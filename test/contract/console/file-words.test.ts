// One store is enough: what it keeps, others keep that are tried on both.

import { demo } from 'graph-ads-sandbox';
import { beforeAll, expect, it } from 'vitest';
import { signedIn } from '../../helpers/callers/browser-visit.ts';
import { house } from '../../helpers/house/house.ts';
import { seededHash, usd } from '../../helpers/house/publishing.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

let at: string;
let browser: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  const { uid, workspaceId } = await h.connected();
  browser = await signedIn(h, uid);
  at = `/console/w/${workspaceId}/launches/from-file`;
});

/** What the page says is wrong with a file, as people read it. */
const problemsOf = async (content: string) => {
  const form = { do: 'read', content, account_id: usd, page_id: demo.usdPageId };
  const { text } = await browser.submit(at, form);
  const rows = [...text.matchAll(/<li class="problem[^"]*">(.*?)<\/li>/gs)];
  return rows.map(([, row = '']) =>
    row
      .replace(/<svg.*?<\/svg>/gs, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
};

const head = 'campaign,objective,ad_set,countries,image_hash,message,headline,daily_budget';
const row = () => `Spring,OUTCOME_TRAFFIC,Hikers,US,${seededHash(h)},Sleep warm,Tents,20.00`;
const adSet = (more: string) =>
  `ad_sets: [{ref: a, name: A, billing_event: IMPRESSIONS, daily_budget: 2000, ${more}}]`;
const ads = () =>
  `images: [{ref: i, hash: ${seededHash(h)}}]\ncopies: [{ref: c, message: Hi, headline: Ho}]\nads: {matrix: true}`;
const places = 'geo_locations: {countries: [US]}';

it.each([
  [
    'a table',
    () => `${head},optimization_goal,link_url\n${row()},OFFSITE_CONVERSIONS,https://example.com`,
    'optimization_goal “Conversions, counted by the pixel” does not fit the objective “Traffic: people visit the link”',
  ],
  ['a table without a link', () => `${head}\n${row()}`, 'The link is missing: where does it lead?'],
  [
    'a launch that collects leads',
    () =>
      `campaign: {name: S, objective: OUTCOME_SALES}\n${adSet(`optimization_goal: LEAD_GENERATION, bid_strategy: COST_CAP, targeting: {${places}, age_min: 70, age_max: 30}`)}\n${ads()}`,
    'The goal “Leads in a form that opens on Meta” does not fit the objective “Sales”',
  ],
  [
    'a launch that leads to a website',
    () =>
      `campaign: {name: S, objective: OUTCOME_SALES, special_ad_categories: [FINANCIAL_PRODUCTS_SERVICES]}\n${adSet(`optimization_goal: OFFSITE_CONVERSIONS, destination_type: WEBSITE, targeting: {${places}, genders: [1]}`)}\n${ads()}`,
    'in the special category Credit, financial products and services',
  ],
  [
    'a launch with a name that no launch has',
    () => 'campaign: {name: S, objectiv: OUTCOME_SALES}\n',
    '“objectiv” is no field of Meta’s; did you mean objective?',
  ],
])('says in the words of the wizard what is wrong with %s', async (_, content, message) => {
  const problems = await problemsOf(content());
  expect(problems.join('\n')).toContain(message);
  // Columns of a table are called what its first line calls them, and stand before the words.
  const words = problems.map((one) => one.replace(/^Row \d+, \w+ /, ''));
  for (const one of words) expect(one).not.toMatch(/[a-z]_[a-z]|[A-Z]_[A-Z]/);
});
