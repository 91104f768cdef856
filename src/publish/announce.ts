import { announce, announceAll } from '../events/announce.ts';
import { record, system } from '../events/record.ts';
import type { Db } from '../store/db.ts';
import type { WriteRow, WriteState } from '../store/schema/tables.ts';

type Write = Pick<WriteRow, 'id' | 'workspace_id' | 'action' | 'ad_account_id' | 'name'>;

const factsOf = ({ id, action, ad_account_id, name }: Write) => ({
  write_id: id,
  action,
  ad_account_id,
  name,
});

/**
 * Announces that the answers of these writes were lost. Several nodes may find that out; only the first one
 * announces it.
 */
export const announceUnknown = (tx: Db, writes: readonly Write[]) =>
  announceAll(
    tx,
    writes.map((write) => ({
      id: `${write.id}-unknown`,
      workspaceId: write.workspace_id,
      type: 'write.unknown' as const,
      data: factsOf(write),
    })),
  );

/** Announces what was found out later about a write whose answer was lost. */
export const announceSettled = async (
  tx: Db,
  write: Write,
  { state, objectId = null }: { state: WriteState; objectId?: string | null },
) => {
  await record(tx, {
    workspaceId: write.workspace_id,
    actor: system,
    action: 'write.settled',
    target: { kind: 'write', id: write.id, name: write.name },
    outcome: state,
    details: { action: write.action, ad_account_id: write.ad_account_id, object_id: objectId },
  });
  await announce(tx, {
    id: `${write.id}-settled`,
    workspaceId: write.workspace_id,
    type: 'write.settled',
    data: { ...factsOf(write), outcome: state, object_id: objectId },
  });
};

type DifferingObject = {
  action: string;
  name: string | null;
  differences: readonly { field: string; sent: unknown; stored: unknown }[];
};

/** Announces that Meta has stored a new object with other values than were sent. */
export const announceDiffers = async (
  tx: Db,
  { workspaceId, writeId, objectId, account }: JournaledObject,
  { action, name, differences }: DifferingObject,
) => {
  const facts = { write_id: writeId, action, ad_account_id: account };
  const fields = differences.map(({ field }) => field);
  await record(tx, {
    workspaceId,
    actor: system,
    action: 'object.differs',
    target: { kind: 'object', id: objectId, name },
    details: { ...facts, fields: fields.join(', ').slice(0, 500) },
  });
  await announce(tx, {
    id: `${writeId}-differs`,
    workspaceId,
    type: 'object.differs',
    data: { ...facts, object_id: objectId, name, differences },
  });
};

export type JournaledObject = {
  workspaceId: string;
  writeId: string;
  objectId: string;
  account: string;
};

/**
 * `born_live`: Meta created the object live, and it is being paused. `switched_on`: a person switched it on, so it
 * is left alone.
 */
export const announceFoundLive = async (
  tx: Db,
  { workspaceId, writeId, objectId, account }: JournaledObject,
  state: 'born_live' | 'switched_on',
) => {
  const details = { write_id: writeId, ad_account_id: account, found: state };
  await record(tx, {
    workspaceId,
    actor: system,
    action: 'object.found_live',
    target: { kind: 'object', id: objectId },
    details,
  });
  await announce(tx, {
    id: `${writeId}-live`,
    workspaceId,
    type: 'object.found_live',
    data: { ...details, object_id: objectId },
  });
};
