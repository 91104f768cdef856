import { newId } from '../kernel/ids.ts';
import type { Db } from '../store/db.ts';
import { enqueueDeliveries, type NewEvent } from '../store/webhooks/deliveries.ts';

/** The events that can be sent to webhooks. */
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
  /** Ids, names and simple facts. It is sent to other hosts, so it must not contain secrets. */
  data: Record<string, unknown>;
  /** Set if the same event may be found several times, so that it is sent only once. */
  id?: string;
};

/**
 * Sends an event to the workspace's webhooks. Call it in the transaction that makes the change: if the transaction
 * is committed, a node delivers the event; if it is rolled back, nothing is sent.
 */
export const announce = (tx: Db, announcement: Announcement) => announceAll(tx, [announcement]);

/** Announces several changes of one transaction in one statement. */
export const announceAll = async (tx: Db, announcements: readonly Announcement[]) => {
  if (announcements.length > 0) await enqueueDeliveries(tx, announcements.map(eventOf));
};

const eventOf = ({ workspaceId, type, data, id = newId() }: Announcement): NewEvent => ({
  event_id: id,
  workspace_id: workspaceId,
  type,
  body: JSON.stringify({ workspace_id: workspaceId, ...data }),
});
