import { timeOf, timeText } from '../../core/actor-and-time.ts';

/** The options of a list by time. They stay texts, because the running service parses them again. */
export const windowOptions = {
  since: timeText
    .optional()
    .describe('From this day (UTC) or time on, such as 2026-11-15 or 2026-11-15T14:03:00Z.'),
  until: timeText.optional().describe('Before this time; a day alone counts to its end.'),
};

export const windowOf = ({
  since,
  until,
}: {
  since?: string | undefined;
  until?: string | undefined;
}) => ({
  since: since === undefined ? undefined : timeOf(since, 'start'),
  until: until === undefined ? undefined : timeOf(until, 'end'),
});
