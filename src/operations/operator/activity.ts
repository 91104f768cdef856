import { setImmediate } from 'node:timers/promises';
import * as z from 'zod';
import { isUuid } from '../../kernel/ids.ts';
import { listActivity, listActivityOfAll } from '../../store/list-activity.ts';
import type { ActivityRow } from '../../store/schema/tables.ts';
import { activityCsv } from '../activity/answers/csv.ts';
import { action, present } from '../activity/list-activity.ts';
import { asActor } from '../core/actor-and-time.ts';
import { cursorOf, positionText } from '../core/cursor.ts';
import { command } from './core/command.ts';
import { refuse } from './core/refuse.ts';
import { table } from './core/table.ts';
import { windowOf, windowOptions } from './core/window.ts';

const maxEvents = 100_000;
/** Enough for a person to read; a spreadsheet gets all. */
const defaultEvents = 50;
const batchRows = 1_000;

type Position = { at: number; id: string };
type RowTest = (row: ActivityRow) => boolean;

type Actor = ReturnType<typeof asActor>;

const fitsActor = (actor: Actor | undefined): RowTest => {
  if (actor === undefined) return () => true;
  if ('actorKind' in actor) return ({ actor_kind }) => actor_kind === actor.actorKind;
  if ('actorId' in actor) return ({ actor_id }) => actor_id === actor.actorId;
  return ({ actor_name }) => actor_name === actor.actorName;
};

const fitsAction = (action: string | undefined): RowTest =>
  action === undefined
    ? () => true
    : (row) => row.action === action || row.action.startsWith(`${action}.`);

type BatchReader = (after: Position | undefined, limit: number) => Promise<ActivityRow[]>;

/** Reads events in batches, so that no statement takes long, and picks the matching ones. */
const pickEvents = async (
  readBatch: BatchReader,
  start: Position | undefined,
  { limit, fits }: { limit: number; fits: RowTest },
) => {
  const fittingRows: ActivityRow[] = [];
  for (let after = start; ; ) {
    const rows = await readBatch(after, batchRows);
    for (const row of rows) if (fittingRows.length < limit && fits(row)) fittingRows.push(row);
    const last = rows.at(-1);
    if (!last || rows.length < batchRows || fittingRows.length === limit) return fittingRows;
    after = { at: last.at, id: last.id };
    // The embedded store answers at once; without this pause, nothing else would run.
    await setImmediate();
  }
};

export const listAllActivity = command({
  name: 'activity',
  summary: 'List who changed what, over all customers or in one workspace, newest first.',
  options: z.object({
    workspace: z.string().trim().toLowerCase().optional().describe('Only this workspace’s id.'),
    ...windowOptions,
    action,
    actor: z
      .string()
      .trim()
      .min(1)
      .max(254)
      .optional()
      .describe('key, person, operator or system; the id or name of a key; an account’s address.'),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(maxEvents)
      .optional()
      .describe(
        `How many to list, up to ${maxEvents}; left out: ${defaultEvents}, and with --csv as many as that.`,
      ),
    after: z.string().optional().describe('The next page: next of the answer before.'),
    csv: z.boolean().default(false).describe('Print CSV, for spreadsheets.'),
  }),
  examples: [
    'activity --since 2026-11-15T14:00:00Z --until 2026-11-15T14:10:00Z',
    'activity --action key.minted --since 2026-11-01 --csv',
  ],
  async run(deps, options) {
    const { workspace, csv, actor: by, action } = options;
    const limit = options.limit ?? (csv ? maxEvents : defaultEvents);
    const positionResult = positionText.safeParse(options.after);
    if (!positionResult.success) return refuse('--after must be next of an earlier answer');
    const window = windowOf(options);
    const { db } = deps.store;
    if (workspace !== undefined && !isUuid(workspace))
      return refuse(`there is no workspace with the id ${workspace}`);
    const actor = by === undefined ? undefined : asActor(by);
    // Events are filtered by actor here and not by the statement, so that no statement reads more rows than it
    // returns.
    const readBatch: BatchReader = (after, count) =>
      workspace === undefined
        ? listActivityOfAll(db, { ...window, after }, count)
        : listActivity(db, workspace, { ...window, ...actor, action, after }, count);
    const rows = await pickEvents(readBatch, positionResult.data, {
      limit: limit + 1,
      fits: (row) => workspace !== undefined || (fitsActor(actor)(row) && fitsAction(action)(row)),
    });
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    if (csv && last && options.limit === undefined)
      return refuse(
        `more than ${maxEvents} events are in this time: name less of it with --since and --until, or take pages with --limit and --after`,
      );
    const events = rows
      .slice(0, limit)
      .map((row) => ({ workspace_id: row.workspace_id, ...present(row) }));
    return { events, next: last ? cursorOf(last) : null, csv };
  },
  present: ({ events, next, csv }) =>
    csv
      ? activityCsv(events).trimEnd()
      : [
          table(
            ['when', 'workspace', 'who', 'action', 'target', 'outcome'],
            events.map((event) => [
              event.at.slice(0, 19).replace('T', ' '),
              event.workspace_id,
              event.actor.name ?? event.actor.kind,
              event.action,
              event.target?.name ?? event.target?.id ?? '',
              event.outcome,
            ]),
          ),
          ...(next === null ? [] : [`\nMore: --after ${next}`]),
        ].join('\n'),
});
