import { hash } from 'node:crypto';

/** Equal requests get equal fingerprints, in whatever order their keys are. */
export const fingerprintOf = (...parts: unknown[]) =>
  hash('sha256', JSON.stringify(parts.map(sorted)), 'base64url');

/** Like `fingerprintOf`, as 64 hexadecimal digits, for people who compare or keep it. */
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
