import * as z from 'zod';
import { maxPatternLength } from '../../../adnet/guardrails/glob.ts';
import type { Guardrails } from '../../../adnet/guardrails/guardrails.ts';
import { domainOf } from '../../../adnet/guardrails/web-address.ts';
import { isCountryCode } from '../../../kernel/countries/countries.ts';
import { minorDigits, moneyOfMinor } from '../../../kernel/money.ts';
import { exampleIds } from '../../core/create/examples.ts';
import { adAccount } from '../../core/schemas.ts';

const wholeUnits = /^(\d{1,12})(?:\.(\d{1,2}))?$/;

/** The amount in the smallest unit; null if it has more decimals than the currency. */
const minorOf = (amount: string, currency: string) => {
  const [, whole = '', rest = ''] = wholeUnits.exec(amount) ?? [];
  const digits = minorDigits(currency);
  if (whole === '' || (digits === 0 && /[1-9]/.test(rest))) return null;
  return Number(whole) * 10 ** digits + (digits === 0 ? 0 : Number(rest.padEnd(digits, '0')));
};

const money = z
  .object({
    amount: z
      .string()
      .optional()
      .describe('In whole units of the currency, such as 50.00. This or amount_minor.'),
    amount_minor: z
      .int('must be a whole number')
      .optional()
      .describe(
        'In its smallest unit, as Meta counts budgets: 5000 for 50.00 EUR, 5000 for 5000 JPY.',
      ),
    currency: z
      .string()
      .regex(/^[A-Za-z]{3}$/, 'must be a currency such as EUR')
      .transform((code) => code.toUpperCase())
      .meta({ openapi: { type: 'string', pattern: '^[A-Za-z]{3}$', examples: ['EUR'] } })
      .describe('The currency, such as EUR.'),
  })
  .transform(({ amount, amount_minor: statedMinor, currency }, ctx) => {
    const minor = amount === undefined ? (statedMinor ?? null) : minorOf(amount, currency);
    const problem =
      minor === null
        ? amount === undefined
          ? 'is required, or amount_minor'
          : `must be an amount in ${currency}, such as ${minorDigits(currency) === 0 ? '5000' : '50.00'}`
        : minor <= 0 || minor > 1e14
          ? 'must be more than 0, and less than a million millions'
          : statedMinor !== undefined && statedMinor !== minor
            ? `differs from amount_minor, which is ${moneyOfMinor(statedMinor, currency).amount} ${currency}`
            : null;
    if (problem !== null) ctx.addIssue({ code: 'custom', path: ['amount'], message: problem });
    return moneyOfMinor(minor ?? 1, currency);
  });

const maxCurrencies = 50;

const isEachOnce = (list: readonly unknown[]) => new Set(list).size === list.length;

const amounts = (about: string) =>
  z
    .array(money)
    .min(1, 'must name at least one amount; leave the field out to allow every budget')
    .max(maxCurrencies)
    .refine((list) => isEachOnce(list.map(({ currency }) => currency)), 'names a currency twice')
    .optional()
    .describe(`${about} amount is in whole units, amount_minor in the currency’s smallest unit.`);

const atLeastOne = (what: string) =>
  `must name at least one ${what}; leave the field out to allow all`;

const nameText = (
  max: number,
  problem: string,
  isRight: (text: string) => boolean,
  example: string,
) =>
  z
    .string()
    .transform((text) => text.trim())
    .refine((text) => text !== '' && [...text].length <= max && isRight(text), problem)
    .meta({ openapi: { type: 'string', minLength: 1, maxLength: max, examples: [example] } });

const names = (what: string, item: z.ZodType<string>, about: string) =>
  z.array(item).min(1, atLeastOne(what)).max(250).optional().describe(about);

const country = z
  .string()
  .transform((code) => code.trim().toUpperCase())
  .refine(isCountryCode, 'must be a country’s code of two letters, such as DE')
  .meta({ openapi: { type: 'string', pattern: '^[A-Za-z]{2}$', examples: ['DE'] } });

const domain = z
  .string()
  .transform((text, ctx) => {
    const name = domainOf(text);
    if (name === null)
      ctx.addIssue({ code: 'custom', message: 'must be a domain alone, such as example.com' });
    return name ?? '';
  })
  .meta({ openapi: { type: 'string', maxLength: 253, examples: ['example.com'] } });

const otherwise =
  'What is in no currency of the list is refused, and so is a budget of a kind that has no limit while the other kind has one.';

export const guardrailsBody = z.object({
  max_daily_budget: amounts(
    'The most that one object may spend a day, by currency; and all that one launch makes together, unless ' +
      `max_launch_daily_budget says otherwise. ${otherwise}`,
  ),
  max_lifetime_budget: amounts(
    'The most that one object may spend over its whole time, by currency; and all that one launch makes together, unless ' +
      `max_launch_lifetime_budget says otherwise. ${otherwise}`,
  ),
  max_launch_daily_budget: amounts(
    'The most that all objects of one launch may spend a day together, by currency.',
  ),
  max_launch_lifetime_budget: amounts(
    'The most that all objects of one launch may spend over their whole time together, by currency.',
  ),
  ad_accounts: names(
    'ad account',
    adAccount,
    'The ad accounts that may be used. No other one can be read either.',
  ),
  countries: names(
    'country',
    country,
    'The countries in which ads may be shown: two letters each. A place whose country cannot be known is refused.',
  ),
  link_domains: names(
    'domain',
    domain,
    'The domains that a click may lead to, each with all names below it: example.com allows shop.example.com.',
  ),
  required_url_tags: names(
    'tag',
    nameText(
      200,
      'must be a tag’s name, or its name and value: utm_source or utm_source=facebook',
      (text) => /^[A-Za-z0-9_.-]{1,100}(?:=[^&#]{1,100})?$/.test(text),
      'utm_source=facebook',
    ),
    'URL tags that every link must have: utm_source, or with its value utm_source=facebook; * in the value stands for anything.',
  ),
  name_patterns: names(
    'pattern',
    nameText(
      maxPatternLength,
      `must have 1 to ${maxPatternLength} characters`,
      () => true,
      'ACME_*',
    ),
    'A campaign, an ad set or an ad must be named like one of these: * stands for anything, ? for one character.',
  ),
});

export const guardrails = guardrailsBody.meta({
  id: 'Guardrails',
  description: 'What may be made; a guardrail that is left out allows everything.',
});

/** Without duplicates, and sorted where it is stored, so that equal guardrails are stored as equal text. */
const tidy = (list: string[] | undefined) => list && [...new Set(list)];

/** The guardrails as they are stored; null if nothing is limited. */
export const storedOf = (guardrails: Guardrails): string | null => {
  const storedGuardrails: Guardrails = {
    ...guardrails,
    ad_accounts: tidy(guardrails.ad_accounts),
    countries: tidy(guardrails.countries),
    link_domains: tidy(guardrails.link_domains),
    required_url_tags: tidy(guardrails.required_url_tags),
    name_patterns: tidy(guardrails.name_patterns),
  };
  const text = JSON.stringify(storedGuardrails);
  return text === '{}' ? null : text;
};

export const exampleGuardrails = {
  max_daily_budget: [{ amount: '50.00', amount_minor: 5000, currency: 'EUR' }],
  max_launch_daily_budget: [{ amount: '200.00', amount_minor: 20000, currency: 'EUR' }],
  ad_accounts: [exampleIds.account],
  countries: ['DE', 'AT'],
  link_domains: ['example.com'],
  required_url_tags: ['utm_source=facebook'],
  name_patterns: ['ACME_*'],
};
