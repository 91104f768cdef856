import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { mapAtMost } from '../../src/kernel/async/map-at-most.ts';
import {
  createFairQueue,
  type FairQueue,
  type SlotRequest,
} from '../../src/kernel/fairness/fair-queue.ts';

/** Asks for a place, and notes the name when it gets one. */
const ask = (queue: FairQueue, slot: SlotRequest, name: string, order: string[]) => {
  const entry = queue.enter(slot);
  if (entry === true) order.push(name);
  else entry.admitted.then((isMine) => order.push(isMine ? name : `${name} refused`));
  return entry;
};

describe('a fair queue', () => {
  it('lets so many in, and the others one after the other', async () => {
    const queue = createFairQueue({ slots: 2 });
    const order: string[] = [];
    for (const name of ['a', 'b', 'c', 'd']) ask(queue, { owner: '' }, name, order);
    expect(order).toEqual(['a', 'b']);
    queue.leave();
    await setImmediate();
    expect(order).toEqual(['a', 'b', 'c']);
    queue.leave();
    queue.leave();
    queue.leave();
    await setImmediate();
    expect(order).toEqual(['a', 'b', 'c', 'd']);
    expect(queue.enter()).toBe(true);
  });

  it('lets go of whoever gives up, once, and hands the place to the next', async () => {
    const queue = createFairQueue({ slots: 1 });
    const order: string[] = [];
    ask(queue, { owner: '' }, 'a', order);
    const second = ask(queue, { owner: '' }, 'b', order);
    ask(queue, { owner: '' }, 'c', order);
    if (second === true) throw new Error('there was no place');
    second.cancel();
    second.cancel();
    queue.leave();
    await setImmediate();
    expect(order).toEqual(['a', 'b refused', 'c']);
  });

  it('refuses at once those beyond the length of the line, and all when it is closed', async () => {
    const queue = createFairQueue({ slots: 1, maxWaiting: 1 });
    const order: string[] = [];
    for (const name of ['a', 'b', 'c']) ask(queue, { owner: '' }, name, order);
    await setImmediate();
    expect(order).toEqual(['a', 'c refused']);
    queue.close();
    ask(queue, { owner: '' }, 'd', order);
    await setImmediate();
    expect(order).toEqual(['a', 'c refused', 'b refused', 'd refused']);
  });

  it('shares the places: a newcomer finds one however many the others want', () => {
    const queue = createFairQueue({ slots: 12, shared: true });
    const heldBy = (owner: string) => {
      let slotCount = 0;
      while (queue.enter({ owner }) === true) slotCount += 1;
      return slotCount;
    };
    expect(heldBy('first')).toBe(6);
    expect(heldBy('second')).toBe(3);
    expect(heldBy('third')).toBe(2);
    expect(queue.enter({ owner: 'newcomer' })).toBe(true);
  });

  it('serves owners in turn, not by how many of theirs wait', async () => {
    const queue = createFairQueue({ slots: 1, shared: true });
    const order: string[] = [];
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2'])
      ask(queue, { owner: name.slice(0, 1) }, name, order);
    for (const owner of ['a', 'a', 'b', 'a', 'b']) {
      queue.leave({ owner });
      await setImmediate();
    }
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
  });

  it('keeps one queue key of an owner from taking what the others need', async () => {
    const queue = createFairQueue({ slots: 16, shared: true });
    const order: string[] = [];
    for (let at = 0; at < 10; at++)
      ask(queue, { owner: 'a', queueKey: 'hung' }, `hung ${at}`, order);
    expect(order.length).toBe(4);
    ask(queue, { owner: 'a', queueKey: 'other' }, 'other', order);
    expect(order.at(-1)).toBe('other');
    queue.leave({ owner: 'a', queueKey: 'hung' });
    await setImmediate();
    expect(order.at(-1)).toBe('hung 4');
  });

  it('never holds more than its places, whoever comes, goes and gives up', async () => {
    const queue = createFairQueue({ slots: 7, shared: true, maxWaiting: 5 });
    let itemCount = 0;
    let maxItems = 0;
    const walk = async (slot: SlotRequest, step: number) => {
      const entry = queue.enter(slot);
      if (entry !== true) {
        if (step % 3 === 0) entry.cancel();
        if (!(await entry.admitted)) return;
      }
      itemCount += 1;
      maxItems = Math.max(maxItems, itemCount);
      for (let wait = 0; wait < step % 4; wait++) await setImmediate();
      itemCount -= 1;
      queue.leave(slot);
    };
    const walks = Array.from({ length: 400 }, async (_, step) => {
      for (let wait = 0; wait < step % 11; wait++) await setImmediate();
      await walk({ owner: `h${step % 5}`, queueKey: `l${step % 3}` }, step);
    });
    await Promise.all(walks);
    expect([itemCount, maxItems <= 7, maxItems > 3]).toEqual([0, true, true]);
    expect(queue.enter({ owner: 'last' })).toBe(true);
  });

  it('shares places out among work that waits elsewhere, one for each owner in turn', () => {
    const queue = createFairQueue({ slots: 6, shared: true });
    const many = Array.from({ length: 9 }, (_, at) => ({ owner: 'a', id: `a${at}` }));
    const few = [{ owner: 'b', id: 'b0' }];
    const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);
    // Alone: half of them.
    const first = queue.share(many);
    expect(idsOf(first)).toEqual(['a0', 'a1', 'a2']);
    expect(idsOf(queue.share([...many.slice(3), ...few]))).toEqual(['b0']);
    expect(queue.share(many.slice(3))).toEqual([]);
    queue.leave({ owner: 'a' });
    expect(idsOf(queue.share(many.slice(3)))).toEqual(['a3']);
  });

  it('serves whoever was served longest ago, also when others come back at once', () => {
    const queue = createFairQueue({ slots: 1, shared: true });
    const order: string[] = [];
    for (let at = 0; at < 6; at++) {
      const waiting = ['a', 'b', 'c'].map((owner) => ({ owner }));
      for (const { owner } of queue.share(waiting)) {
        order.push(owner);
        queue.leave({ owner });
      }
    }
    expect(order.join('')).toBe('abcabc');
  });

  it('shares nothing out once it is closed, and leaves what waits in the line its place', async () => {
    const queue = createFairQueue({ slots: 2, shared: true });
    expect(queue.share([{ owner: 'a', queueKey: 'x' }])).toHaveLength(1);
    expect(queue.share([{ owner: 'a', queueKey: 'y' }])).toEqual([]);
    queue.leave({ owner: 'a', queueKey: 'x' });
    queue.close();
    expect(queue.share([{ owner: 'a' }])).toEqual([]);
  });

  it('gives a place back after work that failed, and asks `refuse` where there is none', async () => {
    const queue = createFairQueue({ slots: 1, maxWaiting: 1 });
    const slot = { owner: 'a' };
    const refuse = () => 'refused';
    const fail = async () => {
      throw new Error('failed');
    };
    const failure = queue.run(slot, fail, refuse);
    const next = queue.run(slot, async () => 'done', refuse);
    expect(await queue.run(slot, async () => 'done', refuse)).toBe('refused');
    await expect(failure).rejects.toThrow('failed');
    expect(await next).toBe('done');
    expect(queue.enter(slot)).toBe(true);
    const controller = new AbortController();
    const waits = queue.run(slot, async () => 'done', refuse, controller.signal);
    controller.abort();
    expect(await waits).toBe('refused');
    queue.leave(slot);
    expect(await queue.run(slot, async () => 'done', refuse, controller.signal)).toBe('done');
  });
});

describe('many pieces of work', () => {
  it('are done so many at a time, and answered in their order', async () => {
    let [atWork, maxAtWork] = [0, 0];
    const results = await mapAtMost(3, [5, 4, 3, 2, 1, 0], async (item, at) => {
      maxAtWork = Math.max(maxAtWork, ++atWork);
      for (let turn = 0; turn < item; turn++) await setImmediate();
      atWork -= 1;
      return `${at}:${item}`;
    });
    expect(results).toEqual(['0:5', '1:4', '2:3', '3:2', '4:1', '5:0']);
    expect(maxAtWork).toBe(3);
    await expect(mapAtMost(1, [1, 2], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
