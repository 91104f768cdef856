import { Failure } from '../../kernel/failures.ts';

/** Why nothing came of a question. */
const messages = {
  cut_off: 'The model’s answer was cut off before it was whole. Ask for fewer variants or hooks.',
  declined: 'The model declined to write for this brief. Other words in the brief may help.',
  overloaded: 'The model server has too much to do just now. Try again in a minute.',
  late: 'The model did not answer in time. Try again, or ask for fewer variants or hooks.',
  unreachable: 'The model server does not take our questions. The operator’s log says why.',
  unreadable: 'The model did not answer in the form it was asked for. Try again.',
  refused: 'The model kept writing what the guard does not let through.',
};

export type Trouble = keyof typeof messages;

/** An error that says to the operator what happened, and to us which kind of trouble it is. */
export const modelError = (trouble: Trouble, message: string): Error =>
  new Error(message, { cause: trouble });

const isTrouble = (value: unknown): value is Trouble =>
  typeof value === 'string' && Object.hasOwn(messages, value);

export const troubleOf = (error: unknown): Trouble =>
  error instanceof Error && isTrouble(error.cause) ? error.cause : 'unreachable';

/** A smaller question may go well where these went wrong. */
export const isWorthAsking = (trouble: Trouble): boolean =>
  trouble === 'cut_off' || trouble === 'unreadable';

/** What the customer hears when there is nothing to deliver. */
export const noCopy = (trouble: Trouble, { cause, why }: { cause?: unknown; why?: string } = {}) =>
  new Failure('generation_failed', {
    message: [messages[trouble], why, 'Nothing was charged.'].filter(Boolean).join(' '),
    ...(trouble === 'overloaded' && { retryAfterSeconds: 30 }),
    cause,
  });
