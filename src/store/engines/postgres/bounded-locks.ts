import { type Kysely, type Migration, sql } from 'kysely';
import type { Tables } from '../../schema/tables.ts';

/** Whoever waits for a table that is in use keeps all those waiting who come after it: no longer than this. */
const lockTimeoutMs = 200;

/**
 * Nobody who reads or writes is kept waiting by this lock, but a vacuum is kept away. One that the server runs by itself gives
 * way after a second: we wait for that here, and not under a stronger lock, for which everybody else would wait with us.
 */
const keepVacuumAway = `do $all$ declare one text; begin
  for one in select format('%I.%I', n.nspname, c.relname) from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = current_schema() and pg_has_role(c.relowner, 'usage') order by 1
  loop execute 'lock table ' || one || ' in share update exclusive mode'; end loop; end $all$`;

const giveUpSoon = `set local lock_timeout = ${lockTimeoutMs}`;

/** Keeps others from writing to a table until the transaction ends, or fails soon because somebody writes: to be tried again. */
export const lockAgainstWrites = async (tx: Kysely<Tables>, table: keyof Tables) => {
  await sql`lock table ${sql.table(table)} in share update exclusive mode`.execute(tx);
  await sql.raw(giveUpSoon).execute(tx);
  await sql`lock table ${sql.table(table)} in share mode`.execute(tx);
  await sql`set local lock_timeout to default`.execute(tx);
};

/** Migrations that keep nobody waiting for long while the service is in use: instead they fail, and are tried again. */
export const withBoundedLocks = (migrations: Record<string, Migration>) =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, { up }]) => [
      name,
      {
        async up(tx) {
          await sql.raw(keepVacuumAway).execute(tx);
          await sql.raw(giveUpSoon).execute(tx);
          await up(tx);
        },
      } satisfies Migration,
    ]),
  );
