import * as z from 'zod';
import { parseJson } from '../../kernel/parse-json.ts';
import { wholeNumber } from './whole-number.ts';

/** What the platform says about a refusal, as far as a decision may rest on it: never its texts. */
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

/** The top-level error object of an answer, whatever status it came with; null when there is none. */
export const platformError = (body: Buffer): PlatformError | null => {
  const parsedBody = envelope.safeParse(parseJson(body));
  if (!parsedBody.success) return null;
  const { code, error_subcode: subcode, is_transient: isTransient } = parsedBody.data.error;
  return { code, subcode, isTransient };
};

const throttleCodes = new Set([4, 17, 32, 341, 613]);

/** Refused before it was carried out, because of too many calls. */
export const isThrottle = ({ code }: PlatformError) =>
  code !== null && (throttleCodes.has(code) || (code >= 80000 && code <= 80014));

const checkpoint = 459;

/**
 * The token will not work again. A checkpoint is not meant: there its owner must act, and then it
 * works again.
 */
export const isTokenDead = ({ code, subcode }: PlatformError) =>
  code === 102 || (code === 190 && subcode !== checkpoint);

/** Sent with a code for "unknown error" or "temporarily unavailable", and still a definite refusal. */
const definite = new Set(['1/2124017', '1/2853001', '2/1504038', '2/1504041', '2/1504042']);

/** Nobody knows how far it came: unknown error, unavailable, aborted. */
const openCodes = new Set<number | null>([1, 2, 960]);

/** This code means "unknown error" or "wrong level": when asking again does not help, it is a refusal. */
export const isDoubtful = ({ code, subcode }: PlatformError) => code === 1 && subcode === 99;

/** Whether the same request may fare better in a moment; throttles say they are transient too. */
export const isTransient = (error: PlatformError) => {
  if (isThrottle(error) || isTokenDead(error) || error.code === 190) return false;
  if (definite.has(`${error.code}/${error.subcode}`)) return false;
  return openCodes.has(error.code) || error.isTransient;
};

const parameterCode = 100;
const blockedCode = 368;

/** No permission: the platform looks at it before anything is made. */
const isPermission = (code: number) => code === 10 || (code >= 200 && code <= 299);

/**
 * Whether the code itself says that the create was turned down before it was carried out: a wrong parameter, a missing
 * permission, a token that does not work, a block, too many calls. Only such an error is believed where the HTTP status
 * says that the platform failed.
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
 * Whether a create that was refused like this may have happened all the same. A rule about a
 * parameter is a clear no even where it may pass later: a video that is not ready yet.
 */
export const leavesDoubt = (error: PlatformError) =>
  isTransient(error) && !(error.code === 100 && error.subcode !== null);
