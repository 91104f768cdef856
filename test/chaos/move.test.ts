import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createSandbox, demo } from 'graph-ads-sandbox';
import { sql } from 'kysely';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { moveToPostgres } from '../../src/store/move/move.ts';
import { openStore, type Store } from '../../src/store/open.ts';
import { ask } from '../helpers/callers/http-client.ts';
import {
  buildProduct,
  type Running,
  runCommand,
  startAndKill,
  startProduct,
} from '../helpers/cli/greenroom-process.ts';
import { runInside } from '../helpers/cli/run-in-process.ts';
import { campaignBody } from '../helpers/house/publishing.ts';
import { receiver } from '../helpers/network/webhook-receiver.ts';
import { amount, isLong } from '../helpers/run/long-run.ts';
import { propertySeed, randomFrom } from '../helpers/run/seed.ts';
import { fillHistory, fillPeople } from '../helpers/store/aged-data.ts';
import { freshDatabase, layMigratedFile, migratedDatabase } from '../helpers/store/database.ts';
import { dumpEveryTable, fillEveryTable, listTables } from '../helpers/store/fill-every-table.ts';
import { limitOf } from '../helpers/timing/pace.ts';

const rows = amount('MOVE_ROWS', 1_000, 3_000);
const kills = amount('MOVE_KILLS', 2, 10);
const manyRows = 300_000;
const manyLimitMs = 120_000;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const dataFolder = async (fill: (store: Store) => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-move-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  await layMigratedFile(folder);
  await inEmbedded(folder, fill);
  return folder;
};

const inStore = async <T>(store: Store, work: (store: Store) => Promise<T>) => {
  try {
    return await work(store);
  } finally {
    await store.close();
  }
};

const inEmbedded = <T>(folder: string, work: (store: Store) => Promise<T>) =>
  inStore(openStore({ engine: 'embedded', folder }), work);

const inPostgres = <T>(url: string, work: (store: Store) => Promise<T>) =>
  inStore(openStore({ engine: 'postgres', url }), work);

const emptyDatabase = async (make = migratedDatabase) => {
  const database = await make(inject('postgresUrl'));
  closing.push(() => database.drop());
  return database.url;
};

const dump = ({ db }: Store) => dumpEveryTable(db);

/** What a text may hold that the way there could change. */
const oddText = 'a\tb\\N\r\nc\\.\\\\ “ü” 🎭 \u2028 \' " \\x41';

const fillOddly = ({ db }: Store) =>
  fillEveryTable(db, ({ table, column, isNumber }) => {
    if (isNumber) return column.endsWith('_at') ? 8_999_999_999_999_991 : 7;
    if (/^(id|.*_id|paid_by|invited_by|bound_to|workspace_id)$/.test(column)) return 'same';
    return column === 'actor_name' ? null : `${table} ${column} ${oddText}`;
  });

const fillAged = async ({ db }: Store, rows: number) => {
  const now = Date.now();
  await fillPeople(db, 20);
  await fillHistory(
    db,
    { workspaces: 20, writes: rows, events: rows, launches: Math.floor(rows / 20) },
    now,
  );
};

const move = (folder: string, url: string) => moveToPostgres({ folder, url, onProgress: () => {} });

const product = async () => {
  const buildResult = await buildProduct('move');
  closing.push(buildResult.remove);
  return buildResult.file;
};

/** A platform that outlives the services, as the real one does. */
const platform = async () => {
  const sandbox = createSandbox({ enforceLimits: false });
  const url = `${await sandbox.listen(0)}/v26.0`;
  closing.push(() => sandbox.close());
  return {
    url,
    env: {
      ADNET_GRAPH_URL: url,
      ADNET_DIALOG_URL: url,
      ADNET_APP_ID: demo.appId,
      ADNET_APP_SECRET: demo.appSecret,
      WRITE_COOLDOWN_SECONDS: '0',
    },
  };
};

const startNode = async (file: string, env: Record<string, string>) => {
  const node = await startProduct(file, env);
  closing.push(() => node.kill());
  return node;
};

const createCampaign = ({ address }: Running, key: string) =>
  ask(address, 'POST /adnet/campaigns', key, campaignBody({ name: 'Before the move' }), {
    'idempotency-key': 'before-the-move',
  });

const launchBody = {
  account_id: `act_${demo.usdAccountId}`,
  requires_approval: true,
  campaign: { name: 'Spring', objective: 'OUTCOME_TRAFFIC' },
};

describe('greenroom move', () => {
  it('moves every table of the schema, to the letter, and leaves the source as it was', async () => {
    const folder = await dataFolder(fillOddly);
    const url = await emptyDatabase(freshDatabase);
    const source = await inEmbedded(folder, dump);
    const tableCounts = await move(folder, url);
    const tables = (await inEmbedded(folder, ({ db }) => listTables(db))).map(({ name }) => name);
    expect(tableCounts.map(({ table }) => table).sort()).toEqual([...tables].sort());
    // A new table that the test cannot fill would be moved unseen.
    expect(tableCounts.filter((table) => table.rows === 0)).toEqual([]);
    expect(await inPostgres(url, dump)).toEqual(source);
    expect(await inEmbedded(folder, dump)).toEqual(source);
  });

  it('refuses a database that is not empty, and one that a service uses', async () => {
    const folder = await dataFolder(async () => {});
    const filledUrl = await emptyDatabase();
    await move(folder, filledUrl);
    await inPostgres(filledUrl, async ({ db }) => {
      await fillPeople(db, 1);
      const rowsBefore = await dumpEveryTable(db);
      await expect(move(folder, filledUrl)).rejects.toThrow(
        /not empty: there are rows in accounts/,
      );
      expect(await dumpEveryTable(db)).toEqual(rowsBefore);
    });
    const servedUrl = await emptyDatabase();
    await inPostgres(servedUrl, async ({ db }) => {
      await sql`select 1`.execute(db);
      await expect(move(folder, servedUrl)).rejects.toThrow(/running on the PostgreSQL database/);
      await sql`create table others (id text)`.execute(db);
      await expect(move(folder, servedUrl)).rejects.toThrow(/a table others/);
    });
  });

  it('leaves keys, tokens, stored answers, an open launch and webhooks working', async () => {
    const file = await product();
    const { env } = await platform();
    const hook = await receiver();
    closing.push(() => hook.stop());
    const folder = await dataFolder(async () => {});
    const both = { ...env, WEBHOOK_ALLOW: hook.host };
    const embeddedNode = await startNode(file, { ...both, DATA_DIR: folder });
    const key = embeddedNode.firstKey ?? '';
    const connected = await ask(embeddedNode.address, 'POST /adnet/connection/token', key, {
      access_token: demo.systemUserToken,
    });
    expect(connected.status).toBe(200);
    const endpoint = await ask(embeddedNode.address, 'POST /account/webhooks', key, {
      url: hook.url,
    });
    expect(endpoint.status).toBe(201);
    const campaign = await createCampaign(embeddedNode, key);
    expect(campaign.status).toBe(200);
    const launch = await ask(embeddedNode.address, 'POST /adnet/launches', key, launchBody, {
      'idempotency-key': 'an-open-launch',
    });
    expect(launch).toMatchObject({ status: 202, body: { state: 'awaiting_approval' } });

    const url = await emptyDatabase();
    const words = ['move', '--to', url, '--json'];
    const refusal = await runCommand(file, words, { DATA_DIR: folder });
    expect(refusal.code).toBe(1);
    expect(refusal.stderr).toContain('a service is running on');
    expect(await embeddedNode.stop()).toBe(0);
    const result = await runCommand(file, words, { DATA_DIR: folder });
    expect([result.code, result.stderr]).toEqual([0, '']);
    const { settings } = JSON.parse(result.stdout) as {
      settings: { name: string; value: string }[];
    };
    const [, file_ = ''] = /in (\S+):/.exec(settings[1]?.value ?? '') ?? [];
    const { TOKEN_ENCRYPTION_KEYS } = JSON.parse(readFileSync(file_, 'utf8'));

    const postgresNode = await startNode(file, {
      ...both,
      DATABASE_URL: url,
      TOKEN_ENCRYPTION_KEYS,
    });
    const repeat = await createCampaign(postgresNode, key);
    expect(repeat).toEqual(campaign);
    const read = await ask(
      postgresNode.address,
      `GET /adnet/campaigns/${campaign.body['id']}`,
      key,
    );
    expect(read.status).toBe(200);
    expect(JSON.stringify(read.body)).toContain('Before the move');
    const id = String(launch.body['id']);
    await ask(postgresNode.address, `POST /adnet/launches/${id}/approve`, key);
    while (!hook.types().includes('launch.finished')) await wait(50);
    const finishedLaunch = await ask(postgresNode.address, `GET /adnet/launches/${id}`, key);
    expect(finishedLaunch.body).toMatchObject({ state: 'done' });
    const secondMove = await runCommand(file, words, { DATA_DIR: folder });
    expect(secondMove.code).toBe(1);
    expect(await postgresNode.stop()).toBe(0);
  });

  it(`killed ${kills} times at random moments and repeated, it moves all of ${rows} writes`, {
    timeout: 1_800_000,
  }, async () => {
    const random = randomFrom(propertySeed('moves'));
    const file = await product();
    const folder = await dataFolder((store) => fillAged(store, rows));
    const url = await emptyDatabase();
    const env = { DATA_DIR: folder };
    const words = ['move', '--to', url];
    const otherUrl = await emptyDatabase();
    const fullMove = await runCommand(file, ['move', '--to', otherUrl], env);
    expect([fullMove.code, fullMove.stderr]).toEqual([0, '']);
    for (let kill = 0; kill < kills; kill++)
      await startAndKill(file, env, random() * fullMove.ms * 0.9, words);
    const result = await runCommand(file, words, env);
    // A run on a machine that is less busy may be done before it is killed.
    if (result.code !== 0) expect(result.stderr).toContain('not empty');
    const source = await inEmbedded(folder, dump);
    expect(source['writes']).toHaveLength(rows);
    expect(await inPostgres(url, dump)).toEqual(source);
    expect(await inPostgres(otherUrl, dump)).toEqual(source);
    const { rows: disabledTriggers } = await inPostgres(url, ({ db }) =>
      sql`select 1 from pg_trigger where not tgisinternal and tgenabled <> 'O'`.execute(db),
    );
    expect(disabledTriggers).toEqual([]);
  });

  it.runIf(isLong)(
    `moves ${manyRows} writes in under two minutes`,
    { timeout: 1_800_000 },
    async () => {
      const folder = await dataFolder((store) => fillAged(store, manyRows));
      const startedAt = performance.now();
      const tableCounts = await move(folder, await emptyDatabase());
      const ms = performance.now() - startedAt;
      const total = tableCounts.reduce((sum, table) => sum + table.rows, 0);
      console.log(`${total} rows, ${manyRows} of them writes, moved in ${Math.round(ms)} ms`);
      expect(ms).toBeLessThan(limitOf(ms, manyLimitMs));
    },
  );

  it('says what is wrong in a sentence', async () => {
    const folder = await dataFolder(async () => {});
    const nowhere = await runInside(['move', '--to', 'postgres://127.0.0.1:9/x'], {
      DATA_DIR: folder,
    });
    expect(nowhere.code).toBe(1);
    expect(nowhere.stderr).toContain('nothing listens at 127.0.0.1:9');
    const result = await runInside(['move', '--to', 'postgres://127.0.0.1:9/x'], {
      DATA_DIR: `${folder}/x`,
    });
    expect(result.stderr).toContain('there is no data in');
  });
});
