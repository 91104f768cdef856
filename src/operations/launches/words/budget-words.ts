type Budget<T> = { daily_budget?: T | undefined; lifetime_budget?: T | undefined };

/**
 * What may be spent, such as "€20.00 a day"; null if there is no budget. Each caller formats amounts in its own
 * way.
 */
export const budgetWords = <T>(
  { daily_budget: daily, lifetime_budget: lifetime }: Budget<T>,
  amountWords: (amount: T) => string,
): string | null => {
  if (daily !== undefined) return `${amountWords(daily)} a day`;
  return lifetime === undefined ? null : `${amountWords(lifetime)} in all`;
};
