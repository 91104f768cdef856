// One store is enough: what it keeps, others keep that are tried on both.

import { describe, expect, it } from 'vitest';
import { codeOf, house } from '../../helpers/house/house.ts';
import { begin, resume, until } from '../../helpers/house/launches.ts';
import { shared } from '../../helpers/run/shared.ts';

const h = shared(() => house());

const post = { method: 'POST' };
const cancel = (key: string, id: string) => h.call(`POST /adnet/launches/${id}/cancel`, { key });

describe('POST /adnet/launches/{id}/cancel', () => {
  it('cancels: what is made stays, nothing more is made', async () => {
    const { key } = await h.connected();
    h.sandbox.control.fault({ kind: 'delay', ms: 300, times: 0, match: post });
    const id = await begin(h, key);
    const answer = await cancel(key, id);
    expect(answer).toMatchObject({ status: 200, body: { state: 'cancelled' } });
    const { items } = (await h.call(`GET /adnet/launches/${id}`, { key })).body;
    expect(items.filter(({ state }: { state: string }) => state === 'pending')).toEqual([]);
    const cancelledLaunch = await until(h, key, id, ({ items }) =>
      items.every(({ state }: { state: string }) => ['done', 'skipped'].includes(state)),
    );
    expect(cancelledLaunch.state).toBe('cancelled');
    expect(cancelledLaunch.steps.done).toBeLessThan(11);
    expect(codeOf(await cancel(key, id))).toBe('launch_state');
    expect(codeOf(await resume(h, key, id))).toBe('launch_state');
  });
});
