import * as z from 'zod';
import { count } from '../../kernel/pure/count.ts';
import { type Html, html } from '../../kernel/text/html.ts';
import { lastAnswers } from '../../operations/launches/answers/present.ts';
import { foreignName } from '../../web/foreign-name.ts';
import { screenPath } from '../clients.ts';
import { confirm, formFields, formToken } from '../form.ts';
import { chip, note, oneTimeSecret } from '../parts/blocks.ts';
import { moment } from '../parts/moment.ts';
import type { Visit } from '../screen.ts';
import { adNumber, adsOf, itemName, type LaunchDetail } from './words.ts';

const over = new Set<LaunchDetail['state']>(['done', 'cancelled']);

const countWords = (launch: LaunchDetail) => {
  const { changes, approved, unanswered } = reviewCounts(launch);
  return [
    `${count(changes, 'change')} wanted`,
    ...(approved > 0 ? [`${approved} approved`] : []),
    ...(unanswered > 0 ? [`${unanswered} not answered`] : []),
  ].join(', ');
};

const wayOut = (launch: LaunchDetail): string => {
  if (launch.state === 'cancelled') return 'Launch anew, with the changes in it.';
  if (over.has(launch.state))
    return 'The ads are on Meta, paused: change them in Ads Manager, or launch anew with the changes and leave these paused.';
  return launch.steps.done > 0
    ? 'Cancel the rest and launch anew, with the changes in it. What is made stays on Meta, paused.'
    : 'Cancel this launch and launch anew, with the changes in it.';
};

/** The browser tab keeps what is typed, so anybody else starts with empty fields. */
export const whereKept =
  'The fields are filled in only in the browser tab that made this launch; anywhere else all of it must be entered again.';

/** Cancels the rest of it and starts a new one with the same fields. */
export const launchAnew = (launch: LaunchDetail, visit: Visit): Html =>
  confirm(visit, {
    action: 'anew',
    ask: 'Cancel and launch anew',
    words: `${
      launch.steps.done > 0
        ? `${launch.steps.done} of ${launch.steps.total} parts are made and stay on Meta, paused. The others are not made.`
        : 'Nothing is made yet, and of this launch nothing will be. The client’s links to it close; the answers stay here.'
    } ${whereKept}`,
    about: `instead of ${launch.name}`,
  });

/** The client wants a change: how many, that it cannot be made here, and what to do instead. */
export const wishes = (launch: LaunchDetail, visit: Visit): Html => {
  const { changes } = reviewCounts(launch);
  if (changes === 0) return html`<div data-live="wishes" data-live-kept></div>`;
  const anew = `${screenPath(visit, 'launches')}/new?again=${launch.id}`;
  const button = !visit.can('editor')
    ? ''
    : over.has(launch.state)
      ? html`<a class="btn small" href="${anew}">Launch anew</a>`
      : launchAnew(launch, visit);
  return html`<div id="wishes" data-live="wishes" data-live-kept>${note(
    'warn',
    html`<p><strong>${countWords(launch)}.</strong> Ads cannot be changed here yet. ${wayOut(launch)} ${
      visit.can('editor') ? whereKept : ''
    } <a href="#review">What the client wrote</a></p>
${button}`,
  )}</div>`;
};

type ClientAnswer = LaunchDetail['reviews'][number];

/** The state of the client's review. */
export const reviewCounts = (launch: LaunchDetail) => {
  const last = lastAnswers(launch);
  const ads = adsOf(launch);
  const countWith = (verdict: ClientAnswer['verdict']) =>
    ads.filter(({ step }) => last.get(step)?.verdict === verdict).length;
  const [changes, approvals] = [countWith('changes'), countWith('approved')];
  return { changes, approved: approvals, unanswered: ads.length - changes - approvals };
};

const reviewLinkAnswer = z.object({ review_url: z.string(), expires_at: z.string() });

/** An answer that still counts, or one that another took the place of. */
const answerChip = ({ verdict }: ClientAnswer, isLast: boolean) => {
  if (!isLast)
    return chip('idle', verdict === 'approved' ? 'Before: approved' : 'Before: wanted a change');
  return verdict === 'approved' ? chip('ok', 'Approved') : chip('warn', 'Wants a change');
};

const notHere = html`<p class="hint">An ad cannot be changed here yet: <a href="#wishes">what to do instead</a>.</p>`;

const answerRow = (launch: LaunchDetail, answer: ClientAnswer, isLast: boolean): Html => {
  const { step, verdict, comment, name, link_by: linkBy, at } = answer;
  const item = launch.items.find((one) => one.step === step);
  return html`<li${isLast ? '' : html` class="earlier"`}>
<p>${answerChip(answer, isLast)} <b>${adNumber(launch, step)}</b> ${item ? foreignName(itemName(item)) : ''}</p>
<small>${foreignName(name)}, ${moment(at)}${
    linkBy === null ? '' : html`, with a link that ${foreignName(linkBy)} made`
  }</small>${comment === '' ? '' : html`<blockquote dir="auto">${comment}</blockquote>`}${
    isLast && verdict === 'changes' ? notHere : ''
  }</li>`;
};

/** Ads in the order of their last answers, what should change first; an ad's earlier wish stays below its approval. */
const answersByAd = ({ reviews }: LaunchDetail) => {
  const byAd = new Map<string, ClientAnswer[]>();
  for (const answer of reviews) byAd.set(answer.step, [answer, ...(byAd.get(answer.step) ?? [])]);
  const isApproved = ([last]: ClientAnswer[]) => Number(last?.verdict === 'approved');
  return [...byAd.values()].sort((one, other) => isApproved(one) - isApproved(other)).flat();
};

const answers = (launch: LaunchDetail): Html => {
  const list = answersByAd(launch);
  const last = lastAnswers(launch);
  return list.length === 0
    ? html`<p class="soft">Nobody has answered yet.</p>`
    : html`<ul class="events plain">${list.map((answer) => answerRow(launch, answer, last.get(answer.step) === answer))}</ul>`;
};

const withdrawWords = ({ review_links: links }: LaunchDetail) =>
  links === 1 ? 'Withdraw the link' : `Withdraw all ${links} links`;

const days = [
  ['3', '3 days'],
  ['7', '7 days'],
  ['14', '14 days'],
  ['30', '30 days'],
] as const;

const form = (launch: LaunchDetail, visit: Visit): Html => {
  const fields = formFields(visit, 'review');
  return html`<form class="form inline three" method="post" action="${visit.path}#review">${formToken(visit, 'review')}
${fields.input({ name: 'for', label: 'Who is it for? (optional)', maxlength: 120, placeholder: 'Dana' })}
${fields.select({ name: 'days', label: 'Works for', value: '7' }, days)}
<button class="btn quiet">Make a review link</button></form>
<p class="hint">Whoever has the link sees the ads and can approve them or ask for changes, without a sign-in. It gives nothing else away.</p>
${
  launch.review_links === 0
    ? ''
    : confirm(visit, {
        action: 'withdraw',
        ask: withdrawWords(launch),
        words:
          'All links to this launch that you or others have made stop working at once. Answers that were given stay.',
        about: 'to this launch',
      })
}`;
};

export const canBeReviewed = ({ items, state }: LaunchDetail) =>
  state !== 'cancelled' && items.some(({ action }) => action === 'create_ad');

/** The client's side of a review: links out, answers in. */
export const reviewSection = (launch: LaunchDetail, visit: Visit): Html => {
  const hasAds = launch.items.some(({ action }) => action === 'create_ad');
  if (!hasAds) return html``;
  const link = reviewLinkAnswer.safeParse(visit.actionResult);
  return html`<section class="card" id="review" aria-labelledby="review-title"><h2 id="review-title">The client’s review</h2>
${link.success ? oneTimeSecret('The review link.', link.data.review_url, 'It is shown only now: copy it and send it to the client.') : ''}
<div data-live="answers">${answers(launch)}</div>
${visit.can('editor') && canBeReviewed(launch) ? form(launch, visit) : ''}</section>`;
};
