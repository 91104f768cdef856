/** Currencies that Meta counts in whole units; its list differs from that of ISO 4217. */
const withoutMinorUnit = new Set('CLP COP CRC HUF IDR ISK JPY KRW PYG TWD VND'.split(' '));

/** How many of Meta's smallest units one unit of this currency has. */
export const unitsIn = (currency: string): 1 | 100 => (withoutMinorUnit.has(currency) ? 1 : 100);

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (currency: string) => {
  const known = formats.get(currency);
  if (known) return known;
  const digits = unitsIn(currency) === 1 ? 0 : 2;
  const made = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(currency, made);
  return made;
};

/** An amount in Meta's smallest unit as people write it: €12.50, ¥1,250. */
export const shownAmount = (minor: number, currency: string) =>
  /^[A-Z]{3}$/.test(currency)
    ? formatOf(currency).format(minor / unitsIn(currency))
    : `${minor / 100} ${currency}`;
