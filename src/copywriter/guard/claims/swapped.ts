import type { Token } from '../../../kernel/phrases/tokens.ts';
import type { Reading } from '../reading.ts';
import { sameAmount } from './amount.ts';
import { type Fact, isWord, type Mention } from './fact.ts';
import type { Item, Licence } from './licence.ts';
import { stemOf } from './surroundings.ts';

const parts = /^(?:[,;:.!?()[\]/|+&–—•·\n-]|and|or|und|oder|et|ou|y|plus)$/;

/** Said of many things alike. */
const common =
  /^(?:minut|stund|hours|heure|horas|tagen|jours|giorn|dagen|weeks|woche|semai|seman|setti|weken|euro|pound|dolla|frank|franc|peso|reais|quid|norma|inste|free|grati|gratu|koste|offer|from|with|only|just|each|every|your|price|flat|fixed|desde|antes|solo|cada|para|pour|avec|chaque|prix|fixe|seul|nur|jede|inkl|pro|statt|festp|preis|ogni|solo|prezz|invec|preco|apena|voor|vanaf|slech|prijs|perso|pers|month|monat|mois|mes|mese|maand|first|erste|premi|prime|primo|eerst)/;

const currency = /^(?:[a-z]{0,2}[$€£]|euros?|eur|chf|quid|pounds|dollars|reais)$/;

/** The words between the marks around a number: what it is said of; none where two prices are told, "£70 instead of £80". */
const stemsBeside = (tokens: readonly Token[], { first, last }: Mention): ReadonlySet<string> => {
  const isEnd = ({ text }: Token) => parts.test(text);
  const before = tokens.slice(0, first).findLastIndex(isEnd) + 1;
  const after = tokens.findIndex((token, at) => at >= last && isEnd(token));
  const beside = [
    ...tokens.slice(before, first),
    ...tokens.slice(last, after < 0 ? undefined : after),
  ];
  if (beside.filter(({ text }) => currency.test(text)).length > 1) return new Set();
  return new Set(
    beside
      .filter((token) => isWord(token) && token.text.length > 3)
      .map(({ text }) => stemOf(text))
      .filter((stem) => !common.test(stem)),
  );
};

export const itemsIn = ({ tokens }: Reading, facts: readonly Fact[]): Item[] =>
  facts
    .filter(({ kind }) => kind === 'money' || kind === 'time')
    .map((fact) => ({ fact, stems: stemsBeside(tokens, fact.mention) }));

/** "Knife" and "knives" are one. */
const meet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].some((stem) => [...other].some((each) => each.slice(0, 3) === stem.slice(0, 3)));

/**
 * "A new zip for 12 €", where hems are 12 € and zips 18: a number of the brief told of another thing
 * that has its own, and not of the one it was given for.
 */
export const isSwapped = (claim: Fact, { tokens }: Reading, { items }: Licence): boolean => {
  if (claim.kind !== 'money' && claim.kind !== 'time') return false;
  const own = items.filter(({ fact }) => fact.kind === claim.kind && sameAmount(claim, fact));
  const said = stemsBeside(tokens, claim.mention);
  if (own.length === 0 || own.some(({ stems }) => stems.size === 0 || meet(stems, said)))
    return false;
  const others = items.filter(
    ({ fact, stems }) => stems.size > 0 && !own.some((one) => sameAmount(one.fact, fact)),
  );
  // All that names it, and no "30 € off".
  const rivals = others.filter(
    ({ fact, stems }) => !fact.discount && [...stems].every((stem) => said.has(stem)),
  );
  if (claim.kind === 'money') return rivals.some(({ fact }) => fact.kind === 'money');
  // "Batteries in 40 minutes", not screens: both must be things that are sold.
  const sold = others.filter(({ fact }) => fact.kind === 'money');
  return (
    sold.some((item) => rivals.includes(item)) &&
    sold.some((item) => !rivals.includes(item) && own.every(({ stems }) => meet(stems, item.stems)))
  );
};
