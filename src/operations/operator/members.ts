import * as z from 'zod';
import { operator, record } from '../../events/record.ts';
import { isUuid } from '../../kernel/ids.ts';
import { roles } from '../../store/people/roles.ts';
import { deleteMember, findWorkspace, setMember as writeMember } from '../../store/workspaces.ts';
import { accountByEmail, email } from './accounts.ts';
import { command, type OperatorDeps } from './core/command.ts';
import { refuse } from './core/refuse.ts';

const workspace = z.string().trim().toLowerCase().describe('The workspace’s id.');

const existing = async ({ store }: OperatorDeps, id: string) => {
  const row = isUuid(id) ? await findWorkspace(store.db, id) : undefined;
  return row ?? refuse(`there is no workspace with the id ${id}`);
};

export const setMember = command({
  name: 'members set',
  summary: 'Give an account a role in a workspace.',
  options: z.object({
    workspace,
    email,
    role: z.enum(roles).describe(`One of ${roles.join(', ')}.`),
  }),
  examples: [
    'members set --workspace 01a1de28-7b01-7000-92e4-41398d8a6111 --email ann@example.com --role editor',
  ],
  async run(deps, options) {
    const { id, paid_by } = await existing(deps, options.workspace);
    const account = await accountByEmail(deps, options.email);
    await deps.store.transaction(async (tx) => {
      await writeMember(tx, account.id, id, options.role);
      await record(tx, {
        workspaceId: id,
        actor: operator,
        action: 'member.set',
        target: { kind: 'member', id: account.id, name: account.email },
        details: { role: options.role },
      });
    });
    const waits =
      account.bound_to !== null && paid_by !== account.bound_to && paid_by !== account.id;
    return {
      workspace_id: id,
      email: account.email,
      role: options.role,
      ...(waits && { waits_for_proof: true }),
    };
  },
  present: (member) =>
    [
      `${member.email} is now ${member.role} in workspace ${member.workspace_id}.`,
      ...(member.waits_for_proof
        ? [
            'It counts once the address is confirmed: an invitation made the account, and whoever',
            `uses it now may be somebody else. Give its owner a link: login-link --email ${member.email}`,
          ]
        : []),
    ].join(' '),
});

export const removeMember = command({
  name: 'members remove',
  summary: 'Remove an account from a workspace.',
  options: z.object({ workspace, email }),
  examples: [
    'members remove --workspace 01a1de28-7b01-7000-92e4-41398d8a6111 --email ann@example.com',
  ],
  async run(deps, options) {
    const { id } = await existing(deps, options.workspace);
    const account = await accountByEmail(deps, options.email);
    const isRemoved = await deps.store.transaction(async (tx) => {
      const wasMember = await deleteMember(tx, account.id, id);
      if (!wasMember) return false;
      await record(tx, {
        workspaceId: id,
        actor: operator,
        action: 'member.removed',
        target: { kind: 'member', id: account.id, name: account.email },
      });
      return true;
    });
    return isRemoved
      ? { workspace_id: id, email: account.email, removed: isRemoved }
      : refuse(`${account.email} is not a member of workspace ${id}`);
  },
  present: (member) => `${member.email} is no longer a member of workspace ${member.workspace_id}.`,
});
