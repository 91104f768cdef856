import * as z from 'zod';
import { listOpenInvitations } from '../../store/people/invitations.ts';
import { operation } from '../core/operation.ts';
import { workspaceParams } from '../core/schemas.ts';
import { workspaceInPath } from '../workspaces/examples.ts';
import { exampleInvitation, invitation, presentInvitation } from './present.ts';

export const listInvitations = operation({
  id: 'members.listInvitations',
  chapter: 'Workspaces',
  route: 'GET /account/workspaces/{workspace_id}/members/invitations',
  access: { pathWorkspace: 'admin' },
  summary: 'List the invitations to a workspace that nobody has accepted yet, newest first.',
  description: 'Without their links: those are shown once, when somebody is invited.',
  input: { params: workspaceParams },
  output: z.object({ invitations: z.array(invitation).describe('The open invitations.') }),
  failures: [],
  example: { params: workspaceInPath, answer: { invitations: [exampleInvitation] } },

  async run({ deps: { store }, target }) {
    const rows = await listOpenInvitations(store.db, target.id);
    return { invitations: rows.map(presentInvitation) };
  },
});
