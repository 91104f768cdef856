import { Failure } from '../../contract/failures.ts';

export type Rendered = { status: number; headers: Record<string, string>; body: string };

/** The only writer of error bodies: the contract's three shapes. */
export const renderFailure = (failure: Failure): Rendered => {
  const { retryAfterSeconds, headers } = failure.options;
  return {
    status: failure.status,
    headers: {
      ...(failure.code === 'unauthorized' && { 'www-authenticate': 'Bearer' }),
      ...(retryAfterSeconds !== undefined && {
        'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))),
      }),
      ...headers,
    },
    body: JSON.stringify({ detail: detailOf(failure) }),
  };
};

const detailOf = ({ code, message, options: { details, fields } }: Failure) => {
  if (code === 'credits_exhausted') return { error: code, ...details, message };
  if (code === 'writes_disabled') return { performed: false, reason: code, ...details };
  return { error: { code, message, ...(fields && { fields }), ...details } };
};

/** Anything thrown that is not a Failure is a defect of ours: the caller is told so, without details. */
export const asFailure = (error: unknown) =>
  error instanceof Failure ? error : new Failure('internal', { cause: error });
