import { type Html, html } from '../../kernel/html.ts';
import { foreignName } from '../../pages/foreign-name.ts';
import { clientPath } from '../clients.ts';
import { formFailure } from '../failure-view.ts';
import { formToken } from '../form.ts';
import { confirm } from '../parts/confirm.ts';
import { icon } from '../parts/icon.ts';
import { moment } from '../parts/moment.ts';
import { chip, note } from '../parts/states.ts';
import type { Named } from '../platform-reads.ts';
import type { Visit } from '../screen.ts';
import { reviewCounts } from './client-answers.ts';
import { heldAds } from './held-ads.ts';
import { type Account, mend } from './mend.ts';
import { canBeReviewed } from './review-view.ts';
import { itemName, kindWords, type Launch, launchChip, makesWords, waitingWords } from './words.ts';

type LaunchView = { launch: Launch; account: Account; pages: readonly Named[] };

const over = new Set<Launch['state']>(['done', 'cancelled']);

/** One sentence that says where it is; a screen reader hears it when it changes. */
const sentence = (launch: Launch): Html | string => {
  const { state, items, waiting, reason, steps } = launch;
  const sending = items.find((item) => item.state === 'sending');
  if (state === 'awaiting_approval') return 'Nothing is made yet. It begins once it is approved.';
  if (waiting) return waitingWords(waiting);
  if (state === 'done') return 'Everything is made and paused. Somebody starts it in Ads Manager.';
  if (state === 'cancelled') return 'Nothing more is made. What was made stays on Meta, paused.';
  if (state === 'stopped')
    return steps.rejected > 0
      ? 'Meta refused a part of it. Correct it below; what is made stays as it is.'
      : (reason?.message ?? 'It has stopped. You can let it go on.');
  return sending
    ? html`Making the ${kindWords(sending.action)[0].toLowerCase()} “${foreignName(itemName(sending))}”.`
    : 'On its way. You can close this page, it goes on.';
};

export const progress = (launch: Launch): Html => {
  const { steps, state } = launch;
  const percent = steps.total === 0 ? 0 : Math.floor((steps.done / steps.total) * 100);
  return html`<section class="card" data-live="progress"${over.has(state) ? html` data-live-over` : ''} aria-label="Progress"><div class="card-head"><p class="row"><b class="big">${steps.done} of ${steps.total} parts made</b>${launchChip(launch)}${steps.unknown > 0 ? chip('warn', `${steps.unknown} being looked up`) : ''}</p><span class="soft">${percent} %</span></div>
<progress max="${steps.total}" value="${steps.done}" aria-label="Made"></progress><p role="status">${sentence(launch)}</p></section>`;
};

/** What was refused, each with its fields, and one button for all: they go on together. */
export const needsYou = ({ launch, account }: LaunchView, visit: Visit): Html => {
  const refused = launch.items.filter(({ state }) => state === 'rejected');
  const isShown = launch.state === 'stopped' && visit.can('editor');
  return html`<div data-live="needs-you" data-live-kept>${
    !isShown
      ? ''
      : html`<section class="card flush" aria-labelledby="needs-you"><div class="card-head"><h2 id="needs-you">Needs you</h2></div>${formFailure(visit, 'mend')}
<form method="post" action="${visit.path}">${formToken(visit, 'mend')}<ol class="steps">${refused.map((item) => mend({ item, visit, account }))}</ol><div class="flow-end"><button class="btn">${refused.length > 0 ? 'Fix and resume' : 'Resume'}</button><p class="hint">What is made is never made again. All of it stays paused.</p></div></form></section>`
  }</div>`;
};

const approvalWords = (launch: Launch, mayApprove: boolean) => {
  const { changes } = reviewCounts(launch);
  if (changes > 0) return 'The client wants changes; what was said stands above.';
  return mayApprove
    ? 'Look at what will be made, then approve it yourself, or give the client a review link below.'
    : 'An admin or the client approves it; make a review link below.';
};

/** What waits for approval as it will be made, so that whoever approves knows what. */
export const approval = ({ launch, account, pages }: LaunchView, visit: Visit): Html => {
  const isHeld = launch.state === 'awaiting_approval';
  if (!isHeld) return html`<div data-live="approval"></div>`;
  const mayApprove = visit.can('admin');
  const { changes } = reviewCounts(launch);
  const made = makesWords(launch.items.map(({ action }) => action));
  const button =
    changes > 0
      ? html`<button class="btn quiet">Approve all the same, make ${made}, paused</button>`
      : html`<button class="btn">Approve, make ${made}, paused</button>`;
  return html`<div class="stack" data-live="approval">${note('paused', html`<p><strong>Waits for approval.</strong> ${approvalWords(launch, mayApprove)}</p>`)}
${heldAds(launch, { currency: account.currency, pages }, visit)}${mayApprove ? html`<form class="flow-end" method="post" action="${visit.path}">${formToken(visit, 'approve')}${button}</form>` : ''}</div>`;
};

export const actions = (launch: Launch, visit: Visit): Html => {
  const waiting = clientPath(visit.client?.workspace_id ?? '', 'waiting');
  const hasReady = launch.items.some(
    ({ action, state }) => action === 'create_ad' && state === 'done',
  );
  const isSendable = visit.can('editor') && canBeReviewed(launch);
  const toClient = isSendable
    ? html`<a class="btn quiet" href="#review">Send to the client</a>`
    : '';
  const see = hasReady ? html`<a class="btn" href="${waiting}">See the ads</a>` : '';
  const rest = launch.steps.done > 0 ? 'the rest' : 'the launch';
  const stop =
    !over.has(launch.state) && visit.can('editor')
      ? confirm(visit, {
          action: 'cancel',
          fields: {},
          ask: `Cancel ${rest}`,
          does: `Cancel ${rest}`,
          words:
            launch.steps.done > 0
              ? `${launch.steps.done} of ${launch.steps.total} parts are made and stay on Meta, paused. The others are not made.`
              : 'Nothing is made yet, and then nothing will be.',
          about: `of ${launch.name}`,
        })
      : '';
  return html`<div class="actions" data-live="actions" data-live-kept>${stop}${toClient}${see}</div>`;
};

const leads: Record<Launch['state'], string> = {
  awaiting_approval: 'Nothing is made before it is approved.',
  running: 'You can close this page, the launch goes on.',
  waiting: 'You can close this page, the launch goes on by itself.',
  stopped: 'It has stopped. Nothing more is made until you resume it.',
  done: 'It is done. Nothing runs until somebody starts it in Ads Manager.',
  cancelled: 'It was cancelled.',
};

export const head = (launch: Launch, { client }: Visit): Html => {
  const { done, total } = launch.steps;
  const words = done === 0 ? 'Will be paused' : done === total ? 'All paused' : 'Stays paused';
  return html`<div data-live="head"><a class="crumb" href="${clientPath(client?.workspace_id ?? '', 'launches')}">${icon('back')}Launches</a><h1>${foreignName(launch.name)} ${chip('paused', words)}</h1><p class="lead">Started ${moment(launch.created_at)}. ${leads[launch.state]}</p></div>`;
};
