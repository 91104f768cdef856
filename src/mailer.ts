import { untilDone } from './kernel/until-done.ts';
import type { SendMail } from './operations/mail.ts';

const patienceMs = 20_000;

type Settings = { smtpUrl: string; from: string };

/** Mail through the operator's server. Without one nothing is mailed, and links are handed over by hand. */
export const createMailer = ({ smtpUrl, from }: Settings) => {
  const { seeThrough, done } = untilDone();
  const send: SendMail = async ({ to, subject, text }) => {
    // Loaded by the first mail: most installations send none.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
    });
    try {
      // The address as an object: a comma in it must not become a second reader.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    } finally {
      transport.close();
    }
  };
  return { send: (mail: Parameters<SendMail>[0]) => seeThrough(send(mail)), done };
};
