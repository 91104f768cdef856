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
 * A customer's name in a mail that goes to anyone: plain words, without anything that a mail program turns into a
 * link or that breaks a line. Look-alike characters are replaced first.
 */
const plainInMail = (name: string) => {
  const words = name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}&'’(),.!–-]+/gu, ' ')
    .replace(/\b(?:https?|ftp|www|mailto)\b/giu, ' ')
    // A full stop may stay at the end of a word; in the middle of a word it would make a domain.
    .replace(/[.!]+/gu, (characters, at: number, text: string) =>
      /\S/u.test(text.charAt(at + characters.length)) ? ' ' : characters,
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

/** Shows only an address of the usual form. Other characters before the @ could be read as a link. */
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
