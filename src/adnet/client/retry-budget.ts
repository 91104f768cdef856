/**
 * Retries may add a tenth to the calls a customer makes, so that an outage is never made worse by
 * us, and nobody uses up what the others need.
 */
export type RetryBudget = {
  earn(customer: string): void;
  /** Takes one retry out of the customer's budget; false when there is none left. */
  spend(customer: string): boolean;
};

const perCall = 0.1;
const maxRetriesSaved = 10;
const maxCustomers = 10_000;

export const createRetryBudget = (): RetryBudget => {
  /** Customers who have used some of their budget; all others have the whole of it. */
  const retriesLeft = new Map<string, number>();
  return {
    earn(customer) {
      const before = retriesLeft.get(customer);
      if (before === undefined) return;
      if (before + perCall >= maxRetriesSaved) retriesLeft.delete(customer);
      else retriesLeft.set(customer, before + perCall);
    },
    spend(customer) {
      const before = retriesLeft.get(customer) ?? maxRetriesSaved;
      if (before < 1) return false;
      if (retriesLeft.size >= maxCustomers) retriesLeft.clear();
      retriesLeft.set(customer, before - 1);
      return true;
    },
  };
};

const firstWaitMs = 100;

/** Full jitter: anywhere between nothing and a bound that doubles. */
export const backoffMs = (attempt: number, random: () => number) =>
  Math.floor(random() * firstWaitMs * 2 ** attempt);
