import { type Html, html } from '../../kernel/html.ts';

/** A text to take along; the button appears where a script can copy it. */
const copyable = (text: string): Html =>
  html`<div class="copyable"><code>${text}</code><button type="button" class="btn quiet small" data-copy="${text}" hidden>Copy</button></div>`;

/** Something that is shown this once and never again. */
export const oneTimeSecret = (title: string, text: string, words: string): Html =>
  html`<div class="once" role="status"><p><strong>${title}</strong> ${words}</p>${copyable(text)}</div>`;
