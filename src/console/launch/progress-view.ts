import { type Html, html } from '../../kernel/text/html.ts';
import type { KnownNames } from '../../operations/launches/review/shown-ads.ts';
import { opensForm } from '../../web/feed-card.ts';
import { foreignName } from '../../web/foreign-name.ts';
import { screenPath } from '../clients.ts';
import { formFailure } from '../failure-view.ts';
import { confirm, formToken } from '../form.ts';
import { guardrailWords } from '../guardrails/words.ts';
import { chip, note } from '../parts/blocks.ts';
import { differencesNote } from '../parts/differences.ts';
import { type IconName, icon } from '../parts/icon.ts';
import { moment } from '../parts/moment.ts';
import type { NamedRow } from '../platform-reads.ts';
import type { Visit } from '../screen.ts';
import { labelOf } from '../wizard/problem-places.ts';
import {
  type CorrectionAccount,
  correctionAction,
  correctionView,
  refusalWords,
} from './correction.ts';
import { heldAds } from './held-ads.ts';
import { digestInput } from './plan-view.ts';
import { canBeReviewed, launchAnew, reviewCounts, whereKept } from './review-view.ts';
import {
  type DetailItem,
  formWords,
  isLookedUp,
  isNotMade,
  itemName,
  kindWords,
  type LaunchDetail,
  launchChip,
  makesWords,
  needsCorrection,
  plainWords,
  stoppedWords,
  waitingWords,
  withStepNames,
} from './words.ts';

type StateLook = { look: string; icon: IconName | null; words: string };

const looks: Record<DetailItem['state'], StateLook> = {
  pending: { look: 'pending', icon: null, words: 'Not yet' },
  sending: { look: 'sending', icon: null, words: 'Being sent' },
  done: { look: 'done', icon: 'check', words: 'Made' },
  rejected: { look: 'rejected', icon: 'close', words: 'Refused' },
  unknown: { look: 'unknown', icon: 'search', words: 'Looking it up, never sent twice' },
  skipped: { look: 'skipped', icon: null, words: 'Not made' },
};

/** Pictures and creatives cannot be paused. */
const canBePaused = new Set(['create_campaign', 'create_adset', 'create_ad']);

const wordsOf = (item: DetailItem, launch: LaunchDetail['state']) => {
  const { state, action, error } = item;
  if (state === 'done' && canBePaused.has(action)) return 'Made, paused';
  // Once what it needs is corrected, it is made after all.
  if (state === 'unknown' && error !== null) return 'Not known: check the ad account';
  if (isNotMade(item)) return 'Not made';
  return state === 'skipped' && launch === 'stopped'
    ? 'Waits for the correction'
    : looks[state].words;
};

/** People fill in a form and visit no page; it is named as long as the launch is shown. */
const formNote = ({ lead_form_id: id }: DetailItem, names: KnownNames | null): Html | string =>
  id === undefined
    ? ''
    : html`<small>${opensForm({ form: names?.names.find((one) => one.id === id)?.name ?? id })}</small>`;

const row = (item: DetailItem, launch: LaunchDetail['state'], names: KnownNames | null): Html => {
  const { look, icon: mark } = looks[item.state];
  return html`<li class="step ${look}" data-step-state="${item.state}"><span class="step-state">${mark ? icon(mark) : ''}</span>
<div class="step-body"><b>${foreignName(itemName(item))}</b>${formNote(item, names)}${
    item.state === 'rejected'
      ? refusalWords(item)
      : item.state === 'unknown' && item.error
        ? html`<small>${item.error.message}</small>`
        : ''
  }${differencesNote(item.differences ?? [])}</div>
<span class="step-words">${wordsOf(item, launch)}</span></li>`;
};

const order = [
  'create_ad',
  'create_creative',
  'create_adset',
  'create_campaign',
  'upload_image',
  'upload_video',
];

/** Groups in which something still happens come first; those that are through fold up. */
export const stepGroups = (
  items: readonly DetailItem[],
  launch: LaunchDetail['state'],
  names: KnownNames | null,
): Html[] => {
  const groups = order
    .map((action) => items.filter((item) => item.action === action))
    .filter((group) => group.length > 0)
    .map((group) => ({ group, done: group.filter(({ state }) => state === 'done').length }));
  const isThrough = ({ group, done }: (typeof groups)[number]) => done === group.length;
  return [...groups.filter((one) => !isThrough(one)), ...groups.filter(isThrough)].map((one) => {
    const { group, done } = one;
    const name = kindWords(group[0]?.action ?? '')[1];
    return html`<details class="card flush steps-card" data-live="group-${group[0]?.action ?? ''}"${
      isThrough(one) && groups.some((other) => !isThrough(other)) ? '' : html` open`
    }>
<summary class="card-head"><h2>${name} <span class="soft">${done} of ${group.length}</span></h2></summary>
<ol class="steps">${group.map((item) => row(item, launch, names))}</ol></details>`;
  });
};

type LaunchView = {
  launch: LaunchDetail;
  account: CorrectionAccount;
  pages: readonly NamedRow[];
  names: KnownNames | null;
};

const over = new Set<LaunchDetail['state']>(['done', 'cancelled']);

/** One sentence about the state of the launch, which screen readers announce when it changes. */
const sentence = (launch: LaunchDetail, { client }: Visit): Html | string => {
  const { state, items, waiting, reason, steps } = launch;
  const currentItem = items.find((item) => item.state === 'sending');
  if (state === 'awaiting_approval')
    return reason
      ? withStepNames(reason.message, items)
      : 'Nothing is made yet. It begins once it is approved.';
  if (waiting) return waitingWords(waiting, client);
  if (state === 'done') return 'Everything is made and paused. Somebody starts it in Ads Manager.';
  if (state === 'cancelled') return 'Nothing more is made. What was made stays on Meta, paused.';
  if (state === 'stopped' && reason?.code === 'guardrail')
    return 'A guardrail does not allow what is left of it, so nothing more was sent. What is made stays as it is.';
  const lookedUp = items.find(isLookedUp);
  if (lookedUp)
    return html`Meta’s answer to ${kindWords(
      lookedUp.action,
    )[0].toLowerCase()} “${foreignName(itemName(lookedUp))}” was lost. Greenroom looks whether it was made, which can take ten minutes; it is never sent twice.`;
  const refusedItems = items.filter(({ state }) => state === 'rejected');
  if (state === 'stopped' && refusedItems.length > 0 && refusedItems.every(isNotMade))
    return 'An answer of Meta’s was lost. It was looked up: nothing was made of it. Resume, and it is sent again.';
  if (state === 'stopped')
    return steps.rejected > 0
      ? 'Meta refused a part of it. Correct it below; what is made stays as it is.'
      : stoppedWords(launch, client);
  return currentItem
    ? html`Making the ${kindWords(currentItem.action)[0].toLowerCase()} “${foreignName(itemName(currentItem))}”.`
    : 'On its way. You can close this page, it goes on.';
};

export const progress = (launch: LaunchDetail, visit: Visit): Html => {
  const { steps, state } = launch;
  const lookedUp = launch.items.filter(isLookedUp).length;
  const percent = steps.total === 0 ? 0 : Math.floor((steps.done / steps.total) * 100);
  return html`<section class="card" data-live="progress"${over.has(state) ? html` data-live-over` : ''} aria-label="Progress">
<div class="card-head"><p class="row"><b class="big">${steps.done} of ${steps.total} parts made</b>${launchChip(launch)}${lookedUp > 0 ? chip('warn', `${lookedUp} being looked up`) : ''}${
    steps.unknown > lookedUp ? chip('bad', `${steps.unknown - lookedUp} not known`) : ''
  }</p>
<span class="soft">${percent} %</span></div>
<progress max="${steps.total}" value="${steps.done}" aria-label="Made"></progress><p role="status">${sentence(launch, visit)}</p></section>`;
};

/** Names what is not allowed as the wizard does. */
const guardrailLines = (
  { items }: LaunchDetail,
  breaches: NonNullable<LaunchDetail['guardrails']>,
  visit: Visit,
): Html => {
  const adSets = items
    .filter(({ action }) => action === 'create_adset')
    .map(({ name = '' }) => ({ name }));
  const lines = breaches.map(
    ({ step, guardrail, whose, field, message }) =>
      html`<li>${labelOf(step === null ? field : `${step}.${field}`, adSets)} ${guardrailWords(plainWords(message), guardrail, whose)}</li>`,
  );
  return html`<ul>${lines}</ul><p><a href="${screenPath(visit, 'guardrails')}">The guardrails of this client</a></p>`;
};

const guardrailNote = (launch: LaunchDetail, visit: Visit): Html | string => {
  const breaches = launch.reason?.guardrails ?? [];
  return breaches.length === 0
    ? ''
    : note(
        'warn',
        html`<p><strong>A guardrail does not allow what is left.</strong> Correct it below, or have the guardrail changed; then resume.</p>
${guardrailLines(launch, breaches, visit)}`,
      );
};

/** A launch that waits for approval has no fields to correct: it is launched anew, or the guardrail is changed. */
const forbiddenNote = (launch: LaunchDetail, visit: Visit): Html =>
  note(
    'warn',
    html`<p><strong>A guardrail no longer allows this launch, so it cannot be approved.</strong> Launch anew with what is allowed, or have the guardrail changed.</p>
${guardrailLines(launch, launch.guardrails ?? [], visit)}${
  visit.can('editor') ? html`<p>${whereKept}</p>${launchAnew(launch, visit)}` : ''
}`,
  );

/** All refused steps with their fields, and one button for all: they go on together. */
export const needsYou = (
  { launch, account }: Pick<LaunchView, 'launch' | 'account'>,
  visit: Visit,
): Html => {
  const refusedItems = launch.items.filter(needsCorrection);
  const isShown = launch.state === 'stopped' && visit.can('editor');
  return html`<div data-live="needs-you" data-live-kept>${
    !isShown
      ? ''
      : html`<section class="card flush" aria-labelledby="needs-you"><div class="card-head"><h2 id="needs-you">Needs you</h2></div>
${guardrailNote(launch, visit)}${formFailure(visit, correctionAction)}
<form method="post" action="${visit.path}">${formToken(visit, correctionAction)}<ol class="steps">${refusedItems.map(
          (item) => correctionView({ item, visit, account }),
        )}</ol>
<div class="flow-end"><button class="btn">${refusedItems.some((item) => !isNotMade(item)) ? 'Fix and resume' : 'Resume'}</button>
<p class="hint">What is made is never made again. All of it stays paused.</p></div></form></section>`
  }</div>`;
};

/** A fix that names a call for programs is left out. */
const fixWords = (fix: string | undefined) => {
  const words = fix === undefined ? null : formWords(fix);
  return words === null ? '.' : html`. <small>${words}</small>`;
};

/**
 * The plan has refused this, but the launch was accepted: Greenroom leaves the decision to Meta, and says so
 * before.
 */
const refusedNote = ({ items, refused_in_plan: refusals = [] }: LaunchDetail): Html | string => {
  if (refusals.length === 0) return '';
  const adSets = items
    .filter(({ action }) => action === 'create_adset')
    .map(({ name = '' }) => ({ name }));
  return note(
    'warn',
    html`<p><strong>The plan said that Meta will refuse a part of this.</strong> It was launched all the same and is sent as \
it is, so it will stop there. Launch anew with what is right, or correct it once it has stopped.</p>
<ul>${refusals.map(({ field, message, fix }) => html`<li>${labelOf(field, adSets)} ${plainWords(message)}${fixWords(fix)}</li>`)}</ul>`,
  );
};

const approvalWords = (launch: LaunchDetail, mayApprove: boolean) => {
  const { changes } = reviewCounts(launch);
  if (changes > 0)
    return html`The client wants changes. <a href="#review">What the client wrote</a>`;
  return mayApprove
    ? 'Look at what will be made, then approve it yourself, or give the client a review link below.'
    : 'An admin or the client approves it; make a review link below.';
};

/** A launch that waits for approval is shown as it will be created, so that the approver knows what it contains. */
export const approval = ({ launch, account, pages, names }: LaunchView, visit: Visit): Html => {
  const isHeld = launch.state === 'awaiting_approval';
  if (!isHeld) return html`<div data-live="approval">${refusedNote(launch)}</div>`;
  const isForbidden = (launch.guardrails ?? []).length > 0;
  const mayApprove = visit.can('admin') && !isForbidden;
  const { changes } = reviewCounts(launch);
  const whatIsMade = makesWords(launch.items.map(({ action }) => action));
  const button =
    changes > 0 || launch.refused_in_plan !== undefined
      ? html`<button class="btn quiet">Approve all the same, make ${whatIsMade}, paused</button>`
      : html`<button class="btn">Approve, make ${whatIsMade}, paused</button>`;
  return html`<div class="stack" data-live="approval">${
    isForbidden
      ? forbiddenNote(launch, visit)
      : note(
          'paused',
          html`<p><strong>Waits for approval.</strong> ${approvalWords(launch, mayApprove)}</p>`,
        )
  }${refusedNote(launch)}
${heldAds(launch, { currency: account.currency, pages, names }, visit)}${
  mayApprove
    ? html`<form class="flow-end" method="post" action="${visit.path}">${formToken(visit, 'approve')}${digestInput(launch.plan_digest)}${button}</form>`
    : ''
}</div>`;
};

export const actions = (launch: LaunchDetail, visit: Visit): Html => {
  const waitingPath = screenPath(visit, 'waiting');
  const hasReady = launch.items.some(
    ({ action, state }) => action === 'create_ad' && state === 'done',
  );
  const campaign = launch.items.find(({ action }) => action === 'create_campaign')?.platform_id;
  const isSendable = visit.can('editor') && canBeReviewed(launch);
  const toClient = isSendable
    ? html`<a class="btn quiet" href="#review">Send to the client</a>`
    : '';
  const see = hasReady
    ? html`<a class="btn" href="${waitingPath}${campaign ? `?campaign=${campaign}` : ''}">See the ads</a>`
    : '';
  const rest = launch.steps.done > 0 ? 'the rest' : 'the launch';
  const stop =
    !over.has(launch.state) && visit.can('editor')
      ? confirm(visit, {
          action: 'cancel',
          ask: `Cancel ${rest}`,
          words:
            launch.steps.done > 0
              ? `${launch.steps.done} of ${launch.steps.total} parts are made and stay on Meta, paused. The others are not made.`
              : 'Nothing is made yet, and then nothing will be.',
          about: `of ${launch.name}`,
        })
      : '';
  return html`<div class="actions" data-live="actions" data-live-kept>${stop}${toClient}${see}</div>`;
};

const leads: Record<LaunchDetail['state'], string> = {
  awaiting_approval: 'Nothing is made before it is approved.',
  running: 'You can close this page, the launch goes on.',
  waiting: 'You can close this page.',
  stopped: 'It has stopped. Nothing more is made until you resume it.',
  done: 'It is done. Nothing runs until somebody starts it in Ads Manager.',
  cancelled: 'It was cancelled.',
};

export const head = (launch: LaunchDetail, { client }: Visit): Html => {
  const { done, total } = launch.steps;
  const words = done === 0 ? 'Will be paused' : done === total ? 'All paused' : 'Stays paused';
  return html`<div data-live="head"><a class="crumb" href="${screenPath({ client }, 'launches')}">${icon('back')}Launches</a>
<h1>${foreignName(launch.name)} ${chip('paused', words)}</h1>
<p class="lead">Begun ${moment(launch.created_at)}. ${leads[launch.state]}</p></div>`;
};
