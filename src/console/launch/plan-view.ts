import { fingerprintOf } from '../../kernel/fingerprint.ts';
import { type Html, html } from '../../kernel/text/html.ts';
import { isReadOnly } from '../../operations/connection/health/missing.ts';
import { launchSummary } from '../../operations/launches/answers/schemas.ts';
import { startLaunch } from '../../operations/launches/start-launch.ts';
import { clientPath, screenPath } from '../clients.ts';
import { chip, note } from '../parts/blocks.ts';
import { checkBox } from '../parts/field.ts';
import { icon } from '../parts/icon.ts';
import { moment } from '../parts/moment.ts';
import type { Visit } from '../screen.ts';
import { maxNonce } from '../wizard/draft.ts';
import type { PlacedProblem } from '../wizard/problem-places.ts';
import { idOf } from '../wizard/wizard.ts';
import {
  type LaunchPlanAnswer,
  moneyIfStarted,
  type PlanView,
  planTree,
  tally,
} from './plan-tree.ts';

/** Shown above everything that would create ads: the login of this client may only read. */
export const readOnlyNote = ({ client }: Visit): Html | string =>
  client && isReadOnly(client.connection.missing ?? [])
    ? note(
        'warn',
        html`<p><strong>Connected, for reading only.</strong> Ads can be prepared here, but Meta will refuse to make them. <a href="${clientPath(
          client.workspace_id,
          'connection',
        )}">See the connection</a></p>`,
      )
    : '';

/** A problem, what it is about, and the way there. */
export type ShownProblem = {
  title: string;
  message: string;
  href: string | null;
  /** False: it can be sent like this, but a person should know it. */
  isRefused: boolean;
};

export const shownProblem = (problem: PlacedProblem): ShownProblem => ({
  title: problem.label,
  message: problem.message,
  isRefused: problem.isRefused,
  href: `#${idOf(problem.field)}`,
});

/** "The Page is missing." on one line; a message that is a sentence of its own is shown below. */
const words = (title: string, message: string): Html =>
  /^[a-z]/.test(message)
    ? html`<h4>${title} ${message.replace(/([^.?!])$/, '$1.')}</h4>`
    : html`<h4>${title}</h4><p>${message}</p>`;

const problemRow = ({ title, message, href, isRefused }: ShownProblem): Html =>
  html`<li class="problem${isRefused ? '' : ' known'}">${icon('alert')}<div>${words(title, message)}</div>
${href === null ? '' : html`<a class="btn quiet small" href="${href}" data-goto>Change it<span class="unseen">: ${title}</span></a>`}</li>`;

/** Everything that is wrong, at once, each with the way to its field. */
export const problemList = (problems: readonly ShownProblem[]): Html =>
  html`<section class="card" aria-labelledby="to-fix"><div class="card-head">
<h3 id="to-fix">${problems.length === 1 ? '1 thing to fix' : `${problems.length} things to fix`}</h3>
${chip('bad', 'Nothing was sent')}</div><ul class="problems">${problems.map(problemRow)}</ul></section>`;

/** Warnings to read before it is sent, though it can be. */
const knownList = (problems: readonly ShownProblem[]): Html | string =>
  problems.length === 0
    ? ''
    : html`<section class="card" aria-labelledby="to-know"><div class="card-head"><h3 id="to-know">Good to know</h3>
${chip('warn', 'It can be sent so')}</div><ul class="problems">${problems.map(problemRow)}</ul></section>`;

const limits = ({ limits: { message, rest_after: rest } }: LaunchPlanAnswer): Html =>
  html`<p>${/^[a-z]/.test(message) ? `It ${message}.` : message}</p>
${rest === null ? '' : html`<p class="hint">The rest begins ${moment(rest)}. It goes on by itself.</p>`}`;

/** Shows what a launch would make: problems first, then the tree, then numbers. */
export const planView = (
  plan: LaunchPlanAnswer,
  problems: readonly ShownProblem[],
  view: PlanView,
): Html => {
  const refusals = problems.filter(({ isRefused }) => isRefused);
  const warnings = problems.filter(({ isRefused }) => !isRefused);
  return html`${
    refusals.length === 0
      ? note(
          'paused',
          html`<p><strong>Nothing is wrong with it.</strong> Everything will be paused. It costs nothing until somebody starts it in Ads Manager.</p>`,
        )
      : problemList(refusals)
  }${knownList(warnings)}
<div class="columns"><section class="card" aria-labelledby="tree"><div class="card-head"><h3 id="tree">What will be made</h3>
${chip('paused', 'All of it paused')}</div>${planTree(plan, view)}</section>
<aside class="stack" aria-label="In numbers"><section class="card"><h3>In numbers</h3>${tally(plan)}</section>
<section class="card"><h3>Money</h3><dl class="facts"><dt>Now</dt><dd>Nothing <small>all paused</small></dd><dt>Once started</dt>
<dd>${moneyIfStarted(plan, view.currency)}</dd></dl></section>
<section class="card"><div class="card-head"><h3>Limits</h3>${
    plan.fits_limits ? chip('ok', 'Fits') : chip('paused', 'In parts')
  }</div>
${limits(plan)}</section></aside></div>`;
};

/** The digest binds the launch to the shown plan: where anything differs by then, nothing is made. */
export const digestInput = (digest: string | null): Html | string =>
  digest === null ? '' : html`<input type="hidden" name="plan_digest" value="${digest}">`;

/** The plan that the form was sent from. */
export const digestIn = (form: URLSearchParams) => {
  const digest = form.get('plan_digest');
  return digest ? { plan_digest: digest.slice(0, 100) } : {};
};

type LaunchBody = Record<string, unknown>;

export const approvalBox = (isChecked: boolean): Html =>
  checkBox(
    'requires_approval',
    'yes',
    isChecked,
    html`<b>Wait for approval</b><br><span class="hint">Nothing is made before the client or an admin has approved it.</span>`,
  );

/**
 * Sends a launch, bound to the plan that the person has seen. A page that is sent twice with the same content has
 * one key, so it makes one launch.
 */
export const sendLaunch = async (visit: Visit, form: URLSearchParams, body: LaunchBody) => {
  const nonce = (form.get('nonce') ?? '').trim().slice(0, maxNonce);
  const launch = launchSummary.parse(
    await visit.call(startLaunch, {
      body: { ...body, ...digestIn(form) },
      idempotencyKey: `console-${nonce}-${fingerprintOf(body)}`,
    }),
  );
  return {
    to: `${screenPath(visit, 'launches')}/${launch.id}`,
    toast:
      launch.state === 'awaiting_approval'
        ? 'Nothing is made yet: it waits for approval.'
        : 'It is on its way, paused. You can close this page.',
  };
};
