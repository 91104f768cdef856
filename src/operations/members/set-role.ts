import * as z from 'zod';
import { record } from '../../events/record.ts';
import { roles } from '../../store/people/roles.ts';
import { lockWorkspace, setMember } from '../../store/workspaces.ts';
import { operation } from '../core/operation.ts';
import { demandMayGive, demandMayTouch } from '../core/roles.ts';
import { workspaceInPath } from '../workspaces/examples.ts';
import {
  demandMember,
  demandNotPayer,
  demandOwnerStays,
  memberInPath,
  memberParams,
} from './demand-member.ts';
import { exampleMember, member, presentMember } from './present.ts';

export const setRole = operation({
  id: 'members.setRole',
  chapter: 'Workspaces',
  route: 'PATCH /account/workspaces/{workspace_id}/members/{account_id}',
  access: { pathWorkspace: 'admin' },
  summary: 'Give a member another role.',
  description:
    'It counts from the next request on, for API keys and in the console. Nobody gives a role above their own, a workspace ' +
    'keeps at least one owner, and only the account that pays for it changes its own role.',
  input: {
    params: memberParams,
    body: z.object({ role: z.enum(roles).describe(`One of ${roles.join(', ')}.`) }),
  },
  output: member,
  failures: ['member_not_found', 'workspace_payer', 'last_owner'],
  example: {
    params: { ...workspaceInPath, ...memberInPath },
    body: { role: 'editor' },
    answer: exampleMember,
  },

  async run({ deps: { store }, caller, target, actor, requestId }, { params, body: { role } }) {
    return store.transaction(async (tx) => {
      await lockWorkspace(tx, target.id);
      const storedMember = await demandMember(tx, target.id, params);
      demandMayTouch(target.role, storedMember.role);
      demandMayGive(target.role, role);
      if (role === storedMember.role) return presentMember(storedMember);
      demandNotPayer(storedMember, caller.accountId);
      if (storedMember.role === 'owner') await demandOwnerStays(tx, target.id);
      await setMember(tx, storedMember.account_id, target.id, role);
      await record(tx, {
        workspaceId: target.id,
        actor,
        action: 'member.set',
        target: { kind: 'member', id: storedMember.account_id, name: storedMember.email },
        requestId,
        details: { role, role_before: storedMember.role },
      });
      return presentMember({ ...storedMember, role });
    });
  },
});
