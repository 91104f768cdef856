import { GreenroomError } from '../../../packages/client/src/index.ts';
import type { ExitCode } from '../spec.ts';
import type { UserTerminal } from '../terminal.ts';
import { cut } from '../wrap.ts';
import { Misuse } from './command.ts';

/** The exit code of a failed call. */
const exitCodeOf = ({ code, status }: GreenroomError): ExitCode => {
  if (code === 'platform_error') return 4;
  if (status === 401 || status === 402 || status === 403) return 3;
  return status === 422 ? 2 : 1;
};

/** Messages of the service for programs, rewritten for a terminal. */
const inOtherWords: Record<string, string> = {
  unauthorized:
    'This API key is not valid, or no longer. Sign in with another one: greenroom login',
  invalid_request: 'The service found mistakes in what you sent.',
  adnet_not_connected:
    'This workspace is not connected to Meta, or the connection has expired. Type: greenroom connect',
};

/** Meta lists every value that it accepts, which can be hundreds. */
const maxLength = 300;

const sentenceOf = ({ code, help, platform, message, cause }: GreenroomError) => {
  if (code === 'network')
    return `${message.replace(/: .*$/s, '')}${reasonIn(cause)}. Is the service running, and is the address right?`;
  if (!help || !platform) return message;
  const platformMessage = platform.error_user_msg ?? platform.message ?? '';
  return `${help.title}. ${help.fix}\nMeta: ${cut(platformMessage, maxLength)}`;
};

/** How the command was called. */
type CommandCall = { takesKey?: boolean; options?: Record<string, unknown> };

/** A field that can be typed is named as it is typed; a field in a file, with the file. */
const namedField = (field: string, { options = {} }: CommandCall) => {
  const name = field.replaceAll('_', '-');
  const file = typeof options['file'] === 'string' ? options['file'] : undefined;
  if (file !== undefined && options[name] === undefined) {
    const place = file === '-' ? 'what is piped in' : file;
    return field === 'body' ? place : `${place}: ${field}`;
  }
  return field === 'body' ? 'it' : /^[a-z_]+$/.test(field) ? `--${name}` : field;
};

/** Node's code for a connection error, such as ECONNREFUSED. */
const reasonIn = (cause: unknown) => {
  const { cause: inner } = (cause ?? {}) as { cause?: { code?: string } };
  return inner?.code ? ` (${inner.code})` : '';
};

/** True if the call may have had an effect although no answer came. The same key never has an effect twice. */
const isOpen = ({ code, cause }: GreenroomError) =>
  (code === 'network' && !/ECONNREFUSED|ENOTFOUND/.test(reasonIn(cause))) ||
  code === 'timeout' ||
  code === 'adnet_outcome_unknown' ||
  code === 'idempotency_in_progress';

const openText = (key: string, takesKey: boolean) =>
  takesKey
    ? `  It may have been done. To ask without doing it twice: --idempotency-key ${key}`
    : '  It may have been done: look before you try again.';

const linesOf = (error: GreenroomError, command: CommandCall): string[] => {
  const { takesKey = false } = command;
  const { fields, manualSteps = [], help, retryAfter, requestId, idempotencyKey } = error;
  return [
    ...fields.map(({ field, message }) => `  ${namedField(field, command)} ${message}`),
    ...manualSteps.map((step, at) => `  ${at + 1}. ${step}`),
    ...(help
      ? [`  More: greenroom errors ${[help.code, help.subcode].filter(Boolean).join(' ')}`]
      : []),
    ...(retryAfter ? [`  Try again in ${retryAfter} s.`] : []),
    ...(isOpen(error) && idempotencyKey ? [openText(idempotencyKey, takesKey)] : []),
    ...(requestId ? [`  Request ${requestId}`] : []),
  ];
};

/** Prints why a command failed. */
export const printFailure = (
  error: unknown,
  { complain, note }: UserTerminal,
  command: CommandCall = {},
): ExitCode | null => {
  if (error instanceof Misuse) {
    for (const problem of error.problems) complain(problem);
    return 2;
  }
  if (!(error instanceof GreenroomError)) return null;
  complain(inOtherWords[error.code] ?? sentenceOf(error));
  for (const line of linesOf(error, command)) note(line);
  return exitCodeOf(error);
};
