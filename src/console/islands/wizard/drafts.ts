import { valuesOf, whenRested } from './ask.ts';
import { type Fill, send, wizardForm } from './send.ts';

const textParts = ['message', 'headline', 'description'];

const fieldOf = /^copies\.(\d+)\./;

const numbersIn = (values: URLSearchParams) => [
  ...new Set([...values.keys()].flatMap((name) => fieldOf.exec(name)?.[1] ?? []).map(Number)),
];

/** The parts of one text, in their order. */
const textAt = (values: URLSearchParams, at: number) =>
  textParts.map((part) => values.get(`copies.${at}.${part}`) ?? '');

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.every((part, at) => part.trim() === other[at]?.trim());

const bringsTexts = (query: URLSearchParams) => numbersIn(query).length > 0;

/** A draft with the texts in an address added, and with their brief if it has none. */
const withBroughtTexts = (draft: URLSearchParams, query: URLSearchParams) => {
  const values = new URLSearchParams(draft);
  const own = numbersIn(values);
  const addedTexts = numbersIn(query)
    .map((at) => textAt(query, at))
    .filter((text) => !own.some((at) => isSame(text, textAt(values, at))));
  const next = Math.max(-1, ...own) + 1;
  for (const [at, text] of addedTexts.entries())
    for (const [index, part] of textParts.entries())
      values.set(`copies.${next + at}.${part}`, text[index] ?? '');
  if (!values.get('brief.product'))
    for (const [name, value] of query) if (name.startsWith('brief.')) values.set(name, value);
  values.set('brought', String(addedTexts.length));
  return values;
};

/** Kept in this tab alone: what was typed survives a reload, and ends with the tab. */
const draftKey = `draft ${location.pathname}`;

export const keepDraft = whenRested(() => {
  const form = wizardForm();
  // A form that is about to be replaced holds less than what was sent.
  if (form && form.getAttribute('aria-busy') !== 'true')
    sessionStorage.setItem(draftKey, valuesOf(form).toString());
}, 300);

/** Other launches that were begun in this tab, oldest first: beginning one never throws away another. */
const asideKey = `drafts aside ${location.pathname}`;

const readAside = (): string[] => {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(asideKey) ?? '[]');
    return Array.isArray(list) ? list.map(String) : [];
  } catch {
    return [];
  }
};

const writeAside = (list: string[]) => {
  if (list.length === 0) sessionStorage.removeItem(asideKey);
  else sessionStorage.setItem(asideKey, JSON.stringify(list));
};

const setAside = (draft: string) => writeAside([...readAside(), draft]);

/** The oldest of them; null if there is none. */
const takeUp = (): string | null => {
  const [oldest = null, ...rest] = readAside();
  writeAside(rest);
  return oldest;
};

/** Says that there are some, and leads to the next one. */
export const showAside = () => {
  const note = document.querySelector<HTMLElement>('[data-aside]');
  const { length } = readAside();
  if (!note) return;
  note.hidden = length === 0;
  const words = note.querySelector('[data-aside-words]');
  if (words)
    words.textContent =
      length === 1
        ? 'Another launch that you began in this tab is kept.'
        : `${length} other launches that you began in this tab are kept.`;
};

/** A draft that became a launch is kept as well: it may be launched anew. */
const storedFor = (query: URLSearchParams) => {
  const again = query.get('again');
  if (query.has('aside')) return takeUp();
  return again === null
    ? sessionStorage.getItem(draftKey)
    : sessionStorage.getItem(`sent ${location.pathname.replace(/[^/]+$/, again)}`);
};

/**
 * A request in the address is carried out once: if the page is opened again, it continues with what was typed
 * since.
 */
const takeOutOfAddress = () => history.replaceState(null, '', location.pathname + location.hash);

const fieldsOfPage = ['form_token', 'nonce', 'again', 'resumed', 'do'];

/** A draft holds what a person can fill in, without the fields that every page makes anew. */
const contentOf = (values: URLSearchParams) =>
  [...values]
    .filter(([name]) => !fieldsOfPage.includes(name))
    .map((entry) => entry.join('='))
    .join('&');

const isSameDraft = (one: string, other: string | null) =>
  other !== null && contentOf(new URLSearchParams(one)) === contentOf(new URLSearchParams(other));

/** An empty form that was not changed is not stored as a draft. */
const isOwn = (draft: string, form: HTMLFormElement) =>
  !isSameDraft(draft, valuesOf(form).toString());

/** A page that is opened again continues with what was typed in this tab, unless the person starts a new draft. */
export const resume = () => {
  const form = wizardForm();
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
  const storedDraft = storedFor(query) ?? (query.has('aside') ? before : null);
  takeOutOfAddress();
  if (replaces && before !== null && isOwn(before, form) && !isSameDraft(before, storedDraft)) {
    setAside(before);
    showAside();
  }
  if (!storedDraft) return;
  const draft = new URLSearchParams(storedDraft);
  if (!brings && !isOwn(storedDraft, form)) return;
  const whole = brings ? withBroughtTexts(draft, query) : draft;
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
