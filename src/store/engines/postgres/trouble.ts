import { Failure } from '../../../contract/failures.ts';

const goneCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'SILENT',
]);

/** SQLSTATE: connection trouble, resources, operator intervention, system error, lost races. */
const passing = /^(08|53|57|58|25P03|40|55P03|XX000)/;

/** An error's SQLSTATE, or the system's name for it; empty if it has none. */
export const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** The connection itself failed, not the statement on it. */
export const isOutOfReach = (error: unknown) => goneCodes.has(codeOf(error));

/** The server does not answer at all, so further requests would only wait as long. */
export const isSilence = (error: unknown) =>
  error instanceof Failure && ['SILENT', 'CONNECT_TIMEOUT'].includes(codeOf(error.cause));

/** Passing trouble becomes a Failure; anything else is a defect and is thrown as it is. */
export const asDatabaseFailure = (cause: unknown) =>
  !(cause instanceof Failure) && (isOutOfReach(cause) || passing.test(codeOf(cause)))
    ? new Failure('unavailable', { retryAfterSeconds: 2, cause })
    : cause;

/** The server's code for the error behind this failure. */
const stateOf = (error: unknown) => codeOf(error instanceof Error ? error.cause : undefined);

/** The server waited too long for a lock, or for a statement as a whole. */
export const isTimeout = (error: unknown) => /^(55P03|57014)$/.test(codeOf(error));

/** SQLSTATE: a deadlock, a lock that could not be taken, a statement that took too long because of one. */
const waitedInVain = /^(40P01|55P03|57014)$/;

/** Another transaction was in the way, so the next attempt may work. */
export const isWaitInVain = (failure: unknown) => waitedInVain.test(stateOf(failure));

const lostRace = /^40(001|P01)$/;

/** PostgreSQL names a deadlock or a failed serialisation; the work had no outside effect yet. */
export const retryLostRaces = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 3 || !lostRace.test(stateOf(error))) throw error;
    }
  }
};
