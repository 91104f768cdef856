import * as z from 'zod';
import { type Html, html } from '../../kernel/html.ts';
import { lastAnswers } from '../../operations/launches/answers/present.ts';
import { foreignName } from '../../web/foreign-name.ts';
import { formToken, selectField, textField } from '../form.ts';
import { confirm } from '../parts/confirm.ts';
import { moment } from '../parts/moment.ts';
import { oneTimeSecret } from '../parts/once.ts';
import { chip } from '../parts/states.ts';
import type { Visit } from '../screen.ts';
import type { ClientAnswer } from './client-answers.ts';
import { adNumber, itemName, type LaunchDetail } from './words.ts';

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

const form = (
  launch: LaunchDetail,
  visit: Visit,
): Html => html`<form class="form inline three" method="post" action="${visit.path}#review">${formToken(visit, 'review')}
${textField(visit, { action: 'review', name: 'for', label: 'Who is it for? (optional)', maxlength: 120, placeholder: 'Dana' })}
${selectField(visit, { action: 'review', name: 'days', label: 'Works for', value: '7', choices: days })}
<button class="btn quiet">Make a review link</button></form>
<p class="hint">Whoever has the link sees the ads and can approve them or ask for changes, without a sign-in. It gives nothing else away.</p>
${
  launch.review_links === 0
    ? ''
    : confirm(visit, {
        action: 'withdraw',
        fields: {},
        ask: withdrawWords(launch),
        does: withdrawWords(launch),
        words:
          'All links to this launch that you or others have made stop working at once. Answers that were given stay.',
        about: 'to this launch',
      })
}`;

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
