import type { Deps } from '../operations/core/deps.ts';
import { fingerprint } from '../secrets/api-key.ts';
import { isSecret } from '../secrets/random-secret.ts';
import { useLink } from '../store/connect-links.ts';
import { type FinishLoginResult, finishLogin } from './finish-login.ts';
import { type ClosedReason, type Link, whyClosed } from './link.ts';
import { findLogin, isSameBrowser } from './start-login.ts';

const maxCodeLength = 4096;

/**
 * The query with which the platform sends the browser back. It is not trusted, because anyone can write such an
 * address.
 */
export type Return = { state: unknown; code: unknown; error: unknown; browser: string | null };

export type CompleteLoginResult =
  | { kind: 'invalid' | 'browser' }
  | { kind: ClosedReason; link: Link }
  /** The link is still open. `state` names the login that another one may replace. */
  | { kind: 'denied' | 'incomplete'; link: Link; state: string }
  | (FinishLoginResult & { link: Link });

/** Turns the platform's answer in the browser into a stored connection, or says why there is none. */
export const completeLogin = async (
  deps: Deps,
  { state, code, error, browser }: Return,
): Promise<CompleteLoginResult> => {
  const link = await findLogin(deps, state);
  if (!link || !isSecret(state)) return { kind: 'invalid' };
  if (browser === null || !isSameBrowser(link, browser)) return { kind: 'browser' };
  const closedReason = whyClosed(deps, link);
  if (closedReason) return { kind: closedReason, link };
  if (error !== undefined) return { kind: 'denied', link, state };
  if (!isCode(code)) return { kind: 'incomplete', link, state };
  if (!(await useLink(deps.store.db, link.id, fingerprint(state)))) {
    return { kind: 'used', link };
  }
  deps.scrubber.hold(code);
  return { ...(await finishLogin(deps, link, code)), link };
};

const isCode = (code: unknown): code is string =>
  typeof code === 'string' && code.length > 0 && code.length <= maxCodeLength;
