import { objectiveNames, objectives } from '../../../adnet/objective-names.ts';
import type { AccountFacts } from '../../../adnet/preflight/account.ts';
import { countryProblem, readCountries } from '../../../kernel/countries/countries.ts';
import { readAmount } from '../../../kernel/text/read-amount.ts';
import { isLocalTime, zoned } from '../../../kernel/zoned-time.ts';

/** The value of a cell, or its problem. */
type CellValue<T> = { value: T } | { problem: string };

/** Why nothing is known about the ad account of a CSV file. */
export const whyUnknown = (accountId: string | null) =>
  accountId === null
    ? 'the ad account is not known: send account_id or choose one'
    : `Meta does not answer what ad account ${accountId} is: see whether the connection reaches it, and try again`;

/** An unclear amount is refused, because in the wrong currency it can be a hundred times too high. */
export const readBudget = (
  text: string,
  account: AccountFacts | null,
  accountId: string | null,
): CellValue<number> => {
  if (account === null) return { problem: `cannot be read, because ${whyUnknown(accountId)}` };
  const amount = readAmount(text, account.currency, 'either');
  return 'minor' in amount ? { value: amount.minor } : amount;
};

const day = /^\d{4}-\d\d-\d\d$/;
const minute = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d$/;
const exact = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:?\d\d)$/;

/** A start date means the first minute of the day, an end date its last. */
const clockOf = { start: '00:00', end: '23:59' };

/** A date, or a date and a time, in the ad account's time zone. */
export const readMoment = (
  text: string,
  which: 'start' | 'end',
  timeZone: string,
): CellValue<string> => {
  if (exact.test(text)) return { value: text.replace(' ', 'T') };
  const local = day.test(text) ? `${text}T${clockOf[which]}` : text.replace(' ', 'T');
  const isTime = (day.test(text) || minute.test(text)) && isLocalTime(local);
  return isTime
    ? { value: zoned(local, timeZone) ?? local }
    : { problem: 'must be a day such as 2026-12-24, or a day and a time such as 2026-12-24 18:00' };
};

export const readAge = (text: string): CellValue<number> => {
  const age = /^(\d{2})\+?$/.exec(text)?.[1];
  return age !== undefined && Number(age) >= 13 && Number(age) <= 65
    ? { value: Number(age) }
    : { problem: 'must be an age from 13 to 65; 65 means 65 and older' };
};

export const readPlaces = (text: string): CellValue<string[]> => {
  const { codes, unknown } = readCountries(text);
  const [wrong] = unknown;
  return wrong === undefined ? { value: codes } : { problem: countryProblem(wrong) };
};

const objectivesByName = new Map<string, string>(
  objectives.map((objective) => [objectiveNames[objective].toLowerCase(), objective]),
);

/** Converts "Traffic", the name in Ads Manager; names of Meta's API are kept. */
export const objectiveOf = (text: string) =>
  objectivesByName.get(
    text
      .toLowerCase()
      .replace(/^outcome_/, '')
      .replaceAll('_', ' '),
  ) ?? text;

/** Converts "Link clicks" to LINK_CLICKS. */
export const goalOf = (text: string) => text.toUpperCase().replace(/[\s-]+/g, '_');

/** Splits a cell with several values. */
export const namesIn = (text: string) =>
  text
    .split(/[|;,\n]+/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
