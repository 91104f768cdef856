import type { Log } from '../kernel/log.ts';

export type Mail = { to: string; subject: string; text: string };

/** Sends one message, or throws. */
export type SendMail = (mail: Mail) => Promise<void>;

type MailContext = { sendMail: SendMail | null; log: Log };

/** Sends it beside the request: whoever waits for the answer learns nothing from how long it takes. */
export const sendBeside = ({ sendMail, log }: MailContext, mail: Mail) => {
  sendMail?.(mail).catch((error) => {
    log.error({ err: error, subject: mail.subject }, 'a mail could not be sent');
  });
};
