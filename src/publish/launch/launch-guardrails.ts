import * as z from 'zod';
import { factsOf, type ObjectFacts } from '../../adnet/guardrails/facts.ts';
import {
  type BothGuardrails,
  type Breach,
  hasGuardrails,
  type OwnedBreach,
  type StoredGuardrails,
} from '../../adnet/guardrails/guardrails.ts';
import { judgeAccount, judgeObject } from '../../adnet/guardrails/judge.ts';
import { judgeTotal } from '../../adnet/guardrails/judge-money.ts';
import { type LearnedFacts, nothingLearned } from '../../adnet/guardrails/learned.ts';
import { Failure } from '../../contract/failures.ts';
import type { PublishDeps } from '../deps.ts';
import { judgeBoth } from '../guardrail-failure.ts';
import { busyJudging, isUnsure, learnFor } from '../guardrails.ts';
import type { GuardrailCheck } from '../journal.ts';
import type { Requester } from '../requester.ts';
import type { LaunchStep, StepParams } from './plan/step.ts';

type GuardedStep = Pick<LaunchStep, 'step' | 'kind' | 'params'>;

/** A breach and the step that has it; null if it concerns the launch as a whole. */
export type StepBreach = OwnedBreach & { step: string | null };

const maxBreaches = 100;

/** The stored form of a breach that stopped a launch. */
const keptBreach = z.object({
  step: z.string().nullable(),
  guardrail: z.string(),
  whose: z.enum(['workspace', 'key']),
  field: z.string(),
  message: z.string(),
  allowed: z.array(z.string()),
});

export type KeptBreach = z.output<typeof keptBreach>;

/** A page shows no more breaches than this. Others are found when the launch is resumed. */
const maxKept = 20;

const refusal = (breaches: readonly StepBreach[]) =>
  new Failure('guardrail', { details: { breaches: breaches.slice(0, maxKept) } });

/** The breaches in a failure's details. */
export const breachesBehind = ({ options: { details } }: Failure): KeptBreach[] =>
  z.array(keptBreach).catch([]).parse(details?.['breaches']);

type StepFacts = { step: string; facts: ObjectFacts }[];

const ofStep =
  (step: string | null) =>
  (breach: Breach): Breach & { step: string | null } => ({ ...breach, step });

const judgeSteps = (
  guardrails: BothGuardrails,
  { adAccountId, steps, learned }: { adAccountId: string; steps: StepFacts; learned: LearnedFacts },
): StepBreach[] =>
  judgeBoth(guardrails, (one) => [
    ...judgeAccount(adAccountId, one).map(ofStep(null)),
    ...steps.flatMap(({ step, facts }) => judgeObject(facts, one, learned).map(ofStep(step))),
    ...judgeTotal(
      steps.map(({ facts }) => facts),
      one,
      learned,
    ).map(ofStep(null)),
  ]).slice(0, maxBreaches);

/**
 * Checks everything that a launch creates against the guardrails. `learned` holds the answers known already; Meta
 * is asked the rest once for the whole launch.
 */
export const createLaunchGuard = (
  deps: PublishDeps,
  adAccountId: string,
  planned: { values(): Iterable<GuardedStep> },
  learned: LearnedFacts = nothingLearned(),
) => {
  let stepFacts: StepFacts | null = null;
  const factsOfAll = () => {
    stepFacts ??= Array.from(planned.values(), ({ step, kind, params }) => ({
      step,
      facts: factsOf(kind, params),
    }));
    return stepFacts;
  };
  const guarded = () => ({
    adAccountId,
    objects: factsOfAll().map(({ facts }) => facts),
    learned,
  });
  const judge = (guardrails: BothGuardrails) =>
    judgeSteps(guardrails, { adAccountId, steps: factsOfAll(), learned });
  let lastJudgement: { held: BothGuardrails; failure: Failure | null } | null = null;
  const isJudged = ({ workspace, key }: BothGuardrails) =>
    lastJudgement !== null &&
    lastJudgement.held.workspace === workspace &&
    lastJudgement.held.key === key;
  return {
    /** Lists every breach; without `asking`, only those that are certain without asking Meta. */
    async breaches(who: Requester, asking = true): Promise<StepBreach[]> {
      const { guardrails } = who.caller;
      if (!hasGuardrails(guardrails)) return [];
      if (asking) await learnFor(deps, who, guarded());
      return judge(guardrails);
    },
    /** Returns why nothing may be sent now, or null. Computed again only after the guardrails have changed. */
    async failure(who: Requester): Promise<Failure | null> {
      const guardrails = who.caller.guardrails;
      if (!hasGuardrails(guardrails)) return null;
      if (!isJudged(guardrails)) {
        await learnFor(deps, who, guarded());
        const breaches = judge(guardrails);
        lastJudgement = {
          held: guardrails,
          failure: breaches.length > 0 ? refusal(breaches) : null,
        };
      }
      return lastJudgement?.failure ?? null;
    },
    /** Checks one step when it is sent, against the guardrails of that moment. */
    last:
      (who: Requester, { step, kind }: Pick<LaunchStep, 'step' | 'kind'>) =>
      (params: StepParams): GuardrailCheck =>
      (workspace: StoredGuardrails) => {
        const guardrails = { workspace, key: who.caller.guardrails.key };
        if (!hasGuardrails(guardrails)) return null;
        if (isJudged(guardrails) && lastJudgement?.failure) return lastJudgement.failure;
        const breaches = isJudged(guardrails)
          ? judgeBoth(guardrails, (one) =>
              judgeObject(factsOf(kind, params), one, learned).map(ofStep(step)),
            )
          : judge(guardrails);
        if (breaches.length > 0) return refusal(breaches);
        return !isJudged(guardrails) && isUnsure(guardrails, guarded()) ? busyJudging() : null;
      },
  };
};

export type LaunchGuard = ReturnType<typeof createLaunchGuard>;
