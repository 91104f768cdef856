import { Failure } from '../../contract/failures.ts';
import { lockAccount } from '../../store/accounts.ts';
import type { Db } from '../../store/db.ts';
import { countPaidWorkspaces } from '../../store/workspaces.ts';
import type { BillingPlan } from '../core/billing-plans.ts';

/** Locks first, then counts, so that two requests at the same time cannot both take the last slot. */
export const takeWorkspaceSlot = async (tx: Db, accountId: string, plan: BillingPlan | null) => {
  const maxWorkspaces = plan?.workspaces ?? 0;
  await lockAccount(tx, accountId);
  if ((await countPaidWorkspaces(tx, accountId)) >= maxWorkspaces) {
    throw new Failure('workspace_limit', {
      message: `Your plan allows ${maxWorkspaces} active workspaces. Archive one, or move to a higher plan.`,
    });
  }
};
