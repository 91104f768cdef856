import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { freshDatabase } from '../helpers/store/database.ts';

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

/** A message of the database's protocol: its letter, its length, its content. */
const message = (letter: string, content: string) => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + Buffer.byteLength(content));
  return Buffer.concat([Buffer.from(letter), length, Buffer.from(content)]);
};

/** A node that fell asleep in a transaction, between naming a statement and running it. */
const asleepWithLock = async (url: string, table: string) => {
  const { hostname, port, username, pathname } = new URL(url);
  const socket = connect(Number(port), hostname);
  const login = { user: username, database: pathname.slice(1), application_name: 'greenroom-node' };
  const words = Object.entries(login).flat().join('\0');
  socket.write(message('', `\0\x03\0\0${words}\0\0`));
  socket.write(message('Q', `begin; lock table ${table} in exclusive mode\0`));
  socket.write(message('P', '\0select 1\0\0\0'));
  socket.write(message('H', ''));
  let received = Buffer.alloc(0);
  const isEnded = new Promise<boolean>((resolve) => socket.once('close', () => resolve(true)));
  await new Promise<void>((resolve) => {
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
      if (received.includes(Buffer.from([0x31, 0, 0, 0, 4]))) resolve();
    });
  });
  return { isEnded, end: () => socket.destroy() };
};

it('a node that sleeps with a lock is ended by the next one that needs it', {
  timeout: 60_000,
}, async () => {
  const database = await freshDatabase(inject('postgresUrl'));
  const store = openStore({ engine: 'postgres', url: database.url });
  await store.migrate();
  const sleeper = await asleepWithLock(database.url, 'accounts');
  const change = () => sql`update accounts set email = email`.execute(store.db);
  try {
    await expect(change()).rejects.toMatchObject({ code: 'unavailable' });
    // The second one may also come too early to tell a sleeper from somebody who is slow.
    await change().catch(() => change());
    expect(await sleeper.isEnded).toBe(true);
  } finally {
    sleeper.end();
    await store.close();
    await database.drop();
  }
});
