import { countryName } from '../../kernel/countries/countries.ts';
import { type Html, html } from '../../kernel/html.ts';
import { checkList, textArea, textField } from '../form.ts';
import type { AdAccount } from '../platform-reads.ts';
import type { Visit } from '../screen.ts';
import { moreAccountsField, newCurrency, newCurrencyField } from './read-form.ts';
import { type BudgetName, budgetNames, type Guardrails, guardrailTitles } from './words.ts';

type GuardrailFields = { action: string; guardrails: Guardrails; accounts: readonly AdAccount[] };

const partOfSum: Partial<Record<BudgetName, BudgetName>> = {
  max_launch_daily_budget: 'max_daily_budget',
  max_launch_lifetime_budget: 'max_lifetime_budget',
};

/** The sum of a launch is never without a limit where each of its parts has one. */
const placeholderOf = (guardrails: Guardrails, name: BudgetName, currency: string) => {
  const part = partOfSum[name];
  const limit = part && guardrails[part]?.find((money) => money.currency === currency)?.amount;
  return limit ? `${limit} for the sum too` : 'No limit';
};

const amountField = (
  visit: Visit,
  { action, guardrails }: GuardrailFields,
  name: BudgetName,
  currency: string,
) =>
  textField(visit, {
    action,
    name: `${name}.${currency}`,
    label: guardrailTitles[name],
    value: guardrails[name]?.find((money) => money.currency === currency)?.amount ?? '',
    placeholder: placeholderOf(guardrails, name, currency),
    inputmode: 'decimal',
    autocomplete: 'off',
  });

const currenciesOf = ({ guardrails, accounts }: GuardrailFields) => [
  ...new Set([
    ...budgetNames.flatMap((name) => (guardrails[name] ?? []).map(({ currency }) => currency)),
    ...accounts.map(({ currency }) => currency),
  ]),
];

const ofCurrency = (visit: Visit, options: GuardrailFields, currency: string): Html =>
  html`<fieldset class="field"><legend>${currency}</legend>
<div class="two">${budgetNames.map((name) => amountField(visit, options, name, currency))}</div></fieldset>`;

const isTyped = ({ form }: Visit) =>
  [...(form?.values ?? [])].some(([name, value]) => name.includes('new') && value !== '');

/** Amounts by currency: those that are set, those of the ad accounts, and one more. */
const budgets = (visit: Visit, options: GuardrailFields): Html => {
  const currencies = currenciesOf(options);
  const other = html`${textField(visit, {
    action: options.action,
    name: newCurrencyField,
    label: 'Currency',
    placeholder: 'EUR',
    maxlength: 3,
    autocomplete: 'off',
  })}<div class="two">${budgetNames.map((name) => amountField(visit, options, name, newCurrency))}</div>`;
  return html`<section class="card"><h2>Budgets</h2>
<p class="soft">The most that may be spent. Once one of these is set, a budget in a currency without an amount is refused, and so is a daily or a lifetime budget if only the other kind has one. Where the whole launch has no limit of its own, that of a campaign or ad set holds for the sum of a launch too.</p>
${currencies.map((currency) => ofCurrency(visit, options, currency))}
${
  currencies.length === 0
    ? other
    : html`<details class="fold"${isTyped(visit) ? html` open` : ''}><summary>Another currency</summary>
${other}</details>`
}</section>`;
};

/** The ad accounts that the login reaches, and those that are allowed already. */
export const accountChoices = (
  accounts: readonly AdAccount[],
  chosenValues: readonly string[],
): [string, string][] => [
  ...accounts.map(({ id, name, currency }): [string, string] => [
    id,
    `${name || id} · ${currency}`,
  ]),
  ...chosenValues
    .filter((id) => accounts.every((one) => one.id !== id))
    .map((id): [string, string] => [id, id]),
];

const adAccounts = (visit: Visit, { action, guardrails, accounts }: GuardrailFields): Html => {
  const chosenAccounts = guardrails.ad_accounts ?? [];
  const isListed = chosenAccounts.length > 0;
  const hasMore =
    isListed || accounts.length === 0 || (visit.form?.values.get(moreAccountsField) ?? '') !== '';
  return html`<section class="card"><h2>Ad accounts</h2>
${checkList(visit, {
  action,
  name: 'ad_accounts',
  label: 'These alone may be used',
  choices: accountChoices(accounts, chosenAccounts),
  chosen: chosenAccounts,
  hint: 'Only ticked ad accounts can be used and read here. With none ticked, all that the login reaches can.',
})}
${
  hasMore
    ? textArea(visit, {
        action,
        name: moreAccountsField,
        label: 'Others, by id',
        rows: 2,
        placeholder: 'act_1010000000000001',
        hint: isListed
          ? 'One a line. Ad accounts that are not allowed cannot be listed here, because they cannot be read.'
          : 'One a line. Ad accounts are listed here once this client is connected.',
      })
    : ''
}</section>`;
};

export const countriesField = (
  visit: Visit,
  { action, value, hint }: { action: string; value: string; hint: string },
): Html =>
  textArea(visit, {
    action,
    name: 'countries',
    label: guardrailTitles.countries,
    value,
    rows: 3,
    placeholder: 'Germany, Austria',
    hint,
  });

const words = (visit: Visit, { action, guardrails }: GuardrailFields): Html => {
  const list = (
    name: 'link_domains' | 'required_url_tags' | 'name_patterns',
    placeholder: string,
    hint: string,
  ) =>
    textArea(visit, {
      action,
      name,
      label: guardrailTitles[name],
      value: (guardrails[name] ?? []).join('\n'),
      rows: 3,
      placeholder,
      hint,
    });
  return html`<section class="card"><h2>Places, links and names</h2>
${countriesField(visit, { action, value: (guardrails.countries ?? []).map(countryName).join('\n'), hint: 'Ads may be shown in these countries alone. English names, or two letters each.' })}
${list('link_domains', 'example.com', 'A click may lead to these domains alone, and to names below them: example.com allows shop.example.com. One a line.')}
${list('required_url_tags', 'utm_source=facebook', 'Every link must have these tags: utm_source alone, or with its value. * in the value stands for anything. One a line.')}
${list('name_patterns', 'ACME_*', 'Campaigns, ad sets and ads must be named like one of these: * stands for anything, ? for one character. One a line.')}</section>`;
};

/** Every guardrail as fields of one form. */
export const guardrailFields = (visit: Visit, options: GuardrailFields): Html =>
  html`${budgets(visit, options)}${adAccounts(visit, options)}${words(visit, options)}`;
