import { sendBeside } from '../mail/send-mail.ts';
import { signInMail } from '../mail/texts.ts';
import { findAccountByEmail } from '../store/accounts.ts';
import type { SignInDeps } from './deps.ts';
import { addressSubject, countAttempt } from './rate-limit.ts';
import { makeSignInLink } from './sign-in-link.ts';

type MailedLinkDeps = Pick<SignInDeps, 'store' | 'baseUrl' | 'log' | 'sendMail'>;

/**
 * Mails a sign-in link to the address, if it has an account. The caller gets the same answer in the same time
 * whether it has one or not, because the mail is sent afterwards. If too many links were asked for, returns how
 * long to wait.
 */
export const mailSignInLink = async (deps: MailedLinkDeps, email: string, from: string | null) => {
  const subject = { kind: 'mail', name: email } as const;
  const waitMs = await countAttempt(deps.store, [subject, addressSubject(from)]);
  if (waitMs > 0) return waitMs;
  setImmediate(() => {
    mailIfKnown(deps, email).catch((error) => {
      deps.log.error({ err: error }, 'a sign-in link could not be made');
    });
  });
  return 0;
};

const mailIfKnown = async (deps: MailedLinkDeps, email: string) => {
  const account = await findAccountByEmail(deps.store.db, email);
  if (!account || account.disabled_at !== null) return;
  const { url } = await makeSignInLink(deps, account.id);
  sendBeside(deps, signInMail(email, url));
};
