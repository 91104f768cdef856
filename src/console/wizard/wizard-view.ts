import type { FieldProblem } from '../../contract/failures.ts';
import { count } from '../../kernel/pure/count.ts';
import { type Html, html } from '../../kernel/text/html.ts';
import { screenPath } from '../clients.ts';
import { formFailure } from '../failure-view.ts';
import type { LaunchPlanAnswer } from '../launch/plan-tree.ts';
import { chip, empty, note } from '../parts/blocks.ts';
import { icon } from '../parts/icon.ts';
import type { Visit } from '../screen.ts';
import { tokenInput } from '../sign-in/form-token.ts';
import { countMedia, pairsOf } from './ad-matrix.ts';
import type { WizardDraft } from './draft.ts';
import { type PlacedProblem, placeProblems, type StepName, steps } from './problem-places.ts';
import { accountSection } from './sections/account.ts';
import { audienceSection } from './sections/audience.ts';
import { budgetSection } from './sections/budget.ts';
import { copySection } from './sections/copy.ts';
import { mediaSection } from './sections/media.ts';
import { planSection } from './sections/plan.ts';
import { type Wizard, wizardFields } from './wizard.ts';

/** Everything the page shows: the draft, what it chooses from, and what came of it. */
export type WizardPage = Omit<Wizard, 'visit' | 'fields' | 'adds' | 'notes'> &
  Partial<Pick<Wizard, 'adds' | 'notes'>> & {
    plan?: LaunchPlanAnswer;
    problems?: FieldProblem[];
    at?: StepName;
    isChanged?: boolean;
  };

const stepper = (problems: readonly PlacedProblem[]): Html => {
  const isWrong = (name: StepName) =>
    problems.some(({ step, isRefused }) => isRefused && step === name);
  return html`<nav aria-label="Steps of the launch">
<ol class="stepper">${steps.map(
    ([name, label]) =>
      html`<li${isWrong(name) ? html` class="wrong"` : ''}><a href="#${name}"><span>${
        isWrong(name) ? icon('alert') : ''
      }${label}${
        isWrong(name) ? html`<span class="unseen">: something to fix</span>` : ''
      }</span></a></li>`,
  )}</ol></nav>`;
};

const onward = (at: number): Html => {
  const next = steps[at + 1];
  const before = steps[at - 1];
  const back = before
    ? html`<a class="btn quiet with-script" href="#${before[0]}">${icon('back')}${before[1]}</a>`
    : '';
  if (next?.[0] === 'plan')
    return html`<div class="flow-bar">${back}<button class="btn" name="do" value="plan">See the plan</button></div>`;
  return next
    ? html`<div class="flow-bar with-script">${back}<a class="btn" href="#${next[0]}">Next: ${next[1]}</a></div>`
    : html``;
};

const section = ([name, label]: (typeof steps)[number], at: number, body: Html): Html =>
  html`<section class="wizard-step" id="${name}" aria-labelledby="${name}-title" tabindex="-1"><h2 id="${name}-title">${label}</h2>
${body}${onward(at)}</section>`;

/** How many ads come of it; the page's script keeps it up with what is typed. */
const matrix = (draft: WizardDraft): Html => {
  const { made, leftOut, isTooMany } = pairsOf(draft);
  const media = countMedia(draft);
  const posts = draft.posts.length;
  const all = (media * draft.copies.length + posts) * draft.adSets.length;
  const isShown = all > 0;
  return html`<p class="matrix-line" data-count data-left-out="${leftOut.length}" aria-live="polite"${
    isShown ? '' : html` hidden`
  }><b>${count(
    isTooMany ? all : made.length,
    'ad',
  )}</b><span class="soft">${count(media, 'picture')} × ${count(draft.copies.length, 'text')} × ${count(draft.adSets.length, 'audience')}${
    posts > 0 ? `, and ${count(posts, 'post')} for each audience` : ''
  }${leftOut.length > 0 ? `, ${leftOut.length} left out` : ''}</span></p>`;
};

/** Where the form was not empty when it was opened: why, and the way to an empty one. */
const draftNote = ({ isResumed, again }: WizardDraft, visit: Visit): Html => {
  const launches = screenPath(visit, 'launches');
  const before =
    again === ''
      ? ''
      : html`<p><strong>A new launch in place of another.</strong> <a href="${launches}/${again}#review">What the client wrote to that one</a></p>`;
  const resumedNote = isResumed
    ? html`<p><strong>Your draft.</strong> This is what you typed in this tab. It is kept nowhere else, and ends with the tab. <a href="${launches}/new?afresh=yes">Start afresh</a></p>`
    : '';
  const message = again === '' && !isResumed ? '' : note('calm', html`${before}${resumedNote}`);
  return html`${message}${aside(launches)}`;
};

/** The page's script shows it where this tab keeps another draft, which only the tab knows. */
const aside = (launches: string): Html =>
  html`<div data-aside hidden>${note('calm', html`<p><span data-aside-words></span> <a href="${launches}/new?aside=yes">Go on with it</a>; this one is kept meanwhile.</p>`)}</div>`;

/** The form in its six steps; without a script they are shown below each other. */
export const wizardView = (data: WizardPage, visit: Visit): Html => {
  const { draft, accounts, account, at } = data;
  const launches = screenPath(visit, 'launches');
  const problems = placeProblems(
    { page: data.problems ?? [], plan: data.plan?.problems ?? [] },
    draft,
  );
  if (accounts.length === 0)
    return html`<h1 class="unseen">New launch</h1>
${empty({
  icon: 'launch',
  title: 'No ad account to launch in',
  text: 'The person who connected this client manages no ad account. Connect with somebody who does.',
  next: html`<a class="btn" href="${screenPath(visit, 'connection')}">Look at the connection</a>`,
})}`;
  const wizard = {
    ...data,
    visit,
    account,
    fields: wizardFields(problems),
    adds: data.adds ?? '',
    notes: data.notes ?? [],
  };
  const bodies = [
    accountSection(wizard),
    mediaSection(wizard),
    copySection(wizard),
    audienceSection(wizard),
    budgetSection(wizard),
    planSection(data, visit, problems),
  ];
  return html`<div class="page-head"><div><a class="crumb" href="${launches}">${icon('back')}Launches</a>
<h1>${draft.name || 'New launch'} ${chip('paused', 'Will be paused')}</h1></div>
<div class="actions"><a class="btn quiet" href="${launches}/from-file">From a file</a></div></div>
${draftNote(draft, visit)}${['send', 'write', 'change'].map((action) => formFailure(visit, action))}${
  problems.length === 0 ? formFailure(visit, 'plan') : ''
}
<form id="wizard" method="post" action="${visit.path}" data-wizard data-at="${at ?? ''}" data-ask="${screenPath(visit, 'ask')}" novalidate>
<button hidden name="do" value="plan">See the plan</button>
${tokenInput(visit.formToken)}<input type="hidden" name="nonce" value="${draft.nonce}">\
<input type="hidden" name="again" value="${draft.again}">\
<input type="hidden" name="resumed" value="${draft.isResumed ? 'yes' : ''}">
${stepper(problems)}${matrix(draft)}
${steps.map((step, index) => section(step, index, bodies[index] ?? html``))}
<input type="hidden" name="do" value="change"></form>`;
};
