import type { Rejection } from '../../../adnet/client/client.ts';
import { adAccountId } from '../../../adnet/ids.ts';
import { noFacts, type PlatformFacts } from '../../../adnet/preflight/platform-facts.ts';
import type { PreflightQuestion } from '../../../adnet/preflight/questions/question.ts';
import {
  aroundQuestions,
  nameQuestions,
  type Parent,
  questionsFor,
} from '../../../adnet/preflight/questions.ts';
import { Failure } from '../../../contract/failures.ts';
import { mapAtMost } from '../../../kernel/async/map-at-most.ts';
import type { LaunchStep } from '../../../publish/launch/plan/step.ts';
import { askWith } from '../../../publish/reading/ask.ts';
import { tokenFor } from '../../../publish/tokens/token.ts';
import type { Context } from '../../core/operation.ts';

/** How many questions of one plan run at the same time. */
const maxConcurrentReads = 24;

/** Meta's error "The object is gone, hidden from this token, or the call is not possible on it." */
const notThere = { code: 100, subcode: 33 };

/** Asks Meta about everything that a plan names, each thing once and all at the same time. */
export const askPlatform = (ctx: Context, accountId: string, steps: readonly LaunchStep[]) =>
  askAll(ctx, accountId, (id) => questionsFor(id, steps));

/** Asks only about existing objects that get new ones. */
export const askAboutParents = (
  ctx: Context,
  accountId: string,
  steps: readonly LaunchStep[],
  about: readonly Parent[],
) => askAll(ctx, accountId, (id) => aroundQuestions(id, steps, about));

/** Asks only for names that are shown to people. */
export const askNames = (
  ctx: Context,
  accountId: string,
  steps: readonly Pick<LaunchStep, 'step' | 'kind' | 'params'>[],
) => askAll(ctx, accountId, (id) => nameQuestions(id, steps));

/** Asks all questions; facts that Meta does not return stay unknown. */
const askAll = async (
  ctx: Context,
  accountId: string,
  questionsOf: (accountId: string) => PreflightQuestion[],
): Promise<PlatformFacts> => {
  const facts = noFacts(ctx.caller.now);
  const id = adAccountId(accountId);
  const questions = id === null ? [] : questionsOf(id);
  if (questions.length === 0) return facts;
  await mapAtMost(maxConcurrentReads, questions, (question) => askOne(ctx, question, facts));
  return facts;
};

/** "Tried accessing nonexisting field (objective) on node type (Ad)": the id belongs to another kind of object. */
const ofOtherKind = /nonexisting field .{0,100} on node type/;

const isNotThere = ({ error, relayed }: Rejection) =>
  error.code === notThere.code &&
  (error.subcode === notThere.subcode || ofOtherKind.test(relayed.body.toString('utf8')));

const askOne = async (
  ctx: Context,
  { request, record }: PreflightQuestion,
  known: PlatformFacts,
) => {
  try {
    const answer = await askWith(ctx.deps, ctx, tokenFor(ctx.deps, ctx), request);
    if (answer.kind === 'ok') record(known, answer.relayed.body);
    else if (isNotThere(answer)) record(known, 'missing');
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
};
