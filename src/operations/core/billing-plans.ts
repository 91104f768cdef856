import * as z from 'zod';

const count = z.number().int().min(0);

const planSchema = z.strictObject({
  workspaces: count,
  credits_per_month: count,
  ai_calls_per_day: count,
  watchlist: count,
  ads_management: z.boolean(),
  api: z.boolean(),
  writes_per_hour: count,
  writes_per_day: count,
});

/** The content of a PLANS_FILE: plans by name. */
export const plansSchema = z.record(z.string().min(1), planSchema);

export type BillingPlan = z.infer<typeof planSchema>;
export type BillingPlans = z.infer<typeof plansSchema>;

export const defaultPlans: BillingPlans = {
  free: {
    workspaces: 1,
    credits_per_month: 50,
    ai_calls_per_day: 5,
    watchlist: 5,
    ads_management: false,
    api: true,
    writes_per_hour: 0,
    writes_per_day: 0,
  },
  starter: {
    workspaces: 3,
    credits_per_month: 500,
    ai_calls_per_day: 50,
    watchlist: 25,
    ads_management: true,
    api: true,
    writes_per_hour: 60,
    writes_per_day: 500,
  },
  pro: {
    workspaces: 10,
    credits_per_month: 2000,
    ai_calls_per_day: 200,
    watchlist: 100,
    ads_management: true,
    api: true,
    writes_per_hour: 200,
    writes_per_day: 2000,
  },
  agency: {
    workspaces: 50,
    credits_per_month: 10_000,
    ai_calls_per_day: 1000,
    watchlist: 500,
    ads_management: true,
    api: true,
    writes_per_hour: 1000,
    writes_per_day: 10_000,
  },
};
