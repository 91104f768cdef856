import { type Html, html } from '../../kernel/html.ts';

/** The words in question, with a little of what stands around them. */
export const marked = (text: string, { start, end }: { start: number; end: number }): Html =>
  html`<p class="quote">${text.slice(Math.max(0, start - 24), start)}<mark>${text.slice(start, end)}</mark>${text.slice(end, end + 24)}</p>`;
