import type { ActionOn } from '../../events/event-action.ts';
import { type Actor, record } from '../../events/record.ts';
import type { Db } from '../../store/db.ts';

type WorkspaceChange = {
  actor: Actor;
  target: { id: string; name: string };
  requestId: string;
};

/** Records a change of a workspace itself; after a rename, under its new name. */
export const recordWorkspace = (
  tx: Db,
  { actor, target, requestId }: WorkspaceChange,
  action: ActionOn<'workspace'>,
  { name = target.name } = {},
) =>
  record(tx, {
    workspaceId: target.id,
    actor,
    action,
    target: { kind: 'workspace', id: target.id, name },
    requestId,
    details: name === target.name ? {} : { name_before: target.name },
  });
