const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (currency: string) => {
  const known = formats.get(currency);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  formats.set(currency, made);
  return made;
};

/** An amount in whole units of its currency, as the platform's reports have it. */
export const money = (amount: number, currency: string) =>
  /^[A-Z]{3}$/.test(currency) ? formatOf(currency).format(amount) : `${amount} ${currency}`;

/** Currencies whose budgets the platform counts in whole units. */
const wholeUnits = new Set('CLP COP CRC HUF ISK IDR JPY KRW PYG TWD VND'.split(' '));

/** A budget, which the platform keeps in the currency's smallest unit. */
export const budget = (minor: number, currency: string) =>
  money(wholeUnits.has(currency) ? minor : minor / 100, currency);
