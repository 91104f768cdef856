import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createFairWorker, type WaitingWork } from '../../src/kernel/fairness/fair-worker.ts';
import { workOnce } from '../helpers/house/background-work.ts';

/** Work of several owners in a store of the test's own; each piece ends when it is told to. */
const world = (slots: number, ...owners: [string, number][]) => {
  const waiting: WaitingWork[] = owners.flatMap(([owner, count]) =>
    Array.from({ length: count }, (_, at) => ({ owner, id: `${owner}${at}` })),
  );
  const running = new Map<string, { end(): void; mustYield(): boolean }>();
  const began: string[] = [];
  const failed: unknown[] = [];
  const options = {
    slots,
    list: async () => [...waiting],
    async take(batch: readonly WaitingWork[]) {
      return batch.flatMap((one) => {
        const at = waiting.indexOf(one);
        if (at === -1) return [];
        waiting.splice(at, 1);
        return [{ waiting: one, taken: one.id }];
      });
    },
    work: (id: string, mustYield: () => boolean) =>
      new Promise<void>((end) => {
        began.push(id);
        running.set(id, { mustYield, end: () => void (running.delete(id) && end()) });
      }),
    onError: (error: unknown) => void failed.push(error),
  };
  return { waiting, running, began, failed, options };
};

const turn = async () => {
  for (let at = 0; at < 10; at++) await setImmediate();
};

describe('work in turns by owner', () => {
  it('an owner with much work takes no slot from one who comes later', async () => {
    const { waiting, running, began, options } = world(4, ['a', 40]);
    const worker = createFairWorker(options);
    expect(await worker.look()).toBe(2);
    waiting.push({ owner: 'b', id: 'b0' });
    expect(await worker.look()).toBe(1);
    expect(began).toEqual(['a0', 'a1', 'b0']);
    // What is done makes room for the next at once, not when all are done.
    running.get('a0')?.end();
    await turn();
    expect(began).toEqual(['a0', 'a1', 'b0', 'a2']);
    worker.stop();
    for (const { end } of [...running.values()]) end();
    await worker.idle();
    expect(began).toHaveLength(4);
  });

  it('asks one slot back for each owner without one, from whoever has the most', async () => {
    const { waiting, running, began, options } = world(4, ['a', 9]);
    const worker = createFairWorker(options);
    const yieldingIds = () => [...running].filter(([, run]) => run.mustYield()).map(([id]) => id);
    await worker.look();
    waiting.push({ owner: 'b', id: 'b0' }, { owner: 'c', id: 'c0' });
    await worker.look();
    expect(began).toEqual(['a0', 'a1', 'b0', 'c0']);
    expect(yieldingIds()).toEqual([]);
    waiting.push({ owner: 'd', id: 'd0' });
    await worker.look();
    await worker.look();
    expect(yieldingIds()).toEqual(['a0']);
    // The others have one slot each, which they may keep for a while.
    waiting.push({ owner: 'e', id: 'e0' });
    await worker.look();
    expect(yieldingIds()).toEqual(['a0']);
    running.get('a0')?.end();
    await turn();
    expect(began).toEqual(['a0', 'a1', 'b0', 'c0', 'd0']);
    worker.stop();
    for (const { end } of [...running.values()]) end();
    await worker.idle();
    expect(began).toHaveLength(5);
  });

  it('asks the only slot of an owner back once it was held for five seconds', async () => {
    let now = Math.round(performance.now());
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const { waiting, running, options } = world(2, ['a', 1], ['b', 1]);
    const worker = createFairWorker(options);
    const yieldingIds = () => [...running].filter(([, run]) => run.mustYield()).map(([id]) => id);
    await worker.look();
    waiting.push({ owner: 'c', id: 'c0' });
    now += 5_000;
    await worker.look();
    expect(yieldingIds()).toEqual([]);
    now += 1;
    await worker.look();
    expect(yieldingIds()).toEqual(['a0']);
    worker.stop();
    for (const { end } of [...running.values()]) end();
    await worker.idle();
    clock.mockRestore();
  });

  it('gives back the slots of what another node has taken, and of what failed', async () => {
    const { running, began, failed, options } = world(2, ['a', 3]);
    let isGone = true;
    const worker = createFairWorker({
      ...options,
      async take(batch) {
        if (isGone) return [];
        return options.take(batch);
      },
    });
    expect(await worker.look()).toBe(0);
    isGone = false;
    expect(await worker.look()).toBe(1);
    expect(began).toEqual(['a0']);
    running.get('a0')?.end();
    await turn();
    expect(began).toEqual(['a0', 'a1']);
    const brokenWorker = createFairWorker({
      ...options,
      work: () => Promise.reject(new Error('broken')),
    });
    await brokenWorker.look();
    await brokenWorker.idle();
    expect(failed).toHaveLength(1);
    running.get('a1')?.end();
    worker.stop();
    await worker.idle();
  });

  it('takes what failed up again after a rest, and others meanwhile', async () => {
    const { waiting, failed, options } = world(4, ['a', 1]);
    const began: string[] = [];
    const worker = createFairWorker({
      ...options,
      // As from a store that cannot write down that it was taken.
      take: async (batch) => batch.map((one) => ({ waiting: one, taken: one.id })),
      work: async (id) => {
        began.push(id);
        throw new Error('the disk is full');
      },
    });
    await worker.look();
    await turn();
    waiting.push({ owner: 'b', id: 'b0' });
    await worker.look();
    await turn();
    expect(began).toContain('b0');
    expect(began.length).toBeLessThan(5);
    expect(failed).toHaveLength(began.length);
    worker.stop();
    await worker.idle();
  });

  it('does everything once for whoever waits for it, each piece at most once', async () => {
    const { running, began, options } = world(4, ['a', 5], ['b', 1]);
    const work = workOnce({ ...options, list: async () => options.list() }, () => false);
    const timer = setInterval(() => {
      for (const { end } of [...running.values()]) end();
    }, 1);
    expect(await work).toBe(6);
    clearInterval(timer);
    expect([...began].sort()).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'b0']);
    expect(began.slice(0, 2)).toEqual(['a0', 'b0']);
  });
});
