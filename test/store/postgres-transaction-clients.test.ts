import { describe, expect, it } from 'vitest';
import {
  createTransactionClients,
  type TransactionClient,
} from '../../src/store/engines/postgres/transaction-clients.ts';

/** Clients that only remember what was done to them. */
const fakeClients = () => {
  const connections: { lose(): void; ended: boolean }[] = [];
  const connect = (onclose: () => void) => {
    const client = { lose: onclose, ended: false };
    connections.push(client);
    // Only its end is asked of a client here.
    return {
      end: async () => {
        client.ended = true;
      },
    } as unknown as TransactionClient['sql'];
  };
  return { connections, connect };
};

describe('connections for transactions', () => {
  it('are made when needed, used again, and never more than allowed', async () => {
    const { connections, connect } = fakeClients();
    const clients = createTransactionClients(2, connect);
    const [one, two] = [await clients.take(1_000), await clients.take(1_000)];
    const third = clients.take(1_000);
    clients.give(one);
    expect(await third).toBe(one);
    clients.give(two);
    expect(await clients.take(1_000)).toBe(two);
    expect(connections).toHaveLength(2);
  });

  it('are not used again once lost, in use or idle', async () => {
    const { connections, connect } = fakeClients();
    const clients = createTransactionClients(1, connect);
    const first = await clients.take(1_000);
    connections[0]?.lose();
    expect(first.lost).toBe(true);
    clients.give(first);
    expect(connections[0]?.ended).toBe(true);
    const second = await clients.take(1_000);
    expect(second.lost).toBe(false);
    clients.give(second);
    connections[1]?.lose();
    expect(await clients.take(1_000)).not.toBe(second);
    expect(connections).toHaveLength(3);
  });

  it('are not waited for without end, and those who gave up get none', async () => {
    const { connect } = fakeClients();
    const clients = createTransactionClients(1, connect);
    const client = await clients.take(1_000);
    await expect(clients.take(20)).rejects.toMatchObject({ code: '53300' });
    const patient = clients.take(5_000);
    clients.give(client);
    expect(await patient).toBe(client);
  });

  it('tell how long they were waited for, each holder its own time', async () => {
    const { connect } = fakeClients();
    const clients = createTransactionClients(1, connect);
    const client = await clients.take(1_000);
    expect(client.waitedMs).toBe(0);
    const waiting = clients.take(1_000);
    await new Promise((resolve) => setTimeout(resolve, 40));
    clients.give(client);
    const late = await waiting;
    expect(late.waitedMs).toBeGreaterThan(30);
    clients.give(late);
    expect((await clients.take(1_000)).waitedMs).toBe(0);
  });
});
