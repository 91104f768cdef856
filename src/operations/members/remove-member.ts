import { record } from '../../events/record.ts';
import { deleteMember, lockWorkspace } from '../../store/workspaces.ts';
import { operation } from '../core/operation.ts';
import { demandMayRemove } from '../core/roles.ts';
import { workspaceInPath } from '../workspaces/examples.ts';
import {
  demandMember,
  demandNotPayer,
  demandOwnerStays,
  memberInPath,
  memberParams,
} from './demand-member.ts';
import { exampleMember, member, presentMember } from './present.ts';

export const removeMember = operation({
  id: 'members.remove',
  chapter: 'Workspaces',
  route: 'DELETE /account/workspaces/{workspace_id}/members/{account_id}',
  access: { pathWorkspace: 'viewer' },
  summary: 'Remove a member from a workspace, or leave it yourself.',
  description:
    'An admin may remove others, and everybody may leave. Keys and sessions of that person stop working in the workspace ' +
    'with their next request. A workspace keeps at least one owner, and nobody removes the account that pays for it but ' +
    'that account itself.',
  input: { params: memberParams },
  output: member,
  failures: ['member_not_found', 'workspace_payer', 'last_owner'],
  example: { params: { ...workspaceInPath, ...memberInPath }, answer: exampleMember },

  async run({ deps: { store }, caller, target, actor, requestId }, { params }) {
    return store.transaction(async (tx) => {
      await lockWorkspace(tx, target.id);
      const storedMember = await demandMember(tx, target.id, params);
      const isLeaving = storedMember.account_id === caller.accountId;
      if (!isLeaving) demandMayRemove(target.role, storedMember.role);
      demandNotPayer(storedMember, caller.accountId);
      if (storedMember.role === 'owner') await demandOwnerStays(tx, target.id);
      await deleteMember(tx, storedMember.account_id, target.id);
      await record(tx, {
        workspaceId: target.id,
        actor,
        action: isLeaving ? 'member.left' : 'member.removed',
        target: { kind: 'member', id: storedMember.account_id, name: storedMember.email },
        requestId,
      });
      return presentMember(storedMember);
    });
  },
});
