import { type Html, html } from '../../kernel/html.ts';
import { formToken } from '../form.ts';
import type { Visit } from '../screen.ts';

type ConfirmQuestion = {
  action: string;
  /** Fields that say what it is about. */
  fields: Record<string, string>;
  /** On the button that opens the question, and on the one that does it. */
  ask: string;
  does: string;
  /** One sentence that says what follows. */
  words: Html | string;
  /** Says to whom a screen reader's button belongs. */
  about: string;
  /** On the way back. */
  keep?: string;
};

/** An act that cannot be taken back asks first; it needs no script. */
export const confirm = (
  visit: Visit,
  { action, fields, ask, does, words, about, keep = 'Keep it' }: ConfirmQuestion,
): Html =>
  html`<details class="confirm"><summary class="btn stop small">${ask}<span class="unseen"> ${about}</span></summary>
<div><p>${words}</p><form method="post" action="${visit.path}" class="actions">${formToken(visit, action)}${Object.entries(
    fields,
  ).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button class="btn stop">${does}</button><a class="btn plain" href="${visit.path}">${keep}</a></form></div></details>`;
