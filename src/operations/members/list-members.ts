import * as z from 'zod';
import { listMembers as listRows } from '../../store/people/members.ts';
import { operation } from '../core/operation.ts';
import { workspaceParams } from '../core/schemas.ts';
import { workspaceInPath } from '../workspaces/examples.ts';
import { exampleMember, member, presentMember } from './present.ts';

export const listMembers = operation({
  id: 'members.list',
  chapter: 'Workspaces',
  route: 'GET /account/workspaces/{workspace_id}/members',
  access: { pathWorkspace: 'viewer' },
  summary: 'List the members of a workspace and their roles.',
  description:
    'The account that created the workspace pays for it; members need no plan of their own.',
  input: { params: workspaceParams },
  output: z.object({ members: z.array(member).describe('The members, by e-mail address.') }),
  failures: [],
  example: { params: workspaceInPath, answer: { members: [exampleMember] } },

  async run({ deps: { store }, target }) {
    const rows = await listRows(store.db, target.id);
    return { members: rows.map(presentMember) };
  },
});
