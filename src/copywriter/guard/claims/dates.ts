import { type Token, textAt } from '../text/tokens.ts';
import { monthOf, shortDayOf, weekdayOf } from './days.ts';
import type { Fact, Mention } from './fact.ts';

const beforeDate =
  /^(?:bis|zum|am|vom|ab|den|dem|until|till?|by|on|before|hasta|al|el|jusqu|au|le|du|avant|entro|fino|il|ate|dia|tot|op|voor|tm)$/;

const isDayAndMonth = (day: number, month: number): boolean =>
  day >= 1 && day <= 31 && month >= 1 && month <= 12;

/** "31.03.": a point after the month, and something that makes it a date. */
const dotted = (tokens: readonly Token[], { first, last }: Mention) => {
  const [, day, month = ''] = /^(\d{1,2})\.(\d{1,2})$/.exec(textAt(tokens, first)) ?? [];
  const [before, point, after] = [tokens[first - 1], tokens[last], tokens[last + 1]];
  if (!isDayAndMonth(Number(day), Number(month))) return undefined;
  // At the end of a line of the brief the last point is often left out.
  if (point !== undefined && point.text !== '.') return undefined;
  const isTold =
    beforeDate.test(before?.text ?? '') ||
    [before, tokens[first - 2]].some(
      (token) => weekdayOf(token?.text ?? '') ?? shortDayOf(token?.text ?? ''),
    ) ||
    after?.text === ',' ||
    month.startsWith('0');
  return isTold ? { day: Number(day), month: Number(month), last: last + 1 } : undefined;
};

/** "15/9": the day before the month; "9/15" can only be the other way round. */
const slashed = (tokens: readonly Token[], { first, last }: Mention) => {
  const [one, slash, other] = [tokens[first], tokens[last], tokens[last + 1]];
  if (slash?.text !== '/' || !/^\d{1,2}$/.test(one?.text ?? '')) return undefined;
  if (!/^\d{1,2}$/.test(other?.text ?? '')) return undefined;
  const [left, right] = [Number(one?.text), Number(other?.text)];
  // "24/7" is no day in July.
  if (!beforeDate.test(textAt(tokens, first - 1))) return undefined;
  if (isDayAndMonth(left, right)) return { day: left, month: right, last: last + 2 };
  return isDayAndMonth(right, left) ? { day: right, month: left, last: last + 2 } : undefined;
};

/** The day of the year that a number begins when it is written in digits alone. */
export const dateIn = (tokens: readonly Token[], mention: Mention) =>
  mention.by === 'digits' ? (dotted(tokens, mention) ?? slashed(tokens, mention)) : undefined;

const lastDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const ends = /^(?:end|ende|fin|fine|final|finales|fim|eind|einde)$/;

/** "Until end of March" ends on the 31st. */
export const endOfMonth = (
  tokens: readonly Token[],
): { day: number; month: string } | undefined => {
  const at = tokens.findIndex(({ text }) => ends.test(text));
  const month = [1, 2].map((step) => monthOf(textAt(tokens, at + step))).find(Boolean);
  const day = lastDays[Number(month) - 1];
  return at < 0 || month === undefined || day === undefined ? undefined : { day, month };
};

/** A number of such a date, read as the date. */
export const asDate = (tokens: readonly Token[], fact: Fact): Fact[] => {
  const date = dateIn(tokens, fact.mention);
  return date ? [{ ...fact, kind: 'date', value: date.day, unit: String(date.month) }] : [];
};
