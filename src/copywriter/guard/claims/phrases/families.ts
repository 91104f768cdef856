import type { Level } from '../../../types.ts';

type FamilyFacts = {
  /** What a text states with it; a finding says “…” states this. */
  states: string;
  /** What becomes of a text that states it without a licence in the brief. */
  level: Level;
  /** Proof is licensed by the benefits alone, a promise by the product, the offer or the benefits. */
  licensedAs: 'proof' | 'promise';
};

const proof = (level: Level, states: string) => ({ states, level, licensedAs: 'proof' }) as const;
const promise = (level: Level, states: string) =>
  ({ states, level, licensedAs: 'promise' }) as const;

/**
 * The claims that a text can make without a number, one line each. A claim that readers take as an
 * opinion is only a warning; one that a person has to judge is held. The phrases of each stand
 * with the languages.
 */
export const families = {
  trust: proof('stop', 'a claim that others use, trust or love it'),
  popularity: proof('stop', 'a claim to be popular'),
  award: proof('stop', 'an award'),
  evidence: proof('stop', 'a claim to be proven or studied'),
  press: proof('stop', 'a mention in the press or by well-known people'),
  reviews: proof('stop', 'reviews or ratings'),
  endorsement: proof('stop', 'a recommendation or endorsement'),
  leader: proof('stop', 'a claim to lead the market'),
  superlative: proof('warn', 'a superlative'),
  comparison: proof('hold', 'a comparison with others'),
  heritage: proof('hold', 'a claim about age or experience'),
  result: proof('hold', 'a result that the brief does not promise'),
  // Known by how they are built (frames.ts); a person may judge them.
  acclaim: proof('warn', 'praise that the brief does not give'),
  rivalry: proof('warn', 'a comparison with others'),
  outcome: proof('warn', 'a result that the brief does not promise'),
  scarcity: proof('warn', 'a deadline or scarcity'),
  remedy: proof('warn', 'a promise for when something goes wrong'),
  testimonial: proof('stop', 'a customer speaking'),
  free: promise('stop', 'something free or discounted'),
  guarantee: promise('stop', 'a guarantee or refund'),
  urgency: promise('stop', 'a deadline or scarcity'),
} as const satisfies Record<string, FamilyFacts>;

export type Family = keyof typeof families;
