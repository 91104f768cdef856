import { iso } from '../../kernel/clock.ts';
import { type Html, html } from '../../kernel/text/html.ts';

/**
 * A time as text. The frame's script replaces it by "3 hours ago" and puts the exact time, in the reader's time
 * zone, into the title.
 */
export const moment = (at: number | string): Html => {
  const text = typeof at === 'string' ? at : iso(at);
  return html`<time datetime="${text}" data-moment>${text.slice(0, 16).replace('T', ' ')} UTC</time>`;
};

/**
 * Something that becomes true soon. The frame's script counts down beside `before`, and shows `after` when the time
 * has come.
 */
export const countdown = (at: string, before: string, after: string): Html =>
  html`<span data-until="${at}" data-after="${after}">${before} <time datetime="${at}">from ${at.slice(11, 16)} UTC on ${at.slice(0, 10)}</time></span>`;

/** A calendar day as the platform names it, in the ad account's own zone. */
export const day = (date: string): Html => html`<time datetime="${date}">${spoken(date)}</time>`;

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const spoken = (date: string) => {
  const [, month = '', number = ''] = date.split('-');
  return `${Number(number)} ${months[Number(month) - 1] ?? ''}`;
};
