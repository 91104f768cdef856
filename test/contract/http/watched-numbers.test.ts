import { describe, expect, it } from 'vitest';
import { enqueueDeliveries } from '../../../src/store/webhooks/deliveries.ts';
import { countBacklog } from '../../../src/store/webhooks/webhooks.ts';
import { house } from '../../helpers/house/house.ts';
import { shared } from '../../helpers/run/shared.ts';

const env = { WEBHOOK_ALLOW: '127.0.0.1:9' };
const h = shared(() => house({ housekeeping: false, env }));

describe('GET /metrics', () => {
  const numbers = async () => (await fetch(`${h.service.address}/metrics`)).text();
  const numberOf = async (name: string) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await numbers())?.[1]);

  it('counts how late the event loop was, a standstill too', async () => {
    await expect
      .poll(() => numberOf('greenroom_event_loop_delay_seconds_count'), { timeout: 20_000 })
      .toBeGreaterThan(2);
    const delaySum = await numberOf('greenroom_event_loop_delay_seconds_sum');
    const until = performance.now() + 700;
    while (performance.now() < until);
    await expect
      .poll(() => numberOf('greenroom_event_loop_delay_seconds_sum'), { timeout: 20_000 })
      .toBeGreaterThan(delaySum + 0.5);
  });

  it('says how much of the disk is free', async () => {
    const [freeBytes, size] = [
      await numberOf('greenroom_disk_free_bytes'),
      await numberOf('greenroom_disk_size_bytes'),
    ];
    expect(freeBytes).toBeGreaterThan(0);
    expect(size).toBeGreaterThanOrEqual(freeBytes);
  });

  it('counts who waits for the database', async () => {
    expect(await numberOf('greenroom_database_waiting')).toBe(0);
    const { store } = h.service.deps;
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const transactions = Array.from({ length: 30 }, () => store.transaction(() => gate));
    await expect.poll(() => numberOf('greenroom_database_waiting')).toBeGreaterThan(20);
    open();
    await Promise.all(transactions);
    expect(await numberOf('greenroom_database_waiting')).toBe(0);
  });

  it('counts events that wait for endpoints that may be tried', async () => {
    const { key, workspaceId } = await h.account();
    const answer = await h.call('POST /account/webhooks', {
      key,
      body: { url: 'http://127.0.0.1:9/hook' },
    });
    expect(answer.status, answer.text).toBeLessThan(300);
    const { db } = h.service.deps.store;
    expect(await countBacklog(db)).toBe(0);
    const events = Array.from({ length: 1_500 }, (_, n) => ({
      event_id: `e${n}`,
      workspace_id: workspaceId,
      type: 'object.created',
      body: '{}',
    }));
    await enqueueDeliveries(db, events);
    expect(await countBacklog(db)).toBe(1_000);
    await db
      .updateTable('webhooks')
      .set({ retry_at: Date.now() + 600_000 })
      .execute();
    expect(await countBacklog(db)).toBe(0);
  });
});
