import type { Reading } from '../../languages/pack.ts';
import type { Words } from '../../types.ts';

/** What a phrase is, which decides where it may stand; of a figure nobody can say what it counts. */
export type Role = Words<'price proof term date place clause feature figure'>;

const amount = String.raw`(?:(?:[€£$¥]|R\$|(?:CHF|EUR|USD|GBP)\b)\s?\d[\d.,’']*(?:,-)?|\d[\d.,’']*(?:,-)?\s?(?:[€£$¥]|(?:EUR|CHF|USD|GBP|euros?)\b)|\d+,-)`;
const money = new RegExp(amount, 'iu');
const moneyFirst = new RegExp(`^${amount}`, 'iu');
const moneyLast = new RegExp(`${amount}$`, 'iu');

/** What may follow an amount that is a price: a unit, a period, another amount, a remark. */
const unit =
  /^\s*(?:$|[,/+(–-]|(?:an?|per|p\/|each|or|all|incl|excl|plus|for|pro|im|je|inkl|oder|par|le|la|les|ttc|ht|au|al|por|el|los|cada|o|ou|tudo|à|all[’']|a|un|voor|op|of|tout|tutto|todo|pauschal|sesión|sessione|session)(?![\p{L}]))/iu;

const rating = /^\d(?:[.,]\d)?\s?\/\s?(?:5|10)$/u;
const allDay = /^24\s?[/x]\s?7$/iu;

/** "2,5 uur", "5-12 jaar": how long or how old, of which an ad says nothing by opening with it. */
const isBareMeasure = (text: string) =>
  /^\d[\d.,:–-]*(?:\s(?:to|bis|à|a|tot|até)\s\d[\d.,:]*)?\s?\p{L}+$/u.test(text);

export const isBareFigure = (text: string) => !/\p{L}/u.test(text.replace(/R(?=\$)/u, ''));

const hasPriceShape = (text: string, { from }: Reading) => {
  if (!money.test(text)) return from.test(text) && /^\D*\d[\d.,]*$/u.test(text);
  const bare = text.replace(from, '');
  const first = moneyFirst.exec(bare);
  if (first) return unit.test(bare.slice(first[0].length));
  const before = text.replace(moneyLast, '');
  return before !== text && before.split(/\s+/u).filter(Boolean).length <= 4;
};

const figureRole = (text: string): Role => {
  if (money.test(text)) return 'price';
  if (rating.test(text)) return 'proof';
  return allDay.test(text) ? 'date' : 'figure';
};

/** Tested in the order in which a mistake would hurt most. */
export const roleOf = (text: string, reading: Reading): Role => {
  if (isBareFigure(text)) return figureRole(text);
  if (/\d[.,]?\d*\s?\/\s?(?:5|10)(?!\d)/u.test(text) || reading.proof.test(text)) return 'proof';
  if (hasPriceShape(text, reading)) return 'price';
  if (isBareMeasure(text)) return 'date';
  // "Can’t cope? We pick up" has no other subject.
  if (reading.clause.test(text) || /\?\s/u.test(text)) return 'clause';
  if (reading.term.test(text)) return 'term';
  if (reading.place.test(text)) return 'place';
  return reading.date.test(text) ? 'date' : 'feature';
};
