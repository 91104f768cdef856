import * as z from 'zod';
import { parseJson } from '../../kernel/text/parse-json.ts';
import { wholeNumber } from './whole-number.ts';

/** The parts of a platform's refusal on which decisions are based: never its texts. */
export type PlatformError = {
  code: number | null;
  subcode: number | null;
  isTransient: boolean;
};

const number = wholeNumber.nullable().catch(null);

const envelope = z.object({
  error: z.looseObject({
    code: number.default(null),
    error_subcode: number.default(null),
    is_transient: z.union([z.boolean(), z.stringbool()]).catch(false).default(false),
  }),
});

/** The top-level error object of an answer, whatever its HTTP status is; null if there is none. */
export const platformError = (body: Buffer): PlatformError | null => {
  const parsedBody = envelope.safeParse(parseJson(body));
  if (!parsedBody.success) return null;
  const { code, error_subcode: subcode, is_transient: isTransient } = parsedBody.data.error;
  return { code, subcode, isTransient };
};

const throttleCodes = new Set([4, 17, 32, 341, 613]);

/** True if the platform refused the call, before carrying it out, because there were too many. */
export const isThrottle = ({ code }: PlatformError) =>
  code !== null && (throttleCodes.has(code) || (code >= 80000 && code <= 80014));

const checkpoint = 459;

/**
 * True if the token will never work again. After a checkpoint it can: its owner has to act, and then it works
 * again.
 */
export const isTokenDead = ({ code, subcode }: PlatformError) =>
  code === 102 || (code === 190 && subcode !== checkpoint);

/** Errors with a code for "unknown error" or "temporarily unavailable" that are definite refusals nevertheless. */
const definite = new Set(['1/2124017', '1/2853001', '2/1504038', '2/1504041', '2/1504042']);

/** With these codes it is unknown how far the call came: unknown error, unavailable, aborted. */
const openCodes = new Set<number | null>([1, 2, 960]);

/** This code means "unknown error" or "wrong level". If a retry does not help, it is a refusal. */
export const isDoubtful = ({ code, subcode }: PlatformError) => code === 1 && subcode === 99;

/**
 * True if the same request may succeed in a moment. Throttles are excluded, although they are marked as transient
 * too.
 */
export const isTransient = (error: PlatformError) => {
  if (isThrottle(error) || isTokenDead(error) || error.code === 190) return false;
  if (definite.has(`${error.code}/${error.subcode}`)) return false;
  return openCodes.has(error.code) || error.isTransient;
};

const parameterCode = 100;
const blockedCode = 368;

/** A missing permission, which the platform checks before it creates anything. */
const isPermission = (code: number) => code === 10 || (code >= 200 && code <= 299);

/**
 * True if the code itself says that the create was refused before it was carried out: a wrong parameter, a missing
 * permission, a token that does not work, a block, too many calls. If the HTTP status says that the platform
 * failed, only such an error is trusted.
 */
export const isCertainRefusal = (error: PlatformError) => {
  const { code } = error;
  if (code === null || isTransient(error)) return false;
  return (
    code === parameterCode ||
    code === blockedCode ||
    code === 190 ||
    isPermission(code) ||
    isTokenDead(error) ||
    isThrottle(error)
  );
};

/**
 * True if a create that was refused with this error may have happened nevertheless. A rule about a parameter is a
 * definite refusal even if it may pass later, as for a video that is not ready yet.
 */
export const leavesDoubt = (error: PlatformError) =>
  isTransient(error) && !(error.code === 100 && error.subcode !== null);
