import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { house } from '../house/house.ts';

export type Letter = { to: string[]; raw: string };

/** A mail server that stores received mails. */
export const startMailServer = async () => {
  const letters: Letter[] = [];
  const waiting: ((letter: Letter) => void)[] = [];
  const connections = { open: 0, most: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => {
      connections.open += 1;
      connections.most = Math.max(connections.most, connections.open);
      done();
    },
    onClose: () => {
      connections.open -= 1;
    },
    onData: async (stream, session, done) => {
      const raw = await text(stream);
      const letter = { to: session.envelope.rcptTo.map(({ address }) => address), raw };
      letters.push(letter);
      waiting.shift()?.(letter);
      done();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    connections,
    /** The next mail that arrives. */
    next: () => new Promise<Letter>((resolve) => waiting.push(resolve)),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

/** The link in a mail, whose lines a mail program may have broken. */
export const linkIn = ({ raw }: Letter) => {
  const plain = raw.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
  return /https?:\/\/\S+\/console\/\S+/.exec(plain)?.[0] ?? '';
};

/** A house that sends its mails to its own mail server. */
export const mailingHouse = async () => {
  const post = await startMailServer();
  const h = await house({
    env: { SMTP_URL: post.url, MAIL_FROM: 'Greenroom <ads@example.com>' },
  });
  return {
    ...h,
    post,
    async stop() {
      await h.stop();
      await post.close();
    },
  };
};
