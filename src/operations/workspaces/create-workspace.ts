import * as z from 'zod';
import { Failure } from '../../contract/failures.ts';
import { newId } from '../../kernel/ids.ts';
import { insertWorkspace } from '../../store/workspaces.ts';
import { makeOnce } from '../core/make-once.ts';
import { operation } from '../core/operation.ts';
import { workspace, workspaceName } from '../core/schemas.ts';
import { exampleWorkspace } from './examples.ts';
import { presentWorkspace } from './present.ts';
import { recordWorkspace } from './record-workspace.ts';
import { takeWorkspaceSlot } from './workspace-slot.ts';

export const createWorkspace = operation({
  id: 'workspaces.create',
  chapter: 'Workspaces',
  route: 'POST /account/workspaces',
  access: 'newcomer',
  summary: 'Create a workspace; the caller becomes its owner.',
  description:
    'It counts against the plan’s workspaces; archived ones do not. Mint a key for it with POST /account/api-keys, or name ' +
    'it in X-Workspace-Id.',
  input: { body: z.object({ name: workspaceName }) },
  invalid: 'invalid_name',
  idempotent: 'replayed',
  output: workspace,
  status: 201,
  failures: ['workspace_role', 'workspace_limit'],
  example: { body: { name: 'Northlight Outdoor' }, answer: exampleWorkspace },

  async run(ctx, { body }) {
    const { accountId, plan, boundTo } = ctx.caller;
    if (boundTo !== null) throw new Failure('account_unproven');
    return makeOnce(ctx, async (tx) => {
      await takeWorkspaceSlot(tx, accountId, plan);
      const newWorkspace = await insertWorkspace(tx, { id: newId(), name: body.name }, accountId);
      await recordWorkspace(tx, { ...ctx, target: newWorkspace }, 'workspace.created');
      return { id: newWorkspace.id, answer: presentWorkspace({ ...newWorkspace, role: 'owner' }) };
    });
  },
});
