import type { Deps } from '../operations/core/deps.ts';
import { fingerprint } from '../secrets/api-key.ts';
import { isSecret, randomSecret, sameSecret } from '../secrets/random-secret.ts';
import { findLinkByState, startLink } from '../store/connect-links.ts';
import { callbackAddress } from './addresses.ts';
import { type ClosedReason, type Link, openLink, whyClosed } from './link.ts';

/** The browser's cookie, and whether the person declined permissions last time. */
export type LinkVisitor = { browser: string | null; asksAgain: boolean };

export type StartLoginResult =
  | { kind: 'redirect'; address: string }
  | { kind: ClosedReason; link: Link }
  | { kind: 'unknown' | 'cookieless' | 'invalid' | 'browser' };

/** The button on the link's page starts a login that is bound to this browser. */
export const startLogin = async (
  deps: Deps,
  secret: string,
  visitor: LinkVisitor,
): Promise<StartLoginResult> => {
  const openLinkResult = await openLink(deps, secret);
  if (openLinkResult.kind !== 'open') return openLinkResult;
  if (visitor.browser === null) return { kind: 'cookieless' };
  return begin(deps, openLinkResult.link, visitor.browser, visitor.asksAgain);
};

/** The button on the page of a cancelled login starts another one in the same browser. */
export const startLoginAgain = async (
  deps: Deps,
  state: unknown,
  visitor: LinkVisitor,
): Promise<StartLoginResult> => {
  const link = await findLogin(deps, state);
  if (!link) return { kind: 'invalid' };
  if (visitor.browser === null || !isSameBrowser(link, visitor.browser)) return { kind: 'browser' };
  const closedReason = whyClosed(deps, link);
  if (closedReason) return { kind: closedReason, link };
  return begin(deps, link, visitor.browser, visitor.asksAgain);
};

/** Finds the link by the state with which the platform sends the browser back. */
export const findLogin = async ({ store }: Deps, state: unknown) =>
  isSecret(state) ? findLinkByState(store.db, fingerprint(state)) : undefined;

export const isSameBrowser = (link: Link, browser: string) =>
  sameSecret(fingerprint(browser), link.browser_hash ?? '');

const begin = async (
  deps: Deps,
  link: Link,
  browser: string,
  rerequest: boolean,
): Promise<StartLoginResult> => {
  const state = randomSecret();
  const { db } = deps.store;
  const isStarted = await startLink(db, link.id, fingerprint(state), fingerprint(browser));
  if (!isStarted) return { kind: 'used', link };
  const redirectUri = callbackAddress(deps);
  const address = deps.oauth.authorizeUrl({ state, redirectUri, rerequest });
  return { kind: 'redirect', address };
};
