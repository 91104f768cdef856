import type { Token } from '../../../kernel/phrases/tokens.ts';
import type { Reading } from '../reading.ts';
import { sameAmount } from './amount.ts';
import { type Fact, isWord, type Mention } from './fact.ts';
import type { Licence } from './licence.ts';
import { stemOf } from './surroundings.ts';

/** A price or a length of time of the brief, and what it was given for: "hems", "new zips". */
export type Item = { fact: Fact; stems: ReadonlySet<string> };

const parts = /^(?:[,;:.!?()[\]/|+&–—•·\n-]|and|or|und|oder|et|ou|y|plus)$/;

/** Said of many things alike. */
const common =
  /^(?:euro|pound|dolla|frank|franc|peso|reais|quid|norma|inste|from|with|only|just|each|every|your|price|flat|fixed|desde|antes|solo|cada|para|pour|avec|chaque|prix|fixe|seul|nur|jede|inkl|pro|statt|festp|preis|ogni|solo|prezz|invec|preco|apena|voor|vanaf|slech|prijs|perso|pers|month|monat|mois|mes|mese|maand|first|erste|premi|prime|primo|eerst)/;

/** The words between the marks around a number: what it is said of. */
const stemsBeside = (tokens: readonly Token[], { first, last }: Mention): ReadonlySet<string> => {
  const isEnd = ({ text }: Token) => parts.test(text);
  const before = tokens.slice(0, first).findLastIndex(isEnd) + 1;
  const after = tokens.findIndex((token, at) => at >= last && isEnd(token));
  const beside = [
    ...tokens.slice(before, first),
    ...tokens.slice(last, after < 0 ? undefined : after),
  ];
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
    ({ fact, stems }) =>
      fact.kind === 'money' &&
      !own.some((one) => one.fact === fact || sameAmount(one.fact, fact)) &&
      stems.size > 0,
  );
  // All that names it, and no "30 € off".
  const rivals = others.filter(
    ({ fact, stems }) => !fact.discount && [...stems].every((stem) => said.has(stem)),
  );
  if (claim.kind === 'money') return rivals.length > 0;
  // "Batteries in 40 minutes", not screens: both must be things that are sold.
  return (
    rivals.length > 0 &&
    others.some(
      (other) => !rivals.includes(other) && own.every(({ stems }) => meet(stems, other.stems)),
    )
  );
};
