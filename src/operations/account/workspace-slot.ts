import { Failure } from '../../kernel/failures.ts';
import { lockAccount } from '../../store/accounts.ts';
import type { Db } from '../../store/open.ts';
import { countOwnedWorkspaces } from '../../store/workspaces.ts';
import type { Plan } from '../plans.ts';

/** Lock, then count: the order that holds under a race. */
export const takeWorkspaceSlot = async (tx: Db, accountId: string, plan: Plan) => {
  await lockAccount(tx, accountId);
  if ((await countOwnedWorkspaces(tx, accountId)) >= plan.workspaces) {
    throw new Failure('workspace_limit', {
      message: `Your plan allows ${plan.workspaces} active workspaces. Archive one, or move to a higher plan.`,
    });
  }
};
