import { type Html, html } from '../kernel/html.ts';
import type { Visit } from './screen.ts';
import { tokenInput } from './sign-in/pages.ts';

/** Fields every form of the console carries: what to do, and that it is ours. */
export const formToken = ({ formToken }: Visit, action: string): Html =>
  html`<input type="hidden" name="do" value="${action}">${tokenInput(formToken)}`;

/** A field keeps what was typed before, so that nobody types it twice. */
const typedValue = ({ form }: Visit, action: string, name: string, otherwise = '') =>
  form?.action === action ? (form.values.get(name) ?? '') : otherwise;

const problemOf = ({ form }: Visit, action: string, name: string) =>
  form?.action === action
    ? form.problems.find(({ field }) => field === name || field.endsWith(`.${name}`))?.message
    : undefined;

type FormField = {
  action: string;
  name: string;
  label: string;
  hint?: string;
  value?: string;
  type?: string;
  required?: boolean;
  maxlength?: number;
  autocomplete?: string;
  placeholder?: string;
  inputmode?: 'decimal';
};

const describedBy = (id: string, hint: string | undefined, problem: string | undefined) =>
  problem === undefined
    ? hint && html`<p class="hint" id="${id}-said">${hint}</p>`
    : html`<p class="error" id="${id}-said">${problem}</p>`;

/** A field has its name, is marked where it is wrong, and points to its words. */
const attributes = (visit: Visit, { action, name, hint }: FormField) => {
  const id = `${action}-${name}`;
  const problem = problemOf(visit, action, name);
  const isDescribed = problem !== undefined || hint !== undefined;
  return {
    id,
    problem,
    described: html`${isDescribed ? html` aria-describedby="${id}-said"` : ''}${
      problem === undefined ? '' : html` aria-invalid="true"`
    }`,
  };
};

/** A label, a field and what is wrong with it; what was typed is kept. */
export const textField = (visit: Visit, field: FormField): Html => {
  const { action, name, label, hint, value = '', type = 'text' } = field;
  const { id, problem, described } = attributes(visit, field);
  const valueBefore = typedValue(visit, action, name, value);
  return html`<div class="field"><label for="${id}">${label}</label>
<input id="${id}" name="${name}" type="${type}" value="${valueBefore}"${described}${
    field.required ? html` required` : ''
  }${field.maxlength ? html` maxlength="${field.maxlength}"` : ''}${
    field.autocomplete ? html` autocomplete="${field.autocomplete}"` : ''
  }${field.inputmode ? html` inputmode="${field.inputmode}"` : ''}${
    field.placeholder ? html` placeholder="${field.placeholder}"` : ''
  }>
${describedBy(id, hint, problem)}</div>`;
};

export const textArea = (visit: Visit, field: FormField & { rows?: number }): Html => {
  const { action, name, label, hint, value = '', rows = 4 } = field;
  const { id, problem, described } = attributes(visit, field);
  return html`<div class="field"><label for="${id}">${label}</label>
<textarea id="${id}" name="${name}" rows="${rows}"${described}${
    field.required ? html` required` : ''
  }${field.maxlength ? html` maxlength="${field.maxlength}"` : ''}${
    field.placeholder ? html` placeholder="${field.placeholder}"` : ''
  }>${typedValue(visit, action, name, value)}</textarea>
${describedBy(id, hint, problem)}</div>`;
};

type FieldChoice = readonly [value: string, label: string];

export const selectField = (
  visit: Visit,
  field: FormField & { choices: readonly FieldChoice[] },
): Html => {
  const { action, name, label, hint, value = '', choices } = field;
  const { id, problem, described } = attributes(visit, field);
  const chosenValue = typedValue(visit, action, name, value);
  return html`<div class="field"><label for="${id}">${label}</label>
<select id="${id}" name="${name}"${described}>${choices.map(
    ([key, words]) =>
      html`<option value="${key}"${key === chosenValue ? html` selected` : ''}>${words}</option>`,
  )}</select>
${describedBy(id, hint, problem)}</div>`;
};

type CheckList = FormField & { choices: readonly FieldChoice[]; chosen: readonly string[] };

/** Boxes to tick, any number of them. What was ticked before and is offered no more is offered still. */
export const checkList = (visit: Visit, field: CheckList): Html => {
  const { action, name, label, hint, choices, chosen } = field;
  const { id, problem } = attributes(visit, field);
  const isDescribed = problem !== undefined || hint !== undefined;
  const chosenValues = visit.form?.action === action ? visit.form.values.getAll(name) : chosen;
  const goneValues = chosenValues.filter((value) => choices.every(([choice]) => choice !== value));
  const all = [...choices, ...goneValues.map((value): FieldChoice => [value, value])];
  return html`<fieldset class="field"${isDescribed ? html` aria-describedby="${id}-said"` : ''}><legend>${label}</legend>
<div class="check-list">${all.map(
    ([value, words]) =>
      html`<label class="check"><input type="checkbox" name="${name}" value="${value}"${
        chosenValues.includes(value) ? html` checked` : ''
      }><span>${words}</span></label>`,
  )}</div>
${describedBy(id, hint, problem)}</fieldset>`;
};
