/** A refusal the operator can do something about: one sentence, no stack. */
export class Refusal extends Error {}

export const refuse = (sentence: string): never => {
  throw new Refusal(sentence);
};
