import type { Deps } from '../operations/core/deps.ts';
import { fingerprint } from '../secrets/api-key.ts';
import { isSecret } from '../secrets/random-secret.ts';
import { findLinkBySecret } from '../store/connect-links.ts';
import { type Role, roles } from '../store/schema/tables.ts';

export type Link = NonNullable<Awaited<ReturnType<typeof findLinkBySecret>>>;

/** Why a login may not go on although its link is neither used nor old. */
export type Withdrawn = 'archived' | 'withdrawn';

export type Closed = 'used' | 'expired' | Withdrawn;

export type Opened =
  | { kind: 'open'; link: Link }
  | { kind: Closed; link: Link }
  | { kind: 'unknown' };

/** The link behind an address, or why it leads nowhere. */
export const openLink = async (deps: Deps, secret: string): Promise<Opened> => {
  const link = isSecret(secret)
    ? await findLinkBySecret(deps.store.db, fingerprint(secret))
    : undefined;
  if (!link) return { kind: 'unknown' };
  return { kind: whyClosed(deps, link) ?? 'open', link };
};

export const whyClosed = (deps: Deps, link: Link): Closed | null => {
  if (link.used_at !== null) return 'used';
  if (link.expires_at <= link.now) return 'expired';
  return whyWithdrawn(deps, link);
};

const needed: Role = 'admin';

/**
 * A link can do no more than the key that made it: it ends when that key is revoked or stops
 * working, and when its account is disabled or loses the right to connect the workspace.
 */
export const whyWithdrawn = ({ plans }: Deps, link: Link): Withdrawn | null => {
  if (link.archived_at !== null) return 'archived';
  const { role, plan, key_revoked_at, key_workspace_archived_at } = link;
  const keyWorks = key_revoked_at === null && key_workspace_archived_at === null;
  const isOn = link.account_disabled_at === null && link.payer_disabled_at === null;
  const accountWorks = isOn && plans[plan]?.api === true;
  const mayConnect = role !== null && roles.indexOf(role) >= roles.indexOf(needed);
  return keyWorks && accountWorks && mayConnect ? null : 'withdrawn';
};
