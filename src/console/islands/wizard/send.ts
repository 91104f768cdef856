import { valuesOf } from './ask.ts';
import { currentStep, goTo } from './steps.ts';
import {
  type FieldValues,
  fieldValuesOf,
  keepCursor,
  putBack,
  typedSince,
  typingRests,
  withoutDroppedRow,
} from './typed-values.ts';

export const wizardForm = () => document.querySelector<HTMLFormElement>('form[data-wizard]');

const setBusy = (form: HTMLFormElement, isBusy: boolean) => {
  form.setAttribute('aria-busy', String(isBusy));
  for (const button of form.querySelectorAll<HTMLButtonElement>('button')) button.disabled = isBusy;
};

/** Puts the server's new form in place of the old one, with what was typed meanwhile. */
const replaceForm = (text: string, at: string | null, typedValues: FieldValues) => {
  const page = new DOMParser().parseFromString(text, 'text/html');
  const newMain = page.querySelector('main');
  const main = document.querySelector('main');
  if (!newMain || !main) return location.reload();
  const putCursorBack = keepCursor();
  const stepBefore = location.hash.slice(1) || 'account';
  main.replaceChildren(...newMain.childNodes);
  const form = wizardForm();
  if (form) putBack(form, typedValues);
  const step = at === null ? stepBefore : form?.dataset['at'] || at;
  document.dispatchEvent(new Event('drawn'));
  // In another step, the cursor moves to its beginning.
  const message = document.getElementById(step)?.querySelector<HTMLElement>('[data-focus]');
  if (stepBefore === step && putCursorBack) putCursorBack();
  else if (stepBefore === step && message) message.focus();
  else goTo(step);
};

/** Above the buttons that were just pressed, where it is visible. */
const sayOffline = (form: HTMLFormElement) => {
  for (const old of form.querySelectorAll('[data-offline]')) old.remove();
  const note = document.createElement('p');
  note.className = 'error';
  note.dataset['offline'] = '';
  note.setAttribute('role', 'alert');
  note.textContent = 'The server did not answer. What you typed is still here: try again.';
  const step = document.getElementById(currentStep(form));
  const bar = step?.querySelector('.flow-bar');
  if (bar) bar.prepend(note);
  else form.prepend(note);
  note.scrollIntoView({ block: 'nearest' });
};

/** Fields that are sent in addition to the typed ones. */
export type Fill = (values: URLSearchParams) => URLSearchParams;

const sendNow = async (fill: Fill, at: string | null): Promise<void> => {
  const form = wizardForm();
  if (!form) return;
  setBusy(form, true);
  const before = fieldValuesOf(form);
  const values = fill(valuesOf(form));
  try {
    const response = await fetch(form.action, { method: 'POST', body: values });
    const text = await response.text();
    await typingRests();
    const typedValues = withoutDroppedRow(typedSince(form, before), values.get('wish') ?? '');
    replaceForm(text, at, typedValues);
    // A plan is of what is in the form.
    if (typedValues.size > 0 && values.get('do') === 'plan') await sendNow(fill, at);
  } catch {
    setBusy(form, false);
    sayOffline(form);
  }
};

let lastSend: Promise<void> = Promise.resolve();

/**
 * Sends the form without leaving the page, so that Back still leads to the step before; one after the other. `at`: the
 * step to show afterwards; null: the one that the person is at by then. The new form is announced by the event `drawn`.
 */
export const send = (fill: Fill, at: string | null) => {
  lastSend = lastSend.then(() => sendNow(fill, at));
  return lastSend;
};

/** Sends the form as it is, for what the server draws otherwise now. */
export const redraw = () => send((values) => values, null);

export const sendForPlan = () =>
  send((values) => {
    values.set('do', 'plan');
    return values;
  }, 'plan');

/** All buttons but the one that makes the launch. */
export const sendOnSubmit = () =>
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form !== wizardForm()) return;
      const { submitter } = event;
      const isButton = submitter instanceof HTMLButtonElement;
      if (isButton && submitter.value === 'send' && submitter.name === 'do') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const pressedButton = isButton ? { name: submitter.name, value: submitter.value } : null;
      const fill: Fill = (values) => {
        if (pressedButton?.name === 'wish' || pressedButton?.name === 'do')
          values.set(pressedButton.name, pressedButton.value);
        return values;
      };
      void send(fill, currentStep(form));
    },
    true,
  );
