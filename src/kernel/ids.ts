import { randomUUID } from 'node:crypto';
import { systemClock } from './clock.ts';

// These are shared by the whole process, so that ids made by two services in one process are ordered too.
let latest = 0;
let turn = 0;

/**
 * A UUID (version 7) that sorts after every id this process made before it, so that rows of the same millisecond
 * have an order too.
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
  const time = latest.toString(16).padStart(12, '0');
  const order = turn.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${order}${randomUUID().slice(18)}`;
};

/** For ids that are never sorted: this costs a fifth of what `newId` costs. */
export const randomId = () => randomUUID();

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isUuid = (text: string) => uuid.test(text);
