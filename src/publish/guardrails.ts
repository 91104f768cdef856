import { factsOf, type ObjectFacts } from '../adnet/guardrails/facts.ts';
import {
  type BothGuardrails,
  hasGuardrails,
  readGuardrails,
} from '../adnet/guardrails/guardrails.ts';
import { judgeAccount, judgeObject } from '../adnet/guardrails/judge.ts';
import { judgeTotal } from '../adnet/guardrails/judge-money.ts';
import {
  guardrailQuestions,
  type LearnedFacts,
  nothingLearned,
} from '../adnet/guardrails/learned.ts';
import type { Kind } from '../adnet/kinds/list.ts';
import { Failure } from '../contract/failures.ts';
import { findSeenCurrency } from '../store/overview/seen-accounts.ts';
import type { PublishDeps } from './deps.ts';
import { guardrailFailure, judgeBoth, owners } from './guardrail-failure.ts';
import type { GuardrailCheck } from './journal.ts';
import { ask } from './reading/ask.ts';
import type { Requester } from './requester.ts';
import { tokenFor } from './tokens/token.ts';

/** Objects that are to be created in one ad account, and what Meta has answered about them. */
export type GuardedObjects = {
  adAccountId: string;
  objects: readonly ObjectFacts[];
  learned: LearnedFacts;
};

const questionsOf = (
  bothGuardrails: BothGuardrails,
  { adAccountId, objects, learned }: GuardedObjects,
) =>
  guardrailQuestions(
    adAccountId,
    objects,
    owners.map((whose) => readGuardrails(bothGuardrails[whose])),
    learned,
  );

/** True if Meta must be asked before the objects can be judged. */
export const isUnsure = (bothGuardrails: BothGuardrails, guarded: GuardedObjects) =>
  questionsOf(bothGuardrails, guarded).length > 0;

/**
 * Asks Meta what is needed to judge these objects; asks nothing if there are no guardrails. If Meta refuses a
 * question, its answer is null; if Meta cannot be reached, this throws.
 */
export const learnFor = async (deps: PublishDeps, who: Requester, guarded: GuardedObjects) => {
  const { guardrails, workspace } = who.caller;
  const { learned, adAccountId } = guarded;
  if (!isUnsure(guardrails, guarded)) return;
  if (learned.currency === undefined) {
    const pair = { workspace_id: workspace.id, ad_account_id: adAccountId };
    learned.currency = (await findSeenCurrency(deps.store.db, pair)) ?? undefined;
  }
  const token = tokenFor(deps, who);
  await Promise.all(
    questionsOf(guardrails, guarded).map(async ({ request, record }) => {
      const answer = await ask(deps, who, token, request);
      record(learned, answer.kind === 'ok' ? answer.relayed.body : null);
    }),
  );
};

/**
 * Refuses the request for a second, because the guardrails have changed since the objects were judged and Meta has
 * to be asked again.
 */
export const busyJudging = () => new Failure('unavailable', { retryAfterSeconds: 1 });

/** Checks a single object against its guardrails: first as it was requested, then as it is sent. */
export const createGuardrailCheck = (
  deps: PublishDeps,
  who: Requester,
  kind: Kind,
  adAccountId: string,
) => {
  const learnedFacts = nothingLearned();
  const { guardrails } = who.caller;
  const guardedOf = (facts: ObjectFacts): GuardedObjects => ({
    adAccountId,
    objects: [facts],
    learned: learnedFacts,
  });
  const breachesOf = (bothGuardrails: BothGuardrails, facts: ObjectFacts) =>
    judgeBoth(bothGuardrails, (one) => {
      const own = [...judgeAccount(adAccountId, one), ...judgeObject(facts, one, learnedFacts)];
      const total = judgeTotal([facts], one, learnedFacts);
      return [...own, ...total.filter(({ field }) => !own.some((other) => other.field === field))];
    });
  const demand = (facts: ObjectFacts) => {
    const breaches = breachesOf(guardrails, facts);
    if (breaches.length > 0) throw guardrailFailure(breaches);
  };
  return {
    /** Refuses what is certainly forbidden, before Meta is asked anything. */
    demandAsAsked(body: Record<string, unknown>) {
      if (hasGuardrails(guardrails)) demand(factsOf(kind, body));
    },
    async demandAsSent(params: Record<string, unknown>) {
      if (!hasGuardrails(guardrails)) return;
      const facts = factsOf(kind, params);
      await learnFor(deps, who, guardedOf(facts));
      demand(facts);
    },
    /** Checks again in the transaction of the write, because the guardrails may have become stricter. */
    last:
      (params: Record<string, unknown>): GuardrailCheck =>
      (workspace) => {
        const bothGuardrails = { workspace, key: guardrails.key };
        if (workspace === guardrails.workspace || !hasGuardrails(bothGuardrails)) return null;
        const facts = factsOf(kind, params);
        const breaches = breachesOf(bothGuardrails, facts);
        if (breaches.length > 0) return guardrailFailure(breaches);
        return isUnsure(bothGuardrails, guardedOf(facts)) ? busyJudging() : null;
      },
  };
};
