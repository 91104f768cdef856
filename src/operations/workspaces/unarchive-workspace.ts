import { Failure } from '../../contract/failures.ts';
import { findAccount } from '../../store/accounts.ts';
import { updateWorkspaceArchived } from '../../store/workspaces.ts';
import { operation } from '../core/operation.ts';
import { workspace, workspaceParams } from '../core/schemas.ts';
import { exampleWorkspace, workspaceInPath } from './examples.ts';
import { presentWorkspace } from './present.ts';
import { recordWorkspace } from './record-workspace.ts';
import { takeWorkspaceSlot } from './workspace-slot.ts';

export const unarchiveWorkspace = operation({
  id: 'workspaces.unarchive',
  chapter: 'Workspaces',
  route: 'POST /account/workspaces/{workspace_id}/unarchive',
  access: { pathWorkspace: 'owner' },
  summary: 'Make an archived workspace active again; takes a slot of the plan.',
  description:
    'Only its owner may. It counts against the plan’s workspaces again; at the limit the answer is 402 `workspace_limit`.',
  input: { params: workspaceParams },
  output: workspace,
  failures: ['not_archived', 'workspace_limit'],
  example: { params: workspaceInPath, answer: exampleWorkspace },

  async run(ctx) {
    const { deps, caller, target } = ctx;
    if (target.archived_at === null) throw new Failure('not_archived');
    await deps.store.transaction(async (tx) => {
      const payer = await findAccount(tx, target.paid_by ?? caller.accountId);
      await takeWorkspaceSlot(tx, payer?.id ?? '', deps.plans[payer?.plan ?? ''] ?? null);
      const isChanged = await updateWorkspaceArchived(tx, target.id, false);
      if (!isChanged) throw new Failure('not_archived');
      await recordWorkspace(tx, ctx, 'workspace.unarchived');
    });
    return { ...presentWorkspace(target), archived: false };
  },
});
