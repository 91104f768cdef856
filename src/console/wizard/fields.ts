import { type Html, html } from '../../kernel/html.ts';
import type { Choice } from './choices.ts';
import type { PlacedProblem } from './problem-places.ts';

export const idOf = (name: string) => `f-${name}`;

type WizardField = {
  name: string;
  label: string | Html;
  value: string;
  hint?: string | Html;
  /** More attributes, each written by us. */
  more?: Html;
};

export type WizardFields = ReturnType<typeof createFields>;

/** Fields of the wizard: each named after what it becomes in the launch, and marked where it is wrong. */
export const createFields = (problems: readonly PlacedProblem[]) => {
  // The first of each field: a page may have a thousand fields and as many problems.
  const messages = new Map(
    problems
      .filter(({ isRefused }) => isRefused)
      .map(({ field, message }) => [field, message] as const)
      .reverse(),
  );
  const problemOf = (name: string) => messages.get(name);

  const around = ({ name, label, hint }: WizardField, body: (attributes: Html) => Html): Html => {
    const id = idOf(name);
    const problem = problemOf(name);
    const isSaid = problem !== undefined || hint !== undefined;
    const attributes = html` id="${id}" name="${name}"${
      isSaid ? html` aria-describedby="${id}-said"` : ''
    }${problem === undefined ? '' : html` aria-invalid="true"`}`;
    const words =
      problem === undefined
        ? hint && html`<p class="hint" id="${id}-said">${hint}</p>`
        : html`<p class="error" id="${id}-said">${/^[a-z]/.test(problem) ? `It ${problem}` : problem}</p>`;
    return html`<div class="field"><label for="${id}">${label}</label>${body(attributes)}${words ?? ''}</div>`;
  };

  return {
    isWrong: (name: string) => messages.has(name),
    input: (field: WizardField, type = 'text') =>
      around(
        field,
        (attributes) =>
          html`<input type="${type}" value="${field.value}"${attributes}${field.more ?? ''}>`,
      ),
    area: (field: WizardField, rows = 3) =>
      around(
        field,
        (attributes) =>
          html`<textarea rows="${rows}"${attributes}${field.more ?? ''}>${field.value}</textarea>`,
      ),
    select: (field: WizardField, choices: readonly Choice[]) =>
      around(
        field,
        (attributes) =>
          html`<select${attributes}>${choices.map(
            ([value, words]) =>
              html`<option value="${value}"${value === field.value ? html` selected` : ''}>${words}</option>`,
          )}</select>`,
      ),
  };
};
