import type { Log } from '../kernel/observe/log.ts';
import type { SendMail } from '../mail/send-mail.ts';
import type { PasswordCost } from '../secrets/password-hash.ts';
import type { Store } from '../store/open.ts';
import type { PasswordQueue } from './password-queue.ts';

/** The dependencies of everything about signing in. */
export type SignInDeps = Readonly<{
  store: Store;
  log: Log;
  /** The public address, without a trailing slash. */
  baseUrl: string;
  /** How expensive hashing a password is. */
  passwordCost: PasswordCost;
  /** Decides whose password is checked next. */
  passwordQueue: PasswordQueue;
  /** Sends mail; null if the operator has not set up a mail server. */
  sendMail: SendMail | null;
}>;

/** The dependencies that passkeys need. */
export type PasskeyDeps = Pick<SignInDeps, 'store' | 'baseUrl' | 'log'>;
