import { type Mail, type SendMail, sendBeside } from '../mail/send-mail.ts';
import type { Store } from '../store/open.ts';
import { countAttempt, type Subject } from './rate-limit.ts';

type MailDeps = Parameters<typeof sendBeside>[0];

/** True if another mail may be sent. Without a mail server, nothing is counted. */
export const mayMail = async (
  { sendMail, store }: { sendMail: SendMail | null; store: Store },
  subjects: readonly Subject[],
) => sendMail !== null && (await countAttempt(store, subjects)) === 0;

/** Sends mails that people can request repeatedly, but only a few within a time. */
export const sendPaced = async (
  deps: MailDeps & { store: Store },
  subjects: readonly Subject[],
  mail: Mail,
) => {
  if (await mayMail(deps, subjects)) sendBeside(deps, mail);
};
