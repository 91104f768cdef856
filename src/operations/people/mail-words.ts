import type { Mail } from '../mail.ts';

export const signInMail = (to: string, url: string): Mail => ({
  to,
  subject: 'Your sign-in link for Greenroom',
  text: `Open this link to sign in to Greenroom. It works once, for 30 minutes.

${url}

If you did not ask for it, you can ignore this message. Nobody was signed in.
`,
});

type Invited = { to: string; url: string; workspace: string; role: string; invitedBy: string };

export const invitationMail = ({ to, url, workspace, role, invitedBy }: Invited): Mail => ({
  to,
  subject: `${invitedBy} invites you to Greenroom`,
  text: `${invitedBy} invites you to the workspace “${workspace}” as ${role}.

Open this link to join. It works once, for 7 days.

${url}

If you do not know who this is, you can ignore this message.
`,
});

export const changedMail = (to: string, what: string): Mail => ({
  to,
  subject: `${what} for Greenroom`,
  text: `${what} for your account ${to}.

If this was not you, ask whoever runs Greenroom for you for a sign-in link, sign in, set a new
password, remove passkeys that are not yours and end all other sessions.
`,
});
