import type { FieldProblem } from '../../kernel/failures.ts';
import { type Html, html } from '../../kernel/html.ts';
import { readAmount } from '../../kernel/read-amount.ts';
import { foreignName } from '../../pages/foreign-name.ts';
import { icon } from '../parts/icon.ts';
import type { Visit } from '../screen.ts';
import { idOfNamed, type Part, partName, partsOf, readParts, typedList } from './mend-parts.ts';
import { typedAmount } from './money.ts';
import { fieldWords, type Item, itemName, kindWords } from './words.ts';

const amounts = new Set(['daily_budget', 'lifetime_budget', 'bid_amount']);

const isReference = (value: unknown) =>
  typeof value === 'object' && value !== null && 'step' in value;

const nameOf = ({ step }: Item, field: string) => `mend.${step}.${field}`;

/** The corrected fields of every refused step, by step. */
export const readMends = (form: URLSearchParams, items: readonly Item[], currency: string) =>
  Object.fromEntries(
    items.flatMap((item): [string, Record<string, unknown>][] => {
      const changed = Object.entries(item.params ?? {}).flatMap(([field, before]) => {
        const value = isReference(before)
          ? undefined
          : readField(form, { name: nameOf(item, field), field, before, currency });
        return value === undefined ? [] : [[field, value]];
      });
      return changed.length === 0 ? [] : [[item.step, Object.fromEntries(changed)]];
    }),
  );

type Read = { name: string; field: string; before: unknown; currency: string };

/** What was made of a field; undefined: nothing, null: it is left out. */
const readField = (form: URLSearchParams, { name, field, before, currency }: Read): unknown => {
  const isAmount = amounts.has(field);
  const value = readParts(form, name, isAmount ? typedAmount(Number(before), currency) : before);
  if (value === '') return null;
  if (!isAmount || value === undefined) return value;
  const read = readAmount(String(value), currency);
  // What is no amount is sent as it was typed, and refused with a reason.
  return 'minor' in read ? read.minor : value;
};

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

/** One value: a line to type in, or boxes to tick off what has a name. */
const partField = ({ item, visit }: Mend, name: string, part: Part, hint?: string): Html => {
  const id = partName(nameOf(item, name), part);
  const problem = problemOf(visit, item, [name, ...part.path].join('.'));
  const label = fieldWords([name, ...part.path].findLast((one) => !/^\d+$/.test(one)) ?? name);
  const sent = visit.form?.values;
  const before = part.kind === 'list' ? typedList(part.before) : String(part.before);
  const kept = sent?.get(id) ?? before;
  const said = problem ?? (part.kind === 'list' ? 'Separated by commas.' : hint);
  const words =
    said === undefined
      ? ''
      : html`<p class="${problem === undefined ? 'hint' : 'error'}" id="${id}-said">${said}</p>`;
  const attributes = html` id="${id}" name="${id}"${said === undefined ? '' : html` aria-describedby="${id}-said"`}${problem === undefined ? '' : html` aria-invalid="true"`}`;
  if (part.kind === 'named') {
    const isKept = (one: string) => !sent?.has(id) || sent.getAll(id).includes(one);
    return html`<fieldset class="field"><legend>${label}</legend><input type="hidden" name="${id}" value="">${part.before.map((one) => html`<label class="check"><input type="checkbox" name="${id}" value="${idOfNamed(one)}"${isKept(idOfNamed(one)) ? html` checked` : ''}> ${foreignName(one.name)}</label>`)}${words}</fieldset>`;
  }
  const body =
    kept.length > 80
      ? html`<textarea rows="4"${attributes}>${kept}</textarea>`
      : html`<input value="${kept}"${attributes}${hint === undefined ? '' : html` inputmode="decimal"`}>`;
  return html`<div class="field"><label for="${id}">${label}</label>${body}${words}</div>`;
};

const field = (given: Mend, name: string, value: unknown): Html => {
  const { currency } = given;
  if (amounts.has(name))
    return partField(
      given,
      name,
      { path: [], kind: 'text', before: typedAmount(Number(value), currency) },
      `In ${currency}.`,
    );
  const parts = partsOf(value).map((part) => partField(given, name, part));
  if (typeof value !== 'object' || value === null) return html`${parts}`;
  const problem = problemOf(given.visit, given.item, name);
  return html`<fieldset class="parts"><legend>${fieldWords(name)}</legend>${problem === undefined ? '' : html`<p class="error">${problem}</p>`}${parts}</fieldset>`;
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
