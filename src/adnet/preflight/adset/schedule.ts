import { span } from '../../../kernel/clock.ts';
import { platformTime } from '../../answers/platform-time.ts';
import { isGiven, type Params } from '../../wire/passed-through.ts';
import { type Finding, findingOf, refuse, warn } from '../finding.ts';

export const scheduleRules = {
  end_missing: refuse([100, 1487094], 'Say when the ad set ends, or set a daily budget.'),
  end_past: refuse([100, 1487033], 'Choose an end in the future, or leave it out.'),
  end_before_start: refuse([100, 1487033], 'Choose an end after the start.'),
  end_too_soon: refuse(
    [100, 1487793],
    'Let it run for more than 24 hours, or set a lifetime_budget.',
  ),
  time_unreadable: refuse(
    [100, null],
    'Write the time as 2026-12-01T09:00:00+0100 or as UNIX seconds.',
    'DOC:reference/ad-campaign start_time, end_time',
  ),
  start_past: warn(
    null,
    'Leave start_time out, or choose a time in the future.',
    'DOC:reference/ad-campaign start_time',
  ),
};

const finding = findingOf(scheduleRules);

/** A moment in one of the formats that Meta accepts. Without a zone, it may differ by up to a day. */
type Moment = { ms: number; slackMs: number };

const momentOf = (value: unknown): Moment | null => {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
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

/** How long it runs, in days; null if that is not set. */
export const daysOf = (body: Params, now: number): number | null => {
  const end = momentOf(endOf(body));
  const start = momentOf(body['start_time']) ?? { ms: now };
  return end === null ? null : Math.max(1, Math.ceil((end.ms - start.ms) / dayMs));
};

export type BudgetKinds = { isDaily: boolean; isLifetime: boolean };

const isDay = (text: string) =>
  /^\d{4}-?\d{2}-?\d{2}/.test(text) && !Number.isNaN(Date.parse(text.slice(0, 10)));

/** True for a time such as "25:00", which no clock shows. */
const isOffTheClock = (text: string) => {
  const [, hour, minute] = /^.{8,10}[T ](\d{1,2}):(\d{2})/.exec(text) ?? [];
  return Number(hour) > 24 || Number(minute) > 59;
};

/** True if Meta cannot read the time. A date without a time, or one of Meta's own short forms, is left to Meta. */
const isNoTime = (value: unknown) => {
  if (!isGiven(value)) return false;
  if (typeof value !== 'string' && typeof value !== 'number') return true;
  const text = String(value);
  if (/^\d{1,11}$/.test(text) || momentOf(value) !== null) return false;
  return !isDay(text) || isOffTheClock(text);
};

const unreadable = (body: Params): Finding[] =>
  ['start_time', 'end_time'].flatMap((field) =>
    isNoTime(body[field])
      ? [finding('time_unreadable', field, 'is no time that Meta can read')]
      : [],
  );

/** Findings about the schedule. A start in the past is accepted, and means at once. */
export const scheduleFindings = (body: Params, budgets: BudgetKinds, now: number): Finding[] => {
  const end_time = endOf(body);
  const start = momentOf(body['start_time']);
  const end = momentOf(end_time);
  const all = unreadable(body);
  if (budgets.isLifetime && end_time === null)
    all.push(
      finding('end_missing', 'end_time', 'is required: a budget in all is spent until the end'),
    );
  if (start !== null && start.ms + start.slackMs < now)
    all.push(
      finding(
        'start_past',
        'start_time',
        'is in the past, so it may run as soon as somebody starts it',
      ),
    );
  if (end === null) return all;
  if (end.ms + end.slackMs <= now)
    return [...all, finding('end_past', 'end_time', 'is in the past')];
  const from = start ?? { ms: now, slackMs: 0 };
  // If both have no zone, they are in the same zone.
  const slackMs = from.slackMs === end.slackMs ? 0 : dayMs;
  if (end.ms + slackMs <= from.ms)
    all.push(finding('end_before_start', 'end_time', 'is before the start'));
  else if (budgets.isDaily && end.ms + slackMs - Math.max(from.ms, now) <= dayMs)
    all.push(
      finding(
        'end_too_soon',
        'end_time',
        'must be more than 24 hours after the start, with a budget a day',
      ),
    );
  return all;
};
