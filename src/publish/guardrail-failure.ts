import {
  type BothGuardrails,
  type Breach,
  type GuardrailOwner,
  type Guardrails,
  type OwnedBreach,
  readGuardrails,
} from '../adnet/guardrails/guardrails.ts';
import { Failure } from '../contract/failures.ts';

/** The workspace's guardrails are checked before the key's. */
export const owners = ['workspace', 'key'] as const;

/** Lists what the guardrails of the workspace and of the key forbid, each with its owner. */
export const judgeBoth = <B extends Breach>(
  both: BothGuardrails,
  judge: (guardrails: Guardrails) => B[],
): (B & { whose: GuardrailOwner })[] =>
  owners.flatMap((whose) =>
    both[whose] === null
      ? []
      : judge(readGuardrails(both[whose])).map((breach) => ({ ...breach, whose })),
  );

export const guardrailFailure = (breaches: readonly OwnedBreach[]) =>
  new Failure('guardrail', {
    fields: breaches.map(({ field, message }) => ({ field, message })),
    details: {
      guardrails: breaches.map(({ guardrail, whose, field, allowed }) => ({
        guardrail,
        whose,
        field,
        allowed,
      })),
    },
  });
