import { expect, it } from 'vitest';
import { Failure } from '../../src/contract/failures.ts';
import { createAttempts } from '../../src/operations/copy/cost/attempts.ts';

const failing = async () => {
  throw new Failure('unsupported_language');
};
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    ({ code }) => code,
  );

it('a hundred failed attempts in a minute are the most, for each account on its own', async () => {
  let now = 0;
  const attempt = createAttempts(() => now);
  for (let at = 0; at < 100; at++)
    expect(await codeOf(attempt('a', failing))).toBe('unsupported_language');
  now = 59_999;
  expect(await codeOf(attempt('a', async () => {}))).toBe('too_many_failed_attempts');
  expect(await codeOf(attempt('b', async () => {}))).toBe('done');
  now = 60_000;
  expect(await codeOf(attempt('a', async () => {}))).toBe('done');
});
