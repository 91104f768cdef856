import type { FieldProblem } from '../../kernel/failures.ts';
import { type Html, html } from '../../kernel/html.ts';
import { foreignName } from '../../pages/foreign-name.ts';
import { icon } from '../parts/icon.ts';
import type { Visit } from '../screen.ts';
import { minorUnits, typedAmount } from './money.ts';
import { fieldWords, type Item, itemName, kindWords } from './words.ts';

const amounts = new Set(['daily_budget', 'lifetime_budget', 'bid_amount']);

const isReference = (value: unknown) =>
  typeof value === 'object' && value !== null && 'step' in value;

/** A value as a person can change it. */
const typed = (field: string, value: unknown, currency: string) => {
  if (amounts.has(field)) return typedAmount(Number(value), currency);
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** And back again; what is unchanged is left out. */
const readValue = (field: string, text: string, before: unknown, currency: string): unknown => {
  if (amounts.has(field)) return minorUnits(text, currency) ?? text;
  if (typeof before === 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const nameOf = ({ step }: Item, field: string) => `mend.${step}.${field}`;

/** The corrected fields of every refused step, by step. */
export const readMends = (form: URLSearchParams, items: readonly Item[], currency: string) =>
  Object.fromEntries(
    items.flatMap((item): [string, Record<string, unknown>][] => {
      const changed = Object.entries(item.params ?? {}).flatMap(([field, before]) => {
        const text = form.get(nameOf(item, field));
        if (text === null || text === typed(field, before, currency)) return [];
        return [[field, text === '' ? null : readValue(field, text, before, currency)]];
      });
      return changed.length === 0 ? [] : [[item.step, Object.fromEntries(changed)]];
    }),
  );

/** Which of its fields the refusal is about: Meta's help says so, or our own check. */
const concerned = ({ params = {}, help, error }: Item): string[] => {
  const ours = Array.isArray(error?.['fields'])
    ? error['fields'].map((one: { field?: unknown }) => String(one.field).split('.')[0] ?? '')
    : [];
  const wanted = [help?.field ?? '', ...ours].filter((field) => field in params);
  return [...new Set(wanted)];
};

type Mend = { item: Item; visit: Visit; currency: string };

const problemOf = ({ form }: Visit, { step }: Item, field: string) =>
  form?.problems.find((one: FieldProblem) => one.field === `replace.${step}.${field}`)?.message;

const field = ({ item, visit, currency }: Mend, name: string, value: unknown): Html => {
  const id = nameOf(item, name);
  const problem = problemOf(visit, item, name);
  const kept = visit.form?.values.get(id) ?? typed(name, value, currency);
  const said = problem ?? (amounts.has(name) ? `In ${currency}.` : undefined);
  const attributes = html` id="${id}" name="${id}"${said === undefined ? '' : html` aria-describedby="${id}-said"`}${problem === undefined ? '' : html` aria-invalid="true"`}`;
  const body =
    typeof value === 'object' || kept.length > 80
      ? html`<textarea rows="4"${attributes}>${kept}</textarea>`
      : html`<input value="${kept}"${attributes}${amounts.has(name) ? html` inputmode="decimal"` : ''}>`;
  return html`<div class="field"><label for="${id}">${fieldWords(name)}</label>${body}${said === undefined ? '' : html`<p class="${problem === undefined ? 'hint' : 'error'}" id="${id}-said">${said}</p>`}</div>`;
};

const numbers = ({ error }: Item) =>
  typeof error?.code === 'number'
    ? `code ${error.code}${typeof error['subcode'] === 'number' ? `, subcode ${error['subcode']}` : ''}`
    : (error?.code ?? '');

/** Why Meta refused it, in our words first. */
export const refusalWords = (item: Item): Html => {
  const { help, error } = item;
  const said = error?.message ?? '';
  return html`<p class="mend-title">${help?.title ?? 'It was refused'}</p><p>${help ? `${help.meaning} ${help.fix}` : said}</p>${help ? html`<details class="said" open><summary>What Meta said</summary><p>“${said}” <code>${numbers(item)}</code></p></details>` : ''}`;
};

/** A refused step with the fields to correct: those it is about first, the others folded. */
export const mend = (given: Mend): Html => {
  const { item } = given;
  const fields = Object.entries(item.params ?? {}).filter(([, value]) => !isReference(value));
  const first = concerned(item);
  const main = fields.filter(([name]) => first.includes(name));
  const rest = fields.filter(([name]) => !first.includes(name));
  const draw = (list: [string, unknown][]) =>
    list.map(([name, value]) => field(given, name, value));
  const isOpen = main.length === 0 || given.visit.form?.action === 'mend';
  return html`<li class="step rejected" id="step-${item.step}"><span class="step-state">${icon('close')}</span><div class="step-body"><h3>${kindWords(item.action)[0]} “${foreignName(itemName(item))}”</h3>
<div class="mend">${refusalWords(item)}${draw(main)}${rest.length === 0 ? '' : html`<details class="fold"${isOpen ? html` open` : ''}><summary>${main.length === 0 ? 'What was sent' : 'Change something else'}</summary><div class="two">${draw(rest)}</div></details>`}</div></div></li>`;
};
