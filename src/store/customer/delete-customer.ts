import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { now } from '../clock.ts';
import { type Db, isPostgres, liesAmong } from '../db.ts';
import type { Store } from '../open.ts';
import { deletedId, deletedPerson } from './deleted-person.ts';
import { type Customer, ownedRows } from './owned-rows.ts';
import { isAt, listTables, rangesOf, type Table } from './table-ranges.ts';

/** A deletion that was cut off finds the others by them, so they go last, in one transaction. */
const last = new Set(['api_keys', 'members', 'workspaces', 'accounts']);

/** True if something of the customer is still being sent to Meta. */
export const isBusy = async (db: Db, { id }: Customer) => {
  const own = sql`workspace_id in (select id from workspaces where paid_by = ${id})`;
  const { rows } = await sql`
    select 1 from (select id from writes where (account_id = ${id} or ${own}) and settled_at is null
      and state = 'sent' and lease_until > ${now} limit 1) as w
    union all select 1 from (select id from launches where ${own} and lease_until > ${now} limit 1) as l`.execute(
    db,
  );
  return rows.length > 0;
};

/** Deletes rows of the customer's own, one piece of a table at a time; returns how many there were. */
export const deleteOwnedRows = async (db: Db, customer: Customer) => {
  let deletedCount = 0;
  for (const [table, owned] of Object.entries(ownedRows)) {
    if (last.has(table)) continue;
    for await (const range of rangesOf(db, table))
      deletedCount += await deletePiece(db, table, range, owned(customer));
  }
  return deletedCount;
};

/** The condition for rows in a piece of a table. */
const isIn = (db: Db, piece: RawBuilder<unknown>) =>
  liesAmong(
    db,
    isPostgres(db) ? sql`select place::tid from ${piece}` : sql`select place from ${piece}`,
  );

const deletePiece = async (
  db: Db,
  table: string,
  range: RawBuilder<unknown>,
  condition: RawBuilder<SqlBool>,
) => {
  const isThere = isIn(db, sql`${range} as piece where ${condition}`);
  // A row that was moved meanwhile has another place, where another row may be now, so the condition is checked
  // again.
  const { numAffectedRows } = await sql`delete from ${sql.table(table)}
    where ${isThere} and ${condition}`.execute(db);
  return Number(numAffectedRows ?? 0);
};

export const listKeyIds = async (db: Db, { id }: Customer) =>
  (await db.selectFrom('api_keys').select('id').where('account_id', '=', id).execute()).map(
    (key) => key.id,
  );

/**
 * Work in other workspaces goes on without the person: the account that pays there takes over launches, and names
 * are removed.
 */
export const releaseOthers = async (db: Db, { id }: Customer, keyIds: readonly string[]) => {
  const ids = sql.join([id, ...keyIds]);
  await sql`update launches set key_id = null, account_id = coalesce(
      (select paid_by from workspaces where workspaces.id = launches.workspace_id), ${deletedId})
    where account_id = ${id} and workspace_id not in (select id from workspaces where paid_by = ${id})`.execute(
    db,
  );
  await sql`update accounts set bound_to = id where bound_to = ${id}`.execute(db);
  await sql`update review_answers set link_by = ${deletedPerson}
    where link_id in (select id from review_links where maker_id in (${ids}))`.execute(db);
  await sql`update review_links set made_by = ${deletedPerson} where maker_id in (${ids})`.execute(
    db,
  );
};

/** Columns with the name for an id in another column. */
const nameColumns = [
  { table: 'activity', id: 'actor_id', name: 'actor_name' },
  { table: 'activity', id: 'target_id', name: 'target_name' },
];

/**
 * Searches every text of every table for the person's ids and address, one piece of a table at a time, and replaces
 * them. Returns how many rows it changed.
 */
export const redactEverywhere = async (db: Db, customer: Customer, keyIds: readonly string[]) => {
  const needles = [customer.email, customer.id, ...keyIds].map((text) => text.toLowerCase());
  let changedCount = 0;
  for (const table of await listTables(db))
    if (!last.has(table.name) && table.textColumns.length > 0)
      for await (const range of rangesOf(db, table.name)) {
        for (const { id, name } of nameColumns.filter((one) => one.table === table.name))
          changedCount += await redactNames(db, { table, id, name }, range, [
            customer.id,
            ...keyIds,
          ]);
        changedCount += await redactPiece(db, table, range, needles);
      }
  return changedCount;
};

const redactNames = async (
  db: Db,
  { table, id, name }: { table: Table; id: string; name: string },
  range: RawBuilder<unknown>,
  ids: readonly string[],
) => {
  const whose = sql`${sql.ref(id)} in (${sql.join(ids)}) and coalesce(${sql.ref(name)}, '') <> ${deletedPerson}`;
  const isThere = isIn(db, sql`${range} as piece where ${whose}`);
  const { numAffectedRows } = await sql`update ${sql.table(table.name)}
    set ${sql.ref(name)} = ${deletedPerson} where ${isThere} and ${whose}`.execute(db);
  return Number(numAffectedRows ?? 0);
};

const find = (db: Db, column: string, needle: string) =>
  isPostgres(db)
    ? sql<SqlBool>`strpos(lower(${sql.ref(column)}), ${needle}) > 0`
    : sql<SqlBool>`instr(lower(${sql.ref(column)}), ${needle}) > 0`;

const redactPiece = async (
  db: Db,
  { name, textColumns }: Table,
  range: RawBuilder<unknown>,
  needles: readonly string[],
) => {
  const anyOf = textColumns.flatMap((column) => needles.map((needle) => find(db, column, needle)));
  const { rows } = await sql<Record<string, string | null> & { place: string }>`
    select * from ${range} as piece where ${sql.join(anyOf, sql` or `)}`.execute(db);
  let changedCount = 0;
  for (const row of rows) {
    const changes = textColumns.flatMap((column) => {
      const before = row[column];
      const after = typeof before === 'string' ? redacted(before, needles) : before;
      return before === after ? [] : [{ column, before, after }];
    });
    if (changes.length === 0) continue;
    const set = changes.map(({ column, after }) => sql`${sql.ref(column)} = ${after}`);
    const was = changes.map(({ column, before }) => sql`${sql.ref(column)} = ${before}`);
    const { numAffectedRows } = await sql`update ${sql.table(name)} set ${sql.join(set)}
      where ${isAt(db, row.place)} and ${sql.join(was, sql` and `)}`.execute(db);
    changedCount += Number(numAffectedRows ?? 0);
  }
  return changedCount;
};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Another address may end like this one, or begin with it. */
const redacted = (text: string, [email = '', ...ids]: readonly string[]) => {
  const address = new RegExp(`(?<![\\w.+-])${escaped(email)}(?![\\w-]|\\.\\w)`, 'gi');
  return ids.reduce(
    (left, id) => left.replaceAll(new RegExp(escaped(id), 'gi'), deletedId),
    text.replaceAll(address, deletedPerson),
  );
};

/** Deletes the account itself, with the last traces of it, in one transaction. `leave` writes the lines that remain. */
export const deleteAccount = (
  { transaction }: Store,
  customer: Customer,
  leave: (tx: Db, workspaceIds: readonly string[]) => Promise<void>,
) =>
  transaction(async (tx) => {
    const { id } = customer;
    const own = await tx.selectFrom('workspaces').select('id').where('paid_by', '=', id).execute();
    const member = await tx
      .selectFrom('members')
      .select('workspace_id')
      .where('account_id', '=', id)
      .execute();
    const ownIds = new Set(own.map((workspace) => workspace.id));
    await sql`delete from api_keys where ${ownedRows.api_keys(customer)}`.execute(tx);
    await tx.deleteFrom('members').where('account_id', '=', id).execute();
    await tx.deleteFrom('workspaces').where('paid_by', '=', id).execute();
    await tx.deleteFrom('accounts').where('id', '=', id).execute();
    await leave(
      tx,
      member.map(({ workspace_id }) => workspace_id).filter((one) => !ownIds.has(one)),
    );
    return ownIds.size;
  });
