import { redraw, sendForPlan, wizardForm } from './send.ts';
import { currentStep } from './steps.ts';
import { type FieldValues, fieldValuesOf, typedSince } from './typed-values.ts';

/** The form's values when its plan was rendered; null if no plan is shown. */
let plannedValues: FieldValues | null = null;

export const rememberPlanned = (form: HTMLFormElement) => {
  plannedValues = form.querySelector('#plan .flow-bar') ? fieldValuesOf(form) : null;
};

/** A plan of something else is not shown: it is made anew, and cannot be sent meanwhile. */
export const renewPlan = (form: HTMLFormElement) => {
  const isOutdated = plannedValues && typedSince(form, plannedValues).size > 0;
  if (currentStep(form) !== 'plan' || !isOutdated) return;
  const section = form.querySelector('#plan');
  const bar = section?.querySelector('.flow-bar');
  const note = document.createElement('p');
  note.setAttribute('role', 'status');
  note.textContent = 'You have changed something since. The plan is made anew.';
  const button = document.createElement('button');
  Object.assign(button, { className: 'btn', name: 'do', value: 'plan', textContent: 'Look again' });
  bar?.replaceChildren(button);
  section?.replaceChildren(...section.querySelectorAll('h2'), note, ...(bar ? [bar] : []));
  void sendForPlan();
};

/** A kind of budget, another aim or another account changes what the form asks for. */
const redrawingFields = new Set([
  'account_id',
  'budget_kind',
  'budget_at',
  'goal',
  'recipe',
  'defaults.page_id',
]);

/** Whether the server draws the placements of this picture, or says what a post needs no more. */
const changesMedia = (form: HTMLFormElement, input: HTMLInputElement) => {
  const isFirst = !form.querySelector('[data-preview] .places');
  const isMedium = input.matches('[name=hash], [data-picture]');
  return input.name === 'post' || (isMedium && isFirst);
};

/** The offer to join pictures is about those that are chosen now. */
const changesOfferToJoin = (form: HTMLFormElement) => {
  const pictures = form.querySelectorAll<HTMLElement>('[name=hash]:checked');
  const shapes = new Set([...pictures].flatMap(({ dataset }) => dataset['shape'] || []));
  return shapes.size > 1 || form.querySelector('#join') !== null;
};

/** Some fields change what the server renders. A person who has moved on meanwhile is not moved back. */
export const redrawOnChange = () =>
  document.addEventListener('change', ({ target }) => {
    const form = wizardForm();
    if (!form) return;
    if (target instanceof HTMLInputElement) {
      if (target.name === 'left_out') void sendForPlan();
      else if (changesMedia(form, target)) void redraw();
      else if (target.name === 'hash' && changesOfferToJoin(form)) void redraw();
    }
    if (!(target instanceof HTMLSelectElement)) return;
    if (redrawingFields.has(target.name) || target.name.startsWith('shaped.')) void redraw();
  });
