import * as z from 'zod';
import { parseExact } from '../answers/exact-json.ts';
import { adAccountRead } from '../wire/one-object.ts';

/** What rules need to know of the ad account. */
export type AccountFacts = {
  currency: string;
  timeZone: string;
  /** In the smallest unit of the currency, for ads paid by impression. */
  minDailyBudget: number | null;
  beneficiary: string | null;
  payer: string | null;
};

const fields =
  'currency,timezone_name,min_daily_budget,default_dsa_beneficiary,default_dsa_payor' as const;

export const accountFactsRead = (accountId: string) => adAccountRead(accountId, { fields });

const filled = z.string().min(1).nullish().catch(null);

const answer = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  timezone_name: z.string().catch('UTC'),
  min_daily_budget: z.coerce.number().int().positive().nullish().catch(null),
  default_dsa_beneficiary: filled,
  default_dsa_payor: filled,
});

/** Null when the answer is not that of an ad account. */
export const accountFacts = (body: Buffer): AccountFacts | null => {
  const parsed = answer.safeParse(parseExact(body));
  if (!parsed.success) return null;
  const { data } = parsed;
  return {
    currency: data.currency,
    timeZone: data.timezone_name,
    minDailyBudget: data.min_daily_budget ?? null,
    beneficiary: data.default_dsa_beneficiary ?? null,
    payer: data.default_dsa_payor ?? null,
  };
};
