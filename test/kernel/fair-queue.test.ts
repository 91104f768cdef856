import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createFairQueue, type FairQueue, type Slot } from '../../src/kernel/fair-queue.ts';

/** Asks for a place, and notes the name when it gets one. */
const ask = (turns: FairQueue, slot: Slot, name: string, served: string[]) => {
  const entered = turns.enter(slot);
  if (entered === true) served.push(name);
  else entered.turn.then((isMine) => served.push(isMine ? name : `${name} refused`));
  return entered;
};

describe('turns', () => {
  it('lets so many in, and the others one after the other', async () => {
    const turns = createFairQueue({ places: 2 });
    const served: string[] = [];
    for (const name of ['a', 'b', 'c', 'd']) ask(turns, { owner: '' }, name, served);
    expect(served).toEqual(['a', 'b']);
    turns.leave();
    await setImmediate();
    expect(served).toEqual(['a', 'b', 'c']);
    turns.leave();
    turns.leave();
    turns.leave();
    await setImmediate();
    expect(served).toEqual(['a', 'b', 'c', 'd']);
    expect(turns.enter()).toBe(true);
  });

  it('lets go of whoever gives up, once, and hands the place to the next', async () => {
    const turns = createFairQueue({ places: 1 });
    const served: string[] = [];
    ask(turns, { owner: '' }, 'a', served);
    const second = ask(turns, { owner: '' }, 'b', served);
    ask(turns, { owner: '' }, 'c', served);
    if (second === true) throw new Error('there was no place');
    second.giveUp();
    second.giveUp();
    turns.leave();
    await setImmediate();
    expect(served).toEqual(['a', 'b refused', 'c']);
  });

  it('refuses at once those beyond the length of the line, and all when it is closed', async () => {
    const turns = createFairQueue({ places: 1, maxWaiting: 1 });
    const served: string[] = [];
    for (const name of ['a', 'b', 'c']) ask(turns, { owner: '' }, name, served);
    await setImmediate();
    expect(served).toEqual(['a', 'c refused']);
    turns.close();
    ask(turns, { owner: '' }, 'd', served);
    await setImmediate();
    expect(served).toEqual(['a', 'c refused', 'b refused', 'd refused']);
  });

  it('shares the places: a newcomer finds one however many the others want', () => {
    const turns = createFairQueue({ places: 12, shared: true });
    const heldBy = (owner: string) => {
      let held = 0;
      while (turns.enter({ owner }) === true) held += 1;
      return held;
    };
    expect(heldBy('first')).toBe(6);
    expect(heldBy('second')).toBe(3);
    expect(heldBy('third')).toBe(2);
    expect(turns.enter({ owner: 'newcomer' })).toBe(true);
  });

  it('serves holders in turn, not by how many of theirs wait', async () => {
    const turns = createFairQueue({ places: 1, shared: true });
    const served: string[] = [];
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2'])
      ask(turns, { owner: name.slice(0, 1) }, name, served);
    for (const owner of ['a', 'a', 'b', 'a', 'b']) {
      turns.leave({ owner });
      await setImmediate();
    }
    expect(served).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
  });

  it('keeps one lane of a holder from taking what its other lanes need', async () => {
    const turns = createFairQueue({ places: 16, shared: true });
    const served: string[] = [];
    for (let at = 0; at < 10; at++)
      ask(turns, { owner: 'a', queueKey: 'hung' }, `hung ${at}`, served);
    expect(served.length).toBe(4);
    ask(turns, { owner: 'a', queueKey: 'other' }, 'other', served);
    expect(served.at(-1)).toBe('other');
    turns.leave({ owner: 'a', queueKey: 'hung' });
    await setImmediate();
    expect(served.at(-1)).toBe('hung 4');
  });

  it('never holds more than its places, whoever comes, goes and gives up', async () => {
    const turns = createFairQueue({ places: 7, shared: true, maxWaiting: 5 });
    let held = 0;
    let maxItems = 0;
    const walk = async (slot: Slot, step: number) => {
      const entered = turns.enter(slot);
      if (entered !== true) {
        if (step % 3 === 0) entered.giveUp();
        if (!(await entered.turn)) return;
      }
      held += 1;
      maxItems = Math.max(maxItems, held);
      for (let wait = 0; wait < step % 4; wait++) await setImmediate();
      held -= 1;
      turns.leave(slot);
    };
    const walks = Array.from({ length: 400 }, async (_, step) => {
      for (let wait = 0; wait < step % 11; wait++) await setImmediate();
      await walk({ owner: `h${step % 5}`, queueKey: `l${step % 3}` }, step);
    });
    await Promise.all(walks);
    expect([held, maxItems <= 7, maxItems > 3]).toEqual([0, true, true]);
    expect(turns.enter({ owner: 'last' })).toBe(true);
  });

  it('shares places out among work that waits elsewhere, one for each holder in turn', () => {
    const turns = createFairQueue({ places: 6, shared: true });
    const many = Array.from({ length: 9 }, (_, at) => ({ owner: 'a', id: `a${at}` }));
    const few = [{ owner: 'b', id: 'b0' }];
    const idsOf = (served: { id: string }[]) => served.map(({ id }) => id);
    // Alone: half of them.
    const first = turns.share(many);
    expect(idsOf(first)).toEqual(['a0', 'a1', 'a2']);
    expect(idsOf(turns.share([...many.slice(3), ...few]))).toEqual(['b0']);
    expect(turns.share(many.slice(3))).toEqual([]);
    turns.leave({ owner: 'a' });
    expect(idsOf(turns.share(many.slice(3)))).toEqual(['a3']);
  });

  it('serves whoever was served longest ago, also when others come back at once', () => {
    const turns = createFairQueue({ places: 1, shared: true });
    const order: string[] = [];
    for (let at = 0; at < 6; at++) {
      const waiting = ['a', 'b', 'c'].map((owner) => ({ owner }));
      for (const { owner } of turns.share(waiting)) {
        order.push(owner);
        turns.leave({ owner });
      }
    }
    expect(order.join('')).toBe('abcabc');
  });

  it('shares nothing out once it is closed, and leaves what waits in the line its place', async () => {
    const turns = createFairQueue({ places: 2, shared: true });
    expect(turns.share([{ owner: 'a', queueKey: 'x' }])).toHaveLength(1);
    expect(turns.share([{ owner: 'a', queueKey: 'y' }])).toEqual([]);
    turns.leave({ owner: 'a', queueKey: 'x' });
    turns.close();
    expect(turns.share([{ owner: 'a' }])).toEqual([]);
  });
});
