import type { z } from 'zod';
import { Failure } from '../../contract/failures.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { Db } from '../../store/db.ts';
import { countOwners, findMember, type MemberView } from '../../store/people/members.ts';
import { idText, workspaceParams } from '../core/schemas.ts';
import { exampleMember } from './present.ts';

export const memberParams = workspaceParams.extend({
  account_id: idText.describe('The member’s account, from the list of members.'),
});

export const memberInPath = { account_id: exampleMember.account_id };

/** The member in the path. */
export const demandMember = async (
  db: Db,
  workspaceId: string,
  { account_id }: Pick<z.output<typeof memberParams>, 'account_id'>,
) => {
  const id = account_id.toLowerCase();
  const row = isUuid(id) ? await findMember(db, workspaceId, id) : undefined;
  if (!row) throw new Failure('member_not_found');
  return row;
};

/** The paying member cannot be removed from what they pay for, but may leave or take a lower role. */
export const demandNotPayer = (
  { account_id, paid_by }: Pick<MemberView, 'account_id' | 'paid_by'>,
  callerId: string,
) => {
  if (account_id === paid_by && account_id !== callerId) throw new Failure('workspace_payer');
};

/**
 * Call this after locking the workspace, so that two owners who leave at the same time are counted one after the
 * other.
 */
export const demandOwnerStays = async (tx: Db, workspaceId: string) => {
  if ((await countOwners(tx, workspaceId)) < 2) throw new Failure('last_owner');
};
