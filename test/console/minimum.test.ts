import { describe, expect, it } from 'vitest';
import { minimumIn } from '../../src/console/launch/correction.ts';

describe('the smallest amount that a refusal names', () => {
  it('is read where Meta writes it', () => {
    expect(minimumIn('The budget must be at least $1.00. Please edit it.')).toBe('$1.00');
    expect(minimumIn('It must be at least ¥150.')).toBe('¥150');
  });

  it('is null where there is none', () => {
    expect(minimumIn('The minimum is 100 in every currency.')).toBeNull();
  });
});
