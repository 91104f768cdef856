import * as z from 'zod';
import { listOpenInvitations } from '../../store/invitations.ts';
import { workspaceInPath } from '../account/examples.ts';
import { operation } from '../operation.ts';
import { workspaceParams } from '../schemas.ts';
import { exampleInvitation, invitation, presentInvitation } from './present.ts';

export const listInvitations = operation({
  id: 'members.listInvitations',
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
