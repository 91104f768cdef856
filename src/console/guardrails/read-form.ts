import type { z } from 'zod';
import { Failure, type FieldProblem } from '../../contract/failures.ts';
import { countryProblem, readCountries } from '../../kernel/countries/countries.ts';
import type { guardrailsBody } from '../../operations/guardrails/answers/schemas.ts';
import { budgetNames } from './words.ts';

type GuardrailsBody = z.input<typeof guardrailsBody>;

/** The field of an amount in a currency that the form did not list. */
export const newCurrency = 'new';

export const newCurrencyField = 'new_currency';

export const moreAccountsField = 'more_ad_accounts';

const linesIn = (form: URLSearchParams, name: string) =>
  (form.get(name) ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** One entry of a list in the body: the field it was typed into, and its words where that field holds many. */
type FormEntry = { field: string; typed?: string; problem?: string };

const nonEmpty = <T>(list: T[]) => (list.length > 0 ? list : undefined);

const readBudget = (form: URLSearchParams, name: string) =>
  [...form].flatMap(([field, value]) => {
    const amount = value.trim();
    if (!field.startsWith(`${name}.`) || amount === '') return [];
    const currency = field.slice(name.length + 1);
    const isNew = currency === newCurrency;
    const code = isNew ? (form.get(newCurrencyField) ?? '').trim() : currency;
    return [{ money: { amount, currency: code }, field, isNew }];
  });

const readAccounts = (form: URLSearchParams): (FormEntry & { id: string })[] => [
  ...form.getAll('ad_accounts').map((id) => ({ id, field: 'ad_accounts' })),
  ...linesIn(form, moreAccountsField).map((id) => ({ id, field: moreAccountsField, typed: id })),
];

const readPlaces = (form: URLSearchParams): (FormEntry & { code: string })[] => {
  const { codes, unknown } = readCountries(form.get('countries') ?? '');
  const field = 'countries';
  return [
    ...codes.map((code) => ({ code, field })),
    ...unknown.map((code) => ({ code, field, problem: countryProblem(code) })),
  ];
};

const lists = ['link_domains', 'required_url_tags', 'name_patterns'] as const;

/** A form about guardrails as the operation takes it, and where each part of that was typed. */
const readForm = (form: URLSearchParams) => {
  const entries = new Map<string, FormEntry>();
  const note = (name: string, all: readonly FormEntry[]) => {
    for (const [at, entry] of all.entries()) entries.set(`${name}.${at}`, entry);
  };
  const body: GuardrailsBody = {};
  for (const name of budgetNames) {
    const amounts = readBudget(form, name);
    note(name, amounts);
    for (const [at, { isNew }] of amounts.entries())
      if (isNew) entries.set(`${name}.${at}.currency`, { field: newCurrencyField });
    body[name] = nonEmpty(amounts.map(({ money }) => money));
    entries.set(name, { field: newCurrencyField });
  }
  const accounts = readAccounts(form);
  note('ad_accounts', accounts);
  body.ad_accounts = nonEmpty(accounts.map(({ id }) => id));
  const places = readPlaces(form);
  note('countries', places);
  body.countries = nonEmpty(places.map(({ code }) => code));
  for (const name of lists) {
    const lines = linesIn(form, name);
    note(
      name,
      lines.map((line) => ({ field: name, typed: line })),
    );
    body[name] = nonEmpty(lines);
  }
  return { body, entries };
};

const prefix = /^guardrails\./;

/** A problem of the operation's, at the field of the form that it is about. */
const atField = (
  entries: Map<string, FormEntry>,
  { field, message }: FieldProblem,
): FieldProblem => {
  const place = field.replace(prefix, '');
  const [name = '', at] = place.split('.');
  const entry = entries.get(place) ?? entries.get(`${name}.${at}`) ?? entries.get(name);
  if (entry === undefined) return { field: place, message };
  const { typed, problem = message } = entry;
  return {
    field: entry.field,
    message: typed === undefined ? problem : `“${typed.slice(0, 60)}” ${problem}`,
  };
};

/** Passes the typed values to an operation; its refusals are shown beside the fields of the form. */
export const withGuardrails = async <T>(
  form: URLSearchParams,
  call: (body: GuardrailsBody) => Promise<T>,
): Promise<T> => {
  const { body, entries } = readForm(form);
  try {
    return await call(body);
  } catch (error) {
    if (!(error instanceof Failure) || error.options.fields === undefined) throw error;
    const fields = error.options.fields.map((problem) => atField(entries, problem));
    throw new Failure(error.code, { ...error.options, message: error.message, fields });
  }
};
