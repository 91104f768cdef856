import { newId } from '../kernel/ids.ts';
import { insertActivity } from '../store/activity.ts';
import type { Db } from '../store/open.ts';
import type { ActorKind } from '../store/tables.ts';

/** Who made a change: a key by its id, a person by their account's; the operator and the service have none. */
export type Actor = { kind: ActorKind; id: string | null };

export const system: Actor = { kind: 'system', id: null };
export const operator: Actor = { kind: 'operator', id: null };

type Target = { kind: string; id: string | null; name?: string | null };

export type Happening = {
  workspaceId: string;
  actor: Actor;
  /** What kind of thing, a dot, what happened to it: `key.minted`. */
  action: string;
  target?: Target | undefined;
  /** `done` unless it went another way. */
  outcome?: string;
  requestId?: string | null;
  /** Plain facts for a reader: no secret, no text of a customer but names. */
  details?: Record<string, string | number | boolean | null>;
};

const longestName = 200;

/**
 * Writes an event into the activity. Call it with the transaction that makes the change, so that
 * one is never there without the other.
 */
export const record = (tx: Db, happening: Happening) => {
  const { workspaceId, actor, action, target, outcome = 'done', requestId, details } = happening;
  return insertActivity(tx, {
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
  });
};

/** A name that fits into one line of a list. */
export const plainName = (name: unknown) =>
  typeof name === 'string'
    ? [...name.replace(/\p{Cc}/gu, ' ')].slice(0, longestName).join('')
    : null;
