import { setTimeout } from 'node:timers/promises';
import { type Migration, Migrator, sql } from 'kysely';
import { elapsed } from '../../kernel/clock.ts';
import type { Db } from '../db.ts';
import { withBoundedLocks } from '../engines/postgres/bounded-locks.ts';
import { isWaitInVain } from '../engines/postgres/trouble.ts';
import { migrations } from './migrations/migrations.ts';

/** Compares the migrations that were run with those of this version: which are missing, and which are unknown. */
export const compareMigrations = (done: readonly string[]) => ({
  missing: Object.keys(migrations).filter((name) => !done.includes(name)),
  unknown: done.filter((name) => !Object.hasOwn(migrations, name)),
});

const listDone = async (db: Db) => {
  const rows = sql<{ name: string }>`select name from kysely_migration order by name`;
  return (await rows.execute(db)).rows.map(({ name }) => name);
};

export const demandMigrated = async (db: Db) => {
  if (compareMigrations(await listDone(db)).missing.length > 0)
    throw new Error('the database is not migrated');
};

/**
 * A program that is older than its database would read and write what it does not understand. Tells what is still to be
 * migrated.
 */
export const demandNotNewer = async (db: Db) => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const isNew = !tables.some(({ name }) => name === 'kysely_migration');
  const { missing, unknown } = compareMigrations(isNew ? [] : await listDone(db));
  if (unknown.length > 0)
    throw new Error(
      [
        `a newer version of Greenroom has used this database (${unknown.join(', ')}), and this`,
        'program is older. Start the newer version again. To go back, restore the backup that',
        'was made before the upgrade',
      ].join(' '),
    );
  return missing;
};

const migrationLock = 7_236_401;
const maxTurns = 300;
const turnMs = 200;

/** How long a migration is tried again when it cannot get its lock. Nodes that start meanwhile wait as long. */
const maxVainMs = maxTurns * turnMs;

export const migrateEmbedded = (db: Db) => migrateWith(db, migrations);

/**
 * Nodes that start together migrate one after another, each with separate connections that may take long. Whether
 * there is anything to do is read on the usual connections, so that a silent database is noticed soon.
 */
export const migratePostgres = async (db: Db, openApart: () => Db) => {
  if ((await demandNotNewer(db)).length === 0) return;
  const apart = openApart();
  try {
    for (let turn = 0; turn < maxTurns; turn++) {
      if (await migrateInTurn(apart)) return;
      await setTimeout(turnMs);
    }
  } finally {
    await apart.destroy();
  }
  throw new Error('another node has been migrating the database for too long');
};

/** False while another node migrates: the lock ends with its transaction. */
const migrateInTurn = (db: Db) =>
  db.transaction().execute(async (tx) => {
    const lock = sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${migrationLock}) as mine`;
    if (!(await lock.execute(tx)).rows[0]?.mine) return false;
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await migrateWith(db, withBoundedLocks(migrations));
    return true;
  });

const migrateWith = async (db: Db, steps: Record<string, Migration>) => {
  await demandNotNewer(db);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => steps },
    // Parts of the product grow side by side: a lower number may be finished after a higher one.
    allowUnorderedMigrations: true,
  });
  let failingSince: number | null = null;
  // Each in its own transaction, so that its locks are released before the next one runs.
  for (;;) {
    const { error, results } = await migrator.migrateUp();
    if (error) {
      failingSince ??= elapsed();
      if (!isWaitInVain(error) || elapsed() - failingSince > maxVainMs) throw error;
      await setTimeout(turnMs);
      continue;
    }
    if (!results || results.length === 0) return;
    failingSince = null;
  }
};
