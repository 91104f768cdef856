import { type Actor, record } from '../../events/record.ts';
import { fingerprint } from '../../kernel/api-key.ts';
import { Failure } from '../../kernel/failures.ts';
import { newId } from '../../kernel/ids.ts';
import { isSecret } from '../../kernel/secrets.ts';
import { insertAccount } from '../../store/accounts.ts';
import { findInvitation, useInvitation } from '../../store/invitations.ts';
import { insertMember } from '../../store/members.ts';
import type { Db } from '../../store/open.ts';
import type { Deps } from '../deps.ts';
import { isAbove } from './rank.ts';
import { startSession, type Visitor } from './session.ts';

export type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** Why an invitation cannot be accepted. */
export type ClosedInvitation = 'unknown' | 'used' | 'expired' | 'withdrawn' | 'disabled';

type Opened = { kind: 'open'; invitation: Invitation } | { kind: ClosedInvitation };

/** Looking does not use it up. */
export const openInvitation = async (
  { store }: Pick<Deps, 'store'>,
  secret: string,
): Promise<Opened> => {
  const invitation = isSecret(secret)
    ? await findInvitation(store.db, fingerprint(secret))
    : undefined;
  if (!invitation) return { kind: 'unknown' };
  const closed = whyClosed(invitation);
  return closed === null ? { kind: 'open', invitation } : { kind: closed };
};

const whyClosed = (invitation: Invitation): ClosedInvitation | null => {
  if (invitation.used_at !== null) return 'used';
  if (invitation.expires_at <= invitation.now) return 'expired';
  if (invitation.account_disabled_at !== null) return 'disabled';
  return isStillMeant(invitation) ? null : 'withdrawn';
};

/** It can do no more than whoever made it can do now. */
const isStillMeant = ({ inviter_role, inviter_disabled_at, archived_at, role }: Invitation) =>
  archived_at === null &&
  inviter_disabled_at === null &&
  inviter_role !== null &&
  !isAbove('admin', inviter_role) &&
  !isAbove(role, inviter_role);

export type Accepted =
  | { kind: 'joined'; workspaceId: string; session: string | null }
  /** The address has an account: whoever holds the link must show that it is theirs. */
  | { kind: 'sign in'; email: string }
  | { kind: ClosedInvitation };

/**
 * A link is known to whoever made it, too. So it makes a new account and signs in to that one, but
 * never signs in to an account that is there already.
 */
export const acceptInvitation = async (
  deps: Pick<Deps, 'store'>,
  secret: string,
  signedInAs: string | null,
  visitor: Visitor,
): Promise<Accepted> => {
  const opened = await openInvitation(deps, secret);
  if (opened.kind !== 'open') return opened;
  const { invitation } = opened;
  const { email, account_id } = invitation;
  if (account_id !== null && account_id !== signedInAs) return { kind: 'sign in', email };
  return deps.store.transaction(async (tx) => {
    if (!(await useInvitation(tx, invitation.id))) return { kind: 'used' };
    const accountId = account_id ?? (await openPlainAccount(tx, email));
    await join(tx, invitation, accountId);
    const session =
      account_id === null ? await startSession(tx, accountId, 'invitation', visitor) : null;
    return { kind: 'joined', workspaceId: invitation.workspace_id, session };
  });
};

/** Without a workspace or a key of its own: it has what others share with it. */
const openPlainAccount = async (tx: Db, email: string) => {
  const account = await insertAccount(tx, { id: newId(), email, plan: 'free' });
  // The operator made it a moment ago. The invitation stays open, and its page will ask to sign in.
  if (!account) throw new Failure('unavailable');
  return account.id;
};

const join = async (tx: Db, invitation: Invitation, accountId: string) => {
  const { workspace_id: workspaceId, role, email } = invitation;
  const isNew = await insertMember(tx, { account_id: accountId, workspace_id: workspaceId, role });
  if (!isNew) return;
  const actor: Actor = { kind: 'person', id: accountId };
  await record(tx, {
    workspaceId,
    actor,
    action: 'member.joined',
    target: { kind: 'member', id: accountId, name: email },
    details: { role, invited_by: invitation.invited_by },
  });
};
