import { adAccountId } from '../../adnet/ids.ts';
import { type Known, nothingKnown } from '../../adnet/preflight/known.ts';
import { campaignQuestions, type Question, questionsFor } from '../../adnet/preflight/questions.ts';
import { Failure } from '../../contract/failures.ts';
import { createFairQueue } from '../../kernel/fair-queue.ts';
import { ask } from '../../publish/ask.ts';
import type { LaunchStep } from '../../publish/launch/plan/step.ts';
import { tokenFor } from '../../publish/token.ts';
import type { Context } from '../core/operation.ts';

/** How many questions of one plan are under way at a time. */
const atOnce = 24;

/** "The object is gone, hidden from this token, or the call is not possible on it." */
const notThere = { code: 100, subcode: 33 };

/** Everything that a plan names and Meta must be asked about, each thing once and all of them together. */
export const askPlatform = (ctx: Context, accountId: string, steps: readonly LaunchStep[]) =>
  askAll(ctx, accountId, (id) => questionsFor(id, steps));

/** The campaigns alone that the steps go into. */
export const askCampaigns = (ctx: Context, accountId: string, steps: readonly LaunchStep[]) =>
  askAll(ctx, accountId, (id) => campaignQuestions(id, steps));

/** What Meta does not answer stays unknown. */
const askAll = async (
  ctx: Context,
  accountId: string,
  questionsOf: (accountId: string) => Question[],
): Promise<Known> => {
  const known = nothingKnown(ctx.caller.now);
  const id = adAccountId(accountId);
  const questions = id === null ? [] : questionsOf(id);
  if (questions.length === 0) return known;
  const turns = createFairQueue({ places: atOnce });
  await Promise.all(
    questions.map(async (question) => {
      const entered = turns.enter();
      if (entered !== true) await entered.turn;
      try {
        await askOne(ctx, question, known);
      } finally {
        turns.leave();
      }
    }),
  );
  return known;
};

const askOne = async (ctx: Context, { request, tell }: Question, known: Known) => {
  try {
    const answer = await ask(ctx.deps, ctx, tokenFor(ctx.deps, ctx), request);
    if (answer.kind === 'ok') tell(known, answer.relayed.body);
    else if (answer.error.code === notThere.code && answer.error.subcode === notThere.subcode)
      tell(known, 'missing');
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
};
