import { type BillingPlan, defaultPlans } from '../../../src/operations/core/billing-plans.ts';

/** The plan pro with other numbers. */
export const proPlan = (more: Partial<BillingPlan> = {}): BillingPlan => {
  const { pro } = defaultPlans;
  if (!pro) throw new Error('there is no plan pro');
  return { ...pro, ...more };
};
