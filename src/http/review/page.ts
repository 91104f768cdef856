import { count } from '../../kernel/pure/count.ts';
import { type Html, html } from '../../kernel/text/html.ts';
import type { AdAnswer, ReviewForm } from '../../operations/launches/review/answer-review.ts';
import type { Review } from '../../operations/launches/review/open-review.ts';
import {
  plannedSteps,
  type ReviewAd,
  shownAds,
} from '../../operations/launches/review/shown-ads.ts';
import { type ShownPlan, shownPlan } from '../../operations/launches/review/shown-plan.ts';
import { feedCard, opensForm } from '../../web/feed-card.ts';
import { foreignName } from '../../web/foreign-name.ts';
import { layout, type Page } from '../pages/layout.ts';
import { moment } from '../pages/moment.ts';

/** Why an answer was not stored, the ads it concerns, and the status of the page. */
export type ReviewProblem = {
  status: number;
  message: string;
  ads: string[];
  /** “Approve all” would have ignored what was typed for these ads. */
  isUnsent?: boolean;
  isName?: boolean;
  /** The answers were typed for another version of the ads, so the words are kept, but not the decisions. */
  isChanged?: boolean;
};

/** The form as it was sent, including fields that are not part of an answer. */
export type TypedForm = Omit<ReviewForm, 'answers'> & {
  isForAll: boolean;
  ads: (Omit<AdAnswer, 'verdict'> & { verdict: AdAnswer['verdict'] | null })[];
};

type View = { problem?: ReviewProblem | null; isThanks?: boolean; typed?: TypedForm | null };

/** The campaign of the ads: each audience with its dates and budget, and the total. */
const planSection = (plan: ShownPlan): Html => {
  const { adSets, budget, campaign, category, link, hasExistingAdSets } = plan;
  const fact = (name: Html | string, value: Html | string) =>
    html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
  const isSum = adSets.filter((one) => one.budget !== null).length > 1;
  return html`<section class="card"><h2>The plan behind them</h2><dl class="brief">
${campaign === null ? '' : fact('In the campaign', foreignName(campaign))}
${category === null ? '' : fact('Special category', category)}
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

/** Clients never see the launch's body, so its fields have other names here. The first matching pattern counts. */
const subjects: readonly (readonly [field: RegExp, words: string])[] = [
  [/page_id/, 'The Page'],
  [/lead_form/, 'The lead form'],
  [/instagram_user/, 'The Instagram account'],
  [/pixel|promoted_object/, 'What is counted as a result'],
  [/budget/, 'The budget'],
  [/targeting|countries|age_/, 'The audience'],
  [/start_time|end_time/, 'The dates'],
  [/link_url/, 'The link'],
  [/^posts|story_id|media_id/, 'The post'],
  [/^images|hash/, 'A picture'],
  [/^videos|video_id/, 'A video'],
  [/message|headline|description/, 'A text'],
];

const subjectOf = (field: string) =>
  subjects.find(([shape]) => shape.test(field))?.[1] ?? 'A part of it';

/** The approval is accepted nevertheless, so the client is warned before. */
const refusedNote = ({ refused }: Review): Html | string => {
  if (refused.length === 0) return '';
  return html`<div class="note warn">\
<p><strong>A check found that Meta will refuse a part of this.</strong> You can approve it, but it cannot be made as it is. \
Ask whoever sent you this page to correct it first.</p>
<ul>${refused.slice(0, 5).map(({ field, message }) => html`<li>${subjectOf(field)} ${message}.</li>`)}${refused.length > 5 ? html`<li>And ${refused.length - 5} more.</li>` : ''}</ul></div>`;
};

const answerWords = { approved: 'You approved it', changes: 'You asked for changes' };

type CardProps = {
  review: Review;
  ad: ReviewAd;
  number: number;
  total: number;
  base: string;
  view: View;
};

const adCard = ({ review, ad, number, total, base, view: { problem, typed } }: CardProps) => {
  const storedAnswer = review.answers.get(ad.step);
  const sentAnswer = typed?.ads.find(({ step }) => step === ad.step);
  const isForAll = typed?.isForAll === true && !problem?.isUnsent;
  const shownVerdict = typed
    ? isForAll
      ? 'approved'
      : sentAnswer?.verdict
    : storedAnswer?.verdict;
  const verdict = problem?.isChanged ? undefined : shownVerdict;
  const comment =
    sentAnswer?.comment ?? (storedAnswer?.verdict === 'changes' ? storedAnswer.comment : '');
  const isNamed = problem?.ads.includes(ad.step) ?? false;
  const isSilent = isNamed && !problem?.isUnsent;
  const isUnsent = isNamed && !isSilent && verdict !== 'changes';
  const pageName = review.facts.pageName ?? 'Your Facebook Page';
  const at = (name: string) => `${base}/picture/${name}`;
  const picture = ad.picture === null ? null : at(ad.picture);
  const otherPictures = Object.fromEntries(
    Object.entries(ad.otherPictures).map(([place, name]) => [place, at(name)]),
  );
  const isMade = review.steps.some(({ step, state }) => step === ad.step && state === 'done');
  const field = `c-${ad.step}`;
  return html`<li class="ad-card" id="${ad.step}" tabindex="-1"><h3>Ad ${number} of ${total} <span class="chip paused">${isMade ? 'Paused' : 'Not made yet'}</span></h3>
<p class="ad-facts soft small">${ad.name === '' ? '' : html`<b>${foreignName(ad.name)}</b>`}${ad.adSet === null ? '' : html`<span>Audience: ${foreignName(ad.adSet)}</span>`}${opensForm(ad)}</p>
${feedCard({ ...ad, pageName, picture, otherPictures })}
<fieldset class="verdict${isUnsent ? ' unsent' : ''}"><legend>Your answer to ad ${number}</legend>
${storedAnswer ? html`<p class="soft small">${answerWords[storedAnswer.verdict]}${storedAnswer.comment ? html`: “${storedAnswer.comment}”` : ''}</p>` : ''}
<label><input type="radio" name="verdict-${ad.step}" value="approved"${verdict === 'approved' ? html` checked` : ''}> Approve</label>
<label><input type="radio" name="verdict-${ad.step}" value="changes"${verdict === 'changes' ? html` checked` : ''}> Ask for changes</label>
<label class="field" for="${field}">What should change?</label>
${isSilent ? html`<p class="missing" id="${field}-missing">Write here what should change in ad ${number}.</p>` : ''}\
${isUnsent ? html`<p class="missing" id="${field}-missing">This is not sent as long as you do not ask for changes.</p>` : ''}
<textarea id="${field}" name="comment-${ad.step}" maxlength="2000" dir="auto"${isSilent || isUnsent ? html` aria-invalid="true" aria-describedby="${field}-missing"` : ''}>${comment}</textarea>
</fieldset></li>`;
};

const problemNote = (problem: ReviewProblem, ads: ReviewAd[]) => {
  const namedAds = problem.ads.map((step) => {
    const number = ads.findIndex((ad) => ad.step === step) + 1;
    return html` <a href="#${step}">ad ${number}</a>`;
  });
  return html`<p class="note warn" role="alert"><strong>Not sent yet.</strong> ${problem.message}${namedAds}${namedAds.length > 0 ? '. Your other answers are kept.' : ''}</p>`;
};

/** Thanks the client, and says what is still open: a launch waits until every ad is approved. */
const thanks = ({ answers, launch, steps, workspaceName }: Review, ads: ReviewAd[]) => {
  const open = ads.filter(({ step }) => !answers.has(step));
  const wishCount = ads.filter(({ step }) => answers.get(step)?.verdict === 'changes').length;
  const rule =
    launch.state === 'awaiting_approval' ? ' Nothing is made before all of them are approved.' : '';
  const isMade = ads.every(({ step }) =>
    steps.some((one) => one.step === step && one.state === 'done'),
  );
  const change = isMade
    ? html` The ads are made, paused. A change that you ask for here until the page closes reaches ${foreignName(workspaceName)}; the ads stay as they are until somebody makes it.`
    : ' You can change your answer here until the page closes.';
  if (open.length > 0)
    return html`<p class="note warn" role="status"><strong>Thank you.</strong> \
${ads.length - open.length} of ${ads.length} ads are answered.${rule} \
<a href="#${open[0]?.step ?? ''}">Go to the next one without an answer</a></p>`;
  const what =
    ads.length === 0
      ? 'Your answer was sent.'
      : wishCount === 0
        ? `You approved ${ads.length === 1 ? 'the ad' : `all ${ads.length} ads`}.`
        : `Your answer was sent: changes to ${count(wishCount, 'ad')}.`;
  return html`<p class="note" role="status"><strong>Thank you.</strong> ${what}${wishCount === 0 ? '' : rule}${change}</p>`;
};

/** Shows every ad as it will look, with a field for an answer. `base`: the page's own address. */
export const reviewPage = (review: Review, base: string, view: View = {}): Page => {
  const { problem = null, isThanks = false, typed = null } = view;
  const steps = plannedSteps(review.steps);
  const { known = null } = review.facts;
  const ads = shownAds(steps, known);
  const plan = shownPlan(steps, {
    currency: review.facts.currency,
    link: JSON.parse(review.launch.body).defaults?.link_url,
    known,
  });
  const total = ads.length;
  return layout(
    'Review',
    html`<h1>${total === 0 ? 'A campaign' : count(total, 'ad')} for you to look at</h1>
<p class="lead">${review.facts.for ? html`${foreignName(review.facts.for)}, these` : 'These'} were prepared for ${foreignName(review.workspaceName)}. Approve each one, or say what should change.</p>
<p class="soft small">This page is open until ${moment(review.expiresAt)}</p>
${isThanks ? thanks(review, ads) : ''}
${problem === null ? '' : problemNote(problem, ads)}
<p class="note paused"><strong>Approving does not start anything.</strong> The ads stay paused and cost nothing. Somebody starts them on Meta, later, when you agree on it.</p>
${refusedNote(review)}
<form method="post" action="${base}"><input type="hidden" name="digest" value="${review.digest}">
${planSection(plan)}
<ul class="ad-grid">${ads.map((ad, at) => adCard({ review, ad, number: at + 1, total, base, view }))}</ul>
<section class="card answer"><h2>Send your answer</h2>
<label class="field" for="name">Your name</label>
<input id="name" name="name" type="text" autocomplete="name" maxlength="120" value="${typed?.name ?? review.facts.for ?? ''}"${problem?.isName ? html` aria-invalid="true"` : ''} required>
<div class="actions"><button class="btn">Send answer</button><button class="btn quiet" name="all" value="approved">${total < 2 ? 'Approve' : `Approve all ${total}`}</button></div>
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
