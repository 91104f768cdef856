import { Failure } from '../../contract/failures.ts';
import { record } from '../../events/record.ts';
import { isUuid } from '../../kernel/ids.ts';
import { deleteInvitation, findOpenInvitation } from '../../store/people/invitations.ts';
import { operation } from '../core/operation.ts';
import { idText, workspaceParams } from '../core/schemas.ts';
import { workspaceInPath } from '../workspaces/examples.ts';
import { exampleInvitation, invitation, presentInvitation } from './present.ts';

export const withdrawInvitation = operation({
  id: 'members.withdrawInvitation',
  chapter: 'Workspaces',
  route: 'DELETE /account/workspaces/{workspace_id}/members/invitations/{id}',
  access: { pathWorkspace: 'admin' },
  summary: 'Withdraw an invitation that nobody has accepted yet.',
  description: 'Its link leads nowhere from then on.',
  input: { params: workspaceParams.extend({ id: idText.describe('The invitation’s id.') }) },
  output: invitation,
  failures: ['invitation_not_found'],
  example: {
    params: { ...workspaceInPath, id: exampleInvitation.id },
    answer: exampleInvitation,
  },

  async run({ deps: { store }, target, actor, requestId }, { params }) {
    const id = params.id.toLowerCase();
    return store.transaction(async (tx) => {
      const openInvitation = isUuid(id) ? await findOpenInvitation(tx, target.id, id) : undefined;
      if (!openInvitation) throw new Failure('invitation_not_found');
      await deleteInvitation(tx, target.id, id);
      await record(tx, {
        workspaceId: target.id,
        actor,
        action: 'member.invitation_withdrawn',
        target: { kind: 'invitation', id, name: openInvitation.email },
        requestId,
      });
      return presentInvitation(openInvitation);
    });
  },
});
