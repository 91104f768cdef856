import type { Db } from '../store/db.ts';
import type { ActionOn } from './event-action.ts';
import { type Actor, type RecordedEvent, record } from './record.ts';

type ConnectionChange = {
  workspaceId: string;
  /** The platform's user who made the connection. */
  userId: string | null;
  userName: string | null;
  actor: Actor;
  action: ActionOn<'connection'>;
  requestId?: string | null;
  details?: NonNullable<RecordedEvent['details']>;
};

/** Records a change of a workspace's connection. */
export const recordConnection = (tx: Db, { userId, userName, ...changed }: ConnectionChange) =>
  record(tx, { ...changed, target: { kind: 'connection', id: userId, name: userName } });
