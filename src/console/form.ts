import { type Html, html } from '../kernel/text/html.ts';
import { type Choice, checkBox, createFields, type FieldWords } from './parts/field.ts';
import type { Visit } from './screen.ts';
import { tokenInput } from './sign-in/form-token.ts';

/** Fields every form of the console carries: what to do, and that it is ours. */
export const formToken = ({ formToken }: Visit, action: string): Html =>
  html`<input type="hidden" name="do" value="${action}">${tokenInput(formToken)}`;

/**
 * The fields of one form of a page. Typed values are kept, so that a person need not type them again. `before`:
 * earlier values by name.
 */
export const formFields = (
  { form }: Visit,
  action: string,
  before: Record<string, string> = {},
) => {
  const sentForm = form?.action === action ? form : null;
  const stateOf = ({ name, value }: FieldWords) => ({
    id: `${action}-${name}`,
    value: sentForm ? (sentForm.values.get(name) ?? '') : (before[name] ?? value),
    problem: sentForm?.problems.find(({ field }) => field === name || field.endsWith(`.${name}`))
      ?.message,
  });
  const fields = createFields(stateOf);
  return {
    ...fields,
    /** What was ticked before and is offered no more is offered still. */
    checkList(field: FieldWords, choices: readonly Choice[], chosen: readonly string[]) {
      const { name } = field;
      const chosenValues = sentForm?.values.getAll(name) ?? chosen;
      const goneValues = chosenValues.filter((one) => choices.every(([choice]) => choice !== one));
      const all = [...choices, ...goneValues.map((value): Choice => [value, value])];
      const boxes = all.map(([value, words]) =>
        checkBox(name, value, chosenValues.includes(value), words),
      );
      return fields.boxes(field, boxes);
    },
  };
};

/** A form that posts one button; `fields` say what it is about. */
export const postButton = (
  visit: Visit,
  {
    action,
    fields = {},
    target,
  }: { action: string; fields?: Record<string, string>; target?: string },
  button: Html,
): Html =>
  html`<form method="post" action="${visit.path}"${target === undefined ? '' : html` target="${target}"`}>${formToken(visit, action)}${hiddenFields(fields)}${button}</form>`;

const hiddenFields = (fields: Record<string, string>) =>
  Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );

type ConfirmQuestion = {
  action: string;
  /** Fields that say what it is about. */
  fields?: Record<string, string>;
  /** On the button that opens the question, and on the one that does it. */
  ask: string;
  does?: string;
  /** One sentence that says what follows. */
  words: Html | string;
  /** Says to whom a screen reader's button belongs. */
  about: string;
  /** On the way back. */
  keep?: string;
};

/** An act that cannot be taken back asks first; it needs no script. */
export const confirm = (
  visit: Visit,
  { action, fields = {}, ask, does = ask, words, about, keep = 'Keep it' }: ConfirmQuestion,
): Html =>
  html`<details class="confirm"><summary class="btn stop small">${ask}<span class="unseen"> ${about}</span></summary>
<div><p>${words}</p><form method="post" action="${visit.path}" class="actions">${formToken(visit, action)}\
${hiddenFields(fields)}<button class="btn stop">${does}</button>\
<a class="btn plain" href="${visit.path}">${keep}</a></form></div></details>`;
