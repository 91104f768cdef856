import { mount } from './behaviour/mount.tsx';
import { valuesOf, whenRested } from './launch/ask.ts';
import { Audience } from './launch/audience.tsx';
import {
  type Held,
  heldBy,
  keepCursor,
  moved,
  putBack,
  typedSince,
  typingRests,
} from './launch/carry.ts';
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

/** Puts the server's new form in place of the old one, with what was typed meanwhile. */
const swap = (text: string, at: string, typed: Held) => {
  const made = new DOMParser().parseFromString(text, 'text/html');
  const main = made.querySelector('main');
  const here = document.querySelector('main');
  if (!main || !here) return location.reload();
  const putCursorBack = keepCursor();
  here.replaceChildren(...main.childNodes);
  const form = wizard();
  if (form) putBack(form, typed);
  const step = form?.dataset['at'] || at;
  begin();
  const isHere = (location.hash.slice(1) || 'account') === step;
  // In another step the cursor begins anew.
  if (isHere && putCursorBack) putCursorBack();
  else goTo(step);
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

/** What is sent beside what is typed. */
type Fill = (values: URLSearchParams) => URLSearchParams;

const sendNow = async (fill: Fill, at: string): Promise<void> => {
  const form = wizard();
  if (!form) return;
  busy(form, true);
  const before = heldBy(form);
  const values = fill(valuesOf(form));
  try {
    const response = await fetch(form.action, { method: 'POST', body: values });
    const text = await response.text();
    await typingRests();
    const typed = moved(typedSince(form, before), values.get('wish') ?? '');
    swap(text, at, typed);
    // A plan is of what is in the form.
    if (typed.size > 0 && values.get('do') === 'plan') await sendNow(fill, at);
  } catch {
    busy(form, false);
    sayOffline(form);
  }
};

let line: Promise<void> = Promise.resolve();

/** Sends the form without leaving the page, so that Back still leads to the step before; one after the other. */
const send = (fill: Fill, at: string) => {
  line = line.then(() => sendNow(fill, at));
  return line;
};

const currentStep = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLElement>('.wizard-step')].find(({ hidden }) => !hidden)?.id ?? '';

document.addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form !== wizard()) return;
    const { submitter } = event;
    const isButton = submitter instanceof HTMLButtonElement;
    if (isButton && submitter.value === 'send' && submitter.name === 'do') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const pressed = isButton ? { name: submitter.name, value: submitter.value } : null;
    const fill: Fill = (values) => {
      if (pressed?.name === 'wish' || pressed?.name === 'do')
        values.set(pressed.name, pressed.value);
      return values;
    };
    void send(fill, currentStep(form));
  },
  true,
);

/** A kind of budget or another account changes what the form asks for. */
const redraws = new Set(['account_id', 'budget_kind', 'budget_at']);

document.addEventListener('change', ({ target }) => {
  const form = wizard();
  if (form && target instanceof HTMLInputElement && target.name === 'left_out') {
    return void send((values) => {
      values.set('do', 'plan');
      return values;
    }, 'plan');
  }
  if (!form || !(target instanceof HTMLSelectElement) || !redraws.has(target.name)) return;
  void send((values) => values, currentStep(form));
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
    const fill: Fill = (values) => {
      for (const hash of hashes) values.append('hash', hash);
      return values;
    };
    void send(fill, 'media').then(() => {
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

/** What was sent as a launch is kept as well: it may be launched anew. */
const keptFor = (query: URLSearchParams) => {
  const again = query.get('again');
  return again === null
    ? sessionStorage.getItem(draftKey)
    : sessionStorage.getItem(`sent ${location.pathname.replace(/[^/]+$/, again)}`);
};

/** A page that was opened anew goes on with what was typed in this tab, unless somebody starts afresh. */
const resume = () => {
  const form = wizard();
  const query = new URLSearchParams(location.search);
  if (query.has('afresh')) {
    sessionStorage.removeItem(draftKey);
    history.replaceState(null, '', location.pathname);
    return;
  }
  const kept = keptFor(query);
  const isFresh = form?.dataset['at'] === '' && (query.size === 0 || query.has('again'));
  if (!isFresh || !kept) return;
  const fill: Fill = (now) => {
    const values = new URLSearchParams(kept);
    for (const name of ['form_token', 'nonce', 'again']) values.set(name, now.get(name) ?? '');
    values.set('do', 'change');
    values.set('resumed', 'yes');
    return values;
  };
  void send(fill, location.hash.slice(1) || 'account');
};

begin();
const form = wizard();
if (form?.dataset['at']) goTo(form.dataset['at']);
resume();
