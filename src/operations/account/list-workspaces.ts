import { z } from 'zod';
import { listWorkspacesOf } from '../../store/workspaces.ts';
import { operation } from '../operation.ts';
import { flag, role, uuid } from '../schemas.ts';

export const listWorkspaces = operation({
  id: 'workspaces.list',
  route: 'GET /account/workspaces',
  access: 'identity',
  summary: 'List the workspaces you belong to.',
  input: { query: z.object({ include_archived: flag(false) }) },
  output: z.object({
    workspaces: z.array(
      z.object({
        id: uuid,
        name: z.string(),
        role,
        current: z.boolean().describe('The workspace this request acts on.'),
        adnet_connected: z.boolean(),
        archived: z.boolean().optional().describe('Only with include_archived=true.'),
      }),
    ),
  }),
  failures: [],

  async run({ store, caller }, { query }) {
    const rows = await listWorkspacesOf(store.db, caller.accountId, query.include_archived);
    return {
      workspaces: rows.map((row) => ({
        id: row.id,
        name: row.name,
        role: row.role,
        current: row.id === caller.workspace?.id,
        adnet_connected: row.connected !== null,
        ...(query.include_archived && { archived: row.archived_at !== null }),
      })),
    };
  },
});
