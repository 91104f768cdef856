import { mount } from './behaviour/mount.tsx';
import { valuesOf, whenRested } from './launch/ask.ts';
import { Audience } from './launch/audience.tsx';
import { checkCopies } from './launch/copy-check.ts';
import { countAds } from './launch/count.ts';
import { showInFeed } from './launch/preview.ts';
import { goTo, showStep } from './launch/steps.ts';
import { uploadPictures } from './launch/upload.ts';

const wizard = () => document.querySelector<HTMLFormElement>('form[data-wizard]');

/** Kept in this tab alone: what was typed survives a reload, and ends with the tab. */
const draftKey = `draft ${location.pathname}`;

const keepDraft = whenRested(() => {
  const form = wizard();
  if (form) sessionStorage.setItem(draftKey, valuesOf(form).toString());
}, 300);

const busy = (form: HTMLFormElement, is: boolean) => {
  form.setAttribute('aria-busy', String(is));
  for (const button of form.querySelectorAll<HTMLButtonElement>('button')) button.disabled = is;
};

/** Puts the server's new form in place of the old one. */
const swap = (text: string, at: string) => {
  const made = new DOMParser().parseFromString(text, 'text/html');
  const main = made.querySelector('main');
  const here = document.querySelector('main');
  if (!main || !here) return location.reload();
  here.replaceChildren(...main.childNodes);
  const step = wizard()?.dataset['at'] || at;
  begin();
  goTo(step);
};

/** Above the buttons that were just pressed, where it is seen. */
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

/** Sends the form without leaving the page, so that Back still leads to the step before. */
const send = async (form: HTMLFormElement, values: URLSearchParams, at: string) => {
  busy(form, true);
  try {
    const response = await fetch(form.action, { method: 'POST', body: values });
    swap(await response.text(), at);
  } catch {
    busy(form, false);
    sayOffline(form);
  }
};

const currentStep = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLElement>('.wizard-step')].find(({ hidden }) => !hidden)?.id ?? '';

document.addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form !== wizard()) return;
    const values = valuesOf(form);
    const { submitter } = event;
    const isButton = submitter instanceof HTMLButtonElement;
    if (isButton && submitter.value === 'send' && submitter.name === 'do') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isButton && submitter.name === 'wish') values.append('wish', submitter.value);
    if (isButton && submitter.name === 'do') values.set('do', submitter.value);
    void send(form, values, currentStep(form));
  },
  true,
);

/** A kind of budget or another account changes what the form asks for. */
const redraws = new Set(['account_id', 'budget_kind', 'budget_at']);

document.addEventListener('change', ({ target }) => {
  const form = wizard();
  if (form && target instanceof HTMLInputElement && target.name === 'left_out') {
    const values = valuesOf(form);
    values.set('do', 'plan');
    return void send(form, values, 'plan');
  }
  if (!form || !(target instanceof HTMLSelectElement) || !redraws.has(target.name)) return;
  const { id } = target;
  void send(form, valuesOf(form), currentStep(form)).then(() =>
    document.getElementById(id)?.focus(),
  );
});
document.addEventListener('input', keepDraft);

/** The budget of an audience is asked for by the name that the audience has by now. */
document.addEventListener('input', ({ target }) => {
  const at = target instanceof HTMLInputElement && /^ad_sets\.(\d+)\.name$/.exec(target.name)?.[1];
  if (!at) return;
  const label = document.querySelector(`label[for="f-ad_sets.${at}.budget"]`);
  if (label) label.textContent = `Budget of ${target.value.trim() || `audience ${Number(at) + 1}`}`;
});

/** Enter in a field leads on; it never sends what is half written. */
document.addEventListener('keydown', (event) => {
  const { target } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type === 'search')
    return;
  const form = wizard();
  if (!form?.contains(target)) return;
  event.preventDefault();
  target.closest('.wizard-step')?.querySelector<HTMLElement>('.flow-bar .btn:last-child')?.click();
});

const begin = () => {
  const form = wizard();
  if (!form) return;
  mount('audience', Audience);
  checkCopies(form, `${form.dataset['ask']}/copy`);
  showInFeed(form);
  countAds(form);
  uploadPictures(form, (hashes) => {
    const problems = [...(form.querySelector('[data-upload-problems]')?.children ?? [])];
    const values = valuesOf(form);
    for (const hash of hashes) values.append('hash', hash);
    void send(form, values, 'media').then(() => {
      // What went wrong with the others is still to be read, in the list that the next upload writes to.
      wizard()
        ?.querySelector('[data-upload-problems]')
        ?.append(...problems);
      const state = wizard()?.querySelector('[data-upload-state]');
      const count = hashes.length === 1 ? '1 picture is' : `${hashes.length} pictures are`;
      if (state) state.textContent = `${count} uploaded and chosen below.`;
    });
  });
  showStep(form, false);
  keepDraft();
};

addEventListener('hashchange', () => {
  const form = wizard();
  if (form) showStep(form, true);
});

/** A page that was opened anew goes on with what was typed in this tab. */
const resume = () => {
  const form = wizard();
  const kept = sessionStorage.getItem(draftKey);
  const isFresh = form !== null && form.dataset['at'] === '' && location.search === '';
  if (!form || !isFresh || !kept) return;
  const values = new URLSearchParams(kept);
  const now = valuesOf(form);
  for (const name of ['form_token', 'nonce']) values.set(name, now.get(name) ?? '');
  values.set('do', 'change');
  void send(form, values, location.hash.slice(1) || 'account');
};

begin();
const form = wizard();
if (form?.dataset['at']) goTo(form.dataset['at']);
resume();
