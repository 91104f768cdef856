import type { Log } from '../kernel/observe/log.ts';

export type Mail = { to: string; subject: string; text: string };

/** Sends one message, or throws. */
export type SendMail = (mail: Mail) => Promise<void>;

type MailContext = { sendMail: SendMail | null; log: Log };

/** Sends a mail without waiting for it, so that the time of the answer reveals nothing. */
export const sendBeside = ({ sendMail, log }: MailContext, mail: Mail) => {
  sendMail?.(mail).catch((error) => {
    log.error({ err: error, subject: mail.subject }, 'a mail could not be sent');
  });
};
