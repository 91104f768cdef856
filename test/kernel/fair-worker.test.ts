import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createFairWorker, type Waiting, workOnce } from '../../src/kernel/fair-worker.ts';

/** Work of several owners in a store of the test's own; each piece ends when it is told to. */
const world = (slots: number, ...owners: [string, number][]) => {
  const waiting: Waiting[] = owners.flatMap(([owner, count]) =>
    Array.from({ length: count }, (_, at) => ({ owner, id: `${owner}${at}` })),
  );
  const running = new Map<string, { end(): void; mustYield(): boolean }>();
  const began: string[] = [];
  const failed: unknown[] = [];
  const options = {
    slots,
    list: async () => [...waiting],
    async take(chosen: readonly Waiting[]) {
      return chosen.flatMap((one) => {
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

  it('asks a slot back where all are taken and an owner has none', async () => {
    const { waiting, running, began, options } = world(4, ['a', 9], ['b', 9], ['c', 9]);
    const worker = createFairWorker(options);
    await worker.look();
    expect([...running.values()].filter(({ mustYield }) => mustYield())).toHaveLength(0);
    const before = began.length;
    waiting.push({ owner: 'd', id: 'd0' }, { owner: 'e', id: 'e0' });
    await worker.look();
    await worker.look();
    const yields = [...running.entries()].filter(([, { mustYield }]) => mustYield());
    expect(before + (began.includes('d0') ? 1 : 0)).toBe(4);
    // No more than are missing, and from whoever has the most.
    expect(yields.length).toBeLessThanOrEqual(2);
    for (const [, { end }] of yields) end();
    await turn();
    expect(began.filter((id) => /^[de]/.test(id)).length).toBeGreaterThanOrEqual(yields.length);
    worker.stop();
    for (const { end } of [...running.values()]) end();
    await worker.idle();
  });

  it('gives back the slots of what another node has taken, and of what failed', async () => {
    const { running, began, failed, options } = world(2, ['a', 3]);
    let isGone = true;
    const worker = createFairWorker({
      ...options,
      async take(chosen) {
        if (isGone) return [];
        return options.take(chosen);
      },
    });
    expect(await worker.look()).toBe(0);
    isGone = false;
    expect(await worker.look()).toBe(1);
    expect(began).toEqual(['a0']);
    running.get('a0')?.end();
    await turn();
    expect(began).toEqual(['a0', 'a1']);
    const broken = createFairWorker({
      ...options,
      work: () => Promise.reject(new Error('broken')),
    });
    await broken.look();
    await broken.idle();
    expect(failed).toHaveLength(1);
    running.get('a1')?.end();
    worker.stop();
    await worker.idle();
  });

  it('does everything once for whoever waits for it, each piece at most once', async () => {
    const { running, began, options } = world(4, ['a', 5], ['b', 1]);
    const done = workOnce({ ...options, list: async () => options.list() }, () => false);
    const timer = setInterval(() => {
      for (const { end } of [...running.values()]) end();
    }, 1);
    expect(await done).toBe(6);
    clearInterval(timer);
    expect([...began].sort()).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'b0']);
    expect(began.indexOf('b0')).toBeLessThan(3);
  });
});
