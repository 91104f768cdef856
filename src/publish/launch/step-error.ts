import { platformError } from '../../adnet/answers/platform-error.ts';
import type { Failure } from '../../contract/failures.ts';

/** Why a step failed, as it is stored and shown. */
export type StepError = {
  code: string | number | null;
  message: string;
  subcode?: number | null;
  /** Which fields are wrong, if we refused the step. */
  fields?: { field: string; message: string }[];
  /** Meta's own error, if Meta refused the step. */
  platform?: unknown;
};

export const refusedByUs = ({ code, message, options }: Failure): StepError => ({
  code,
  message,
  ...(options.fields && { fields: options.fields }),
});

/** Reads Meta's refusal from the bytes of its answer. */
export const refusedByMeta = (body: Buffer): StepError => {
  const knownError = platformError(body);
  const error = errorIn(body);
  const text = [error['error_user_msg'], error['message']].find((one) => typeof one === 'string');
  return {
    code: knownError?.code ?? null,
    subcode: knownError?.subcode ?? null,
    message: typeof text === 'string' ? text : 'Meta refused it.',
    platform: error,
  };
};

const errorIn = (body: Buffer): Record<string, unknown> => {
  try {
    return JSON.parse(body.toString('utf8')).error ?? {};
  } catch {
    return {};
  }
};

export const notCreated: StepError = {
  code: 'adnet_unavailable',
  message:
    'Meta’s answer was lost; looking for the object showed that it was not created. Resume the launch to send it again.',
};

export const lostOutcome: StepError = {
  code: 'adnet_outcome_unknown',
  message:
    'Meta’s answer was lost and looking for the object did not tell whether it exists. It is not sent again. Check the ad ' +
    'account by hand.',
};

export const defect: StepError = {
  code: 'internal',
  message: 'The service has a defect and could not send it. Nothing was sent.',
};
