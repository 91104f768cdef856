import { randomUUID } from 'node:crypto';
import { systemClock } from './clock.ts';

let latest = 0;
let turn = 0;
let start = '';
let end = '';

/**
 * A UUID (version 7) that sorts after every id this process made before it, so that rows of the
 * same millisecond still have an order.
 */
export const newId = () => {
  const now = systemClock();
  if (now > latest) {
    latest = now;
    turn = 0;
  } else if (++turn > 0xfff) {
    latest += 1;
    turn = 0;
  }
  // Spelled once per millisecond: within it the turn alone tells ids apart.
  if (turn === 0) {
    start = startOf(latest);
    end = randomUUID().slice(18);
  }
  return start + (0x1000 + turn).toString(16).slice(1) + end;
};

const startOf = (time: number) => {
  const digits = time.toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7`;
};

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isUuid = (text: string) => uuid.test(text);
