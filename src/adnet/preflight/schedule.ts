import { span } from '../../kernel/clock.ts';
import { platformTime } from '../answers/platform-time.ts';
import { isGiven, type Params } from '../wire/passed-through.ts';
import { type Finding, refuse, warn } from './finding.ts';

/** A moment in the notations that Meta takes; without a zone it may be off by a day. */
type Moment = { ms: number; slackMs: number };

const momentOf = (value: unknown): Moment | null => {
  if (/^\d{9,11}$/.test(String(value))) return { ms: Number(value) * 1000, slackMs: 0 };
  if (typeof value !== 'string') return null;
  const exact = platformTime(value);
  if (exact !== null) return { ms: exact, slackMs: 0 };
  const local = platformTime(`${value}Z`);
  return local === null ? null : { ms: local, slackMs: span({ days: 1 }) };
};

/** `end_time: 0` means no end. */
const endOf = ({ end_time: end }: Params) => (isGiven(end) && String(end) !== '0' ? end : null);

const dayMs = span({ days: 1 });

/** How long it runs, in days; null where nothing says so. */
export const daysOf = (body: Params, now: number): number | null => {
  const end = momentOf(endOf(body));
  const start = momentOf(body['start_time']) ?? { ms: now };
  return end === null ? null : Math.max(1, Math.ceil((end.ms - start.ms) / dayMs));
};

export type Money = { isDaily: boolean; isLifetime: boolean };

/**
 * An end in the past or before the start is refused (1487033), a budget in all without an end (1487094), and a
 * daily budget for a day or less (1487793). A start in the past is taken, and means at once.
 */
export const scheduleFindings = (body: Params, money: Money, now: number): Finding[] => {
  const { start_time } = body;
  const end_time = endOf(body);
  const start = momentOf(start_time);
  const end = momentOf(end_time);
  const found: Finding[] = [];
  if (money.isLifetime && end_time === null)
    found.push(refuse('end_time', 'is required: a budget in all is spent until the end'));
  if (start !== null && start.ms + start.slackMs < now)
    found.push(warn('start_time', 'is in the past, so it may run as soon as somebody starts it'));
  if (end === null) return found;
  if (end.ms + end.slackMs <= now) return [...found, refuse('end_time', 'is in the past')];
  const from = start ?? { ms: now, slackMs: 0 };
  // Both without a zone are on the same clock.
  const slackMs = from.slackMs === end.slackMs ? 0 : dayMs;
  if (end.ms + slackMs <= from.ms) found.push(refuse('end_time', 'is before the start'));
  else if (money.isDaily && end.ms + slackMs - Math.max(from.ms, now) <= dayMs)
    found.push(
      refuse('end_time', 'must be more than 24 hours after the start, with a budget a day'),
    );
  return found;
};
