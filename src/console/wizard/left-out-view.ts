import { type Html, html } from '../../kernel/html.ts';
import { type Pair, pairsOf } from './ad-matrix.ts';
import type { Draft } from './draft.ts';

const box = ({ key }: Pair, words: string, isOut: boolean): Html =>
  html`<label class="leave"><input type="checkbox" name="left_out" value="${key}"${isOut ? html` checked` : ''}><span>${words}</span></label>`;

const nameOf = ({ adSet, media, copy }: Pair) => [adSet, media, copy].filter(Boolean).join(' · ');

/** Beside each ad of the plan: a way to leave it out. The last one stays, or there would be none. */
export const leaveOut = (draft: Draft) => {
  const { made } = pairsOf(draft);
  return (at: number): Html | string => {
    const pair = made[at];
    return pair && made.length > 1 ? box(pair, 'Leave out', false) : '';
  };
};

/** What was left out, and the way back. */
export const leftOutList = (draft: Draft): Html | string => {
  const { leftOut } = pairsOf(draft);
  if (leftOut.length === 0) return '';
  return html`<section class="card" aria-labelledby="left-out"><h3 id="left-out">Left out: ${leftOut.length}</h3>
<ul class="left-out">${leftOut.map((pair) => html`<li>${box(pair, nameOf(pair), true)}</li>`)}</ul>
<p class="hint">Take the mark away to make it after all.<span class="without-script"> Then see the plan again.</span></p></section>`;
};
