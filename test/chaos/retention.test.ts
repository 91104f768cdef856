import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { span } from '../../src/kernel/clock.ts';
import { newKeyRingText } from '../../src/secrets/key-ring.ts';
import type { Db } from '../../src/store/db.ts';
import { openReader } from '../../src/store/engines/sqlite/sqlite.ts';
import { openStore, type StoreOptions } from '../../src/store/open.ts';
import { buildProduct, runCommand, startAndKill } from '../helpers/cli/greenroom-process.ts';
import { amount } from '../helpers/run/long-run.ts';
import { propertySeed, randomFrom } from '../helpers/run/seed.ts';
import { fillHistory, fillPeople } from '../helpers/store/aged-data.ts';
import { layMigratedFile, migratedDatabase } from '../helpers/store/database.ts';

const rows = amount('RETENTION_ROWS', 2_500, 6_000);
const kills = amount('RETENTION_KILLS', 2, 20);

const closing: (() => unknown)[] = [];
let product: Awaited<ReturnType<typeof buildProduct>>;
beforeAll(async () => {
  // Deletes what is old at once instead of after ten minutes, and ends when that is done.
  product = await buildProduct('retention', [
    {
      name: 'retention at once',
      setup(build) {
        build.onLoad({ filter: /boot\/housekeeping\.ts$/ }, ({ path }) => {
          const source = readFileSync(path, 'utf8');
          const usual = 'createRetentionWork(retention))';
          if (!source.includes(usual)) throw new Error(`${path} does not hold ${usual}`);
          const atOnce = `async (...given) => { await createRetentionWork(retention)(...given); process.exit(0); }, 0)`;
          return { contents: source.replace(usual, () => atOnce), loader: 'ts' };
        });
      },
    },
  ]);
});
afterAll(async () => {
  product?.remove();
  for (const close of closing.splice(0).reverse()) await close();
});

const inStore = async <T>(options: StoreOptions, work: (db: Db) => Promise<T>) => {
  const store = openStore(options);
  try {
    return await work(store.db);
  } finally {
    await store.close();
  }
};

const embedded = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-retention-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  await layMigratedFile(folder);
  const options: StoreOptions = { engine: 'embedded', folder };
  // Beside the process that owns the folder, which a second store could not be.
  const countWrites = async () => {
    const reader = openReader(join(folder, 'greenroom.db'));
    try {
      return (reader.prepare('select count(*) as n from writes').get() as { n: number }).n;
    } finally {
      reader.close();
    }
  };
  return { options, env: { DATA_DIR: folder }, countWrites };
};

const onPostgres = async () => {
  const database = await migratedDatabase(inject('postgresUrl'));
  closing.push(() => database.drop());
  const options: StoreOptions = { engine: 'postgres', url: database.url };
  const store = openStore(options);
  closing.push(() => store.close());
  const env = { DATABASE_URL: database.url, TOKEN_ENCRYPTION_KEYS: newKeyRingText('k1') };
  const countWrites = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from writes`.execute(
      store.db,
    );
    return rows[0]?.n ?? 0;
  };
  return { options, env, countWrites };
};

/** All of it older than the journal keeps, some of it older than the activity does. */
const fillOld = async (db: Db) => {
  await fillPeople(db, 20);
  await fillHistory(
    db,
    { workspaces: 20, writes: rows, events: rows, launches: 100 },
    Date.now() - span({ days: 40 }),
  );
  // The service would look for them while it tidies, and find out sooner in one run than in another.
  await sql`update writes set state = 'rejected' where state = 'unknown'`.execute(db);
};

const list = async (db: Db, query: ReturnType<typeof sql<{ id: string }>>) =>
  (await query.execute(db)).rows.map(({ id }) => id);

/** What is in the journal, what was moved out of it, and all other events. */
const readRows = async (db: Db) => ({
  writes: await list(db, sql`select id from writes order by id`),
  activityIds: await list(db, sql`select id from activity where id like '01990000%' order by id`),
  events: await list(db, sql`select id from activity where id not like '01990000%' order by id`),
});

/** As if the lease of the process that was killed had ended. */
const endLease = (db: Db) => sql`delete from settings where name = 'tidy_until'`.execute(db);

describe.each([
  ['embedded', embedded],
  ['postgres', onPostgres],
] as const)('retention on %s', (_, make) => {
  it(`killed ${kills} times amid its portions, it loses no write, keeps none twice, and ends where it would have`, {
    timeout: 900_000,
  }, async () => {
    const random = randomFrom(propertySeed('retention'));
    const reference = await make();
    await inStore(reference.options, fillOld);
    expect((await runCommand(product.file, ['serve'], reference.env)).code).toBe(0);
    const { options, env, countWrites } = await make();
    await inStore(options, fillOld);
    const all = (await inStore(options, readRows)).writes;
    expect(all).toHaveLength(rows);
    for (let kill = 0; kill < kills; kill++) {
      const countBefore = await countWrites();
      await startAndKill(product.file, env, async (isOver) => {
        while (!isOver() && (await countWrites()) === countBefore) await wait(1);
        await wait(random() * 30);
      });
      const { writes, activityIds } = await inStore(options, readRows);
      expect(writes.length).toBeLessThan(countBefore);
      expect([...writes, ...activityIds].sort()).toEqual(all);
      await inStore(options, endLease);
    }
    expect((await runCommand(product.file, ['serve'], env)).code).toBe(0);
    expect(await inStore(options, readRows)).toEqual(await inStore(reference.options, readRows));
  });
});
