import { count } from '../../../kernel/pure/count.ts';
import { type Html, html } from '../../../kernel/text/html.ts';
import type { LaunchPlanAnswer } from '../../launch/plan-tree.ts';
import { digestInput, planView, problemList, shownProblem } from '../../launch/plan-view.ts';
import { sendWords } from '../../launch/words.ts';
import { note } from '../../parts/blocks.ts';
import { icon } from '../../parts/icon.ts';
import type { Visit } from '../../screen.ts';
import { type MatrixAd, pairsOf } from '../ad-matrix.ts';
import type { WizardDraft } from '../draft.ts';
import type { PlacedProblem } from '../problem-places.ts';
import type { Wizard } from '../wizard.ts';

type PlanSection = Pick<Wizard, 'draft' | 'account' | 'posts' | 'instagramPosts' | 'leadForms'> & {
  plan?: LaunchPlanAnswer;
  isChanged?: boolean;
};

const box = ({ key }: MatrixAd, words: string, isOut: boolean): Html =>
  html`<label class="leave"><input type="checkbox" name="left_out" value="${key}"${
    isOut ? html` checked` : ''
  }><span>${words}</span></label>`;

const nameOf = ({ adSet, media, copy }: MatrixAd) =>
  [adSet, media, copy].filter(Boolean).join(' · ');

/** Beside each ad of the plan: a way to leave it out. The last one stays, or there would be none. */
const leaveOut = (draft: WizardDraft) => {
  const { made } = pairsOf(draft);
  return (at: number): Html | string => {
    const pair = made[at];
    return pair && made.length > 1 ? box(pair, 'Leave out', false) : '';
  };
};

/** A person reads here which ads were left out, and can take them in again. */
const leftOutList = (draft: WizardDraft): Html | string => {
  const { leftOut } = pairsOf(draft);
  if (leftOut.length === 0) return '';
  return html`<section class="card" aria-labelledby="left-out"><h3 id="left-out">Left out: ${leftOut.length}</h3>
<ul class="left-out">${leftOut.map((pair) => html`<li>${box(pair, nameOf(pair), true)}</li>`)}</ul>
<p class="hint">Take the mark away to make it after all.<span class="without-script"> Then see the plan again.</span></p></section>`;
};

const lookAgain = html`<button class="btn" name="do" value="plan">Look again</button>`;

const changedNote = note(
  'warn',
  html`<p><strong>Something has changed since you looked at the plan, so nothing was made.</strong> This is the plan as it is now. Look at it again.</p>`,
);

/** The plan after it was requested, and the next step: the launch, or the problems. */
export const planSection = (data: PlanSection, visit: Visit, problems: PlacedProblem[]): Html => {
  const { plan, account, draft } = data;
  if (!plan && problems.length > 0)
    return html`${problemList(problems.map(shownProblem))}<div class="flow-bar">${lookAgain}</div>`;
  if (!plan)
    return html`<div class="card">
<p>The plan shows everything that will be made, and everything that is still wrong, before anything is sent.</p>
<div class="actions"><button class="btn quiet" name="do" value="plan">See the plan</button></div></div>`;
  const context = {
    visit,
    currency: account?.currency ?? 'USD',
    accountId: draft.accountId,
    beside: leaveOut(draft),
    posts: [...data.posts.rows, ...data.instagramPosts],
    leadForms: data.leadForms.rows,
    wrongAdSets: new Set(
      problems.flatMap(({ field, isRefused }) => {
        const at = /^ad_sets\.(\d+)\./.exec(field)?.[1];
        return isRefused && at !== undefined ? [Number(at)] : [];
      }),
    ),
  };
  const refusals = problems.filter(({ isRefused }) => isRefused);
  const isReady = refusals.length === 0;
  return html`${data.isChanged ? changedNote : ''}${planView(plan, problems.map(shownProblem), context)}${leftOutList(draft)}
<div class="flow-bar"><a class="btn quiet with-script" href="#budget">${icon('back')}Budget</a>${
    isReady
      ? html`${digestInput(plan.plan_digest)}<button class="btn" name="do" value="send">${sendWords(plan.plan, draft.needsApproval)}</button>`
      : html`<p class="soft">${count(refusals.length, 'thing')} to fix first.</p>
${lookAgain}`
  }</div>`;
};
