import { describe, expect, it } from 'vitest';
import { createLoopSlots } from '../../src/kernel/fairness/loop-slots.ts';

/** Work that takes the event loop for more than a portion. */
const compute = () => {
  const until = performance.now() + 25;
  while (performance.now() < until);
};

/** Work that goes on until it is told to end. */
const pending = () => {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { over, end: () => end() };
};

const recordOrder = (slots: ReturnType<typeof createLoopSlots>) => {
  const order: string[] = [];
  const run = (owner: string, work: () => Promise<void> | void = compute) =>
    slots.run(owner, () => {
      order.push(owner);
      return work();
    });
  return { order, run };
};

/** As requests come in: each in a callback of its own. */
const arrive = (run: (owner: string) => Promise<void>, owner: string) =>
  new Promise<void>((resolve) => setImmediate(() => resolve(run(owner))));

describe('slots on the event loop', () => {
  it('are there at once, as many as are wanted, where nobody else is', async () => {
    const { order, run } = recordOrder(createLoopSlots(() => 0));
    const { over, end } = pending();
    const all = Array.from({ length: 20 }, () => run('a', () => over));
    expect(order).toHaveLength(20);
    end();
    await Promise.all(all);
  });

  it('let whoever comes later go before the rest of what another one wants', async () => {
    const { order, run } = recordOrder(createLoopSlots(() => 0));
    await Promise.all(['a', 'a', 'a', 'a', 'a', 'a', 'b'].map((owner) => arrive(run, owner)));
    expect(order).toEqual(['a', 'b', 'a', 'a', 'a', 'a', 'a']);
  });

  it('are not used up by what is done for all at once', async () => {
    let sharedMs = 0;
    const { order, run } = recordOrder(createLoopSlots(() => sharedMs));
    const commit = () => {
      const began = performance.now();
      compute();
      sharedMs += performance.now() - began;
    };
    const owners = ['a', 'a', 'a', 'b'];
    await Promise.all(owners.map((owner) => arrive((name) => run(name, commit), owner)));
    expect(order).toEqual(owners);
  });

  it('are used by one piece at a time of an owner who is not alone, so that nothing piles up', async () => {
    const { order, run } = recordOrder(createLoopSlots(() => 0));
    const [other, first] = [pending(), pending()];
    const all = [run('b', () => other.over), run('a', () => first.over), run('a')];
    expect(order).toEqual(['b', 'a']);
    first.end();
    other.end();
    await Promise.all(all);
    expect(order).toEqual(['b', 'a', 'a']);
  });

  it('are free while their piece waits for another machine', async () => {
    const slots = createLoopSlots(() => 0);
    const { order, run } = recordOrder(slots);
    const [other, platform] = [pending(), pending()];
    const all = [
      run('b', () => other.over),
      run('a', () => slots.withoutSlot('a', () => platform.over)),
      run('a'),
    ];
    expect(order).toEqual(['b', 'a', 'a']);
    platform.end();
    other.end();
    await Promise.all(all);
  });

  it('are given to another piece where one waits for what nobody told', async () => {
    const { order, run } = recordOrder(createLoopSlots(() => 0));
    const silent = pending();
    const all = [run('b', () => silent.over), run('a', () => silent.over)];
    await run('a');
    expect(order).toEqual(['b', 'a', 'a']);
    silent.end();
    await Promise.all(all);
  });

  it('are given back where the work fails', async () => {
    const { run } = recordOrder(createLoopSlots(() => 0));
    const { over, end } = pending();
    const other = run('b', () => over);
    const fail = () => {
      throw new Error('no');
    };
    await expect(run('a', fail)).rejects.toThrow('no');
    await run('a');
    end();
    await other;
  });
});
