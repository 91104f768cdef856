import type { Db } from './db.ts';
import { hotQuery } from './hot-query.ts';
import { dueWrites } from './journal/unsettled-writes.ts';
import { dueObjects } from './journal/unverified-writes.ts';
import { dueWebhooks } from './webhooks/webhooks.ts';

const query = hotQuery((db) =>
  db.selectNoFrom(({ exists }) => [
    exists(dueWrites(db)).as('writes'),
    exists(dueObjects(db)).as('objects'),
    exists(dueWebhooks(db)).as('webhooks'),
  ]),
);

const kinds = ['writes', 'objects', 'webhooks'] as const;

export type DueWork = (typeof kinds)[number];

/**
 * The kinds of work that is due. One statement for all of them, because every node asks constantly, and mostly
 * nothing is due.
 */
export const listDueWork = async (db: Db): Promise<DueWork[]> => {
  const [due] = (await query(db, {})).rows;
  return kinds.filter((kind) => due?.[kind]);
};
