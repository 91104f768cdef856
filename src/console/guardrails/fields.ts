import { countryName } from '../../kernel/countries/countries.ts';
import { shownAmount } from '../../kernel/money.ts';
import { type Html, html } from '../../kernel/text/html.ts';
import { foreignName } from '../../web/foreign-name.ts';
import { formFields } from '../form.ts';
import type { Choice } from '../parts/field.ts';
import type { AdAccount } from '../platform-reads.ts';
import type { Visit } from '../screen.ts';
import { moreAccountsField, newCurrency, newCurrencyField } from './read-form.ts';
import {
  type BudgetName,
  budgetNames,
  type GuardrailName,
  type Guardrails,
  guardrailTitles,
  holdsForSum,
  sumNames,
} from './words.ts';

const listNames = [
  'ad_accounts',
  'countries',
  'link_domains',
  'required_url_tags',
  'name_patterns',
] as const;

const row = (name: GuardrailName, values: readonly (Html | string)[]): Html | string =>
  values.length === 0
    ? ''
    : html`<dt>${guardrailTitles[name]}</dt><dd>${values.map((value, at) => html`${at === 0 ? '' : ', '}${value}`)}</dd>`;

/** The guardrails for a person who may only read them; what is not limited is left out. */
export const guardrailFacts = (guardrails: Guardrails, accounts: readonly AdAccount[]): Html => {
  const displayName = (name: (typeof listNames)[number], value: string) => {
    if (name === 'countries') return countryName(value);
    const account = accounts.find(({ id }) => name === 'ad_accounts' && id === value);
    return foreignName(account?.name || value);
  };
  return html`<dl class="facts">${budgetNames.map((name) =>
    row(
      name,
      (guardrails[name] ?? []).map(
        ({ amount_minor: minor, currency }) =>
          `${shownAmount(minor ?? 0, currency)}${holdsForSum(guardrails, name, currency) ? ', for the sum of a launch too' : ''}`,
      ),
    ),
  )}${listNames.map((name) =>
    row(
      name,
      (guardrails[name] ?? []).map((value) => displayName(name, value)),
    ),
  )}</dl>`;
};

type GuardrailFields = { action: string; guardrails: Guardrails; accounts: readonly AdAccount[] };

type FormFields = ReturnType<typeof formFields>;

const amountIn = (guardrails: Guardrails, name: BudgetName, currency: string) =>
  guardrails[name]?.find((money) => money.currency === currency)?.amount;

/** The sum of a launch is never without a limit where each of its parts has one. */
const placeholderOf = (guardrails: Guardrails, name: BudgetName, currency: string) => {
  const part = budgetNames.find((one) => sumNames[one] === name);
  const limit = part && amountIn(guardrails, part, currency);
  return limit ? `${limit} for the sum too` : 'No limit';
};

const amountFields = (fields: FormFields, guardrails: Guardrails, currency: string): Html =>
  html`<div class="two">${budgetNames.map((name) =>
    fields.input({
      name: `${name}.${currency}`,
      label: guardrailTitles[name],
      value: amountIn(guardrails, name, currency),
      placeholder: placeholderOf(guardrails, name, currency),
      inputmode: 'decimal',
      autocomplete: 'off',
    }),
  )}</div>`;

const currenciesOf = ({ guardrails, accounts }: GuardrailFields) => [
  ...new Set([
    ...budgetNames.flatMap((name) => (guardrails[name] ?? []).map(({ currency }) => currency)),
    ...accounts.map(({ currency }) => currency),
  ]),
];

const isTyped = ({ form }: Visit) =>
  [...(form?.values ?? [])].some(([name, value]) => name.includes('new') && value !== '');

/** Amounts by currency: those that are set, those of the ad accounts, and one more. */
const budgets = (fields: FormFields, options: GuardrailFields, isOpen: boolean): Html => {
  const { guardrails } = options;
  const currencies = currenciesOf(options);
  const currency = { name: newCurrencyField, label: 'Currency', placeholder: 'EUR' };
  const other = html`${fields.input({ ...currency, maxlength: 3, autocomplete: 'off' })}${amountFields(fields, guardrails, newCurrency)}`;
  return html`<section class="card"><h2>Budgets</h2>
<p class="soft">The most that may be spent. Once one of these is set, a budget in a currency without an amount is refused, \
and so is a daily or a lifetime budget if only the other kind has one. Where the whole launch has no limit of its own, \
that of a campaign or ad set holds for the sum of a launch too.</p>
${currencies.map(
  (one) =>
    html`<fieldset class="field"><legend>${one}</legend>${amountFields(fields, guardrails, one)}</fieldset>`,
)}
${
  currencies.length === 0
    ? other
    : html`<details class="fold"${isOpen ? html` open` : ''}><summary>Another currency</summary>
${other}</details>`
}</section>`;
};

/** The ad accounts that the login reaches, and those that are allowed already. */
export const accountChoices = (
  accounts: readonly AdAccount[],
  chosenValues: readonly string[],
): Choice[] => [
  ...accounts.map(({ id, name, currency }): Choice => [id, `${name || id} · ${currency}`]),
  ...chosenValues
    .filter((id) => accounts.every((one) => one.id !== id))
    .map((id): Choice => [id, id]),
];

const adAccounts = (
  fields: FormFields,
  { guardrails: { ad_accounts: chosenAccounts = [] }, accounts }: GuardrailFields,
  { form }: Visit,
): Html => {
  const isListed = chosenAccounts.length > 0;
  const hasMore =
    isListed || accounts.length === 0 || (form?.values.get(moreAccountsField) ?? '') !== '';
  const allowed = {
    name: 'ad_accounts',
    label: 'These alone may be used',
    hint: 'Only ticked ad accounts can be used and read here. With none ticked, all that the login reaches can.',
  };
  const others = {
    name: moreAccountsField,
    label: 'Others, by id',
    placeholder: 'act_1010000000000001',
    hint: isListed
      ? 'One a line. Ad accounts that are not allowed cannot be listed here, because they cannot be read.'
      : 'One a line. Ad accounts are listed here once this client is connected.',
  };
  return html`<section class="card"><h2>Ad accounts</h2>
${fields.checkList(allowed, accountChoices(accounts, chosenAccounts), chosenAccounts)}
${hasMore ? fields.area(others, 2) : ''}</section>`;
};

export const countriesField = {
  name: 'countries',
  label: guardrailTitles.countries,
  placeholder: 'Germany, Austria',
};

/** Lists that are typed, one a line. */
const typedLists = [
  {
    name: 'link_domains',
    placeholder: 'example.com',
    hint: 'A click may lead to these domains alone, and to names below them: example.com allows shop.example.com. One a line.',
  },
  {
    name: 'required_url_tags',
    placeholder: 'utm_source=facebook',
    hint: 'Every link must have these tags: utm_source alone, or with its value. * in the value stands for anything. One a line.',
  },
  {
    name: 'name_patterns',
    placeholder: 'ACME_*',
    hint: 'Campaigns, ad sets and ads must be named like one of these: * stands for anything, ? for one character. One a line.',
  },
] as const;

const typed = (fields: FormFields, { guardrails }: GuardrailFields): Html => {
  const value = (guardrails.countries ?? []).map(countryName).join('\n');
  const hint = 'Ads may be shown in these countries alone. English names, or two letters each.';
  const lists = typedLists.map((list) => {
    const { name } = list;
    return fields.area({
      ...list,
      label: guardrailTitles[name],
      value: (guardrails[name] ?? []).join('\n'),
    });
  });
  return html`<section class="card"><h2>Places, links and names</h2>
${fields.area({ ...countriesField, value, hint })}
${lists}</section>`;
};

/** Every guardrail as fields of one form. */
export const guardrailFields = (visit: Visit, options: GuardrailFields): Html => {
  const fields = formFields(visit, options.action);
  return html`${budgets(fields, options, isTyped(visit))}${adAccounts(fields, options, visit)}${typed(fields, options)}`;
};
