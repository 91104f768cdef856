import * as z from 'zod';
import { fromIso, span } from '../../kernel/clock.ts';
import { isUuid } from '../../kernel/ids.ts';
import { actorKinds } from '../../store/schema/people-tables.ts';

const day = /^\d{4}-\d\d-\d\d$/;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

const isTime = (text: string) =>
  (day.test(text) || moment.test(text)) && Number.isFinite(fromIso(text));

/** A day in UTC, or a moment with its time zone. */
export const timeText = z
  .string()
  .refine(isTime, 'must be a day such as 2026-11-15, or a time such as 2026-11-15T09:30:00Z');

/** `dayAs`: whether a date without a time means the start or the end of the day. */
export const timeOf = (text: string, dayAs: 'start' | 'end') =>
  day.test(text) && dayAs === 'end' ? fromIso(text) + span({ days: 1 }) : fromIso(text);

const time = (dayAs: 'start' | 'end', about: string) =>
  timeText
    .transform((text) => timeOf(text, dayAs))
    .optional()
    .meta({ openapi: { type: 'string', examples: ['2026-11-15'] }, description: about });

export const since = time('start', 'Events from this day (UTC) or time on.');
export const until = time('end', 'Events before this time; a day alone (UTC) counts to its end.');

const isKind = (text: string): text is (typeof actorKinds)[number] =>
  (actorKinds as readonly string[]).includes(text);

const who = `${actorKinds.join(', ')}; the id or name of a key; the id or address of an account`;

export const asActor = (text: string) => {
  if (isKind(text)) return { actorKind: text };
  return isUuid(text) ? { actorId: text.toLowerCase() } : { actorName: text };
};

export const actor = z
  .string()
  .trim()
  .min(1)
  .max(254)
  .transform(asActor)
  .optional()
  .meta({
    openapi: { type: 'string', minLength: 1, maxLength: 254, examples: ['key'] },
    description: `Only events of this actor: ${who}.`,
  });
