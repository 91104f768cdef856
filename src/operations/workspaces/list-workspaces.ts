import * as z from 'zod';
import { listWorkspacesOf } from '../../store/workspaces.ts';
import {
  cursorOf,
  nextPage,
  pageOf,
  pageQuery,
  positionText,
  rowsForPage,
} from '../core/cursor.ts';
import { operation } from '../core/operation.ts';
import { cappedRole } from '../core/roles.ts';
import { flag, listedWorkspace } from '../core/schemas.ts';
import { exampleWorkspace } from './examples.ts';

const maxPage = 500;

export const listWorkspaces = operation({
  id: 'workspaces.list',
  chapter: 'Workspaces',
  route: 'GET /account/workspaces',
  access: 'identity',
  summary: 'List the workspaces you belong to.',
  description: 'One workspace per client. The one marked current is the one this request acts on.',
  input: {
    query: z.object({
      ...pageQuery('Workspaces', maxPage, positionText),
      include_archived: flag(false).describe('true: archived workspaces too, each with archived.'),
    }),
  },
  output: z.object({
    workspaces: z.array(listedWorkspace).describe('The workspaces you are a member of.'),
    next: nextPage,
  }),
  failures: [],
  example: {
    answer: {
      workspaces: [
        {
          id: exampleWorkspace.id,
          name: exampleWorkspace.name,
          role: 'owner',
          current: true,
          adnet_connected: true,
        },
      ],
    },
  },

  async run({ deps: { store }, caller }, { query }) {
    const { limit, after } = query;
    const rows = await listWorkspacesOf(store.db, caller.accountId, query.include_archived, {
      only: caller.onlyWorkspace,
      after,
      limit: rowsForPage(limit),
    });
    const { page, ...next } = pageOf(rows, limit, ({ created_at: at, id }) => cursorOf({ at, id }));
    return {
      workspaces: page.map((row) => ({
        id: row.id,
        name: row.name,
        role: cappedRole(row.role, caller.maxRole),
        current: row.id === caller.workspace?.id,
        adnet_connected: row.connected !== null,
        ...(query.include_archived && { archived: row.archived_at !== null }),
      })),
      ...next,
    };
  },
});
