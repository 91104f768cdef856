import { asMoney } from './arithmetic/reckoned.ts';
import { weekdayOf } from './days.ts';
import type { Fact } from './fact.ts';
import type { Licence } from './licence.ts';

/** "50 cents" are 0.50 of the brief's own currency. */
export const inWhole = (fact: Fact, { lines }: Licence): Fact => {
  const paid = lines.flat().filter(({ kind }) => kind === 'money');
  if (fact.unit !== 'cent' || paid.some(({ unit }) => unit === 'cent')) return fact;
  const unit = paid[0]?.unit;
  return unit === undefined ? fact : { ...fact, value: fact.value / 100, unit };
};

/** "5 Wednesdays" are five weeks: how long, told by what comes round. */
export const alsoSaid = (fact: Fact, { lines }: Licence): Fact[] => {
  // "Before the 31st": the day of a given date.
  if (fact.kind === 'plain' && fact.unit === 'th')
    return lines
      .flat()
      .filter(({ kind }) => kind === 'date')
      .map(({ unit }) => ({ ...fact, kind: 'date', unit }));
  if (fact.kind !== 'plain' || fact.unit !== undefined) return [];
  const weeks: Fact = { ...fact, kind: 'time', unit: 'week', word: undefined };
  return [...asMoney(fact), ...(weekdayOf(fact.word ?? '') === undefined ? [] : [weeks])];
};
