import type { Log } from '../kernel/log.ts';
import type { SendMail } from '../mail/send-mail.ts';
import type { PasswordCost } from '../secrets/password-hash.ts';
import type { Store } from '../store/open.ts';
import type { PasswordQueue } from './password-queue.ts';

/** Everything that signing in may reach. */
export type SignInDeps = Readonly<{
  store: Store;
  log: Log;
  /** The public address, without a trailing slash. */
  baseUrl: string;
  /** How much work a password costs. */
  passwordCost: PasswordCost;
  /** Whose password is looked at next. */
  passwordQueue: PasswordQueue;
  /** Sends mail; null where the operator has set up none. */
  sendMail: SendMail | null;
}>;

/** The part of it that passkeys need. */
export type PasskeyDeps = Pick<SignInDeps, 'store' | 'baseUrl' | 'log'>;
