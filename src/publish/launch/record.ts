import { type Actor, record, system } from '../../events/record.ts';
import type { LaunchRow } from '../../store/launch-tables.ts';
import type { Db } from '../../store/open.ts';

/** Whoever asked for the launch: what it makes is theirs. */
export const starterOf = ({ key_id }: Pick<LaunchRow, 'key_id'>): Actor =>
  key_id === null ? system : { kind: 'key', id: key_id };

type LaunchEvent =
  | 'started'
  | 'waiting'
  | 'stopped'
  | 'finished'
  | 'cancelled'
  | 'resumed'
  | 'approved'
  | 'changes_requested';

type Named = Pick<LaunchRow, 'id' | 'workspace_id' | 'name'>;

type By = { actor: Actor; requestId?: string | null };

/** Writes an event of a launch down; call it in the transaction that makes the change. */
export const recordLaunch = (
  tx: Db,
  launch: Named,
  event: LaunchEvent,
  { actor, requestId = null }: By = { actor: system },
  details: Record<string, string | number | boolean | null> = {},
) =>
  record(tx, {
    workspaceId: launch.workspace_id,
    actor,
    action: `launch.${event}`,
    target: { kind: 'launch', id: launch.id, name: launch.name },
    requestId,
    details,
  });
