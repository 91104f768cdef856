import { type Html, html } from '../../kernel/html.ts';
import { type IconName, icon } from './icon.ts';

type Empty = {
  icon: IconName;
  title: string;
  text: Html | string;
  /** The way to go on from it. */
  next?: Html | undefined;
  look?: 'calm' | 'bad' | 'locked';
};

/** In place of content that is not there: why, and what to do. */
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
