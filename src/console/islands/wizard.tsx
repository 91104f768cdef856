import { mount } from './behaviour/mount.tsx';
import { valuesOf, whenRested } from './wizard/ask.ts';
import { Audience } from './wizard/audience.tsx';
import { bringsTexts, withBrought } from './wizard/brought.ts';
import {
  type HeldValues,
  heldBy,
  keepCursor,
  moved,
  putBack,
  typedSince,
  typingRests,
} from './wizard/carry.ts';
import { checkCopies } from './wizard/copy-check.ts';
import { countAds } from './wizard/count.ts';
import { showInFeed } from './wizard/preview.ts';
import { setAside, showAside, takeUp } from './wizard/set-aside.ts';
import { goTo, showStep } from './wizard/steps.ts';
import { uploadPictures } from './wizard/upload.ts';

const wizard = () => document.querySelector<HTMLFormElement>('form[data-wizard]');

/** Kept in this tab alone: what was typed survives a reload, and ends with the tab. */
const draftKey = `draft ${location.pathname}`;

const keepDraft = whenRested(() => {
  const form = wizard();
  // A form that is about to be replaced holds less than what was sent.
  if (form && form.getAttribute('aria-busy') !== 'true')
    sessionStorage.setItem(draftKey, valuesOf(form).toString());
}, 300);

const busy = (form: HTMLFormElement, is: boolean) => {
  form.setAttribute('aria-busy', String(is));
  for (const button of form.querySelectorAll<HTMLButtonElement>('button')) button.disabled = is;
};

/** Puts the server's new form in place of the old one, with what was typed meanwhile. */
const swap = (text: string, at: string | null, typed: HeldValues) => {
  const made = new DOMParser().parseFromString(text, 'text/html');
  const main = made.querySelector('main');
  const here = document.querySelector('main');
  if (!main || !here) return location.reload();
  const putCursorBack = keepCursor();
  const shown = location.hash.slice(1) || 'account';
  here.replaceChildren(...main.childNodes);
  const form = wizard();
  if (form) putBack(form, typed);
  const step = at === null ? shown : form?.dataset['at'] || at;
  begin();
  // In another step the cursor begins anew.
  const news = document.getElementById(step)?.querySelector<HTMLElement>('[data-focus]');
  if (shown === step && putCursorBack) putCursorBack();
  else if (shown === step && news) news.focus();
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

const sendNow = async (fill: Fill, at: string | null): Promise<void> => {
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

/**
 * Sends the form without leaving the page, so that Back still leads to the step before; one after the other. `at`: the
 * step to show afterwards; null: the one that the person is at by then.
 */
const send = (fill: Fill, at: string | null) => {
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

/** A kind of budget, another aim or another account changes what the form asks for. */
const redraws = new Set([
  'account_id',
  'budget_kind',
  'budget_at',
  'goal',
  'recipe',
  'defaults.page_id',
]);

document.addEventListener('change', ({ target }) => {
  const form = wizard();
  if (form && target instanceof HTMLInputElement && target.name === 'left_out') {
    return void send((values) => {
      values.set('do', 'plan');
      return values;
    }, 'plan');
  }
  // The server draws the placements of the first picture, and says what a post needs no more.
  const isFirst = !form?.querySelector('[data-preview] .places');
  const isMedium =
    target instanceof HTMLInputElement && target.matches('[name=hash], [data-picture]');
  const isPost = target instanceof HTMLInputElement && target.name === 'post';
  if (form && (isPost || (isMedium && isFirst))) return void send((values) => values, null);
  if (form && target instanceof HTMLInputElement && target.name === 'hash') {
    // The offer to join pictures is about those that are chosen now.
    const chosen = form.querySelectorAll<HTMLElement>('[name=hash]:checked');
    const shapes = new Set([...chosen].flatMap(({ dataset }) => dataset['shape'] || []));
    if (shapes.size > 1 || form.querySelector('#join')) void send((values) => values, null);
    return;
  }
  if (!form || !(target instanceof HTMLSelectElement)) return;
  if (!redraws.has(target.name) && !target.name.startsWith('shaped.')) return;
  // Whoever goes on meanwhile is not taken back.
  void send((values) => values, null);
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
  showAside();
  plannedValues = form.querySelector('#plan .flow-bar') ? heldBy(form) : null;
  keepDraft();
};

/** What the form held when its plan was drawn; null where none is shown. */
let plannedValues: HeldValues | null = null;

/** A plan of something else is not shown: it is made anew, and cannot be sent meanwhile. */
const planAnew = (form: HTMLFormElement) => {
  const section = form.querySelector('#plan');
  const bar = section?.querySelector('.flow-bar');
  const note = document.createElement('p');
  note.setAttribute('role', 'status');
  note.textContent = 'You have changed something since. The plan is made anew.';
  const button = document.createElement('button');
  Object.assign(button, { className: 'btn', name: 'do', value: 'plan', textContent: 'Look again' });
  bar?.replaceChildren(button);
  section?.replaceChildren(...section.querySelectorAll('h2'), note, ...(bar ? [bar] : []));
  void send((values) => {
    values.set('do', 'plan');
    return values;
  }, 'plan');
};

addEventListener('hashchange', () => {
  const form = wizard();
  if (!form) return;
  showStep(form, true);
  if (currentStep(form) === 'plan' && plannedValues && typedSince(form, plannedValues).size > 0)
    planAnew(form);
});

/** What was sent as a launch is kept as well: it may be launched anew. */
const keptFor = (query: URLSearchParams) => {
  const again = query.get('again');
  if (query.has('aside')) return takeUp();
  return again === null
    ? sessionStorage.getItem(draftKey)
    : sessionStorage.getItem(`sent ${location.pathname.replace(/[^/]+$/, again)}`);
};

/** What an address asked for is done once: opened anew, the page goes on with what was typed since. */
const takeOutOfAddress = () => history.replaceState(null, '', location.pathname + location.hash);

const ofThePage = ['form_token', 'nonce', 'again', 'resumed', 'do'];

/** What a person can fill in, without what every page has of its own. */
const contentOf = (values: URLSearchParams) =>
  [...values]
    .filter(([name]) => !ofThePage.includes(name))
    .map((entry) => entry.join('='))
    .join('&');

const isSameDraft = (one: string, other: string | null) =>
  other !== null && contentOf(new URLSearchParams(one)) === contentOf(new URLSearchParams(other));

/** Whoever only looked at the empty form has no draft. */
const isOwn = (draft: string, form: HTMLFormElement) =>
  !isSameDraft(draft, valuesOf(form).toString());

/** A page that was opened anew goes on with what was typed in this tab, unless somebody starts afresh. */
const resume = () => {
  const form = wizard();
  const query = new URLSearchParams(location.search);
  if (query.has('afresh')) {
    sessionStorage.removeItem(draftKey);
    return takeOutOfAddress();
  }
  const brings = bringsTexts(query);
  const replaces = query.has('again') || query.has('aside');
  const isKnown = query.size === 0 || replaces || brings;
  if (!form || !isKnown || (form.dataset['at'] !== '' && !brings)) return;
  const before = sessionStorage.getItem(draftKey);
  const kept = keptFor(query) ?? (query.has('aside') ? before : null);
  takeOutOfAddress();
  if (replaces && before !== null && isOwn(before, form) && !isSameDraft(before, kept)) {
    setAside(before);
    showAside();
  }
  if (!kept) return;
  const draft = new URLSearchParams(kept);
  if (!brings && !isOwn(kept, form)) return;
  const whole = brings ? withBrought(draft, query) : draft;
  sessionStorage.setItem(draftKey, whole.toString());
  const fill: Fill = (now) => {
    const values = new URLSearchParams(whole);
    for (const name of ['form_token', 'nonce']) values.set(name, now.get(name) ?? '');
    values.set('again', now.get('again') || (whole.get('again') ?? ''));
    values.set('do', 'change');
    values.set('resumed', 'yes');
    return values;
  };
  void send(fill, brings ? 'copy' : location.hash.slice(1) || 'account');
};

begin();
const form = wizard();
if (form?.dataset['at']) goTo(form.dataset['at']);
resume();
