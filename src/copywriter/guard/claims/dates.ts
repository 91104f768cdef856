import { hasWord, type Token, textAt } from '../../../kernel/phrases/tokens.ts';
import { isWeekday } from './days.ts';
import type { Fact, Mention } from './fact.ts';

const beforeDate =
  /^(?:bis|zum|am|vom|ab|den|dem|until|till?|by|on|before|hasta|al|el|jusqu|au|le|du|avant|entro|fino|il|ate|dia|tot|op|voor|tm)$/;

/** "31.03." and "15/9" are days of a month; "24/7" is none. */
const isTold = (tokens: readonly Token[], first: number): boolean =>
  beforeDate.test(textAt(tokens, first - 1)) || hasWord(tokens, first - 2, first, isWeekday);

const dayOf = (day: number, month: number, last: number) =>
  day >= 1 && day <= 31 && month >= 1 && month <= 12 ? { day, month, last } : undefined;

const dotted = (tokens: readonly Token[], { first, last }: Mention) => {
  const [, day, month] = /^(\d{1,2})\.(\d{1,2})$/.exec(textAt(tokens, first)) ?? [];
  // At the end of a line of the brief the last point is often left out.
  const isPoint = /^\.?$/.test(textAt(tokens, last));
  return isPoint ? dayOf(Number(day), Number(month), last + 1) : undefined;
};

const slashed = (tokens: readonly Token[], { first, last }: Mention) => {
  const [day, slash, month] = [first, last, last + 1].map((at) => textAt(tokens, at));
  return slash === '/' ? dayOf(Number(day), Number(month), last + 2) : undefined;
};

/** The day of the year that a number begins when it is written in digits alone. */
export const dateIn = (tokens: readonly Token[], mention: Mention) =>
  mention.by === 'digits' && isTold(tokens, mention.first)
    ? (dotted(tokens, mention) ?? slashed(tokens, mention))
    : undefined;

/** A number of such a date, read as the date. */
export const asDate = (tokens: readonly Token[], fact: Fact): Fact[] => {
  const date = dateIn(tokens, fact.mention);
  return date ? [{ ...fact, kind: 'date', value: date.day, unit: String(date.month) }] : [];
};
