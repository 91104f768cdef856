import { describe, expect, it } from 'vitest';
import { createLines, type PostgresLine } from '../../src/store/engines/postgres/lines.ts';

/** Clients that only remember what was done to them. */
const fakeClients = () => {
  const made: { lose(): void; ended: boolean }[] = [];
  const connect = (onclose: () => void) => {
    const client = { lose: onclose, ended: false };
    made.push(client);
    // Only its end is asked of a client here.
    return {
      end: async () => {
        client.ended = true;
      },
    } as unknown as PostgresLine['sql'];
  };
  return { made, connect };
};

describe('connections for transactions', () => {
  it('are made when needed, used again, and never more than allowed', async () => {
    const { made, connect } = fakeClients();
    const lines = createLines(2, connect);
    const [one, two] = [await lines.take(1_000), await lines.take(1_000)];
    const third = lines.take(1_000);
    lines.give(one);
    expect(await third).toBe(one);
    lines.give(two);
    expect(await lines.take(1_000)).toBe(two);
    expect(made).toHaveLength(2);
  });

  it('are not used again once lost, in use or idle', async () => {
    const { made, connect } = fakeClients();
    const lines = createLines(1, connect);
    const first = await lines.take(1_000);
    made[0]?.lose();
    expect(first.lost).toBe(true);
    lines.give(first);
    expect(made[0]?.ended).toBe(true);
    const second = await lines.take(1_000);
    expect(second.lost).toBe(false);
    lines.give(second);
    made[1]?.lose();
    expect(await lines.take(1_000)).not.toBe(second);
    expect(made).toHaveLength(3);
  });

  it('are not waited for without end, and those who gave up get none', async () => {
    const { connect } = fakeClients();
    const lines = createLines(1, connect);
    const held = await lines.take(1_000);
    await expect(lines.take(20)).rejects.toMatchObject({ code: '53300' });
    const patient = lines.take(5_000);
    lines.give(held);
    expect(await patient).toBe(held);
  });

  it('tell how long they were waited for, each holder its own time', async () => {
    const { connect } = fakeClients();
    const lines = createLines(1, connect);
    const held = await lines.take(1_000);
    expect(held.waitedMs).toBe(0);
    const waiting = lines.take(1_000);
    await new Promise((resolve) => setTimeout(resolve, 40));
    lines.give(held);
    const late = await waiting;
    expect(late.waitedMs).toBeGreaterThan(30);
    lines.give(late);
    expect((await lines.take(1_000)).waitedMs).toBe(0);
  });
});
