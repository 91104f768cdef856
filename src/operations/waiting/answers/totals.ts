import * as z from 'zod';
import { moneyOfMinor } from '../../../kernel/money.ts';
import type { Db } from '../../../store/db.ts';
import {
  listWaitingBudgets,
  type WaitingBudget,
  type WaitingFilter,
} from '../../../store/overview/list-waiting.ts';
import { waitingAdContent } from './shown-ad.ts';

/** Budgets of more ads are not added up; with so many, people look at one client at a time. */
const maxAds = 500;

export const totals = z
  .object({
    budgets: z
      .array(
        z.object({
          amount: z.string().describe('In whole units, such as 7.50.'),
          amount_minor: z.int().describe('In the currency’s smallest unit: 750.'),
          currency: z.string().describe('Each currency has its own sum.'),
          period: z.enum(['day', 'lifetime']).describe('Per day, or for the whole time.'),
        }),
      )
      .describe(
        'What would be spent once all of them are started; a budget that several ads share counts once.',
      ),
    ads: z.int().describe('How many ads are added up.'),
    unknown: z.int().describe('Ads whose budget or currency Meta has not told yet.'),
    is_whole: z.boolean().describe(`False: only the newest ${maxAds} are added up.`),
  })
  .meta({ id: 'WaitingTotals', description: 'What ads that wait would spend together.' });

const shownBudget = z.object({
  adset: waitingAdContent.shape.adset,
  budget: waitingAdContent.shape.budget.unwrap(),
});

type HeldBudget = {
  key: string;
  currency: string;
  period: 'day' | 'lifetime';
  minor: number;
  last: number;
};

/** A budget, and the object that has it: an ad set or the campaign. */
const budgetBehind = ({ currency, last, ...ad }: WaitingBudget): HeldBudget | null => {
  if (ad.budget === null || currency === null) return null;
  const { budget, adset } = shownBudget.parse({
    budget: JSON.parse(ad.budget),
    adset: ad.adset === null ? null : JSON.parse(ad.adset),
  });
  const holder = budget.of === adset?.name ? adset.id : ad.campaign_id;
  const key = JSON.stringify([ad.workspace_id, holder, budget.period]);
  return { key, currency, period: budget.period, minor: Number(budget.amount), last };
};

/** Each budget once. If the ads have different values for it, that of the oldest ad is used. */
const distinct = (budgets: readonly HeldBudget[]) => {
  const holders = new Map<string, HeldBudget>();
  for (const budget of budgets) {
    const known = holders.get(budget.key);
    if (!known || known.last < budget.last) holders.set(budget.key, budget);
  }
  return holders.values();
};

const countAds = (rows: readonly Pick<WaitingBudget, 'ads'>[]) =>
  rows.reduce((sum, { ads }) => sum + ads, 0);

export const readTotals = async (
  db: Db,
  filter: WaitingFilter,
): Promise<z.input<typeof totals>> => {
  const rows = await listWaitingBudgets(db, { ...filter, after: undefined }, maxAds);
  const counted = rows.filter(({ is_over }) => is_over === 0);
  const budgets = counted.map((row) => ({ ads: row.ads, held: budgetBehind(row) }));
  const unknown = budgets.filter(({ held }) => held === null);
  const sums = new Map<string, Omit<HeldBudget, 'key' | 'last'>>();
  for (const { currency, period, minor } of distinct(budgets.flatMap(({ held }) => held ?? []))) {
    const name = `${currency} ${period}`;
    sums.set(name, { currency, period, minor: (sums.get(name)?.minor ?? 0) + minor });
  }
  return {
    budgets: [...sums.values()].map(({ currency, period, minor }) => ({
      ...moneyOfMinor(minor, currency),
      period,
    })),
    ads: countAds(counted),
    unknown: countAds(unknown),
    is_whole: counted.length === rows.length,
  };
};
