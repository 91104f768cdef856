import { z } from 'zod';
import type { FieldProblem } from '../../kernel/failures.ts';
import type { AdAccount } from '../platform-reads.ts';
import type { AdSet, Draft } from './draft.ts';
import { minorUnits } from './money.ts';
import { zoned } from './zoned.ts';

/** What each objective is usually optimised for. */
const usualGoals: Record<string, string> = {
  OUTCOME_TRAFFIC: 'LINK_CLICKS',
  OUTCOME_AWARENESS: 'REACH',
  OUTCOME_ENGAGEMENT: 'POST_ENGAGEMENT',
  OUTCOME_LEADS: 'OFFSITE_CONVERSIONS',
  OUTCOME_SALES: 'OFFSITE_CONVERSIONS',
};

export const goalOf = ({ goal, objective, pixelId }: Draft) => {
  if (goal !== '') return goal;
  const usual = usualGoals[objective] ?? 'LINK_CLICKS';
  return usual === 'OFFSITE_CONVERSIONS' && pixelId === '' ? 'LINK_CLICKS' : usual;
};

const picked = z
  .array(z.object({ id: z.string(), name: z.string(), list: z.string().regex(/^[a-z_]{1,60}$/) }))
  .max(200);

/** What was chosen in the search: interests and behaviours by their list, places by theirs. */
type Picked = z.output<typeof picked>[number];

const readPicked = (text: string): Picked[] => {
  try {
    return picked.parse(JSON.parse(text));
  } catch {
    return [];
  }
};

const places = new Set(['regions', 'cities', 'zips', 'geo_markets', 'country_groups']);

const byList = (chosen: Picked[], entry: (one: Picked) => object) => {
  const lists = [...new Set(chosen.map(({ list }) => list))];
  return Object.fromEntries(
    lists.map((list) => [list, chosen.filter((one) => one.list === list).map(entry)]),
  );
};

const countriesOf = (text: string) =>
  text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((code) => code !== '');

export const targetingOf = ({ countries, ageMin, ageMax, gender, picked: chosen }: AdSet) => {
  const all = readPicked(chosen);
  const where = all.filter(({ list }) => places.has(list));
  const what = all.filter(({ list }) => !places.has(list));
  const named = countriesOf(countries);
  return {
    geo_locations: {
      ...(named.length > 0 && { countries: named }),
      ...byList(where, ({ id }) => ({ key: id })),
    },
    age_min: Number(ageMin) || 18,
    age_max: Number(ageMax) || 65,
    ...(gender !== '' && { genders: [Number(gender)] }),
    ...(what.length > 0 && { flexible_spec: [byList(what, ({ id, name }) => ({ id, name }))] }),
  };
};

type Body = Record<string, unknown>;

/** The body of the launch, and what the page itself can say is wrong with it. */
export const bodyOf = (draft: Draft, account: AdAccount | undefined) => {
  const problems: FieldProblem[] = [];
  const currency = account?.currency ?? 'USD';
  const money = (field: string, text: string): number | undefined => {
    if (text === '') return undefined;
    const amount = minorUnits(text, currency);
    if (amount === null) problems.push({ field, message: 'must be an amount such as 20.00' });
    return amount ?? undefined;
  };
  problems.push(...missingBudgets(draft));
  const field = draft.budgetKind === 'daily' ? 'daily_budget' : 'lifetime_budget';
  const body = without({
    name: draft.name || undefined,
    account_id: draft.accountId || undefined,
    defaults: without({
      page_id: draft.pageId || undefined,
      link_url: draft.linkUrl || undefined,
      call_to_action_type: draft.button || undefined,
      pixel_id: draft.pixelId || undefined,
    }),
    campaign: campaignOf(draft, field, money),
    ad_sets: draft.adSets.map((adSet, at) =>
      adSetOf(draft, adSet, at, { field, money, timeZone: account?.timezone_name ?? 'UTC' }),
    ),
    ...mediaOf(draft),
    copies: draft.copies.map(({ message, headline, description }, at) =>
      without({
        ref: `text-${at + 1}`,
        message: message || undefined,
        headline: headline || undefined,
        description: description || undefined,
      }),
    ),
    ads: hasAds(draft) ? { matrix: true } : undefined,
    requires_approval: draft.needsApproval || undefined,
  });
  return { body, problems };
};

/** A new campaign holds a budget, or each of its ad sets does; Meta would say so only at the end. */
const missingBudgets = ({
  campaignId,
  budgetAt,
  campaignBudget,
  adSets,
}: Draft): FieldProblem[] => {
  if (campaignId !== '') return [];
  const message = 'is missing: how much may it spend?';
  if (budgetAt === 'campaign')
    return campaignBudget === '' ? [{ field: 'campaign.budget', message }] : [];
  return adSets.flatMap(({ budget }, at) =>
    budget === '' ? [{ field: `ad_sets.${at}.budget`, message }] : [],
  );
};

type Money = (field: string, text: string) => number | undefined;

const campaignOf = (draft: Draft, field: string, money: Money): Body => {
  if (draft.campaignId !== '') return { id: draft.campaignId };
  return without({
    name: draft.name || undefined,
    objective: draft.objective,
    special_ad_categories: draft.category === '' ? undefined : [draft.category],
    ...(draft.budgetAt === 'campaign' && {
      [field]: money('campaign.budget', draft.campaignBudget),
    }),
  });
};

const adSetOf = (
  draft: Draft,
  adSet: AdSet,
  at: number,
  { field, money, timeZone }: { field: string; money: Money; timeZone: string },
): Body => {
  const goal = goalOf(draft);
  return without({
    ref: `audience-${at + 1}`,
    name: adSet.name || `Audience ${at + 1}`,
    optimization_goal: goal,
    billing_event: 'IMPRESSIONS',
    ...(draft.budgetAt === 'ad_sets' && {
      bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
      [field]: money(`ad_sets.${at}.budget`, adSet.budget),
    }),
    targeting: targetingOf(adSet),
    start_time: zoned(draft.start, timeZone),
    end_time: zoned(draft.end, timeZone),
  });
};

const mediaOf = ({ images, hashes, videos }: Draft) => ({
  images: [
    ...images.map(({ url }, at) => ({ ref: `picture-${at + 1}`, url })),
    ...hashes.map((hash, at) => ({ ref: `picture-${images.length + at + 1}`, hash })),
  ],
  videos: videos.map(({ url }, at) => ({ ref: `video-${at + 1}`, url })),
});

const hasAds = ({ images, hashes, videos, copies, adSets }: Draft) =>
  adSets.length > 0 && (copies.length > 0 || images.length + hashes.length + videos.length > 0);

/** How many ads every picture, text and ad set make together. */
export const adsOf = ({ images, hashes, videos, copies, adSets }: Draft) => {
  const media = images.length + hashes.length + videos.length;
  return {
    media,
    copies: copies.length,
    adSets: adSets.length,
    ads: media * copies.length * adSets.length,
  };
};

const without = (body: Body): Body =>
  Object.fromEntries(
    Object.entries(body).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
