import { describe, expect, it } from 'vitest';
import { createPause, inPortions } from '../../src/kernel/fairness/portions.ts';

const compute = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

/** How often the event loop goes round while the work is done. */
const rounds = async (work: () => Promise<void>) => {
  let count = 0;
  let isOver = false;
  const go = () => {
    count += 1;
    if (!isOver) setImmediate(go);
  };
  setImmediate(go);
  await work();
  isOver = true;
  return count;
};

describe('long work in small steps', () => {
  const workOf = (steps: number, stepMs: number) => async () => {
    const pause = createPause();
    for (let step = 0; step < steps; step++) {
      compute(stepMs);
      await pause();
    }
  };

  it('lets others go first once in a portion, not after each step', async () => {
    const count = await rounds(workOf(400, 0.1));
    expect(count).toBeGreaterThan(2);
    expect(count).toBeLessThan(200);
  });

  it('lets others go first after each step that is a portion itself', async () => {
    expect(await rounds(workOf(10, 6))).toBeGreaterThanOrEqual(10);
  });

  it('is handed out in portions where it is a list', () => {
    const rows = Array.from({ length: 250 }, (_, n) => n);
    const sizes = [...inPortions(rows)].map((some) => some.length);
    expect([sizes, rows]).toEqual([[100, 100, 50], []]);
  });
});
