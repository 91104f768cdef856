import { readGuardrails } from '../../adnet/guardrails/guardrails.ts';
import { findGuardrails } from '../../store/workspaces.ts';
import { operation } from '../core/operation.ts';
import { workspaceParams } from '../core/schemas.ts';
import { workspaceInPath } from '../workspaces/examples.ts';
import { exampleGuardrails, guardrails } from './answers/schemas.ts';

export const getGuardrails = operation({
  id: 'guardrails.get',
  chapter: 'Workspaces',
  route: 'GET /account/workspaces/{workspace_id}/guardrails',
  access: { pathWorkspace: 'viewer' },
  summary: 'Show what may be made in a workspace.',
  description:
    'An empty object where nobody has set any: everything is allowed. An API key may have narrower ones of its own; GET ' +
    '/account/api-keys shows those.',
  input: { params: workspaceParams },
  output: guardrails,
  failures: [],
  example: { params: workspaceInPath, answer: exampleGuardrails },

  run: async ({ deps: { store }, target }) =>
    readGuardrails(await findGuardrails(store.db, target.id)),
});
