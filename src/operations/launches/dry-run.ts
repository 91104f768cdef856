import type { z } from 'zod';
import { platformError } from '../../adnet/answers/platform-error.ts';
import { findErrorHelp } from '../../adnet/errors/error-help.ts';
import { kinds } from '../../adnet/kinds/list.ts';
import { Failure, type FieldProblem } from '../../contract/failures.ts';
import { createFairQueue } from '../../kernel/fair-queue.ts';
import { goneSignal } from '../../kernel/gone-signal.ts';
import { foresee } from '../../publish/launch/forecast.ts';
import { isRefused, type LaunchStep, type Problem } from '../../publish/launch/plan/step.ts';
import { refusedByMeta } from '../../publish/launch/step-error.ts';
import { publish } from '../../publish/publish.ts';
import type { Context } from '../core/operation.ts';
import { askPlatform } from './ask-platform.ts';
import { audienceWords } from './audience-words.ts';
import type { launchBody } from './launch-body.ts';
import { prepare } from './prepare.ts';
import type { launchPlan } from './schemas.ts';
import { budgetOf } from './step-budget.ts';

const atOnce = 4;

/** What a launch would make and everything that is wrong with it; nothing is sent or counted. */
export const dryRun = async (
  ctx: Context,
  asked: z.output<typeof launchBody>,
  inBody: readonly FieldProblem[],
  asksPlatform: boolean,
): Promise<z.input<typeof launchPlan>> => {
  const { body, steps, problems, account } = await prepare(ctx, asked, inBody, (id, planned) =>
    askPlatform(ctx, id, planned),
  );
  const wrong = new Set(problems.filter(isRefused).map(({ step }) => step));
  const sound = steps.filter(({ step }) => !wrong.has(step));
  const found = await eachOf(sound, async (step) => {
    if (step.kind === 'image') return pictureProblems(ctx, step, body.images ?? []);
    const isFree = step.needs.length === 0 && kinds[step.kind].canBeValidated;
    return asksPlatform && isFree && asked.account_id !== undefined
      ? platformProblems(ctx, step, body.account_id)
      : [];
  });
  return {
    plan: steps.map(({ step, kind, needs, params }) => ({
      step,
      action: kinds[kind].action,
      needs,
      params,
      ...budgetOf(params, account?.currency ?? null),
      ...(kind === 'adset' && { audience: audienceWords(params['targeting']) }),
    })),
    writes: steps.length,
    ...(await foresee(ctx.deps, ctx, steps.length)),
    problems: [...problems, ...found].map(shown),
  };
};

const shown = ({ level = 'refuse', error, ...problem }: Problem) => ({
  ...problem,
  level,
  ...(error && { error: { code: error[0], subcode: error[1] } }),
});

const eachOf = async (steps: LaunchStep[], look: (step: LaunchStep) => Promise<Problem[]>) => {
  const turns = createFairQueue({ places: atOnce });
  const found = await Promise.all(
    steps.map(async (step) => {
      const entered = turns.enter();
      if (entered !== true) await entered.turn;
      try {
        return await look(step);
      } finally {
        turns.leave();
      }
    }),
  );
  return found.flat();
};

/** The picture is fetched and looked at, as it will be when it is sent. */
const pictureProblems = async (
  ctx: Context,
  { step, params }: LaunchStep,
  images: Record<string, unknown>[],
): Promise<Problem[]> => {
  const url = String(params['image_url']);
  const at = images.findIndex((image) => String(image['url']).trim() === url);
  try {
    const picture = await ctx.deps.images.fetch(url, goneSignal(ctx), ctx.caller.payer.accountId);
    await picture.dispose();
    return [];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return [{ step, field: `images.${at}.url`, message: error.message }];
  }
};

/** What Meta's own validation says. */
const platformProblems = async (
  ctx: Context,
  { step, kind, params }: LaunchStep,
  accountId: string,
): Promise<Problem[]> => {
  const create = { ...params, account_id: accountId };
  try {
    const { state, answer } = await publish(ctx.deps, ctx, kind, create, {
      key: null,
      validateOnly: true,
    });
    if (state === 'done') return [];
    const { code, subcode } = platformError(answer.body) ?? { code: null, subcode: null };
    const help = code === null ? undefined : findErrorHelp(code, subcode);
    const field = help?.field ? `${step}.${help.field}` : step;
    return [
      { step, field, message: `Meta would refuse it: ${refusedByMeta(answer.body).message}` },
    ];
  } catch (error) {
    if (!(error instanceof Failure) || error.code === 'adnet_not_connected') throw error;
    const fields = error.options.fields ?? [{ field: '', message: error.message }];
    return fields.map(({ field, message }) => ({ step, field: `${step}.${field}`, message }));
  }
};
