import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, inject, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { freshDatabase } from '../helpers/database.ts';

/** What the server says when a login is over and it waits for the first statement. */
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/** Lets a login through and then not one byte more, in either direction. */
const mutedAfterLogin = async (url: string) => {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  const server = createServer((client) => {
    const behind = connect(Number(port), hostname);
    sockets.push(client, behind);
    for (const socket of [client, behind]) socket.on('error', () => {});
    client.on('data', (bytes) => behind.write(bytes));
    behind.on('data', (bytes) => {
      client.write(bytes);
      if (bytes.includes(readyForQuery)) {
        client.removeAllListeners('data').resume();
        behind.removeAllListeners('data').resume();
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const through = new URL(url);
  // A server that listens on TCP has an address with a port.
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};

it('a database that falls silent right after a login is a failure, not the end', {
  timeout: 30_000,
}, async () => {
  const database = await freshDatabase(inject('postgresUrl'));
  const muted = await mutedAfterLogin(database.url);
  const store = openStore({ engine: 'postgres', url: muted.url });
  try {
    await expect(store.check()).rejects.toMatchObject({ code: 'unavailable' });
  } finally {
    // What nobody catches on the way down would end the service; here it fails the run.
    await store.close();
    muted.stop();
    await database.drop();
  }
});
