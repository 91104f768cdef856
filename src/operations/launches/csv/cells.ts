import { objectiveNames, objectives } from '../../../adnet/objective-names.ts';
import type { AccountFacts } from '../../../adnet/preflight/account.ts';
import { countryProblem, readCountries } from '../../../kernel/countries/countries.ts';
import { readAmount } from '../../../kernel/read-amount.ts';
import { isLocalTime, zoned } from '../../../kernel/zoned-time.ts';

/** The value of a cell, or what is wrong with it. */
type CellValue<T> = { value: T } | { problem: string };

/** Why nothing is known of the ad account that a table is for. */
export const whyUnknown = (accountId: string | null) =>
  accountId === null
    ? 'the ad account is not known: send account_id or choose one'
    : `Meta does not answer what ad account ${accountId} is: see whether the connection reaches it, and try again`;

/** An amount is not guessed at: in the wrong currency it is a hundred times too much. */
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

/** A day begins with its first minute and ends with its last. */
const clockOf = { start: '00:00', end: '23:59' };

/** A day, or a day and a time, on the clock of the ad account. */
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

/** "Traffic" as Ads Manager calls it; what is written as Meta's API has it stays so. */
export const objectiveOf = (text: string) =>
  objectivesByName.get(
    text
      .toLowerCase()
      .replace(/^outcome_/, '')
      .replaceAll('_', ' '),
  ) ?? text;

/** "Link clicks" as LINK_CLICKS. */
export const goalOf = (text: string) => text.toUpperCase().replace(/[\s-]+/g, '_');

/** Several things in one cell. */
export const namesIn = (text: string) =>
  text
    .split(/[|;,\n]+/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
