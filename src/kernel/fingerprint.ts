import { hash } from 'node:crypto';
import { Failure } from '../contract/failures.ts';

/** The same request gives the same text, however its keys were ordered. */
export const fingerprintOf = (...parts: unknown[]) =>
  hash('sha256', JSON.stringify(parts.map(sorted)), 'base64url');

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};

/** For an idempotency key that comes again with another request: one key was used for two requests. */
export const keyReused = () =>
  new Failure('idempotency_key_reused', {
    fields: [{ field: 'Idempotency-Key', message: 'was sent before, with another request' }],
  });
