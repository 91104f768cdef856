import { z } from 'zod';
import { isUuid } from '../../kernel/ids.ts';
import { roles } from '../../store/tables.ts';
import { deleteMember, findWorkspace, setMember as writeMember } from '../../store/workspaces.ts';
import { accountByEmail, email } from './accounts.ts';
import { command, type OperatorDeps } from './command.ts';
import { refuse } from './refuse.ts';

const workspace = z.string().trim().toLowerCase().describe('the workspace’s id');

const existing = async ({ store }: OperatorDeps, id: string) => {
  const row = isUuid(id) ? await findWorkspace(store.db, id) : undefined;
  return row ?? refuse(`there is no workspace ${id}`);
};

export const setMember = command({
  name: 'members set',
  summary: 'Give an account a role in a workspace.',
  options: z.object({
    workspace,
    email,
    role: z.enum(roles).describe(`one of ${roles.join(', ')}`),
  }),
  async run(deps, options) {
    const { id } = await existing(deps, options.workspace);
    const account = await accountByEmail(deps, options.email);
    await writeMember(deps.store.db, account.id, id, options.role);
    return { workspace_id: id, email: account.email, role: options.role };
  },
  present: (member) => `${member.email} is ${member.role} of workspace ${member.workspace_id}.`,
});

export const removeMember = command({
  name: 'members remove',
  summary: 'Take an account out of a workspace.',
  options: z.object({ workspace, email }),
  async run(deps, options) {
    const { id } = await existing(deps, options.workspace);
    const account = await accountByEmail(deps, options.email);
    const removed = await deleteMember(deps.store.db, account.id, id);
    return removed
      ? { workspace_id: id, email: account.email, removed }
      : refuse(`${account.email} is no member of workspace ${id}`);
  },
  present: (member) => `${member.email} is no longer a member of workspace ${member.workspace_id}.`,
});
