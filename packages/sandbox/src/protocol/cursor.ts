import { refuse } from './refusal.ts';

/** Object cursors contain the order of creation, so deletions do not invalidate them. */
export const writeCursor = (seq: number) => {
  // Objects older than the seed have negative numbers.
  const place = `${seq < 0 ? '-' : ''}${String(Math.abs(seq)).padStart(9, '0')}`;
  return `QVFI${Buffer.from(`UmF${place}`).toString('base64url')}`;
};

export const badCursor = (name: string): never =>
  refuse({ code: 100, message: `(#100) Invalid cursors values: ${name} cannot be read.` });

export const readCursor = (text: string, name: string) => {
  const inner = Buffer.from(text.replace(/^QVFI/, ''), 'base64url').toString('latin1');
  const digits = /^UmF(-?\d+)$/.exec(inner)?.[1];
  return text.startsWith('QVFI') && digits ? Number(digits) : badCursor(name);
};

/** Insights cursors are offsets in base64, with every `=` written as `ZD`. */
export const writeOffset = (offset: number) =>
  Buffer.from(String(offset)).toString('base64').replaceAll('=', 'ZD');

export const readOffset = (text: string, name: string) => {
  const inner = Buffer.from(text.replace(/(?<!ZD)(ZD)+$/, ''), 'base64').toString('latin1');
  return /^\d{1,9}$/.test(inner) ? Number(inner) : badCursor(name);
};
