import { newId } from '../kernel/ids.ts';
import { insertActivity, type NewActivity } from '../store/activity.ts';
import type { Db } from '../store/db.ts';
import { listWorkspaceIdsOf } from '../store/people/members.ts';
import type { ActorKind } from '../store/schema/people-tables.ts';
import type { EventAction } from './event-action.ts';

/** Who made a change: the id of a key, or of a person's account; null for the operator and the service. */
export type Actor = { kind: ActorKind; id: string | null };

export const system: Actor = { kind: 'system', id: null };
export const operator: Actor = { kind: 'operator', id: null };

type EventTarget = { kind: string; id: string | null; name?: string | null };

export type RecordedEvent = {
  workspaceId: string;
  actor: Actor;
  action: EventAction;
  target?: EventTarget | undefined;
  /** The default is `done`. */
  outcome?: string;
  requestId?: string | null;
  /** Simple facts for people. No secrets, and no texts of customers except names. */
  details?: Record<string, string | number | boolean | null>;
};

const maxNameLength = 200;

/**
 * Adds an event to the activity. Call it in the transaction that makes the change, so that both are stored or
 * neither is.
 */
export const record = (tx: Db, happening: RecordedEvent) => insertActivity(tx, [rowOf(happening)]);

/**
 * Records what a person changed about their own account. An account belongs to no workspace, so the event is added
 * to each of the person's workspaces, where others need to know who can sign in.
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

/** A name on one line and without half characters, which some databases refuse. */
export const plainName = (name: unknown) =>
  typeof name === 'string'
    ? [...name.toWellFormed().replace(/\p{Cc}/gu, ' ')].slice(0, maxNameLength).join('')
    : null;
