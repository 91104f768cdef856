import { Failure } from '../../contract/failures.ts';

/** Why nothing came of a question, as the customer reads it. */
const messages = {
  cut_off:
    'The model’s answer was cut off before it was complete. Ask for fewer variants or hooks.',
  declined: 'The model declined to write for this brief. Other words in the brief may help.',
  filtered:
    'The model server’s content filter withheld the answer. Other words in the brief may help.',
  overloaded: 'The model server is overloaded or its rate limit is used up. Try again later.',
  late: 'The model did not answer in time. Try again, or ask for fewer variants or hooks.',
  wrong_key: 'The model server does not accept our key. The operator must check COPY_API_KEY.',
  no_model:
    'The model server does not know the model. The operator must check COPY_MODEL and COPY_BASE_URL.',
  unreachable: 'The model server cannot be reached. The operator’s log says why.',
  broken: 'The model server failed. Try again; the operator’s log says how.',
  refused: 'The model server refused the question. The operator’s log says how.',
  unreadable: 'The model did not answer in the form it was asked for. Try again.',
  wrong_language: 'The model did not write in the language that was asked for. Try again.',
  unsupported: 'The model kept stating what the brief does not say.',
  unusable: 'The model kept writing texts that break the rules for ads.',
  no_verdict:
    'The model could not check its own copy against the brief. A stronger model can, named in COPY_MODEL or COPY_JUDGE_MODEL.',
};

export type Trouble = keyof typeof messages;

type Cause = { trouble: Trouble; retryAfterSeconds?: number | undefined };

/** An error that says to the operator what happened, and to us which kind of trouble it is. */
export const modelError = (
  trouble: Trouble,
  message: string,
  retryAfterSeconds?: number | undefined,
): Error => new Error(message, { cause: { trouble, retryAfterSeconds } satisfies Cause });

const isCause = (value: unknown): value is Cause =>
  typeof value === 'object' && value !== null && 'trouble' in value;

/** The trouble behind an error; what is no error of ours is a server that cannot be reached. */
export const troubleOf = (error: unknown): Cause =>
  error instanceof Error && isCause(error.cause) ? error.cause : { trouble: 'unreachable' };

/** What the trouble is, in words for people. */
export const messageOf = (trouble: Trouble): string => messages[trouble];

/** A second question may go well where these went wrong. */
export const isWorthAsking = (trouble: Trouble): boolean =>
  ['cut_off', 'unreadable', 'wrong_language', 'unsupported', 'unusable', 'broken'].includes(
    trouble,
  );

const defaultRetrySeconds = 30;

/** What the customer hears when there is nothing to deliver. */
export const noCopy = (trouble: Trouble, { cause, why }: { cause?: unknown; why?: string } = {}) =>
  new Failure('generation_failed', {
    message: [messages[trouble], why, 'Nothing was charged.'].filter(Boolean).join(' '),
    ...(trouble === 'overloaded' && {
      retryAfterSeconds: troubleOf(cause).retryAfterSeconds ?? defaultRetrySeconds,
    }),
    cause,
  });
