import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Failure, isFailure } from '../../src/contract/failures.ts';
import { batch } from '../../src/kernel/async/batch.ts';

/** Work that waits to be let go, and remembers what it was given. */
const heldWork = () => {
  const batches: string[][] = [];
  const gates: (() => void)[] = [];
  const work = async (_: string, items: string[]) => {
    batches.push(items);
    await new Promise<void>((open) => gates.push(open));
    return items.map((item) => item.toUpperCase());
  };
  const letGo = async () => {
    gates.shift()?.();
    await setImmediate();
  };
  return { batches, work, letGo };
};

const size = (maxItems: number) => ({
  maxItems,
  maxBytes: 5,
  weigh: (item: string) => item.length,
  isOutage: isFailure,
});

describe('items of one key', () => {
  it('go together when they come in one turn or while others are worked on', async () => {
    const { batches, work, letGo } = heldWork();
    const enter = batch(size(3), work);
    const first = [enter('k', 'a'), enter('k', 'b')];
    await setImmediate();
    const second = ['c', 'd', 'e', 'f'].map((item) => enter('k', item));
    await setImmediate();
    expect(batches).toEqual([['a', 'b']]);
    await letGo();
    expect(batches.slice(1)).toEqual([['c', 'd', 'e']]);
    await letGo();
    await letGo();
    expect(await Promise.all([...first, ...second])).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    expect(batches.at(-1)).toEqual(['f']);
  });

  it('may still join work that waits itself before it begins, up to the limit', async () => {
    let begin = () => {};
    const beginning = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const batches: string[][] = [];
    const enter = batch(size(3), async (_, items: string[], latest) => {
      await beginning;
      const all = latest();
      batches.push(items, all);
      return all.map((item) => item.toUpperCase());
    });
    const first = enter('k', 'a');
    await setImmediate();
    const others = ['b', 'c', 'd'].map((item) => enter('k', item));
    begin();
    expect(await Promise.all([first, ...others])).toEqual(['A', 'B', 'C', 'D']);
    expect(batches).toEqual([['a'], ['a', 'b', 'c'], ['d'], ['d']]);
  });

  it('wait a while for others where that is wanted', async () => {
    const batches: string[][] = [];
    const enter = batch({ maxItems: 10, gatherMs: 50 }, async (_, items: string[]) => {
      batches.push(items);
      return items;
    });
    const first = enter('k', 'a');
    await setImmediate();
    await setImmediate();
    await Promise.all([first, enter('k', 'b')]);
    await enter('k', 'c');
    expect(batches).toEqual([['a', 'b'], ['c']]);
  });

  it('do not wait for those of another key', async () => {
    const { batches, work } = heldWork();
    const enter = batch(size(3), work);
    enter('k', 'a');
    enter('l', 'b');
    await setImmediate();
    expect(batches).toEqual([['a'], ['b']]);
  });

  it('are tried one by one when one of them cannot be worked on', async () => {
    const enter = batch(size(10), async (_, items: string[]) => {
      if (items.includes('bad')) throw new Error('cannot be done');
      return items;
    });
    const all = ['a', 'bad', 'b'].map((item) => enter('k', item));
    expect(await Promise.allSettled(all)).toMatchObject([
      { value: 'a' },
      { reason: new Error('cannot be done') },
      { value: 'b' },
    ]);
  });

  it('fail with those before them when nothing can be worked on now', async () => {
    let calls = 0;
    const enter = batch(size(1), async () => {
      calls += 1;
      await setImmediate();
      throw new Failure('unavailable');
    });
    const all = ['a', 'b', 'c'].map((item) => enter('k', item));
    const settled = await Promise.allSettled(all);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(calls).toBe(1);
    await expect(enter('k', 'd')).rejects.toThrow(Failure);
    expect(calls).toBe(2);
  });

  it('are no heavier together than they may be, but for one that is too heavy alone', async () => {
    const batches: string[][] = [];
    const enter = batch(size(10), async (_, items: string[]) => {
      batches.push(items);
      return items;
    });
    await Promise.all(['aaa', 'bb', 'c', 'dddddddd', 'e'].map((item) => enter('k', item)));
    expect(batches).toEqual([['aaa', 'bb'], ['c'], ['dddddddd'], ['e']]);
  });

  it('are not tried one by one when the first of them meets an outage', async () => {
    let calls = 0;
    const enter = batch(size(3), async (_, items: string[]) => {
      calls += 1;
      throw items.length > 1 ? new Error('a defect') : new Failure('unavailable');
    });
    const all = ['a', 'b', 'c', 'd'].map((item) => enter('k', item));
    for (const result of await Promise.allSettled(all))
      expect(result).toMatchObject({ reason: { code: 'unavailable' } });
    expect(calls).toBe(2);
  });

  it('fail when the work forgets one of them', async () => {
    const enter = batch(size(3), async () => [] as string[]);
    await expect(enter('k', 'a')).rejects.toThrow('without a result');
  });

  it('make several trips at a time where that is asked for', async () => {
    const { batches, work, letGo } = heldWork();
    const enter = batch({ maxItems: 2, trips: 2 }, work);
    const all = ['a', 'b', 'c', 'd', 'e'].map((item) => enter('k', item));
    await setImmediate();
    await setImmediate();
    expect(batches).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    await letGo();
    expect(batches.at(-1)).toEqual(['e']);
    await letGo();
    await letGo();
    expect(await Promise.all(all)).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  it('fail with those before them only where waiting is hopeless', async () => {
    const away = new Failure('unavailable');
    for (const isHopeless of [true, false]) {
      let trips = 0;
      const enter = batch(
        { maxItems: 1, isHopeless: () => isHopeless },
        async (_, items: string[]) => {
          trips += 1;
          if (trips === 1) throw away;
          return items;
        },
      );
      const [first, second] = await Promise.allSettled([enter('k', 'a'), enter('k', 'b')]);
      expect(first?.status).toBe('rejected');
      expect(second?.status).toBe(isHopeless ? 'rejected' : 'fulfilled');
    }
  });
});
