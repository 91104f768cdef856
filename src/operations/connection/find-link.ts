import { fingerprint } from '../../kernel/api-key.ts';
import { findAccountByEmail } from '../../store/accounts.ts';
import { findLinkBySecret, findLinkByState } from '../../store/connect-links.ts';
import { type Role, roles } from '../../store/tables.ts';
import { findWorkspaceOf } from '../../store/workspaces.ts';
import type { Deps } from '../deps.ts';

export type Link = NonNullable<Awaited<ReturnType<typeof findLinkBySecret>>>;

export type Closed = 'unknown' | 'used' | 'expired' | 'archived' | 'withdrawn';

const secretShape = /^[\w-]{43}$/;

export const isLinkSecret = (text: unknown): text is string =>
  typeof text === 'string' && secretShape.test(text);

/** The link behind an address, or why it leads nowhere. */
export const openLink = async (deps: Deps, secret: string): Promise<Link | Closed> => {
  const link = isLinkSecret(secret)
    ? await findLinkBySecret(deps.store.db, fingerprint(secret))
    : undefined;
  return link ? ((await whyClosed(deps, link)) ?? link) : 'unknown';
};

/** The link whose login the platform sends back with this state. */
export const findLogin = (deps: Deps, state: string) =>
  findLinkByState(deps.store.db, fingerprint(state));

export const whyClosed = async (deps: Deps, link: Link): Promise<Closed | null> => {
  if (link.used_at !== null) return 'used';
  if (link.expires_at <= link.now) return 'expired';
  if (link.archived_at !== null) return 'archived';
  return (await mayStillConnect(deps, link)) ? null : 'withdrawn';
};

const needed: Role = 'admin';

/** Whoever made the link could have lost the right to since; then the link has lost it too. */
const mayStillConnect = async ({ store: { db }, plans }: Deps, link: Link) => {
  const account = await findAccountByEmail(db, link.email);
  if (!account || account.disabled_at !== null || !plans[account.plan]?.api) return false;
  const held = await findWorkspaceOf(db, account.id, link.workspace_id);
  return held !== undefined && roles.indexOf(held.role) >= roles.indexOf(needed);
};
