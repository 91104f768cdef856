import { StreamedAnswer } from '../../../kernel/answers/streamed.ts';
import { utcDay } from '../../../kernel/clock.ts';
import { inPortions } from '../../../kernel/fairness/portions.ts';
import { csvLine } from '../../../kernel/text/csv.ts';
import type { ActivityRow } from '../../../store/schema/tables.ts';
import type { ActivityEvent } from './event.ts';

const columns: Record<string, (event: ActivityEvent) => string | null | undefined> = {
  at: ({ at }) => at,
  'actor.kind': ({ actor }) => actor.kind,
  'actor.name': ({ actor }) => actor.name,
  'actor.id': ({ actor }) => actor.id,
  action: ({ action }) => action,
  'target.kind': ({ target }) => target?.kind,
  'target.name': ({ target }) => target?.name,
  'target.id': ({ target }) => target?.id,
  outcome: ({ outcome }) => outcome,
  request_id: ({ request_id }) => request_id,
  details: ({ details }) => JSON.stringify(details),
  id: ({ id }) => id,
};

/** Events of several workspaces as one file. */
export const activityCsv = (events: readonly (ActivityEvent & { workspace_id: string })[]) => {
  const cells = Object.values(columns);
  const rows = events.map((event) =>
    csvLine([event.workspace_id, ...cells.map((cell) => cell(event) ?? '')]),
  );
  return csvLine(['workspace_id', ...Object.keys(columns)]) + rows.join('');
};

type Pages = (after: { at: number; id: string } | undefined) => Promise<ActivityRow[]>;

const pageSize = 500;

/** One file of all events from here on. Its pages are read while it is sent. */
export const activityFile = (
  now: number,
  present: (row: ActivityRow) => ActivityEvent,
  { first, page }: { first: { at: number; id: string } | undefined; page: (size: number) => Pages },
) =>
  new StreamedAnswer(
    {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="activity-${utcDay(now).name}.csv"`,
    },
    lines(present, first, page(pageSize)),
  );

async function* lines(
  present: (row: ActivityRow) => ActivityEvent,
  first: Parameters<Pages>[0],
  page: Pages,
) {
  yield csvLine(Object.keys(columns));
  for (let after = first; ; ) {
    const rows = await page(after);
    const last = rows.length < pageSize ? undefined : rows.at(-1);
    const cells = Object.values(columns);
    for (const some of inPortions(rows)) {
      const events = some.map(present);
      yield events.map((event) => csvLine(cells.map((cell) => cell(event) ?? ''))).join('');
    }
    if (!last) return;
    after = { at: last.at, id: last.id };
  }
}
