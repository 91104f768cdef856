import { type Html, html } from '../basics/html.ts';
import type { SeenCall } from '../faults/seen-call.ts';
import { indented } from './indented.ts';

const statusLook = (status: number | null) => {
  if (status === null) return 'bad';
  return status < 400 ? 'on' : 'bad';
};

const maxShownLength = 12_000;
const cut = (text: string) =>
  text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;

const callRow = ({ n, at, method, path, params, status, answer, fault }: SeenCall): Html => html`
<details id="call-${n}"><summary><span class="state ${statusLook(status)}">${status ?? 'no answer'}</span>
<strong>${method}</strong> <code>${path}</code> <span class="soft">#${n}, ${at.slice(11, 19)} UTC${
  fault && html`, fault: ${fault}`
}</span></summary>
<p class="soft">Request</p><pre tabindex="0">${cut(JSON.stringify(params, null, 2))}</pre>
<p class="soft">Answer</p><pre tabindex="0">${cut(indented(answer)) || '(empty)'}</pre></details>`;

export const callsView = (calls: SeenCall[]): Html =>
  calls.length === 0
    ? html`<p class="soft">No calls yet.</p>`
    : html`${[...calls].reverse().map(callRow)}`;
