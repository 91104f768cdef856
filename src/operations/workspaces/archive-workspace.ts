import { Failure } from '../../contract/failures.ts';
import { updateWorkspaceArchived } from '../../store/workspaces.ts';
import { operation } from '../core/operation.ts';
import { workspace, workspaceParams } from '../core/schemas.ts';
import { exampleWorkspace, workspaceInPath } from './examples.ts';
import { presentWorkspace } from './present.ts';
import { recordWorkspace } from './record-workspace.ts';

export const archiveWorkspace = operation({
  id: 'workspaces.archive',
  chapter: 'Workspaces',
  route: 'DELETE /account/workspaces/{workspace_id}',
  access: { pathWorkspace: 'owner' },
  summary: 'Archive a workspace and free its slot.',
  description:
    'Keys minted in it answer 403 `workspace_archived` on all but the account endpoints until it is unarchived. Nothing is ' +
    'deleted.',
  input: { params: workspaceParams },
  output: workspace,
  failures: ['already_archived'],
  example: { params: workspaceInPath, answer: { ...exampleWorkspace, archived: true } },

  async run(ctx) {
    const { deps, target } = ctx;
    await deps.store.transaction(async (tx) => {
      const isChanged = await updateWorkspaceArchived(tx, target.id, true);
      if (!isChanged) throw new Failure('already_archived');
      await recordWorkspace(tx, ctx, 'workspace.archived');
    });
    return { ...presentWorkspace(target), archived: true };
  },
});
