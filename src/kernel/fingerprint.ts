import { hash } from 'node:crypto';

/** The same request gives the same text, however its keys were ordered. */
export const fingerprintOf = (...parts: unknown[]) =>
  hash('sha256', JSON.stringify(parts.map(sorted)), 'base64url');

/** The same for whoever compares it by eye or keeps it: 64 hexadecimal digits. */
export const digestOf = (...parts: unknown[]) =>
  hash('sha256', JSON.stringify(parts.map(sorted)), 'hex');

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};
