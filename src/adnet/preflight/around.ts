/** What rules of an ad set need to know of its campaign; null where nobody knows. */
export type CampaignAround = {
  objective: string | null;
  hasBudget: boolean | null;
  isLifetime: boolean;
  isDaily: boolean;
  strategy: string | null;
  sharesBudgets: boolean;
  categories: readonly string[];
};
