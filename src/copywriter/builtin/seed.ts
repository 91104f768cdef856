import type { Brief } from '../types.ts';

/** FNV-1a over UTF-16 units. */
const hash = (text: string) => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
};

/** The same brief always starts its rotation at the same place. */
export const seedOf = ({ product, audience, tone = '', objective = '' }: Brief) =>
  hash(JSON.stringify([product, audience, tone, objective]));

export const rotate = <T>(items: readonly T[], by: number): T[] => {
  // No turn is below 0, and nothing turned is nothing.
  const start = by % items.length || 0;
  return [...items.slice(start), ...items.slice(0, start)];
};
