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

/** Reads an invitation without using it up. */
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

/**
 * The answer never depends on the invited address; otherwise anyone could find out by inviting whether an address
 * has an account.
 */
const whyClosed = (invitation: Invitation): ClosedInvitation | null => {
  if (invitation.used_at !== null) return 'used';
  if (invitation.expires_at <= invitation.now) return 'expired';
  return isStillMeant(invitation) ? null : 'withdrawn';
};

/** True if the inviter could still give this role now, because an invitation grants no more than that. */
const isStillMeant = ({ inviter_role, inviter_disabled_at, archived_at, role }: Invitation) =>
  archived_at === null &&
  inviter_disabled_at === null &&
  inviter_role !== null &&
  !isAbove('admin', inviter_role) &&
  !isAbove(role, inviter_role);

/** The inviter's name for others. An unconfirmed address is not shown, because its owner may be another person. */
export const shownInviter = ({ invited_by, inviter_bound_to, payer_email }: Invitation) =>
  inviter_bound_to === null ? invited_by : (payer_email ?? invited_by);

export type AcceptInvitationResult =
  | { kind: 'joined'; workspaceId: string; session: string | null }
  /** The address has an account: the visitor must show that it is theirs. */
  | { kind: 'sign in'; email: string }
  /** The account belongs to another payer until its address is confirmed. */
  | { kind: 'unproven'; invitation: Invitation }
  | { kind: ClosedInvitation };

/** The step that this visitor takes by accepting. */
export type NextStep = 'make account' | 'prove' | 'join' | 'sign in' | 'unproven';

/**
 * The next step for a visitor. If the link was shown to the inviter, the inviter knows it too. So it creates a new
 * account, which counts as unconfirmed, and never signs in to an existing one. Only the owner of the address knows
 * a mailed link: it creates a confirmed account, and confirms an existing one.
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
    // Read again, because the account may have been created, confirmed or disabled meanwhile.
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

/** Creates an account without a workspace or a key of its own; it can use what others share with it. */
const openPlainAccount = async (
  tx: Db,
  { email, is_mailed: isMailed, paid_by, inviter_id }: Invitation,
) => {
  const boundTo = isMailed ? null : (paid_by ?? inviter_id);
  const account = await insertAccount(tx, { id: newId(), email, plan: 'free', bound_to: boundTo });
  // The operator has created the account meanwhile. The invitation stays open, and its page will ask for a sign-in.
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
