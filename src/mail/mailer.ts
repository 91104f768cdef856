import type { Transporter } from 'nodemailer';
import { within } from '../kernel/async/timeout.ts';
import { createWorkCounter } from '../kernel/async/until-done.ts';
import { createFairQueue } from '../kernel/fairness/fair-queue.ts';
import type { SendMail } from './send-mail.ts';

const timeoutMs = 20_000;
/** A mail that was not sent this long after its request is given up. */
const maxWaitMs = 60_000;
const maxConnections = 2;
const maxWaiting = 200;

type Settings = { smtpUrl: string; from: string; proxy: string | null };

/**
 * Sends mail through the operator's server, over a few connections that are reused. Without a server nothing is
 * mailed, and links are passed on by hand.
 */
export const createMailer = ({ smtpUrl, from, proxy }: Settings) => {
  const { seeThrough, done } = createWorkCounter();
  const queue = createFairQueue({ slots: maxConnections, maxWaiting });
  let transporter: Promise<Transporter> | null = null;
  const open = async () => {
    // Loaded by the first mail, because most installations send none.
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: smtpUrl,
      ...(proxy !== null && { proxy }),
      pool: true,
      maxConnections,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    });
  };

  const enter = async () => {
    const entry = queue.enter();
    if (entry === true) return;
    const isMine = await within(maxWaitMs, entry.admitted, () => {
      entry.cancel();
      return false;
    });
    if (!isMine) throw new Error('too many mails wait to be sent; this one was given up');
  };

  const send: SendMail = async ({ to, subject, text }) => {
    await enter();
    try {
      transporter ??= open();
      const transport = await transporter;
      // The address is passed as an object, because a comma in a text would add a second recipient.
      const delivery = transport.sendMail({ from, to: { name: '', address: to }, subject, text });
      await within(maxWaitMs, delivery, () => {
        throw new Error('the mail server took too long');
      });
    } finally {
      queue.leave();
    }
  };

  const close = async () => {
    const transport = await transporter?.catch(() => null);
    transporter = null;
    transport?.close();
  };
  return {
    send: (mail: Parameters<SendMail>[0]) => seeThrough(send(mail)),
    /** Waits for mails that are being sent, then closes the connections. */
    async done() {
      await done();
      await close();
    },
  };
};
