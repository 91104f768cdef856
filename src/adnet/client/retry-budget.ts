/**
 * Retries may add a tenth to a customer's calls, so that we never make an outage worse, and no customer uses up the
 * retries of others.
 */
export type RetryBudget = {
  earn(customer: string): void;
  /** Takes one retry from the customer's budget; false if none is left. */
  spend(customer: string): boolean;
};

const perCall = 0.1;
const maxRetriesSaved = 10;
const maxCustomers = 10_000;

export const createRetryBudget = (): RetryBudget => {
  /** Customers who have used part of their budget; all others have all of it. */
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

/** Full jitter: a random wait between zero and a bound that doubles. */
export const backoffMs = (attempt: number, random: () => number) =>
  Math.floor(random() * firstWaitMs * 2 ** attempt);
