import type { z } from 'zod';
import { money } from '../adnet/manual/words.ts';
import { isReference } from '../adnet/preflight/step-reference.ts';
import { Failure, type FieldProblem } from '../contract/failures.ts';
import { shownMediaOf } from '../operations/core/placed-shapes.ts';
import { exampleDefaults } from '../operations/defaults/put-defaults.ts';
import type { launchPlan } from '../operations/launches/answers/schemas.ts';
import { buttonOf } from '../operations/launches/review/shown-ads.ts';
import { startLaunch } from '../operations/launches/start-launch.ts';
import { budgetWords } from '../operations/launches/words/budget-words.ts';
import { currencyOf, moneyWords } from './account.ts';
import type { Agent } from './agent.ts';
import { problemInToolWords } from './failure-result.ts';
import { ownAnswer } from './result.ts';

type PlanAnswer = z.input<typeof launchPlan>;
type JsonFields = Record<string, unknown>;
type PlanRequest = { account_id: string; defaults?: JsonFields | undefined };

/** The plan with all problems. Wrong defaults would hide the others, so the plan is then made again without them. */
export const planOf = async (
  agent: Agent,
  body: PlanRequest,
  checkWithMeta: boolean,
): Promise<PlanAnswer> => {
  const query = { dry_run: true, ...(checkWithMeta && { validate: 'platform' }) };
  const ask = async (request: PlanRequest) =>
    // With dry_run, the answer is the plan.
    (await agent.ask(startLaunch, { query, body: request })).answer as PlanAnswer;
  try {
    return await ask(body);
  } catch (error) {
    const wrongFields = wrongDefaults(error);
    if (wrongFields.length === 0) throw error;
    const plan = await ask({
      ...body,
      defaults: withExampleDefaults(body.defaults ?? {}, wrongFields),
    });
    const problems = wrongFields.map((problem) => ({
      step: null,
      level: 'refuse' as const,
      ...problem,
    }));
    return { ...plan, problems: [...problems, ...plan.problems] };
  }
};

const defaultsPath = /^defaults\.(\w+)/;

/** Problems of the defaults; empty if anything else is wrong too. */
const wrongDefaults = (error: unknown): FieldProblem[] => {
  if (!(error instanceof Failure) || error.code !== 'invalid_request') return [];
  const fields = error.options.fields ?? [];
  return fields.every(({ field }) => defaultsPath.test(field)) ? fields : [];
};

/** Replaces wrong defaults by valid examples, or leaves them out. */
const withExampleDefaults = (defaults: JsonFields, wrong: FieldProblem[]): JsonFields => {
  const names = wrong.map(({ field }) => defaultsPath.exec(field)?.[1] ?? '');
  const examples: JsonFields = exampleDefaults;
  return { ...defaults, ...Object.fromEntries(names.map((name) => [name, examples[name]])) };
};

const maxShown = 50;

type PlannedContent = PlanRequest & { isCheckedByMeta: boolean };

export const presentPlan = async (agent: Agent, whole: PlanAnswer, request: PlannedContent) => {
  const { plan, problems, ...rest } = whole;
  const currency = await currencyOf(agent, request.account_id);
  const answer = {
    ...rest,
    account_id: request.account_id,
    money: moneyWords(currency),
    plan: plan.slice(0, maxShown).map(({ step, action, params, audience, event }) => ({
      step,
      action,
      ...(typeof params['name'] === 'string' && { name: params['name'] }),
      ...budgetIn(params, currency),
      ...(audience !== undefined && { audience }),
      ...(event !== undefined && { counts: event }),
      ...(action === 'create_creative' && contentOf(params)),
      ...(action === 'create_ad' && { creative: stepIn(params['creative_id']) }),
    })),
    ...(plan.length > maxShown && { plan_cut: `${plan.length - maxShown} more steps` }),
    problems: problems.slice(0, maxShown).map(problemInToolWords),
    ...(problems.length > maxShown && { problems_cut: `${problems.length - maxShown} more` }),
  };
  return ownAnswer(answer, [nextStepOf(whole), ...remarksOn(whole, request)].join(' '));
};

const nextStepOf = ({ problems, fits_limits, limits }: PlanAnswer) => {
  if (problems.some(({ level }) => level === 'refuse'))
    return (
      'Correct every problem and call plan_launch again. Nothing was made. Do not call launch before: what only Meta can ' +
      'refuse does not stop it, and it would end half made.'
    );
  const when = fits_limits ? '' : ` The write limits spread it out: ${limits.message}.`;
  const warning = problems.length > 0 ? ' and what problems warns of' : '';
  return `Show the plan${warning} to a person. If they agree, call launch with the same arguments.${when}`;
};

/** Facts about a plan that models often get wrong. */
const remarksOn = ({ plan }: PlanAnswer, { isCheckedByMeta, ...content }: PlannedContent) => {
  const uncheckedSteps = plan.filter(({ needs }) => needs.length > 0).length;
  return [
    ...(isCheckedByMeta && uncheckedSteps > 0
      ? [
          `Meta could not check ${uncheckedSteps} of ${plan.length} steps yet, because they need one that is not made; ` +
            'so a budget can still turn out too low.',
        ]
      : []),
    ...(hasStatusField(content) ? ['status is left out: everything is made paused.'] : []),
  ];
};

const hasStatusField = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([name, inner]) => name === 'status' || hasStatusField(inner));

const maxText = 160;

const shortText = (value: unknown) =>
  typeof value === 'string' && value.length > maxText ? `${value.slice(0, maxText)}…` : value;

/** The name of the step whose result is used, or the id of an existing object. */
const stepIn = (value: unknown) => (isReference(value) ? value.step : value);

/** What people will see of an ad, and where it leads, so that a person can agree to it. */
const contentOf = (params: JsonFields): JsonFields => {
  const { message, headline, description, link_url, page_id, lead_form_id } = params;
  const { image_hash, image_hashes, video_id, media } = params;
  const { object_story_id, source_instagram_media_id } = params;
  const post = object_story_id ?? source_instagram_media_id;
  const content = {
    page_id,
    text: shortText(message),
    headline: shortText(headline),
    description: shortText(description),
    link: shortText(link_url),
    lead_form_id,
    button: buttonOf(params) || undefined,
    picture:
      stepIn(image_hash) ?? (Array.isArray(image_hashes) ? image_hashes.map(stepIn) : undefined),
    video: stepIn(video_id),
    shapes: media && shownMediaOf(media, stepIn),
    post,
  };
  return Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined));
};

/** The budget in whole units, so that people notice one that is a hundred times too large or too small. */
export const budgetIn = (params: JsonFields, currency: string | null) => {
  const words = budgetWords(params, (amount) => money(amount, currency ?? undefined));
  return words === null ? {} : { budget: words };
};
