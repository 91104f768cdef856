import * as z from 'zod';
import { iso, isoOrNull, span } from '../../kernel/clock.ts';
import type { Db } from '../../store/db.ts';
import type { LaunchRow, LaunchStepRow } from '../../store/schema/launch-tables.ts';
import type { WriteRow } from '../../store/schema/tables.ts';
import {
  findById,
  listEventsAbout,
  listLaunchesById,
  listStepsByWrite,
  listStepsOf,
  listWritesById,
  namesOf,
  type TracedRows,
} from '../../store/trace.ts';
import { listDeliveriesBetween } from '../../store/webhooks/deliveries.ts';
import { present as presentEvent } from '../activity/list-activity.ts';
import { command } from './core/command.ts';
import { refuse } from './core/refuse.ts';
import { presentWrite, responseOf } from './journal.ts';

/** Rows by their id, each once. */
const distinct = <Row extends { id: string }>(rows: readonly Row[]) => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

/** `LAUNCH/STEP` names one step; any other text is one id. */
const partsOf = (id: string) => {
  const [first = '', ...rest] = id.split('/');
  return { first, step: rest.length > 0 ? rest.join('/') : null };
};

/**
 * Collects everything that belongs to an id: for a write, the step that sent it and its launch; for a request, the
 * launch it started; for a launch, all of its steps and their writes; and the events of each.
 */
const collectTrace = async (db: Db, id: string): Promise<TracedRows> => {
  const { first, step: stepName } = partsOf(id);
  const trace = await findById(db, first);
  const startedIds = trace.events.flatMap(({ target_kind, target_id }) =>
    target_kind === 'launch' && target_id !== null ? [target_id] : [],
  );
  const namedLaunches = distinct([...trace.launches, ...(await listLaunchesById(db, startedIds))]);
  const allSteps = await listStepsOf(db, idsOf(namedLaunches));
  const ownSteps = stepName === null ? allSteps : allSteps.filter(({ step }) => step === stepName);
  const writeIds = ownSteps.flatMap(({ write_id }) => write_id ?? []);
  const writes = distinct([
    ...(stepName === null ? trace.writes : []),
    ...(await listWritesById(db, writeIds)),
  ]);
  const senders = await listStepsByWrite(db, idsOf(writes));
  const steps = [
    ...new Map(
      [...ownSteps, ...senders].map((row) => [`${row.launch_id}/${row.step}`, row]),
    ).values(),
  ];
  const launches = distinct([
    ...namedLaunches,
    ...(await listLaunchesById(
      db,
      steps.map(({ launch_id }) => launch_id),
    )),
  ]);
  const about = [...idsOf(launches), ...writes.flatMap(({ object_id }) => object_id ?? [])];
  const events = distinct([...trace.events, ...(await listEventsAbout(db, about))]);
  return { writes, launches, steps, events };
};

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Finds the webhook events about these rows, among those of the following day. */
const findDeliveries = async (db: Db, { writes, launches }: TracedRows) => {
  const things = [...writes, ...launches];
  const lists = await Promise.all(
    [...new Set(things.map(({ workspace_id }) => workspace_id))].map((workspaceId) => {
      const times = things.map(({ created_at }) => created_at);
      const until = Math.max(...times) + span({ days: 1 });
      return listDeliveriesBetween(db, workspaceId, Math.min(...times), until);
    }),
  );
  const ids = things.flatMap((one) => ['object_id' in one ? one.object_id : null, one.id]);
  return lists
    .flat()
    .filter(({ body }) => ids.some((id) => id !== null && body.includes(`"${id}"`)));
};

type Names = Map<string, string>;
const withName = (names: Names, id: string | null) =>
  id === null ? null : { id, name: names.get(id) ?? null };

const presentTrace = (names: Names) => ({
  write: (row: WriteRow, steps: readonly LaunchStepRow[]) => {
    const step = steps.find(({ write_id }) => write_id === row.id);
    return {
      ...presentWrite(row),
      workspace: withName(names, row.workspace_id),
      account: withName(names, row.account_id),
      by: { kind: row.actor_kind, ...withName(names, row.actor_id) },
      step: step ? `${step.launch_id}/${step.step}` : null,
      sent: JSON.parse(row.params),
      status: row.status,
      came_back: responseOf(row),
    };
  },
  launch: (row: LaunchRow) => ({
    id: row.id,
    name: row.name,
    state: row.state,
    workspace: withName(names, row.workspace_id),
    account: withName(names, row.account_id),
    by: withName(names, row.key_id),
    ad_account_id: row.ad_account_id,
    stop_reason: row.stop_reason === null ? null : JSON.parse(row.stop_reason),
    created_at: iso(row.created_at),
    approved_at: isoOrNull(row.approved_at),
    finished_at: isoOrNull(row.finished_at),
  }),
  step: (row: LaunchStepRow) => ({
    step: `${row.launch_id}/${row.step}`,
    action: row.action,
    state: row.state,
    write_id: row.write_id,
    platform_id: row.platform_id,
    error: row.error === null ? null : JSON.parse(row.error),
    changed_at: iso(row.changed_at),
  }),
});

export const trace = command({
  name: 'trace',
  summary:
    'Show everything known about an id: who did it, when, what was sent, what came back, what followed.',
  argument: 'id',
  options: z.object({
    id: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .describe(
        'The id of a request, a write, an object on Meta, a launch or an event; LAUNCH/STEP for one step.',
      ),
  }),
  examples: ['trace 01a1de28-7ab9-7000-9e96-3c49455d9528', 'trace 120220010004038379 --json'],
  async run({ store: { db } }, { id }) {
    const trace = await collectTrace(db, id);
    const { writes, launches, steps, events } = trace;
    if (writes.length + launches.length + events.length === 0)
      return refuse(
        `nothing is known by ${id}. Writes are kept in the journal for 30 days and in the activity for a year; requests ` +
          'that changed nothing are in the log only',
      );
    const names = await namesOf(db, [
      ...new Set(
        [...writes, ...launches].flatMap((one) => [
          one.workspace_id,
          one.account_id,
          ('actor_id' in one ? one.actor_id : one.key_id) ?? one.account_id,
        ]),
      ),
    ]);
    const show = presentTrace(names);
    const byTime = (a: { at: string }, b: { at: string }) => a.at.localeCompare(b.at);
    const deliveries = writes.length + launches.length === 0 ? [] : await findDeliveries(db, trace);
    return {
      id,
      launches: launches.map(show.launch),
      steps: steps.map(show.step),
      writes: writes
        .sort((a, b) => a.created_at - b.created_at)
        .map((row) => show.write(row, steps)),
      events: events
        .map((row) => ({ workspace_id: row.workspace_id, ...presentEvent(row) }))
        .sort(byTime),
      deliveries: deliveries.map((row) => ({
        id: row.id,
        type: row.type,
        state: row.state,
        url: row.url,
        status: row.status,
        created_at: iso(row.created_at),
        last_at: isoOrNull(row.last_at),
      })),
    };
  },
  present: ({ launches, steps, writes, events, deliveries }) =>
    [
      ...launches.map((one) =>
        [
          `launch    ${one.id}  ${one.name}  ${one.state}`,
          one.stop_reason ? ` ${JSON.stringify(one.stop_reason)}` : '',
          `\n${whoLines(one)}`,
        ].join(''),
      ),
      ...steps.map(
        (one) =>
          `step      ${one.step}  ${one.action}  ${one.state}${one.error ? ` ${JSON.stringify(one.error)}` : ''}`,
      ),
      ...writes.map((one) =>
        [
          `write     ${one.id}  ${one.action}  ${one.state}`,
          whoLines(one),
          ...(one.request_id ? [`  request   ${one.request_id}`] : []),
          ...(one.step ? [`  step      ${one.step}`] : []),
          `  sent      ${one.created_at}  ${JSON.stringify(one.sent)}`,
          `  answered  ${one.settled_at ?? 'not yet'}  ${one.status ?? ''} ${one.came_back ?? ''}`.trimEnd(),
          ...(one.object_id ? [`  object    ${one.object_id}`] : []),
          ...(one.verified_at ? [`  looked at ${one.verified_at}  ${one.found ?? ''}`] : []),
        ].join('\n'),
      ),
      ...events.map((one) =>
        [
          `event     ${one.at}  ${one.action}  ${one.outcome}`,
          `by ${one.actor.name ?? one.actor.kind}${one.target ? targetText(one.target) : ''}`,
        ].join('  '),
      ),
      ...deliveries.map(
        (one) =>
          `webhook   ${one.created_at}  ${one.type}  ${one.state}  ${one.status ?? ''}  ${one.url}`,
      ),
    ].join('\n'),
});

type IdAndName = { id: string; name: string | null } | null;

const whoLines = (one: {
  workspace: IdAndName;
  account: IdAndName;
  by: { id?: string; name?: string | null } | null;
}) => {
  const key = one.by?.id ? `, key ${one.by.name ?? ''} (${one.by.id})` : '';
  return [
    `  who       ${one.account?.name ?? one.account?.id ?? ''}${key}`,
    `  workspace ${one.workspace?.name ?? ''} (${one.workspace?.id ?? ''})`,
  ].join('\n');
};

const targetText = ({
  kind,
  name,
  id,
}: {
  kind: string;
  name?: string | null;
  id?: string | null;
}) => `  ${kind} ${name ?? id ?? ''}`;
