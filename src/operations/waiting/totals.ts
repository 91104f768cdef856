import * as z from 'zod';
import { moneyOfMinor } from '../../kernel/money.ts';
import type { Db } from '../../store/open.ts';
import {
  listWaiting as listRows,
  type WaitingFilter,
  type WaitingRow,
} from '../../store/overview/list-waiting.ts';
import { waitingAdContent } from './shown-ad.ts';

/** More are not added up: whoever has so many looks at one client at a time. */
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

type HeldBudget = { key: string; currency: string; period: 'day' | 'lifetime'; minor: number };

/** The budget of an ad, and whose it is: an ad set's, or the campaign's. */
const heldBy = ({ shown, currency, workspace_id, campaign_id }: WaitingRow): HeldBudget | null => {
  const { budget, adset } =
    shown === null ? { budget: null, adset: null } : waitingAdContent.parse(JSON.parse(shown));
  if (budget === null || currency === null) return null;
  const holder = budget.of === adset?.name ? adset.id : campaign_id;
  const key = JSON.stringify([workspace_id, holder, budget.period]);
  return { key, currency, period: budget.period, minor: Number(budget.amount) };
};

export const readTotals = async (
  db: Db,
  filter: WaitingFilter,
): Promise<z.input<typeof totals>> => {
  const rows = await listRows(db, { ...filter, after: undefined }, maxAds + 1);
  const adRows = rows.slice(0, maxAds);
  const budgets = adRows.map(heldBy);
  const holders = new Map(budgets.flatMap((one) => (one ? [[one.key, one] as const] : [])));
  const sums = new Map<string, Omit<HeldBudget, 'key'>>();
  for (const { currency, period, minor } of holders.values()) {
    const name = `${currency} ${period}`;
    sums.set(name, { currency, period, minor: (sums.get(name)?.minor ?? 0) + minor });
  }
  return {
    budgets: [...sums.values()].map(({ currency, period, minor }) => ({
      ...moneyOfMinor(minor, currency),
      period,
    })),
    ads: adRows.length,
    unknown: budgets.filter((one) => one === null).length,
    is_whole: rows.length <= maxAds,
  };
};
