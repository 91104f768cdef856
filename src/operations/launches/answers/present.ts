import type { z } from 'zod';
import { findErrorHelp } from '../../../adnet/errors/error-help.ts';
import { iso } from '../../../kernel/clock.ts';
import type { PublishDeps } from '../../../publish/deps.ts';
import { digestRows, targetOf } from '../../../publish/launch/agreement.ts';
import type { KeptBreach } from '../../../publish/launch/launch-guardrails.ts';
import type { StopReason } from '../../../publish/launch/preconditions.ts';
import type { StepError } from '../../../publish/launch/step-error.ts';
import type { Db } from '../../../store/db.ts';
import { countSteps, listLaunchSteps } from '../../../store/launches/launch-steps.ts';
import { isFinal } from '../../../store/launches/launches.ts';
import { countReviewLinks, listReviewAnswers } from '../../../store/launches/reviews.ts';
import { findSeenCurrency } from '../../../store/overview/seen-accounts.ts';
import type { LaunchRow, LaunchStepRow } from '../../../store/schema/launch-tables.ts';
import { readDifferences } from '../../core/differences.ts';
import { readRefusal } from '../plan/refused-plan.ts';
import type { LaunchItem, launchDetail, launchSummary } from './schemas.ts';
import { budgetOf } from './step-budget.ts';

type Summary = z.input<typeof launchSummary>;
type LaunchDetail = z.input<typeof launchDetail>;
type Counts = Summary['steps'];

const pollSeconds = { running: 2, waiting: 10, awaiting_approval: 30 };

type ListedLaunch = Pick<
  LaunchRow,
  | 'id'
  | 'name'
  | 'state'
  | 'created_at'
  | 'waiting_for'
  | 'waiting_until'
  | 'stop_reason'
  | 'plan_digest'
>;

export const presentLaunch = (row: ListedLaunch, steps: Counts): Summary => ({
  id: row.id,
  name: row.name,
  state: row.state,
  steps,
  next_poll_seconds: isFinal(row.state) ? null : pollSeconds[row.state as keyof typeof pollSeconds],
  plan_digest: row.plan_digest,
  created_at: iso(row.created_at),
  ...(row.state === 'waiting' &&
    row.waiting_for !== null && {
      waiting: { for: row.waiting_for, until: iso(row.waiting_until ?? row.created_at) },
    }),
  ...((row.state === 'stopped' || row.state === 'awaiting_approval') &&
    row.stop_reason !== null && { reason: JSON.parse(row.stop_reason) }),
});

const counted = (states: { state: LaunchStepRow['state']; n: number }[]): Counts => {
  const of = (countedState: LaunchStepRow['state']) =>
    states.filter(({ state }) => state === countedState).reduce((sum, { n }) => sum + Number(n), 0);
  const total = states.reduce((sum, { n }) => sum + Number(n), 0);
  return { total, done: of('done'), rejected: of('rejected'), unknown: of('unknown') };
};

export const countStates = (states: LaunchStepRow['state'][]) =>
  counted(states.map((state) => ({ state, n: 1 })));

export const presentLaunches = async (db: Db, rows: LaunchRow[]) => {
  if (rows.length === 0) return [];
  const counts = await countSteps(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    presentLaunch(row, counted(counts.filter(({ launch_id }) => launch_id === row.id))),
  );
};

export const presentOne = async (db: Db, row: LaunchRow) => {
  const [summary] = await presentLaunches(db, [row]);
  return summary ?? presentLaunch(row, counted([]));
};

const isOver = (state: LaunchRow['state']) => state === 'done' || state === 'cancelled';

type ShownStep = Pick<LaunchStepRow, 'step' | 'action' | 'state' | 'platform_id' | 'error'>;

/** `root`: the address of the operations. */
export const presentStep = (row: ShownStep, root: string): LaunchItem => {
  // We have written it as JSON.
  const error = row.error === null ? null : (JSON.parse(row.error) as StepError);
  return {
    step: row.step,
    action: row.action,
    state: row.state,
    platform_id: row.platform_id,
    error,
    help: helpFor(error, root),
  };
};

const helpFor = (error: StepError | null, root: string): LaunchItem['help'] => {
  if (typeof error?.code !== 'number') return null;
  const { code, subcode = null } = error;
  const help = findErrorHelp(code, subcode);
  if (!help) return null;
  const { title, meaning, fix, field, retry } = help;
  const url = `${root}/adnet/errors/${code}${subcode === null ? '' : `?subcode=${subcode}`}`;
  return { title, meaning, fix, field, retry, url };
};

/** The Page of the first creative that names one; all creatives of a launch have the same. */
const pageOf = (steps: readonly LaunchStepRow[]): string | null => {
  for (const { action, params } of steps) {
    const page = action === 'create_creative' ? JSON.parse(params).page_id : undefined;
    if (typeof page === 'string') return page;
  }
  return null;
};

/** The breaches of each step, in a launch that guardrails stopped. */
const readBreaches = ({ state, stop_reason: reason }: LaunchRow) => {
  const breaches: KeptBreach[] =
    state === 'stopped' && reason !== null
      ? ((JSON.parse(reason) as StopReason).guardrails ?? [])
      : [];
  return (step: string): StepError | null => {
    const own = breaches.filter((one) => one.step === step);
    const [first] = own;
    if (!first) return null;
    return {
      code: 'guardrail',
      message: `A guardrail does not allow it: ${first.field} ${first.message}.`,
      fields: own.map(({ field, message }) => ({ field, message })),
    };
  };
};

const shownDifferences = (differences: NonNullable<LaunchItem['differences']>) =>
  differences.length === 0 ? {} : { differences };

export const presentDetail = async (
  deps: Pick<PublishDeps, 'store' | 'adnet'>,
  row: LaunchRow,
  root: string,
): Promise<LaunchDetail> => {
  const { db } = deps.store;
  const steps = await listLaunchSteps(db, row.id);
  const answers = await listReviewAnswers(db, row.id);
  const currency = await findSeenCurrency(db, row);
  const links = await countReviewLinks(db, row.id);
  const counts = countStates(steps.map(({ state }) => state));
  const objectOf = ({ platform_id }: LaunchStepRow) => ({
    workspace_id: row.workspace_id,
    object_id: platform_id ?? '',
  });
  const differencesOf = await readDifferences(
    db,
    steps.filter(({ platform_id }) => platform_id !== null).map(objectOf),
  );
  const breachOf = readBreaches(row);
  return {
    ...presentLaunch(row, counts),
    // Launches of an older version have no stored digest, so theirs is computed.
    plan_digest: row.plan_digest ?? digestRows(targetOf(deps, row), steps).planDigest,
    approved_digest: row.agreed_digest,
    account_id: row.ad_account_id,
    page_id: pageOf(steps),
    ...(await readRefusal(deps, row, steps)),
    items: steps.map((step) => {
      const params = JSON.parse(step.params);
      const presentedStep = presentStep(step, root);
      const breach = step.state === 'done' ? null : breachOf(step.step);
      return {
        ...presentedStep,
        error: presentedStep.error ?? breach,
        ...(step.state === 'done' && shownDifferences(differencesOf(objectOf(step)))),
        ...(typeof params.name === 'string' && { name: params.name }),
        ...(step.action === 'create_creative' &&
          typeof params.lead_form_id === 'string' && { lead_form_id: params.lead_form_id }),
        ...((step.state === 'rejected' || breach !== null || row.state === 'awaiting_approval') && {
          params,
        }),
        ...(!isOver(row.state) && budgetOf(params, currency)),
      };
    }),
    review_links: links,
    reviews: answers.map(({ step, verdict, comment, name, link_by, plan_digest, created_at }) => ({
      step,
      verdict,
      comment,
      name,
      link_by,
      at: iso(created_at),
      plan_digest,
      is_current: row.review_from === null || created_at > row.review_from,
    })),
  };
};

/** The client's last answer to each ad; answers from before a correction do not count. */
export const lastAnswers = ({ reviews }: Pick<LaunchDetail, 'reviews'>) =>
  new Map(reviews.flatMap((answer) => (answer.is_current ? [[answer.step, answer] as const] : [])));
