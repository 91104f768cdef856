import * as z from 'zod';
import { Failure } from '../../contract/failures.ts';
import { goneSignal } from '../../kernel/async/when-gone.ts';
import { settlePictures, storeDigests } from '../../publish/launch/agreement.ts';
import { recordLaunch } from '../../publish/launch/record.ts';
import { updateLaunch } from '../../store/launches/launches.ts';
import { operation } from '../core/operation.ts';
import { exampleLaunch } from './answers/examples.ts';
import { presentOne } from './answers/present.ts';
import { launchParams, launchSummary } from './answers/schemas.ts';
import { changeLaunch, demandLaunch } from './demand-launch.ts';
import { demandWithinGuardrails } from './plan/guardrail-problems.ts';
import { readRefusal } from './plan/refused-plan.ts';

export const approveLaunch = operation({
  id: 'launches.approve',
  chapter: 'Publishing',
  route: 'POST /adnet/launches/{id}/approve',
  access: { adnet: 'admin' },
  summary: 'Let a launch that waits for approval be made.',
  description:
    'Everything is still made paused: approval puts nothing live. What is made is what was approved: a correction, or a ' +
    'picture that has changed, asks for approval again. An admin may approve although the client has asked for changes: ' +
    'look at reviews first. What the client wrote stays there.',
  input: {
    params: launchParams,
    body: z
      .object({
        plan_digest: z
          .string()
          .min(1)
          .max(100)
          .optional()
          .describe(
            'The plan that was looked at; where the launch is another one by now, the answer is 409 plan_changed.',
          ),
      })
      .optional(),
  },
  output: launchSummary,
  failures: ['launch_not_found', 'launch_state', 'plan_changed', 'guardrail'],
  example: { params: { id: exampleLaunch.id }, answer: exampleLaunch },

  async run(ctx, { params: { id }, body }) {
    const launch = await demandLaunch(ctx, id);
    if (launch.state === 'awaiting_approval') await demandWithinGuardrails(ctx, launch);
    await settlePictures(ctx.deps, launch, goneSignal(ctx));
    const approvedLaunch = await changeLaunch(
      ctx,
      id,
      ['awaiting_approval'],
      async (tx, launch) => {
        const { digest, planDigest } = await storeDigests(ctx.deps, tx, launch);
        if (body?.plan_digest !== undefined && body.plan_digest !== digest)
          throw new Failure('plan_changed', { details: { changed: [], plan_digest: planDigest } });
        await recordLaunch(tx, launch, 'approved', ctx);
        return updateLaunch(tx, launch.id, {
          state: 'running',
          stop_reason: null,
          dueInMs: 0,
          approved: true,
          planDigest,
          agreedDigest: digest,
        });
      },
    );
    ctx.deps.launchWakeUp.wake();
    return {
      ...(await presentOne(ctx.deps.store.db, approvedLaunch)),
      ...(await readRefusal(ctx.deps, approvedLaunch)),
    };
  },
});
