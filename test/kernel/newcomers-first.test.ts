import { describe, expect, it } from 'vitest';
import { createNewcomersFirst } from '../../src/kernel/fairness/newcomers-first.ts';

const refuse = (): never => {
  throw new Error('refused');
};

/** A line whose work ends when the test says so; it writes down who was served. */
const newLine = (options: Partial<Parameters<typeof createNewcomersFirst>[0]> = {}) => {
  const line = createNewcomersFirst({
    places: 1,
    maxWaiting: 10,
    maxRemembered: 100,
    ...options,
  });
  const order: string[] = [];
  const ends: (() => void)[] = [];
  return {
    order,
    ask: (name: string) =>
      line.run(
        name,
        () => {
          order.push(name);
          return new Promise<string>((done) => ends.push(() => done(name)));
        },
        refuse,
      ),
    async endOne() {
      ends.shift()?.();
      await new Promise((done) => setImmediate(done));
    },
  };
};

const settle = () => new Promise((done) => setImmediate(done));

describe('a line in which newcomers come first', () => {
  it('serves whoever was never served before those who were, then in order', async () => {
    const { ask, order, endOne } = newLine();
    const all = [ask('a')];
    await settle();
    all.push(ask('a'), ask('a'), ask('b'), ask('a'), ask('c'));
    for (let at = 0; at < 6; at++) await endOne();
    expect(order).toEqual(['a', 'b', 'c', 'a', 'a', 'a']);
    expect(await Promise.all(all)).toEqual(['a', 'a', 'a', 'b', 'a', 'c']);
  });

  it('refuses whoever would come last when too many wait, not the newcomer', async () => {
    const { ask, order, endOne } = newLine({ maxWaiting: 2 });
    const first = ask('a');
    await settle();
    const [second, third] = [ask('a'), ask('a')].map((one) => one.catch(() => 'refused'));
    const newcomer = ask('b');
    await endOne();
    expect(await third).toBe('refused');
    for (let at = 0; at < 2; at++) await endOne();
    expect(await Promise.all([first, second, newcomer])).toEqual(['a', 'a', 'b']);
    expect(order).toEqual(['a', 'b', 'a']);
  });

  it('has never more at work than there are places, also after work that failed', async () => {
    const line = createNewcomersFirst({ places: 2, maxWaiting: 1_000, maxRemembered: 5 });
    let [atWork, maxItems] = [0, 0];
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) =>
        line
          .run(
            `n${at % 20}`,
            async () => {
              maxItems = Math.max(maxItems, ++atWork);
              await settle();
              atWork -= 1;
              if (at % 3 === 0) throw new Error('failed');
              return at;
            },
            refuse,
          )
          .catch(() => -1),
      ),
    );
    expect(maxItems).toBe(2);
    expect(answers.filter((answer) => answer === -1)).toHaveLength(67);
  });
});
