import * as z from 'zod';
import { kinds } from '../../adnet/kinds/list.ts';
import { Failure } from '../../contract/failures.ts';
import { RelayedAnswer } from '../../kernel/answers/relayed.ts';
import { fingerprintOf } from '../../kernel/fingerprint.ts';
import { newId } from '../../kernel/ids.ts';
import { keyReused, replayHeaders, storedKey } from '../../publish/idempotency.ts';
import { isRefused, type LaunchStep, type PlanProblem } from '../../publish/launch/plan/step.ts';
import { recordLaunch } from '../../publish/launch/record.ts';
import { tokenFor } from '../../publish/tokens/token.ts';
import { insertLaunchSteps } from '../../store/launches/launch-steps.ts';
import { findLaunchByKey, insertLaunch } from '../../store/launches/launches.ts';
import type { LaunchRow } from '../../store/schema/launch-tables.ts';
import { pinnedAccount } from '../core/create/create.ts';
import { exampleIds } from '../core/create/examples.ts';
import { type Context, operation } from '../core/operation.ts';
import { flag } from '../core/schemas.ts';
import { exampleLaunch } from './answers/examples.ts';
import { presentOne } from './answers/present.ts';
import { launchPlan, launchSummary } from './answers/schemas.ts';
import { type DigestedPlan, demandPlan, digestPlan } from './plan/digest-plan.ts';
import { dryRun } from './plan/dry-run.ts';
import { guardrailRefusal } from './plan/guardrail-problems.ts';
import { launchBody } from './plan/launch-body-schema.ts';
import { demandFewOpen, lockOpenLaunches } from './plan/open-launch-limits.ts';
import { prepare } from './plan/prepare.ts';
import { addressPlace, readPictures } from './plan/read-pictures.ts';
import { readRefusal } from './plan/refused-plan.ts';

export const startLaunch = operation({
  id: 'launches.start',
  chapter: 'Publishing',
  route: 'POST /adnet/launches',
  access: { adnet: 'editor' },
  summary:
    'Make a whole campaign in one call: pictures, campaign, ad sets, creatives and ads, all paused.',
  description:
    'Needs an Idempotency-Key: the same key and body are the same launch. The answer comes at once; the launch goes on by ' +
    'itself and can be watched. With dry_run=true nothing is made: the answer is the plan and everything that is wrong. ' +
    'With the plan’s plan_digest, that plan is made and no other. At most 500 steps whose parameters together are at most ' +
    '2 MB; at most 50 launches of a workspace, and 200 of all that one account pays for, may run, wait or await approval.',
  input: {
    query: z.object({
      dry_run: flag(false).describe('Answer the plan and every problem; make nothing.'),
      validate: z
        .enum(['platform'])
        .optional()
        .describe('With dry_run=true: let Meta check every object whose parents exist.'),
    }),
    body: launchBody,
  },
  collectsProblems: true,
  defaultAccountId: pinnedAccount,
  idempotent: 'own',
  outlivesCaller: true,
  status: 202,
  output: z.union([launchSummary, launchPlan]),
  failures: ['launch_limit', 'plan_changed', 'guardrail'],
  example: {
    body: {
      account_id: exampleIds.account,
      campaign: { name: 'Spring opening', objective: 'OUTCOME_TRAFFIC' },
    },
    answer: exampleLaunch,
  },

  async run(ctx, { query, body: { plan_digest: agreedDigest, ...body }, problems }) {
    refuseOwnToken(ctx);
    const asksPlatform = query.validate === 'platform';
    if (query.dry_run) return json(200, await dryRun(ctx, body, problems, asksPlatform));
    if (problems.length > 0) throw invalid((await prepare(ctx, body, problems)).problems);
    const key = demandKey(ctx);
    const fingerprint = fingerprintOf(body);
    const earlier = await findLaunchByKey(ctx.deps.store.db, ctx.caller.workspace.id, key);
    const launch = earlier ?? (await start(ctx, body, { key, fingerprint, agreedDigest }));
    if (launch.fingerprint !== fingerprint) throw keyReused();
    const headers = {
      location: `${ctx.deps.baseUrl}/api/v1/adnet/launches/${launch.id}`,
      ...(earlier && replayHeaders),
    };
    const answer = {
      ...(await presentOne(ctx.deps.store.db, launch)),
      ...(await readRefusal(ctx.deps, launch)),
    };
    return json(202, answer, headers);
  },
});

const json = (status: number, answer: unknown, headers: Record<string, string> = {}) =>
  new RelayedAnswer(status, Buffer.from(JSON.stringify(answer)), headers);

/** A launch continues without its caller, so it can use only the stored token. */
const refuseOwnToken = ({ accessToken }: Context) => {
  if (accessToken === null) return;
  const message = 'must be left out: a launch uses the connection of the workspace';
  throw new Failure('invalid_request', { fields: [{ field: 'X-Adnet-Access-Token', message }] });
};

const invalid = (problems: PlanProblem[]) =>
  new Failure('invalid_request', {
    fields: problems.map(({ field, message }) => ({ field, message })),
  });

const demandKey = (ctx: Context) => {
  const key = storedKey(ctx.deps, ctx.idempotencyKey);
  if (key !== null) return key;
  const message = 'is required, so that a launch that is asked for twice is made once';
  throw new Failure('invalid_request', { fields: [{ field: 'Idempotency-Key', message }] });
};

const start = async (
  ctx: Context,
  sentBody: z.output<typeof launchBody>,
  {
    key,
    fingerprint,
    agreedDigest,
  }: { key: string; fingerprint: string; agreedDigest: string | undefined },
): Promise<LaunchRow> => {
  const { body, defaults, steps: planned, paths, problems, known } = await prepare(ctx, sentBody);
  const refusals = problems.filter(isRefused);
  if (refusals.length > 0)
    throw refusals.every(({ breach }) => breach) ? guardrailRefusal(refusals) : invalid(refusals);
  // Checked before the launch is accepted: without a connection, nothing could begin.
  tokenFor(ctx.deps, ctx);
  // If no plan has to be approved, its pictures are fetched only when they are sent.
  const isAgreedOn = agreedDigest !== undefined || body.requires_approval === true;
  const pictures = await readPictures(ctx, isAgreedOn ? planned : [], addressPlace(paths));
  if (agreedDigest !== undefined && pictures.problems.length > 0) throw invalid(pictures.problems);
  const plan = digestPlan(ctx, body.account_id, planned, pictures.sha256);
  if (agreedDigest !== undefined) await demandPlan(ctx, agreedDigest, plan);
  const {
    caller,
    deps: { store },
  } = ctx;
  const launch = await store.transaction(async (tx) => {
    await lockOpenLaunches(tx, caller);
    const row = await insertLaunch(tx, {
      id: newId(),
      workspace_id: caller.workspace.id,
      account_id: caller.accountId,
      key_id: caller.keyId,
      name: body.name ?? nameOf(body.campaign, known.names, planned),
      ad_account_id: body.account_id,
      idempotency_key: key,
      fingerprint,
      body: ctx.deps.scrubber.scrub(
        JSON.stringify({ ...body, defaults: { ...defaults, ...body.defaults } }),
      ),
      state: body.requires_approval === true ? 'awaiting_approval' : 'running',
      plan_digest: plan.planDigest,
      // For a launch that needs approval, the approver agrees to the plan.
      agreed_digest: body.requires_approval === true ? null : (agreedDigest ?? null),
    });
    if (row) {
      await demandFewOpen(tx, caller);
      await insertLaunchSteps(tx, row.id, plan.steps.map(rowOf));
      await recordLaunch(tx, row, 'started', ctx, { objects: planned.length });
    }
    return row;
  });
  ctx.deps.launchWakeUp.wake();
  if (launch) return launch;
  // Another request took the key after we had looked for it.
  const earlier = await findLaunchByKey(store.db, caller.workspace.id, key);
  if (!earlier) throw new Error('a launch whose key is taken is not there');
  return earlier;
};

/** For an existing campaign, the name that Meta returned for it. */
const nameOf = (
  campaign: Record<string, unknown> | undefined,
  names: ReadonlyMap<string, string>,
  steps: LaunchStep[],
) => {
  const name = campaign?.['name'] ?? names.get(String(campaign?.['id']));
  return typeof name === 'string' ? name.slice(0, 200) : `${steps.length} objects`;
};

const rowOf = ({
  step,
  kind,
  needs,
  params,
  digest,
  pictureSha256,
}: DigestedPlan['steps'][number]) => ({
  step,
  action: kinds[kind].action,
  needs: JSON.stringify(needs),
  params: JSON.stringify(params),
  digest,
  picture_sha256: pictureSha256,
});
