import { type Kysely, sql } from 'kysely';
import postgres from 'postgres';
import { laterIndexes } from '../../schema/migrations/later-indexes.ts';
import type { Tables } from '../../schema/tables.ts';
import { nodeSessions, readAddress } from './address.ts';

const buildLock = 7_236_402;
const lookEveryMs = 200;

type IndexState = { name: string; is_valid: boolean };

const names = laterIndexes.flatMap(({ name, replaces }) => [name, ...(replaces ? [replaces] : [])]);

/**
 * Valid indexes of the migrations, and those that a server left behind when it was interrupted, which are updated
 * but never used.
 */
const readIndexes = async (db: Kysely<Tables>) => {
  const { rows } = await sql<IndexState>`select c.relname as name, i.indisvalid as is_valid
    from pg_class as c join pg_index as i on i.indexrelid = c.oid
    where pg_table_is_visible(c.oid) and c.relname in (${sql.join(names)})`.execute(db);
  return new Map(rows.map(({ name, is_valid }) => [name, is_valid]));
};

/**
 * Builds indexes that a migration left out because their tables were large, without blocking writes. That may take
 * minutes, so it uses its own connection without the usual limits. Only one node does it at a time. If the node
 * stops, the server continues by itself. Returns false if another node does it, or if this one stopped.
 */
export const buildIndexes = async (db: Kysely<Tables>, url: string, isStopped: () => boolean) => {
  const isWhole = async () => {
    const indexes = await readIndexes(db);
    return laterIndexes.every(
      ({ name, replaces }) => indexes.get(name) && !(replaces && indexes.has(replaces)),
    );
  };
  if (await isWhole()) return true;
  const address = readAddress(url);
  const client = postgres(address.url, {
    max: 1,
    ssl: address.ssl,
    connect_timeout: 3,
    fetch_types: false,
    onnotice: () => {},
    connection: { application_name: nodeSessions, statement_timeout: 0, lock_timeout: 0 },
  });
  const { stopping, watch } = whenStopped(isStopped);
  try {
    const [lock] = await client<
      { mine: boolean }[]
    >`select pg_try_advisory_lock(${buildLock}) as mine`;
    if (!lock?.mine) return false;
    const work = buildMissing(client, await readIndexes(db));
    // If the node stops first, the rest is not awaited.
    work.catch(() => {});
    return await Promise.race([work, stopping]);
  } finally {
    clearInterval(watch);
    await client.end({ timeout: 0 });
  }
};

const whenStopped = (isStopped: () => boolean) => {
  let stop = (_: false) => {};
  const stopSignal = new Promise<false>((resolve) => {
    stop = resolve;
  });
  const watch = setInterval(() => isStopped() && stop(false), lookEveryMs);
  watch.unref();
  return { stopping: stopSignal, watch };
};

const buildMissing = async (client: postgres.Sql, indexes: Map<string, boolean>) => {
  for (const { name, statement, replaces } of laterIndexes) {
    if (indexes.get(name) === false) await client.unsafe(`drop index concurrently ${name}`);
    if (!indexes.get(name)) await client.unsafe(statement('concurrently'));
    // A node that stopped has left its index to the server, but not what follows.
    if (replaces) await client.unsafe(`drop index concurrently if exists ${replaces}`);
  }
  return true;
};
