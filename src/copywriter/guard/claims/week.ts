import { hasWord, phraseOf } from '../../../kernel/phrases/tokens.ts';
import type { Reading } from '../reading.ts';
import { shortDayOf, weekdayOf } from './days.ts';
import type { Fact, Mention } from './fact.ts';
import { readFact } from './facts.ts';

const rangeJoin =
  /^(?:–|-|to|bis|a|al|au|ate|as|tot|till|til|until|through|thru|t \/ m|tm|tem|tot en met)$/;
const listJoin = /^(?:,|\/|&|\+|;|and|und|y|e|et|en|o|or|oder|ou|of|sowie|plus)$/;

/** What stands between two words, a hyphen included, which is no token. */
const between = ({ tokens, folded }: Reading, one: number, other: number): string => {
  const words = phraseOf(tokens, one + 1, other);
  return words || folded.flat.slice(tokens[one]?.end, tokens[other]?.start).trim();
};

type Day = { day: number; at: number };

/** Days by name, and short forms that have another day beside them. */
const daysIn = (reading: Reading): Day[] => {
  const { tokens } = reading;
  const all = tokens.flatMap(({ text, kind }, at) => {
    const sure = weekdayOf(text);
    const day = sure ?? shortDayOf(text);
    return kind === 'word' && day !== undefined ? [{ day, at, isSure: sure !== undefined }] : [];
  });
  const isBeside = (one: Day | undefined, other: Day | undefined): boolean => {
    if (!one || !other) return false;
    const join = between(reading, one.at, other.at);
    return rangeJoin.test(join) || listJoin.test(join);
  };
  return all.filter(
    (one, index) => one.isSure || isBeside(all[index - 1], one) || isBeside(one, all[index + 1]),
  );
};

const workdays =
  /(?:^| )(?:every weekday|weekdays|werktags|en semaine|dias laborables|giorni feriali|dias uteis|werkdagen|doordeweeks)(?: |$)/;

const everyDay =
  /(?:^| )(?:every (?:single )?day|daily|365 days|taglich|jeden tag|tous les jours|chaque jour|todos los dias|cada dia|tutti i giorni|ogni giorno|todos os dias|diariamente|elke dag|dagelijks|alle tage)(?: |$)/;

const shut =
  /^(?:closed|geschlossen|ruhetag|ferme|fermes|cerrad[oa]s?|cerramos|chius[oi]|fechad[oa]s?|gesloten|except|ausser|sauf|excepto|salvo|eccetto|tranne|exceto|behalve|off)$/;

/** On which days of the week something is, by all that a sentence of the brief says. */
export const weekdaysOf = (reading: Reading): ReadonlySet<number> => {
  const { tokens } = reading;
  const days = daysIn(reading);
  const set = new Set<number>();
  days.forEach(({ day, at }, index) => {
    set.add(day);
    const next = days[index + 1];
    if (!next || !rangeJoin.test(between(reading, at, next.at))) return;
    for (let step = day; step !== next.day; step = (step % 7) + 1) set.add(step);
    set.add(next.day);
  });
  const flat = phraseOf(tokens, 0, tokens.length);
  const all = [1, 2, 3, 4, 5, 6, 7];
  if (set.size === 0 && everyDay.test(flat)) return new Set(all);
  if (set.size === 0) return new Set(workdays.test(flat) ? [1, 2, 3, 4, 5] : []);
  const isShut = days.some(({ at }) => hasWord(tokens, at - 2, at + 2, shut));
  return isShut ? new Set(all.filter((day) => !set.has(day))) : set;
};

const nowhere: Mention = { by: 'digits', value: 0, first: 0, last: 0, start: 0, end: 0 };

/** "Tuesdays and Fridays" are two a week, "Tuesday to Saturday" five. */
export const daysAWeek = (reading: Reading, { size: value }: ReadonlySet<number>): Fact[] => {
  if (value < 2) return [];
  const silent = { ...reading, tokens: [] };
  const many = { ...readFact(silent, nowhere, undefined), value };
  const long = { ...many, kind: 'time', unit: 'day' } as const;
  const told = [many, { ...many, unit: 'times' }, long] as const;
  const weekly = told.map((fact): Fact => ({ ...fact, period: 'week' }));
  // Open every day is open 365 days a year.
  const yearly: Fact[] = value < 7 ? [] : [{ ...long, value: 365, period: 'year' }];
  return [many, long, ...weekly, ...yearly];
};
