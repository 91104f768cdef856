import { newId } from '../kernel/ids.ts';
import { insertActivity, type NewActivity } from '../store/activity.ts';
import type { Db } from '../store/db.ts';
import { listWorkspaceIdsOf } from '../store/people/members.ts';
import type { ActorKind } from '../store/schema/tables.ts';
import type { EventAction } from './event-action.ts';

/** The one who made a change: a key by its id, a person by their account's; the operator and the service have none. */
export type Actor = { kind: ActorKind; id: string | null };

export const system: Actor = { kind: 'system', id: null };
export const operator: Actor = { kind: 'operator', id: null };

type EventTarget = { kind: string; id: string | null; name?: string | null };

export type RecordedEvent = {
  workspaceId: string;
  actor: Actor;
  action: EventAction;
  target?: EventTarget | undefined;
  /** `done` unless it went another way. */
  outcome?: string;
  requestId?: string | null;
  /** Plain facts for a reader: no secret, no text of a customer but names. */
  details?: Record<string, string | number | boolean | null>;
};

const maxNameLength = 200;

/**
 * Writes an event into the activity. Call it with the transaction that makes the change, so that
 * one is never there without the other.
 */
export const record = (tx: Db, happening: RecordedEvent) => insertActivity(tx, [rowOf(happening)]);

/**
 * Records what a person did about their own account, which belongs to no workspace: the event stands in every
 * workspace of theirs, because there it matters who can sign in as them.
 */
export const recordOfPerson = async (
  tx: Db,
  accountId: string,
  happening: Pick<RecordedEvent, 'action' | 'target' | 'details'>,
) => {
  const actor: Actor = { kind: 'person', id: accountId };
  const workspaceIds = await listWorkspaceIdsOf(tx, accountId);
  await insertActivity(
    tx,
    workspaceIds.map((workspaceId) => rowOf({ ...happening, workspaceId, actor })),
  );
};

const rowOf = (happening: RecordedEvent): NewActivity => {
  const { workspaceId, actor, action, target, outcome = 'done', requestId, details } = happening;
  return {
    id: newId(),
    workspace_id: workspaceId,
    actor_kind: actor.kind,
    actor_id: actor.id,
    action,
    target_kind: target?.kind ?? null,
    target_id: target?.id ?? null,
    target_name: plainName(target?.name),
    outcome,
    request_id: requestId ?? null,
    details: JSON.stringify(details ?? {}),
  };
};

/** A name that fits into one line of a list, and into any database: half a character fits into none. */
export const plainName = (name: unknown) =>
  typeof name === 'string'
    ? [...name.toWellFormed().replace(/\p{Cc}/gu, ' ')].slice(0, maxNameLength).join('')
    : null;
