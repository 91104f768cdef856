import { Failure } from '../../contract/failures.ts';
import { type Actor, record } from '../../events/record.ts';
import { newId } from '../../kernel/ids.ts';
import { fingerprint } from '../../secrets/api-key.ts';
import { isSecret } from '../../secrets/random-secret.ts';
import { proveAccount } from '../../sign-in/prove-account.ts';
import { startSession, type Visitor } from '../../sign-in/session.ts';
import { insertAccount, lockAccount } from '../../store/accounts.ts';
import type { Db } from '../../store/db.ts';
import { findInvitation, useInvitation } from '../../store/people/invitations.ts';
import { insertMember } from '../../store/people/members.ts';
import type { Deps } from '../core/deps.ts';
import { isAbove } from '../core/roles.ts';

export type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** Why an invitation cannot be accepted. */
export type ClosedInvitation = 'unknown' | 'used' | 'expired' | 'withdrawn';

type OpenInvitationResult = { kind: 'open'; invitation: Invitation } | { kind: ClosedInvitation };

/** Looking does not use it up. */
export const openInvitation = async (
  { store }: Pick<Deps, 'store'>,
  secret: string,
): Promise<OpenInvitationResult> => {
  const invitation = isSecret(secret)
    ? await findInvitation(store.db, fingerprint(secret))
    : undefined;
  if (!invitation) return { kind: 'unknown' };
  const closedReason = whyClosed(invitation);
  return closedReason === null ? { kind: 'open', invitation } : { kind: closedReason };
};

/** Says nothing of the invited address: whoever invites could ask for anybody's. */
const whyClosed = (invitation: Invitation): ClosedInvitation | null => {
  if (invitation.used_at !== null) return 'used';
  if (invitation.expires_at <= invitation.now) return 'expired';
  return isStillMeant(invitation) ? null : 'withdrawn';
};

/** Says whether the inviter could still give this role now; an invitation grants no more than that. */
const isStillMeant = ({ inviter_role, inviter_disabled_at, archived_at, role }: Invitation) =>
  archived_at === null &&
  inviter_disabled_at === null &&
  inviter_role !== null &&
  !isAbove('admin', inviter_role) &&
  !isAbove(role, inviter_role);

/** Names the inviter to others; an address that nobody has confirmed must not speak for its owner. */
export const shownInviter = ({ invited_by, inviter_bound_to, payer_email }: Invitation) =>
  inviter_bound_to === null ? invited_by : (payer_email ?? invited_by);

export type AcceptInvitationResult =
  | { kind: 'joined'; workspaceId: string; session: string | null }
  /** The address has an account: whoever holds the link must show that it is theirs. */
  | { kind: 'sign in'; email: string }
  /** The account belongs to another payer until its address is confirmed. */
  | { kind: 'unproven'; invitation: Invitation }
  | { kind: ClosedInvitation };

/** The step that this visitor takes by accepting. */
export type NextStep = 'make account' | 'prove' | 'join' | 'sign in' | 'unproven';

/**
 * A link that was shown to whoever invites is known to them, too. So it makes a new account, which
 * is not proven, and never signs in to one that is there already. The link in the mail is known to
 * the address's owner alone: the account it makes is proven, and one that was not proven becomes so.
 */
export const nextStepOf = (invitation: Invitation, signedInAs: string | null): NextStep => {
  const { account_id: account, is_mailed: isMailed } = invitation;
  if (signedInAs !== null && signedInAs !== account) return 'sign in';
  if (account === null) return 'make account';
  const isOff = invitation.account_disabled_at !== null;
  if (isMailed && invitation.account_bound_to !== null && !isOff) return 'prove';
  if (signedInAs === null || isOff) return 'sign in';
  return isOthers(invitation) ? 'unproven' : 'join';
};

const isOthers = ({ account_bound_to: boundTo, paid_by: payer }: Invitation) =>
  boundTo !== null && payer !== boundTo;

export const acceptInvitation = async (
  { store }: Pick<Deps, 'store'>,
  secret: string,
  signedInAs: string | null,
  visitor: Visitor,
): Promise<AcceptInvitationResult> => {
  const openResult = await openInvitation({ store }, secret);
  if (openResult.kind !== 'open') return openResult;
  return store.transaction(async (tx) => {
    if (openResult.invitation.account_id !== null)
      await lockAccount(tx, openResult.invitation.account_id);
    // The invitation is read again, because the account may have been made, proven or switched off meanwhile.
    const invitation = await findInvitation(tx, fingerprint(secret));
    if (!invitation) return { kind: 'unknown' };
    const step = nextStepOf(invitation, signedInAs);
    if (step === 'sign in') return { kind: 'sign in', email: invitation.email };
    if (step === 'unproven') return { kind: 'unproven', invitation };
    if (!(await useInvitation(tx, invitation.id))) return { kind: 'used' };
    return take(tx, invitation, step, visitor);
  });
};

const take = async (
  tx: Db,
  invitation: Invitation,
  step: 'make account' | 'prove' | 'join',
  visitor: Visitor,
): Promise<AcceptInvitationResult> => {
  const { workspace_id: workspaceId, email } = invitation;
  const id = invitation.account_id ?? (await openPlainAccount(tx, invitation));
  await join(tx, invitation, id);
  if (step === 'join') return { kind: 'joined', workspaceId, session: null };
  if (step === 'prove') await proveAccount(tx, { id, email }, { kind: 'person', id });
  const session = await startSession(tx, id, 'invitation', visitor);
  return { kind: 'joined', workspaceId, session };
};

/** Without a workspace or a key of its own: it has what others share with it. */
const openPlainAccount = async (
  tx: Db,
  { email, is_mailed: isMailed, paid_by, inviter_id }: Invitation,
) => {
  const boundTo = isMailed ? null : (paid_by ?? inviter_id);
  const account = await insertAccount(tx, { id: newId(), email, plan: 'free', bound_to: boundTo });
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
