/** Currencies without a minor unit on the platform, whose table differs from ISO 4217. */
const wholeCurrencies = new Set('CLP COP CRC HUF IDR ISK JPY KRW PYG TWD VND'.split(' '));

export const currencyOffset = (currency: string): 1 | 100 =>
  wholeCurrencies.has(currency) ? 1 : 100;

/** How many minor units of a currency equal one US cent; rough, and fixed on purpose. */
const perUsCent: Record<string, number> = {
  USD: 1,
  EUR: 1,
  GBP: 1,
  CHF: 1,
  AUD: 1.5,
  CAD: 1.5,
  AED: 3,
  BRL: 5,
  INR: 40,
  JPY: 1,
  KRW: 13,
  TWD: 0.3,
};

export const listedCurrencies = Object.keys(perUsCent);

export const fromUsCents = (currency: string, cents: number) =>
  Math.ceil(cents * (perUsCent[currency] ?? 1));

type Minimums = {
  currency: string;
  min_daily_budget_imp: number;
  min_daily_budget_video_views: number;
  min_daily_budget_high_freq: number;
  min_daily_budget_low_freq: number;
};

/** One row of `minimum_budgets`. With a bid, every minimum but that of impressions is at least five bids. */
export const minimumsOf = (currency: string, bid = 0): Minimums => {
  const floor = (cents: number) => Math.max(fromUsCents(currency, cents), bid * 5);
  return {
    currency,
    min_daily_budget_imp: fromUsCents(currency, 100),
    min_daily_budget_video_views: floor(100),
    min_daily_budget_high_freq: floor(500),
    min_daily_budget_low_freq: floor(4000),
  };
};
