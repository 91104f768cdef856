import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type House, house } from '../helpers/house.ts';
import { launch, started, until, wholeLaunch } from '../helpers/launches.ts';

let h: House;
beforeAll(async () => {
  h = await house();
});
afterAll(() => h.stop());

const post = { method: 'POST' };
const begin = async (key: string, body: Record<string, unknown> = wholeLaunch(h)) =>
  started(await launch(h, key, body));
const cancel = (key: string, id: string) => h.call(`POST /adnet/launches/${id}/cancel`, { key });
const resume = (key: string, id: string, body?: unknown) =>
  h.call(`POST /adnet/launches/${id}/resume`, { key, ...(body !== undefined && { body }) });

describe('POST /adnet/launches/{id}/cancel', () => {
  it('cancels: what is made stays, nothing more is made', async () => {
    const { key } = await h.connected();
    h.sandbox.control.fault({ kind: 'delay', ms: 300, times: 0, match: post });
    const id = await begin(key);
    const cancelled = await cancel(key, id);
    expect(cancelled).toMatchObject({ status: 200, body: { state: 'cancelled' } });
    const after = await until(h, key, id, ({ items }) =>
      items.every(({ state }: { state: string }) => ['done', 'skipped'].includes(state)),
    );
    expect(after.state).toBe('cancelled');
    expect(after.steps.done).toBeLessThan(11);
    expect(codeOf(await cancel(key, id))).toBe('launch_state');
    expect(codeOf(await resume(key, id))).toBe('launch_state');
  });
});
