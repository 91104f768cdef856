import { newId } from '../kernel/ids.ts';
import type { Db } from '../store/db.ts';
import { enqueueDeliveries, type NewEvent } from '../store/webhooks/deliveries.ts';

/** The events that webhooks can be sent. */
export const eventTypes = [
  'connection.connected',
  'connection.expiring',
  'connection.expired',
  'write.unknown',
  'write.settled',
  'object.found_live',
  'object.differs',
  'launch.finished',
  'launch.stopped',
  'launch.waiting',
  'launch.approved',
  'launch.changes_requested',
] as const;

type EventType = (typeof eventTypes)[number];

type Announcement = {
  workspaceId: string;
  type: EventType;
  /** Ids, names and plain facts; it leaves the house, so nothing secret. */
  data: Record<string, unknown>;
  /** Given where the same thing may be found out twice: it is told once. */
  id?: string;
};

/**
 * Tells the workspace's webhooks. Call it with the transaction that makes the change: what is
 * committed is delivered, by whichever node comes first, and what is undone is not.
 */
export const announce = (tx: Db, announcement: Announcement) => announceAll(tx, [announcement]);

/** Announces several changes of one transaction with one statement. */
export const announceAll = async (tx: Db, announcements: readonly Announcement[]) => {
  if (announcements.length > 0) await enqueueDeliveries(tx, announcements.map(eventOf));
};

const eventOf = ({ workspaceId, type, data, id = newId() }: Announcement): NewEvent => ({
  event_id: id,
  workspace_id: workspaceId,
  type,
  body: JSON.stringify({ workspace_id: workspaceId, ...data }),
});
