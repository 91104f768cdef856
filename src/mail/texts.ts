import type { Mail } from './send-mail.ts';

export const signInMail = (to: string, url: string): Mail => ({
  to,
  subject: 'Your sign-in link for Greenroom',
  text: `Open this link to sign in to Greenroom. It works once, for 30 minutes.

${url}

If you did not ask for it, you can ignore this message. Nobody was signed in.
`,
});

const maxNameLength = 80;

/**
 * A name that a customer chose, in a mail that we send to anybody: words, and nothing that a mail
 * program makes a link of or that breaks a line. Characters that look like others become those first.
 */
const plainInMail = (name: string) => {
  const words = name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}&'’(),.!–-]+/gu, ' ')
    .replace(/\b(?:https?|ftp|www|mailto)\b/giu, ' ')
    // A full stop stays at the end of a word; in the middle of one it would make an address.
    .replace(/[.!]+/gu, (signs, at: number, text: string) =>
      /\S/u.test(text.charAt(at + signs.length)) ? ' ' : signs,
    )
    .replace(/ +/g, ' ')
    .trim();
  return [...words].slice(0, maxNameLength).join('').trim();
};

type InvitationDetails = {
  to: string;
  url: string;
  workspace: string;
  role: string;
  invitedBy: string;
};

/** An address of the usual shape; what else may stand before an @ could be read as a link. */
const plainAddress = (email: string) =>
  /^[\p{L}\p{N}.!#$%&'*+=?^_`{|}~-]+@[\p{L}\p{N}.-]+$/u.test(email) ? email : 'Somebody';

export const invitationMail = ({
  to,
  url,
  workspace,
  role,
  invitedBy,
}: InvitationDetails): Mail => ({
  to,
  subject: `${plainAddress(invitedBy)} invites you to Greenroom`,
  text: `${plainAddress(invitedBy)} invites you to ${workspaceWords(workspace)} as ${role}.

Open this link to join. It works once, for 7 days.

${url}

If you do not know who this is, you can ignore this message.
`,
});

const workspaceWords = (workspace: string) => {
  const name = plainInMail(workspace);
  return name === '' ? 'a workspace' : `the workspace “${name}”`;
};

export const changedMail = (to: string, what: string): Mail => ({
  to,
  subject: `${what} for Greenroom`,
  text: `${what} for your account ${to}.

If this was not you, ask whoever runs Greenroom for you for a sign-in link, sign in, set a new
password, remove passkeys that are not yours and end all other sessions.
`,
});
