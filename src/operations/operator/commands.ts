import { createAccount, disableAccount, enableAccount, listAccounts, setPlan } from './accounts.ts';
import type { Command } from './command.ts';
import { removeMember, setMember } from './members.ts';

/** What the operator can do, at the shell or over the running server's socket. */
export const commands: readonly Command[] = [
  createAccount,
  listAccounts,
  setPlan,
  disableAccount,
  enableAccount,
  setMember,
  removeMember,
];
