import {
  confirmAccount,
  createAccount,
  disableAccount,
  enableAccount,
  listAccounts,
  setPlan,
} from './accounts.ts';
import { listAllActivity } from './activity.ts';
import { listApiKeys, mintApiKey, revokeApiKey } from './api-keys.ts';
import { backUp } from './backup.ts';
import type { Command } from './core/command.ts';
import { deleteAccount, handOver } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { listJournal, showJournal } from './journal.ts';
import { loginLink } from './login-link.ts';
import { removeMember, setMember } from './members.ts';
import { rotateKeys } from './rotate-keys.ts';
import { trace } from './trace.ts';
import { showUsage } from './usage.ts';

/** All commands of the operator, for the shell and the running server's socket. */
export const commands: readonly Command[] = [
  createAccount,
  listAccounts,
  setPlan,
  disableAccount,
  enableAccount,
  confirmAccount,
  exportAccount,
  deleteAccount,
  loginLink,
  setMember,
  removeMember,
  handOver,
  showUsage,
  listApiKeys,
  mintApiKey,
  revokeApiKey,
  rotateKeys,
  listJournal,
  showJournal,
  trace,
  listAllActivity,
  backUp,
];
