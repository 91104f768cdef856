import { describe, expect, it } from 'vitest';
import { memoize } from '../../src/kernel/async/memoize.ts';

/** What was asked for, in its order, and a function that keeps up to two answers for keys of three letters. */
const counting = () => {
  const calls: string[] = [];
  const lookUp = memoize(
    2,
    (text) => {
      calls.push(text);
      return text === 'no' ? undefined : text.toUpperCase();
    },
    3,
  );
  return { calls, lookUp };
};

describe('memoize', () => {
  it('makes each answer once, also where there is none', () => {
    const { calls, lookUp } = counting();
    expect(['yes', 'no', 'yes', 'no'].map(lookUp)).toEqual(['YES', undefined, 'YES', undefined]);
    expect(calls).toEqual(['yes', 'no']);
  });

  it('does not keep what is made of a long text', () => {
    const { calls, lookUp } = counting();
    expect(['long', 'long'].map(lookUp)).toEqual(['LONG', 'LONG']);
    expect(calls).toEqual(['long', 'long']);
  });

  it('drops all when there are too many', () => {
    const { calls, lookUp } = counting();
    for (const text of ['a', 'b', 'c', 'a']) lookUp(text);
    expect(calls).toEqual(['a', 'b', 'c', 'a']);
  });
});
