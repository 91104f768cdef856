import type { Failure } from '../../contract/failures.ts';

export type RenderedFailure = { status: number; headers: Record<string, string>; body: string };

/** Writes all error bodies, in one of the contract's three formats. */
export const renderFailure = (failure: Failure): RenderedFailure => {
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
