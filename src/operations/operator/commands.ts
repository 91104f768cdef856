import {
  confirmAccount,
  createAccount,
  disableAccount,
  enableAccount,
  listAccounts,
  setPlan,
} from './accounts.ts';
import { backUp } from './backup.ts';
import type { Command } from './command.ts';
import { listJournal, showJournal } from './journal.ts';
import { listApiKeys, mintApiKey, revokeApiKey, rotateKeys } from './keys.ts';
import { loginLink } from './login-link.ts';
import { removeMember, setMember } from './members.ts';
import { showUsage } from './usage.ts';

/** What the operator can do, at the shell or over the running server's socket. */
export const commands: readonly Command[] = [
  createAccount,
  listAccounts,
  setPlan,
  disableAccount,
  enableAccount,
  confirmAccount,
  loginLink,
  setMember,
  removeMember,
  showUsage,
  listApiKeys,
  mintApiKey,
  revokeApiKey,
  rotateKeys,
  listJournal,
  showJournal,
  backUp,
];
