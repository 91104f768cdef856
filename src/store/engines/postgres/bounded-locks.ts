import { type Kysely, type Migration, sql } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import { oldNodeSessions } from './address.ts';

/** A statement that waits for a table in use keeps all later ones waiting, so it waits no longer than this. */
const lockTimeoutMs = 200;

/**
 * This lock delays no reads or writes, but keeps a vacuum away. A vacuum that the server has started itself gives
 * way after a second. We wait for that here and not under a stronger lock, which would keep everyone else waiting
 * too.
 */
const keepVacuumAway = `do $all$ declare one text; begin
  for one in select format('%I.%I', n.nspname, c.relname) from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = current_schema() and pg_has_role(c.relowner, 'usage') order by 1
  loop execute 'lock table ' || one || ' in share update exclusive mode'; end loop; end $all$`;

const giveUpSoon = `set local lock_timeout = ${lockTimeoutMs}`;

/**
 * Prevents writes to a table until the transaction ends. Fails soon if the table is being written to; the caller
 * then tries again.
 */
export const lockAgainstWrites = async (tx: Kysely<Tables>, table: keyof Tables) => {
  await sql`lock table ${sql.table(table)} in share update exclusive mode`.execute(tx);
  await sql.raw(giveUpSoon).execute(tx);
  await sql`lock table ${sql.table(table)} in share mode`.execute(tx);
  await sql`set local lock_timeout to default`.execute(tx);
};

/** Each table with its columns as they are now. */
const columnsByTable = async (tx: Kysely<unknown>) => {
  const { rows } = await sql<{ table: string; columns: string }>`
    select a.attrelid::text as table, string_agg(a.attname || a.atttypid, ',' order by a.attnum) as columns
    from pg_attribute as a join pg_class as c on c.oid = a.attrelid join pg_namespace as n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = current_schema() and a.attnum > 0 group by a.attrelid`.execute(
    tx,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
};

/**
 * A node of 2.0.0 sends statements ahead. If the columns of a table have changed meanwhile, each statement gets the
 * answer of another one, possibly of another customer. So while nobody can read the changed table, that node's
 * connections are ended; it opens new ones, which know the new columns.
 */
const endOldSessions = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and usename = current_user and application_name = '${oldNodeSessions}'`;

/**
 * Migrations that never keep others waiting for long while the service is in use: they fail instead, and are tried
 * again.
 */
export const withBoundedLocks = (migrations: Record<string, Migration>) =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, { up }]) => [
      name,
      {
        async up(tx) {
          await sql.raw(keepVacuumAway).execute(tx);
          await sql.raw(giveUpSoon).execute(tx);
          const before = await columnsByTable(tx);
          await up(tx);
          const after = await columnsByTable(tx);
          const isChanged = [...before].some(([table, columns]) => after.get(table) !== columns);
          if (isChanged) await sql.raw(endOldSessions).execute(tx);
        },
      } satisfies Migration,
    ]),
  );
