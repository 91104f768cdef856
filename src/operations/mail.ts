import type { Log } from '../kernel/log.ts';
import type { Store } from '../store/open.ts';
import { countAttempt, type Subject } from './people/slowing.ts';

export type Mail = { to: string; subject: string; text: string };

/** Sends one message, or throws. */
export type SendMail = (mail: Mail) => Promise<void>;

type Ground = { sendMail: SendMail | null; log: Log };

/** Sends it beside the request: whoever waits for the answer learns nothing from how long it takes. */
export const sendBeside = ({ sendMail, log }: Ground, mail: Mail) => {
  sendMail?.(mail).catch((error) => {
    log.error({ err: error, subject: mail.subject }, 'a mail could not be sent');
  });
};

/** Whether one more may be mailed; where there is no mail server, nothing is counted. */
export const mayMail = async (
  { sendMail, store }: { sendMail: SendMail | null; store: Store },
  subjects: readonly Subject[],
) => sendMail !== null && (await countAttempt(store, subjects)) === 0;

/** The same as `sendBeside` for what can be had again and again: only a few at a time are sent. */
export const sendPaced = async (
  deps: Ground & { store: Store },
  subjects: readonly Subject[],
  mail: Mail,
) => {
  if (await mayMail(deps, subjects)) sendBeside(deps, mail);
};
