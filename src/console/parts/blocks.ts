import { type Html, html } from '../../kernel/text/html.ts';
import type { Visit } from '../screen.ts';
import { type IconName, icon } from './icon.ts';

/** A place that a script of `islands/` brings to life; until then it shows what the server drew. */
export const island = (name: string, props: object, before: Html): Html =>
  html`<div data-island="${name}" data-props="${JSON.stringify(props)}">${before}</div>`;

/** A text to take along; the button appears where a script can copy it. */
const copyable = (text: string): Html =>
  html`<div class="copyable"><code>${text}</code><button type="button" class="btn quiet small" data-copy="${text}" hidden>Copy</button></div>`;

/** Something that is shown this once and never again. */
export const oneTimeSecret = (title: string, text: string, words: string): Html =>
  html`<div class="once" role="status"><p><strong>${title}</strong> ${words}</p>${copyable(text)}</div>`;

type Empty = {
  icon: IconName;
  title: string;
  text: Html | string;
  /** The way to go on from it. */
  next?: Html | undefined;
  look?: 'calm' | 'bad' | 'locked';
};

/** Shown instead of missing content: why it is missing, and what to do. */
export const empty = ({ icon: name, title, text, next, look = 'calm' }: Empty): Html =>
  html`<div class="empty ${look}"><span class="empty-mark">${icon(name)}</span><h2>${title}</h2><p>${text}</p>
${next ? html`<div class="actions">${next}</div>` : ''}</div>`;

export type ChipLook = 'paused' | 'ok' | 'warn' | 'bad' | 'idle';

const marks: Record<ChipLook, IconName | null> = {
  paused: 'pause',
  ok: 'check',
  warn: 'alert',
  bad: 'alert',
  idle: null,
};

/** The state of one thing: a shape and a word, never a colour alone. */
export const chip = (look: ChipLook, words: string): Html => {
  const mark = marks[look];
  return html`<span class="chip ${look}">${mark ? icon(mark) : ''}${words}</span>`;
};

export const note = (look: 'calm' | 'paused' | 'warn' | 'bad', body: Html): Html =>
  html`<div class="note ${look}"${
    look === 'bad' ? html` role="alert"` : ''
  }>${icon(look === 'paused' ? 'pause' : look === 'calm' ? 'info' : 'alert')}<div>${body}</div></div>`;

/** The head of a page: its title, one sentence, at most two actions, the main one last. */
export const pageHead = (
  title: Html | string,
  lead: Html | string,
  actions?: Html | string,
): Html =>
  html`<div class="page-head"><div><h1>${title}</h1>${lead ? html`<p class="lead">${lead}</p>` : ''}</div>
${actions ? html`<div class="actions">${actions}</div>` : ''}</div>`;

/** The way to what is older than the list of this page. */
export const olderLink = (next: string | null, { path, query }: Pick<Visit, 'path' | 'query'>) =>
  next === null
    ? ''
    : html`<a class="btn quiet" rel="next" href="${path}?${new URLSearchParams({ ...query, after: next }).toString()}">Older</a>`;

export const pager = (back: Html | string, next: Html | string): Html | string =>
  back === '' && next === ''
    ? ''
    : html`<nav class="pager" aria-label="Pages">${back === '' ? html`<span></span>` : back}${next}</nav>`;
