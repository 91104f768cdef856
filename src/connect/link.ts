import type { Deps } from '../operations/core/deps.ts';
import { isAtLeast } from '../operations/core/roles.ts';
import { fingerprint } from '../secrets/api-key.ts';
import { isSecret } from '../secrets/random-secret.ts';
import { findLinkBySecret } from '../store/connect-links.ts';

export type Link = NonNullable<Awaited<ReturnType<typeof findLinkBySecret>>>;

/** Why a login may not continue although its link is neither used nor expired. */
export type WithdrawalReason = 'archived' | 'withdrawn';

export type ClosedReason = 'used' | 'expired' | WithdrawalReason;

export type OpenLinkResult =
  | { kind: 'open'; link: Link }
  | { kind: ClosedReason; link: Link }
  | { kind: 'unknown' };

/** Finds the link of an address, or says why it cannot be used. */
export const openLink = async (deps: Deps, secret: string): Promise<OpenLinkResult> => {
  const link = isSecret(secret)
    ? await findLinkBySecret(deps.store.db, fingerprint(secret))
    : undefined;
  if (!link) return { kind: 'unknown' };
  return { kind: whyClosed(deps, link) ?? 'open', link };
};

export const whyClosed = (deps: Deps, link: Link): ClosedReason | null => {
  if (link.used_at !== null) return 'used';
  if (link.expires_at <= link.now) return 'expired';
  return whyWithdrawn(deps, link);
};

/**
 * A link can do no more than the key that made it. It ends when that key is revoked or stops working, and when its
 * account is disabled or loses the right to connect the workspace.
 */
export const whyWithdrawn = ({ plans }: Deps, link: Link): WithdrawalReason | null => {
  if (link.archived_at !== null) return 'archived';
  const { role, plan, key_revoked_at, key_workspace_archived_at } = link;
  const keyWorks = key_revoked_at === null && key_workspace_archived_at === null;
  const isOn = link.account_disabled_at === null && link.payer_disabled_at === null;
  const accountWorks = isOn && plans[plan]?.api === true;
  const mayConnect = isAtLeast(role, 'admin');
  return keyWorks && accountWorks && mayConnect ? null : 'withdrawn';
};
