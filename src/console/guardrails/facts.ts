import { countryName } from '../../kernel/countries/countries.ts';
import { type Html, html } from '../../kernel/html.ts';
import { shownAmount } from '../../kernel/money.ts';
import { foreignName } from '../../web/foreign-name.ts';
import type { AdAccount } from '../platform-reads.ts';
import {
  budgetNames,
  type GuardrailName,
  type Guardrails,
  guardrailTitles,
  holdsForSum,
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

/** Guardrails for whoever may read them only; what is not limited is left out. */
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
