/** Retries may add a tenth to the calls made, so that an outage is never made worse by us. */
export type RetryBudget = {
  earn(): void;
  /** Takes one retry out of the budget; false when there is none left. */
  spend(): boolean;
};

const perCall = 0.1;
const most = 10;

export const createRetryBudget = (): RetryBudget => {
  let left = most;
  return {
    earn() {
      if (left < most) left += perCall;
    },
    spend() {
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
};

const firstWaitMs = 100;

/** Full jitter: anywhere between nothing and a bound that doubles. */
export const backoffMs = (attempt: number, random: () => number) =>
  Math.floor(random() * firstWaitMs * 2 ** attempt);
