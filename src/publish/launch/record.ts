import { announce } from '../../events/announce.ts';
import type { EventAction } from '../../events/event-action.ts';
import { type Actor, record, system } from '../../events/record.ts';
import type { Db } from '../../store/db.ts';
import type { LaunchRow } from '../../store/schema/launch-tables.ts';

/** The person or key that started the launch: its objects are created in their name. */
export const starterOf = ({
  key_id,
  account_id,
}: Pick<LaunchRow, 'key_id' | 'account_id'>): Actor =>
  key_id === null ? { kind: 'person', id: account_id } : { kind: 'key', id: key_id };

type EventOf<Action> = Action extends `launch.${infer Event}` ? Event : never;
type LaunchEvent = EventOf<EventAction>;

type RecordedLaunch = Pick<LaunchRow, 'id' | 'workspace_id' | 'name'>;

type By = { actor: Actor; requestId?: string | null };

/** Records an event of a launch and announces it to the webhooks. Call it in the transaction that makes the change. */
export const recordLaunch = async (
  tx: Db,
  launch: RecordedLaunch,
  event: LaunchEvent,
  { actor, requestId = null }: By = { actor: system },
  details: Record<string, string | number | boolean | null> = {},
) => {
  const { id, name, workspace_id: workspaceId } = launch;
  const target = { kind: 'launch', id, name };
  await record(tx, { workspaceId, actor, action: `launch.${event}`, target, requestId, details });
  const type = announcedTypes.find((one) => one === `launch.${event}`);
  if (type) await announce(tx, { workspaceId, type, data: { launch_id: id, name, ...details } });
};

/** The events that are sent to webhooks. */
const announcedTypes = [
  'launch.finished',
  'launch.stopped',
  'launch.waiting',
  'launch.approved',
  'launch.changes_requested',
] as const;
