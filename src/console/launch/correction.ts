import { isReference } from '../../adnet/preflight/step-reference.ts';
import type { FieldProblem } from '../../contract/failures.ts';
import { type Html, html } from '../../kernel/text/html.ts';
import { readAmount } from '../../kernel/text/read-amount.ts';
import { isLocalTime, localTime, zoned } from '../../kernel/zoned-time.ts';
import { foreignName } from '../../web/foreign-name.ts';
import { screenPath } from '../clients.ts';
import { island } from '../parts/blocks.ts';
import { type Choice, checkBox, createFields } from '../parts/field.ts';
import { icon } from '../parts/icon.ts';
import { typedAmount } from '../parts/money.ts';
import type { Visit } from '../screen.ts';
import { fieldChoices } from '../wizard/choices.ts';
import { withChosen } from '../wizard/targeting.ts';
import {
  type CorrectionPart,
  idOfNamed,
  partName,
  partsOf,
  readParts,
  typedList,
} from './correction-parts.ts';
import {
  type DetailItem,
  fieldWords,
  formWords,
  isNotMade,
  itemName,
  kindWords,
  plainWords,
} from './words.ts';

const amounts = new Set(['daily_budget', 'lifetime_budget', 'bid_amount']);
const times = new Set(['start_time', 'end_time']);

/** Fields that a refusal may ask for, though they were not sent. */
const addable = new Set([
  ...amounts,
  ...times,
  'dsa_beneficiary',
  'dsa_payor',
  'page_id',
  'lead_form_id',
  'link_url',
]);

/** A form needs these facts of the ad account. */
export type CorrectionAccount = {
  id: string;
  currency: string;
  timeZone: string;
  /** The one behind ads in the European Union: as the ad account says, or else the Page's name. */
  beneficiary: string;
  payer: string;
  /** Choices for fields that hold ids, by field; a field without a list is typed. */
  choices?: Record<string, readonly Choice[]>;
};

/** What the form is called in its field `do`, and what the names of its fields begin with. */
export const correctionAction = 'mend';

const nameOf = ({ step }: DetailItem, field: string) => `${correctionAction}.${step}.${field}`;

/** The search adds to an audience under this name, each addition as JSON. */
const addedName = (item: DetailItem) => `${nameOf(item, 'targeting')}/added`;

/** The corrected fields of every refused step, by step. */
export const readCorrections = (
  form: URLSearchParams,
  items: readonly DetailItem[],
  account: CorrectionAccount,
) =>
  Object.fromEntries(
    items.flatMap((item): [string, Record<string, unknown>][] => {
      const paramsBefore = item.params ?? {};
      const addedFields = [...addable].filter((field) => !(field in paramsBefore));
      const all = [
        ...Object.entries(paramsBefore),
        ...addedFields.map((field) => [field, undefined] as const),
      ];
      const changes = all.flatMap(([field, before]) => {
        const value = isReference(before)
          ? undefined
          : readField(form, { name: nameOf(item, field), field, before, account });
        const additions = field === 'targeting' ? form.getAll(addedName(item)) : [];
        if (additions.length > 0) return [[field, withChosen(value ?? before, additions)]];
        return value === undefined ? [] : [[field, value]];
      });
      return changes.length === 0 ? [] : [[item.step, Object.fromEntries(changes)]];
    }),
  );

type FieldRead = { name: string; field: string; before: unknown; account: CorrectionAccount };

/** A field shows money in the currency, and times on the account's clock. */
const shownValue = (field: string, value: unknown, { currency, timeZone }: CorrectionAccount) => {
  if (value === undefined) return '';
  if (amounts.has(field)) return typedAmount(Number(value), currency);
  return times.has(field) ? (localTime(String(value), timeZone) ?? String(value)) : null;
};

/** Reads a field; undefined: it was not changed, null: it is left out. */
const readField = (form: URLSearchParams, { name, field, before, account }: FieldRead): unknown => {
  const displayedValue = shownValue(field, before, account);
  if (displayedValue === null) {
    const value = readParts(form, name, before);
    return value === '' ? null : value;
  }
  const text = form.get(name)?.trim();
  if (text === undefined || text === displayedValue) return undefined;
  if (text === '') return null;
  if (times.has(field)) return zoned(text, account.timeZone);
  if (!amounts.has(field)) return text;
  const amount = readAmount(text, account.currency);
  // A text that is no amount is sent as it was typed, and refused with a reason.
  return 'minor' in amount ? amount.minor : text;
};

/** Which of its fields the refusal is about: Meta's help says so, or our own check. */
const affectedFields = ({ params = {}, help, error }: DetailItem): string[] => {
  const ours = Array.isArray(error?.['fields'])
    ? error['fields'].map((one: { field?: unknown }) => String(one.field).split('.')[0] ?? '')
    : [];
  const fieldOfHelp = help?.field?.split('.')[0] ?? '';
  // The fields for who benefits and who pays are shown together.
  const both = fieldOfHelp.startsWith('dsa_') ? ['dsa_beneficiary', 'dsa_payor'] : [fieldOfHelp];
  const correctable = [...both, ...ours].filter((field) => field in params || addable.has(field));
  return [...new Set(correctable)];
};

type Correction = { item: DetailItem; visit: Visit; account: CorrectionAccount };

const problemOf = ({ form }: Visit, { step }: DetailItem, field: string) =>
  form?.problems.find((one: FieldProblem) => one.field === `replace.${step}.${field}`)?.message;

type FieldOptions = {
  hint?: string | undefined;
  type?: 'text' | 'datetime-local';
  isAmount?: boolean;
};

const defaultOf = ({ beneficiary, payer }: CorrectionAccount, field: string) =>
  ({ dsa_beneficiary: beneficiary, dsa_payor: payer })[field];

/** The sent value stays a choice, even if it is in no list. */
const withOwn = (choices: readonly Choice[], value: string): readonly Choice[] =>
  choices.some(([one]) => one === value)
    ? choices
    : [[value, value === '' ? 'Nothing' : fieldWords(value.toLowerCase())], ...choices];

/** One value: a line to type in, or boxes to tick off what has a name. */
const partField = (
  { item, visit, account }: Correction,
  name: string,
  part: CorrectionPart,
  { hint, type = 'text', isAmount = false }: FieldOptions = {},
): Html => {
  const id = partName(nameOf(item, name), part);
  const formValues = visit.form?.values;
  const before = part.kind === 'list' ? typedList(part) : String(part.before);
  const value = formValues?.get(id) ?? (before === '' ? (defaultOf(account, name) ?? '') : before);
  const field = {
    name: id,
    label: fieldWords([name, ...part.path].findLast((one) => !/^\d+$/.test(one)) ?? name),
    value,
    hint: part.kind === 'list' ? 'Separated by commas.' : hint,
  };
  const fields = createFields(() => ({
    id,
    problem: problemOf(visit, item, [name, ...part.path].join('.')),
  }));
  if (part.kind === 'named') {
    const isKept = (one: string) => !formValues?.has(id) || formValues.getAll(id).includes(one);
    return fields.boxes(field, [
      html`<input type="hidden" name="${id}" value="">`,
      ...part.before.map((one) =>
        checkBox(id, idOfNamed(one), isKept(idOfNamed(one)), foreignName(one.name)),
      ),
    ]);
  }
  const choices = { ...fieldChoices, ...account.choices }[part.path.at(-1) ?? name] ?? [];
  if (part.kind === 'text' && choices.length > 0)
    return fields.select(field, withOwn(choices, value));
  if (value.length > 80) return fields.area(field, 4);
  const more = isAmount ? html` inputmode="decimal"` : html` dir="auto"`;
  return fields.input({ ...field, more }, type);
};

const hints: Record<string, string> = {
  dsa_beneficiary: 'The person or company that is advertised.',
  dsa_payor: 'Often the same.',
};

/** An amount as Meta itself writes it into a refusal: "must be at least $1.00". */
const minimumPattern = /\bmust be at least ([^\s\d]{0,4}\d[\d.,]{0,20})/;

/** The minimum amount in a refusal, in its own words; null if it names none. */
export const minimumIn = (text: string): string | null =>
  minimumPattern.exec(text)?.[1]?.replace(/[.,]$/, '') ?? null;

/** A budget that is too small says how much is enough. */
const minimumOf = ({ error }: DetailItem) => {
  const minimum = minimumIn(error?.message ?? '');
  return minimum === null ? '' : ` At least ${minimum}.`;
};

/** Places, interests and behaviours by their names; what was sent can only be ticked off. */
const additions = ({ item, visit, account }: Correction): Html => {
  const props = {
    name: addedName(item),
    ask: screenPath(visit, 'ask'),
    account: account.id,
    formToken: visit.formToken,
  };
  return island(
    'additions',
    props,
    html`<p class="hint">With JavaScript you can search places and interests here, and add them.</p>`,
  );
};

const field = (data: Correction, name: string, value: unknown): Html => {
  const { account, item } = data;
  const displayedValue = shownValue(name, value, account);
  if (displayedValue !== null) {
    const part = { path: [], kind: 'text', before: displayedValue } as const;
    if (amounts.has(name)) {
      const minimum = name.endsWith('_budget') ? minimumOf(item) : '';
      return partField(data, name, part, {
        hint: `In ${account.currency}.${minimum}`,
        isAmount: true,
      });
    }
    if (!times.has(name)) return partField(data, name, part, { hint: hints[name] });
    const isTime = displayedValue === '' || isLocalTime(displayedValue);
    return partField(data, name, part, {
      hint: `On the clock of the ad account, ${account.timeZone}.`,
      type: isTime ? 'datetime-local' : 'text',
    });
  }
  const parts = partsOf(value).map((part) => partField(data, name, part));
  if (typeof value !== 'object' || value === null) return html`${parts}`;
  const problem = problemOf(data.visit, data.item, name);
  return html`<fieldset class="parts"><legend>${fieldWords(name)}</legend>
${problem === undefined ? '' : html`<p class="error">${problem}</p>`}${parts}${
  name === 'targeting' ? additions(data) : ''
}</fieldset>`;
};

const numbers = ({ error }: DetailItem) =>
  typeof error?.code === 'number'
    ? `code ${error.code}${typeof error['subcode'] === 'number' ? `, subcode ${error['subcode']}` : ''}`
    : (error?.code ?? '');

const titleOf = (item: DetailItem) => {
  if (item.error?.code === 'guardrail') return 'A guardrail does not allow it';
  return isNotMade(item) ? 'Meta’s answer was lost, and it was not made' : 'It was refused';
};

/** Why Meta refused it, in our words first. */
export const refusalWords = (item: DetailItem): Html => {
  const { help, error } = item;
  const hintText = error?.message ?? '';
  return html`<p class="correction-title">${help?.title ?? titleOf(item)}</p>
<p>${
    help
      ? `${plainWords(help.meaning)} ${formWords(help.fix) ?? 'Correct it below, then resume.'}`
      : isNotMade(item)
        ? 'It was looked up, and is not there. Resume, and it is sent again; nothing has to be corrected.'
        : plainWords(hintText)
  }</p>
${
  help
    ? html`<details class="said" open><summary>What Meta said</summary>
<p>“${hintText}” <code>${numbers(item)}</code></p></details>`
    : ''
}`;
};

/** A refused step with the fields to correct: those it is about first, the others folded. */
export const correctionView = (data: Correction): Html => {
  const { item } = data;
  const fields = Object.entries(item.params ?? {}).filter(([, value]) => !isReference(value));
  const first = affectedFields(item);
  const missingNames = first.filter((name) => !fields.some(([one]) => one === name));
  const main = [
    ...fields.filter(([name]) => first.includes(name)),
    ...missingNames.map((name): [string, unknown] => [name, undefined]),
  ];
  const rest = fields.filter(([name]) => !first.includes(name));
  const draw = (list: [string, unknown][]) => list.map(([name, value]) => field(data, name, value));
  const isOpen =
    (main.length === 0 && !isNotMade(item)) || data.visit.form?.action === correctionAction;
  return html`<li class="step rejected" id="step-${item.step}"><span class="step-state">${icon('close')}</span><div class="step-body">
<h3>${kindWords(item.action)[0]} “${foreignName(itemName(item))}”</h3>
<div class="correction">${refusalWords(item)}${draw(main)}${
    rest.length === 0
      ? ''
      : html`<details class="fold"${isOpen ? html` open` : ''}>
<summary>${main.length === 0 ? 'What was sent' : 'Change something else'}</summary>
<div class="two">${draw(rest)}</div></details>`
  }</div></div></li>`;
};
