import { sendForPlan } from './send.ts';
import { currentStep } from './steps.ts';
import { type FieldValues, fieldValuesOf, typedSince } from './typed-values.ts';

/** The form's values when its plan was drawn; null where no plan is shown. */
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
