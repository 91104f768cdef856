import { sql } from 'kysely';
import { now } from '../clock.ts';
import type { Db } from '../db.ts';
import type { InvitationRow } from '../schema/people-tables.ts';
import { useUp } from './sign-in-links.ts';

type NewInvitation = Pick<
  InvitationRow,
  'id' | 'workspace_id' | 'email' | 'role' | 'invited_by' | 'secret_hash' | 'mailed_hash'
>;

export const insertInvitation = (db: Db, invitation: NewInvitation, lifeMs: number) =>
  db
    .insertInto('invitations')
    .values({
      ...invitation,
      created_at: now,
      expires_at: sql<number>`${now} + ${lifeMs}`,
      used_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Invitations that can still be accepted. */
const open = (db: Db, workspaceId: string) =>
  db
    .selectFrom('invitations as i')
    .innerJoin('accounts as by', 'by.id', 'i.invited_by')
    .select(['i.id', 'i.email', 'i.role', 'i.created_at', 'i.expires_at', 'by.email as invited_by'])
    .where('i.workspace_id', '=', workspaceId)
    .where('i.used_at', 'is', null)
    .where('i.expires_at', '>', now);

export type OpenInvitation = Awaited<ReturnType<typeof listOpenInvitations>>[number];

export const listOpenInvitations = (db: Db, workspaceId: string) =>
  open(db, workspaceId).orderBy('i.created_at', 'desc').orderBy('i.id', 'desc').execute();

export const findOpenInvitation = (db: Db, workspaceId: string, id: string) =>
  open(db, workspaceId).where('i.id', '=', id).executeTakeFirst();

export const deleteInvitation = (db: Db, workspaceId: string, id: string) =>
  db
    .deleteFrom('invitations')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .execute();

/** A new invitation replaces the last one to the same address. */
export const deleteInvitationsTo = (db: Db, workspaceId: string, email: string) =>
  db
    .deleteFrom('invitations')
    .where('workspace_id', '=', workspaceId)
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .execute();

/**
 * The invitation in any state, by either of its links: what its page shows, what its maker may do now, and the
 * account of the invited address.
 */
export const findInvitation = async (db: Db, secretHash: string) => {
  const row = await db
    .selectFrom('invitations as i')
    .innerJoin('workspaces as w', 'w.id', 'i.workspace_id')
    .innerJoin('accounts as by', 'by.id', 'i.invited_by')
    .leftJoin('accounts as p', 'p.id', 'w.paid_by')
    .leftJoin('members as m', (join) =>
      join
        .onRef('m.workspace_id', '=', 'i.workspace_id')
        .onRef('m.account_id', '=', 'i.invited_by'),
    )
    .leftJoin('accounts as a', 'a.email', 'i.email')
    .select([
      'i.id',
      'i.workspace_id',
      'i.email',
      'i.role',
      'i.expires_at',
      'i.used_at',
      'i.mailed_hash',
      'w.name as workspace_name',
      'w.archived_at',
      'w.paid_by',
      'p.email as payer_email',
      'by.id as inviter_id',
      'by.email as invited_by',
      'by.disabled_at as inviter_disabled_at',
      'by.bound_to as inviter_bound_to',
      'm.role as inviter_role',
      'a.id as account_id',
      'a.disabled_at as account_disabled_at',
      'a.bound_to as account_bound_to',
      now.as('now'),
    ])
    .where((eb) =>
      eb.or([eb('i.secret_hash', '=', secretHash), eb('i.mailed_hash', '=', secretHash)]),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const { mailed_hash, ...invitation } = row;
  return { ...invitation, is_mailed: mailed_hash === secretHash };
};

export const useInvitation = (db: Db, id: string) => useUp(db, 'invitations', id);
