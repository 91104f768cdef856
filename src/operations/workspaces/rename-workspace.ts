import * as z from 'zod';
import { updateWorkspaceName } from '../../store/workspaces.ts';
import { operation } from '../core/operation.ts';
import { workspace, workspaceName, workspaceParams } from '../core/schemas.ts';
import { exampleWorkspace, workspaceInPath } from './examples.ts';
import { presentWorkspace } from './present.ts';
import { recordWorkspace } from './record-workspace.ts';

export const renameWorkspace = operation({
  id: 'workspaces.rename',
  chapter: 'Workspaces',
  route: 'PATCH /account/workspaces/{workspace_id}',
  alsoRoute: 'PUT /account/workspaces/{workspace_id}',
  access: { pathWorkspace: 'admin' },
  summary: 'Rename a workspace.',
  description: 'Its id, keys and connection stay the same. PATCH and PUT do the same.',
  input: { params: workspaceParams, body: z.object({ name: workspaceName }) },
  invalid: 'invalid_name',
  output: workspace,
  failures: [],
  example: {
    params: workspaceInPath,
    body: { name: 'Northlight Outdoor' },
    answer: exampleWorkspace,
  },

  async run(ctx, { body }) {
    const { deps, target } = ctx;
    await deps.store.transaction(async (tx) => {
      await updateWorkspaceName(tx, target.id, body.name);
      await recordWorkspace(tx, ctx, 'workspace.renamed', { name: body.name });
    });
    return presentWorkspace({ ...target, name: body.name });
  },
});
