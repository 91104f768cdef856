import { type Html, html } from '../../kernel/html.ts';
import type { Review } from '../../operations/launches/review/open-review.ts';
import { type ShownAd, shownAds } from '../../operations/launches/review/shown-ads.ts';
import { shownPlan } from '../../operations/launches/review/shown-plan.ts';
import { feedCard } from '../../pages/feed-card.ts';
import { foreignName } from '../../pages/foreign-name.ts';
import { layout, type Page } from './layout.ts';
import { moment } from './moment.ts';

const fact = (name: string, values: (string | null)[]) => {
  const given = [...new Set(values.filter((value) => value !== null))];
  return given.length === 0
    ? ''
    : html`<div><dt>${name}</dt><dd>${given.map((value) => html`<span>${value}</span><br>`)}</dd></div>`;
};

const brief = (review: Review): Html => {
  const { budgets, dates, audiences, link } = shownPlan(review);
  return html`<section class="card"><h2>The plan behind them</h2><dl class="brief">
${fact('Budget', budgets)}
${fact('When', dates)}
${fact('Who sees them', audiences)}
${fact('Where they lead', [link])}
</dl></section>`;
};

const answered = { approved: 'You approved it', changes: 'You asked for changes' };

const adCard = (review: Review, ad: ShownAd, number: number, total: number, base: string) => {
  const answer = review.answers.get(ad.step);
  const pageName = review.facts.pageName ?? review.workspaceName;
  const picture = ad.picture === null ? null : `${base}/picture/${ad.picture}`;
  return html`<li class="ad-card"><h3>Ad ${number} of ${total} <span class="chip paused">Paused</span></h3>
${feedCard({ ...ad, pageName, picture })}
<fieldset class="verdict"><legend>Your answer to ad ${number}</legend>
${answer ? html`<p class="soft small">${answered[answer.verdict]}${answer.comment ? html`: “${answer.comment}”` : ''}</p>` : ''}
<label><input type="radio" name="verdict-${ad.step}" value="approved"${answer?.verdict === 'approved' ? html` checked` : ''}> Approve</label>
<label><input type="radio" name="verdict-${ad.step}" value="changes"${answer?.verdict === 'changes' ? html` checked` : ''}> Ask for changes</label>
<label class="field" for="c-${ad.step}">What should change?</label>
<textarea id="c-${ad.step}" name="comment-${ad.step}" maxlength="2000"></textarea>
</fieldset></li>`;
};

/** Every ad as it will look, and room for an answer. `base`: the page's own address. */
export const reviewPage = (
  review: Review,
  base: string,
  { problem = null, isThanks = false }: { problem?: string | null; isThanks?: boolean } = {},
): Page => {
  const ads = shownAds(review.steps);
  const total = ads.length;
  const title = total === 1 ? '1 ad for you to look at' : `${total} ads for you to look at`;
  return layout(
    'Review',
    html`<h1>${total === 0 ? 'A campaign for you to look at' : title}</h1>
<p class="lead">${review.facts.for ? html`${foreignName(review.facts.for)}, these` : 'These'} were prepared for ${foreignName(review.workspaceName)}. Approve each one, or say what should change. This page is open until ${moment(review.expiresAt)}.</p>
${isThanks ? html`<p class="note" role="status"><strong>Thank you.</strong> Your answer was sent. You can change it here until the page closes.</p>` : ''}
${problem === null ? '' : html`<p class="note warn" role="alert"><strong>Not sent yet.</strong> ${problem}</p>`}
<p class="note paused"><strong>Approving does not start anything.</strong> The ads stay paused and cost nothing. Somebody starts them on Meta, later, when you agree on it.</p>
<form method="post" action="${base}">
${brief(review)}
<ul class="ad-grid">${ads.map((ad, at) => adCard(review, ad, at + 1, total, base))}</ul>
<section class="card answer"><h2>Send your answer</h2>
<label class="field" for="name">Your name</label>
<input id="name" name="name" type="text" autocomplete="name" maxlength="120" value="${review.facts.for ?? ''}" required>
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
};

export type ReviewEnding = keyof typeof endings;

export const reviewEndingPage = (kind: ReviewEnding): Page =>
  layout(
    'Review',
    html`<div class="card ending calm"><h1>Nothing to look at here</h1><p>${endings[kind]}</p></div>`,
  );
