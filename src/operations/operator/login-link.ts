import * as z from 'zod';
import { signInMail } from '../../mail/texts.ts';
import { makeSignInLink } from '../../sign-in/sign-in-link.ts';
import { accountByEmail, email } from './accounts.ts';
import { command, type OperatorDeps } from './core/command.ts';
import { refuse } from './core/refuse.ts';

export const loginLink = command({
  name: 'login-link',
  summary: 'Print a link that signs somebody in to the console. It works once, for 30 minutes.',
  options: z.object({ email }),
  examples: ['login-link --email ann@example.com', 'login-link --email ann@example.com --json'],
  async run(deps, options) {
    const account = await accountByEmail(deps, options.email);
    if (account.disabled_at !== null)
      refuse(`${account.email} is disabled. Switch it on with: accounts enable`);
    const { url, expires_at } = await makeSignInLink(deps, account.id);
    return {
      email: account.email,
      sign_in_url: url,
      expires_at,
      mailed: await mailed(deps, account.email, url),
    };
  },
  present: (link) =>
    [
      link.sign_in_url,
      '',
      `Signs ${link.email} in, once, until ${link.expires_at}.${link.mailed ? ' It was mailed as well.' : ''}`,
    ].join('\n'),
});

/** If the mail server refuses the mail, the link is printed nevertheless. */
const mailed = async ({ sendMail }: OperatorDeps, to: string, url: string) => {
  if (!sendMail) return false;
  return sendMail(signInMail(to, url)).then(
    () => true,
    () => false,
  );
};
