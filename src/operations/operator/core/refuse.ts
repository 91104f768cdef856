/** A refusal that the operator can act on: one sentence, no stack trace. */
export class Refusal extends Error {}

export const refuse = (sentence: string): never => {
  throw new Refusal(sentence);
};
