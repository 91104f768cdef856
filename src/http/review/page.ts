import { type Html, html } from '../../kernel/html.ts';
import type { ReviewForm } from '../../operations/launches/review/answer-review.ts';
import type { Review } from '../../operations/launches/review/open-review.ts';
import {
  plannedSteps,
  type ShownAd,
  shownAds,
} from '../../operations/launches/review/shown-ads.ts';
import { type ShownPlan, shownPlan } from '../../operations/launches/review/shown-plan.ts';
import { feedCard } from '../../pages/feed-card.ts';
import { foreignName } from '../../pages/foreign-name.ts';
import { layout, type Page } from '../pages/layout.ts';
import { moment } from '../pages/moment.ts';

/** Why an answer was not stored, the ads it concerns, and how the page answers. */
export type ReviewProblem = {
  status: number;
  message: string;
  ads: string[];
  isName?: boolean;
  /** What was typed belongs to another version of the ads: words stay, decisions do not. */
  isChanged?: boolean;
};

type View = { problem?: ReviewProblem | null; isThanks?: boolean; typed?: ReviewForm | null };

/** The campaign behind the ads: each audience with its dates and budget, and the sum. */
const planSection = ({ adSets, budget, link, hasExistingAdSets }: ShownPlan): Html => {
  const fact = (name: Html | string, value: Html | string) =>
    html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
  const isSum = adSets.filter((one) => one.budget !== null).length > 1;
  return html`<section class="card"><h2>The plan behind them</h2><dl class="brief">
${adSets.map((one) =>
  fact(
    adSets.length > 1 ? foreignName(one.name) : 'Who sees them',
    html`${one.audience}<small>${one.dates}${one.budget === null ? '' : html`, ${one.budget}`}</small>`,
  ),
)}
${hasExistingAdSets ? fact('Who sees the others', 'As the existing audience on Meta says. Its dates and budget stay as they are.') : ''}
${budget === null ? '' : fact(isSum ? 'All audiences together' : 'Budget', budget)}
${link === null ? '' : fact('Where they lead', link)}
</dl></section>`;
};

const answerWords = { approved: 'You approved it', changes: 'You asked for changes' };

type CardProps = {
  review: Review;
  ad: ShownAd;
  number: number;
  total: number;
  base: string;
  view: View;
};

const adCard = ({ review, ad, number, total, base, view: { problem, typed } }: CardProps) => {
  const stored = review.answers.get(ad.step);
  const sent = typed?.answers.find(({ step }) => step === ad.step);
  const verdict = problem?.isChanged ? undefined : typed ? sent?.verdict : stored?.verdict;
  const comment = sent?.comment ?? (stored?.verdict === 'changes' ? stored.comment : '');
  const isSilent = problem?.ads.includes(ad.step) ?? false;
  const pageName = review.facts.pageName ?? 'Your Facebook Page';
  const picture = ad.picture === null ? null : `${base}/picture/${ad.picture}`;
  const isMade = review.steps.some(({ step, state }) => step === ad.step && state === 'done');
  const field = `c-${ad.step}`;
  return html`<li class="ad-card" id="${ad.step}" tabindex="-1"><h3>Ad ${number} of ${total} <span class="chip paused">${isMade ? 'Paused' : 'Not made yet'}</span></h3>
<p class="ad-facts soft small">${ad.name === '' ? '' : html`<b>${foreignName(ad.name)}</b>`}${ad.adSet === null ? '' : html`<span>Audience: ${foreignName(ad.adSet)}</span>`}</p>
${feedCard({ ...ad, pageName, picture })}
<fieldset class="verdict"><legend>Your answer to ad ${number}</legend>
${stored ? html`<p class="soft small">${answerWords[stored.verdict]}${stored.comment ? html`: “${stored.comment}”` : ''}</p>` : ''}
<label><input type="radio" name="verdict-${ad.step}" value="approved"${verdict === 'approved' ? html` checked` : ''}> Approve</label>
<label><input type="radio" name="verdict-${ad.step}" value="changes"${verdict === 'changes' ? html` checked` : ''}> Ask for changes</label>
<label class="field" for="${field}">What should change?</label>
${isSilent ? html`<p class="missing" id="${field}-missing">Write here what should change in ad ${number}.</p>` : ''}
<textarea id="${field}" name="comment-${ad.step}" maxlength="2000" dir="auto"${isSilent ? html` aria-invalid="true" aria-describedby="${field}-missing"` : ''}>${comment}</textarea>
</fieldset></li>`;
};

const problemNote = (problem: ReviewProblem, ads: ShownAd[]) => {
  const named = problem.ads.map((step) => {
    const number = ads.findIndex((ad) => ad.step === step) + 1;
    return html` <a href="#${step}">ad ${number}</a>`;
  });
  return html`<p class="note warn" role="alert"><strong>Not sent yet.</strong> ${problem.message}${named}${named.length > 0 ? '. Your other answers are kept.' : ''}</p>`;
};

/** Thanks, and what is still to answer: a launch waits until every ad is approved. */
const thanks = ({ answers, launch }: Review, ads: ShownAd[]) => {
  const open = ads.filter(({ step }) => !answers.has(step));
  const wanted = ads.filter(({ step }) => answers.get(step)?.verdict === 'changes').length;
  const rule =
    launch.state === 'awaiting_approval' ? ' Nothing is made before all of them are approved.' : '';
  const change = ' You can change your answer here until the page closes.';
  if (open.length > 0)
    return html`<p class="note warn" role="status"><strong>Thank you.</strong> ${ads.length - open.length} of ${ads.length} ads are answered.${rule} <a href="#${open[0]?.step ?? ''}">Go to the next one without an answer</a></p>`;
  const what =
    ads.length === 0
      ? 'Your answer was sent.'
      : wanted === 0
        ? `You approved ${ads.length === 1 ? 'the ad' : `all ${ads.length} ads`}.`
        : `Your answer was sent: changes to ${wanted === 1 ? '1 ad' : `${wanted} ads`}.`;
  return html`<p class="note" role="status"><strong>Thank you.</strong> ${what}${wanted === 0 ? '' : rule}${change}</p>`;
};

/** Every ad as it will look, and room for an answer. `base`: the page's own address. */
export const reviewPage = (review: Review, base: string, view: View = {}): Page => {
  const { problem = null, isThanks = false, typed = null } = view;
  const steps = plannedSteps(review.steps);
  const ads = shownAds(steps);
  const plan = shownPlan(steps, {
    currency: review.facts.currency,
    link: JSON.parse(review.launch.body).defaults?.link_url,
  });
  const total = ads.length;
  const title = total === 1 ? '1 ad for you to look at' : `${total} ads for you to look at`;
  return layout(
    'Review',
    html`<h1>${total === 0 ? 'A campaign for you to look at' : title}</h1>
<p class="lead">${review.facts.for ? html`${foreignName(review.facts.for)}, these` : 'These'} were prepared for ${foreignName(review.workspaceName)}. Approve each one, or say what should change.</p>
<p class="soft small">This page is open until ${moment(review.expiresAt)}</p>
${isThanks ? thanks(review, ads) : ''}
${problem === null ? '' : problemNote(problem, ads)}
<p class="note paused"><strong>Approving does not start anything.</strong> The ads stay paused and cost nothing. Somebody starts them on Meta, later, when you agree on it.</p>
<form method="post" action="${base}"><input type="hidden" name="digest" value="${review.digest}">
${planSection(plan)}
<ul class="ad-grid">${ads.map((ad, at) => adCard({ review, ad, number: at + 1, total, base, view }))}</ul>
<section class="card answer"><h2>Send your answer</h2>
<label class="field" for="name">Your name</label>
<input id="name" name="name" type="text" autocomplete="name" maxlength="120" value="${typed?.name ?? review.facts.for ?? ''}"${problem?.isName ? html` aria-invalid="true"` : ''} required>
<div class="actions"><button class="btn quiet" name="all" value="approved">${total < 2 ? 'Approve' : `Approve all ${total}`}</button><button class="btn">Send answer</button></div>
</section></form>
<p class="soft small">Made with Greenroom, where ads wait before they go on. This page shows these ads and nothing else. If you do not know who sent it, close it.</p>`,
    { wide: true, script: '/pages.js', hasForm: true },
  );
};

const endings = {
  unknown: 'This link leads nowhere. Check that you have the whole address.',
  closed: 'This review is closed. Ask whoever sent it for a new link.',
  foreign:
    'This answer did not come from the review page, so nothing was changed. Open the link again.',
  busy: 'This page was opened very often in the last minute. Wait a moment, then open the link again.',
};

export type ReviewEnding = keyof typeof endings;

export const reviewEndingPage = (kind: ReviewEnding): Page =>
  layout(
    'Review',
    html`<div class="card ending calm"><h1>${kind === 'busy' ? 'One moment' : 'Nothing to look at here'}</h1><p>${endings[kind]}</p></div>`,
  );
