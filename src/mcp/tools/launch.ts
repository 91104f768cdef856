import * as z from 'zod';
import { Failure } from '../../contract/failures.ts';
import type { launchSummary } from '../../operations/launches/answers/schemas.ts';
import { resumeLaunch } from '../../operations/launches/resume-launch.ts';
import { startLaunch } from '../../operations/launches/start-launch.ts';
import { accountOf } from '../account.ts';
import type { Agent } from '../agent.ts';
import { nextStepOf } from '../next-step.ts';
import { ownAnswer } from '../result.ts';
import { makesOnce, tool } from '../tool.ts';
import { idempotencyKeyFor, idempotencyKeyInput } from './copy-and-media.ts';
import { launchInput, objectInput } from './launch-input.ts';

export const launch = tool({
  name: 'launch',
  description:
    'Makes what plan_launch showed, all paused, and returns at once; follow it with launch_status. Send the same arguments ' +
    'as to plan_launch. Asking twice with the same content is one launch. Or goes on with a stopped one: resume_launch_id.',
  input: z.strictObject({
    ...launchInput,
    check_with_meta: z.boolean().optional(),
    idempotency_key: idempotencyKeyInput,
    plan_digest: z.string().max(100).optional().describe('From plan_launch: make that plan alone'),
    resume_launch_id: z.string().max(60).optional(),
    replace: objectInput.describe('With resume_launch_id: {step: {field: corrected value}}'),
  }),
  hints: makesOnce,
  operation: startLaunch,
  async run(agent, { check_with_meta: _, ...input }) {
    const { resume_launch_id, replace, idempotency_key, plan_digest, ...content } = input;
    if (resume_launch_id !== undefined)
      return resumeStopped(agent, resume_launch_id, replace, content);
    const body = { ...content, account_id: await accountOf(agent, content.account_id) };
    const idempotencyKey = idempotencyKeyFor(['launch', body], idempotency_key);
    const { answer, isReplay } = await agent.ask(startLaunch, {
      body: { ...body, ...(plan_digest !== undefined && { plan_digest }) },
      idempotencyKey,
    });
    // Without dry_run, the answer is the launch.
    const startedLaunch = answer as z.input<typeof launchSummary>;
    const again =
      startedLaunch.state === 'cancelled'
        ? 'This was launched before, and a person cancelled it, so nothing was made. Ask them first; only if they want it ' +
          'after all, give an idempotency_key of your own. '
        : 'This was launched before, so nothing new was made. To make it all again on purpose, give an idempotency_key of ' +
          'your own. ';
    const step = nextStepOf(startedLaunch);
    return ownAnswer(
      { ...startedLaunch, already_launched: isReplay, console_url: agent.pageOf(startedLaunch.id) },
      isReplay ? again + step : step,
    );
  },
});

const resumeStopped = async (
  agent: Agent,
  id: string,
  replace: Record<string, unknown> | undefined,
  content: Record<string, unknown>,
) => {
  const [field] = Object.keys(content);
  if (field !== undefined) {
    const message = 'is not for a launch that is resumed; corrections go into replace';
    throw new Failure('invalid_request', { fields: [{ field, message }] });
  }
  const input = { params: { id }, body: replace === undefined ? {} : { replace } };
  const { answer } = await agent.ask(resumeLaunch, input);
  return ownAnswer({ ...answer, console_url: agent.pageOf(id) }, nextStepOf(answer));
};
