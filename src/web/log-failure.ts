import type { FastifyRequest } from 'fastify';
import type { Failure } from '../contract/failures.ts';
import type { Log } from '../kernel/observe/log.ts';

type FailedRequest = {
  request: Pick<FastifyRequest, 'id' | 'caller'>;
  /** The error that was thrown. */
  error: unknown;
  /** The failure in the answer. */
  failure: Failure;
};

/** Writes one log line for a failure of ours. Failures that the caller can correct are not logged. */
export const logFailure = (
  log: Pick<Log, 'error'>,
  { request, error, failure }: FailedRequest,
  message: string,
) => {
  if (failure.status < 500) return;
  const { id: requestId, caller } = request;
  log.error({ requestId, ...caller, err: error, code: failure.code }, message);
};
