import type { Db } from '../store/open.ts';
import { type Actor, type Happening, record } from './record.ts';

type Changed = {
  workspaceId: string;
  /** The platform's user behind the connection. */
  userId: string | null;
  userName: string | null;
  actor: Actor;
  action: `connection.${string}`;
  requestId?: string | null;
  details?: NonNullable<Happening['details']>;
};

/** A change to a workspace's connection. */
export const recordConnection = (tx: Db, { userId, userName, ...changed }: Changed) =>
  record(tx, { ...changed, target: { kind: 'connection', id: userId, name: userName } });
