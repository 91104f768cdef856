import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { defaultPlans } from '../../src/operations/core/billing-plans.ts';
import { openAccount } from '../../src/operations/operator/accounts.ts';
import { newKeyRingText } from '../../src/secrets/key-ring.ts';
import { openStore, type Store } from '../../src/store/open.ts';
import { ask, tally } from '../helpers/callers/http-client.ts';
import {
  buildProduct,
  type Running,
  startProduct,
  without,
} from '../helpers/cli/greenroom-process.ts';
import { house } from '../helpers/house/house.ts';
import { amount, isLong } from '../helpers/run/long-run.ts';
import { freshDatabase } from '../helpers/store/database.ts';
import { recordChaos } from './support/chaos-record.ts';

const rounds = amount('CHAOS_ROUNDS', 1, 10);
const racers = amount('CHAOS_CLIENTS', 60, 200);
const size = amount('CHAOS_NODES', 2, 3);
const keys = newKeyRingText('race');

type Cluster = { nodes: Running[]; store: Store; stop(): Promise<void> };

/** Nodes that start together over one empty database. */
const startCluster = async (file: string, nodeCount = size): Promise<Cluster> => {
  const database = await freshDatabase(inject('postgresUrl'));
  const env = { DATABASE_URL: database.url, TOKEN_ENCRYPTION_KEYS: keys };
  const nodes = await Promise.all(Array.from({ length: nodeCount }, () => startProduct(file, env)));
  const store = openStore({ engine: 'postgres', url: database.url });
  return {
    nodes,
    store,
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()));
      await store.close();
      await database.drop();
    },
  };
};

let accountCount = 0;
const newAccount = (store: Store, plan = 'pro') => {
  const email = `racer${++accountCount}@example.com`;
  return openAccount({ store, plans: defaultPlans }, { email, plan, workspace: 'Main' });
};

type Where = (racer: number) => string;

/** A racer told that the service is too busy just now comes again, as Retry-After says. */
const persist = async (address: string, route: string, key: string, body: unknown) => {
  for (let tries = 0; ; tries++) {
    const answer = await ask(address, route, key, body);
    if (answer.code !== 'unavailable' || tries === 10) return answer;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

/** All at once, one request each. */
const race = async (
  addressOf: Where,
  key: string,
  request: (racer: number) => [string, unknown?],
) =>
  tally(
    await Promise.all(
      Array.from({ length: racers }, (_, racer) => {
        const [route, body] = request(racer);
        return persist(addressOf(racer), route, key, body);
      }),
    ),
  );

const activeKeys = async (address: string, key: string) =>
  ((await ask(address, 'GET /account/api-keys', key)).body.api_keys as unknown[]).length;

const mintRace = async (addressOf: Where, key: string) => ({
  counts: await race(addressOf, key, (racer) => ['POST /account/api-keys', { name: `r${racer}` }]),
  active: await activeKeys(addressOf(0), key),
});

const most = { embedded: 0, postgres: 0 };

/** The worst of all rounds is what counts; both kinds of race are as many. */
const recordRace = (store: 'embedded' | 'postgres', surplus: number) => {
  most[store] = Math.max(most[store], surplus);
  const requests = rounds * racers * 2;
  recordChaos({ check: 'key and workspace races', store, requests, overspent: most[store] });
};

describe(`${size} nodes over one PostgreSQL`, () => {
  let product: Awaited<ReturnType<typeof buildProduct>>;
  let cluster: Cluster;
  const anywhere: Where = (racer) => cluster.nodes[racer % size]?.address ?? '';
  beforeAll(async () => {
    product = await buildProduct('races');
    cluster = await startCluster(product.file);
  });
  afterAll(async () => {
    await cluster?.stop();
    product?.remove();
  });

  it(`mint exactly 25 active keys, ${rounds} rounds of ${racers} racers`, {
    timeout: 300_000,
  }, async () => {
    for (let round = 0; round < rounds; round++) {
      const { api_key } = await newAccount(cluster.store);
      const { counts, active } = await mintRace(anywhere, api_key);
      recordRace('postgres', active - 25);
      expect(counts).toEqual({ 201: 24, key_limit: racers - 24 });
      expect(active).toBe(25);
    }
  });

  it(`make exactly the plan’s workspaces, ${rounds} rounds`, { timeout: 300_000 }, async () => {
    for (let round = 0; round < rounds; round++) {
      const { api_key } = await newAccount(cluster.store);
      const counts = await race(anywhere, api_key, (racer) => [
        'POST /account/workspaces',
        { name: `r${racer}` },
      ]);
      expect(counts).toEqual({ 201: 9, workspace_limit: racers - 9 });
      const { body } = await ask(anywhere(1), 'GET /account', api_key);
      recordRace(
        'postgres',
        Number((body.usage as { workspaces_used: number }).workspaces_used) - 10,
      );
      expect(body.usage).toMatchObject({ workspaces_used: 10, workspaces_limit: 10 });
    }
  });

  it('take back and make workspaces at once, exactly up to the plan’s number', async () => {
    const { api_key } = await newAccount(cluster.store, 'starter');
    const workspaceIds: string[] = [];
    for (let n = 0; n < 12; n++) {
      const { body } = await ask(anywhere(n), 'POST /account/workspaces', api_key, {
        name: `${n}`,
      });
      workspaceIds.push(String(body.id));
      await ask(anywhere(n + 1), `DELETE /account/workspaces/${body.id}`, api_key);
    }
    await race(anywhere, api_key, (racer) =>
      racer % 2
        ? ['POST /account/workspaces', { name: `r${racer}` }]
        : [`POST /account/workspaces/${workspaceIds[racer % 12]}/unarchive`],
    );
    const { body } = await ask(anywhere(2), 'GET /account', api_key);
    expect(body.usage).toMatchObject({ workspaces_used: 3, workspaces_limit: 3 });
  });

  it('refuse a key revoked on one of them with the very next request on every other', async () => {
    const { api_key } = await newAccount(cluster.store);
    for (let round = 0; round < 15; round++) {
      const { body } = await ask(anywhere(round), 'POST /account/api-keys', api_key, {});
      const key = String(body.key);
      const answers = await Promise.all(
        [0, 1, 2].map((at) => ask(anywhere(at), 'GET /account', key)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      await ask(anywhere(round), `DELETE /account/api-keys/${body.id}`, api_key);
      const answersAfter = await Promise.all(
        [0, 1, 2].map((at) => ask(anywhere(at), 'GET /account', key)),
      );
      expect(answersAfter.map(({ status }) => status)).toEqual([401, 401, 401]);
    }
  });

  it('stay whole: none of them ended or complained', () => {
    for (const node of cluster.nodes) {
      expect(node.child.exitCode).toBeNull();
      const complaints = node.output().match(/^.*"level":(50|60).*$/gm) ?? [];
      expect(complaints.filter((line) => !line.includes('"code":"unavailable"'))).toEqual([]);
    }
  });
});

describe('the same without the lock', () => {
  it.skipIf(!isLong)(
    'passes the limit: the race above can fail',
    { timeout: 240_000 },
    async () => {
      const mutant = await buildProduct('races-mutant', [
        without('src/store/accounts.ts', '.forUpdate()'),
      ]);
      const cluster = await startCluster(mutant.file, 1);
      try {
        let worst = 0;
        for (let round = 0; round < 20 && worst <= 25; round++) {
          const { api_key } = await newAccount(cluster.store);
          const { active } = await mintRace(() => cluster.nodes[0]?.address ?? '', api_key);
          worst = Math.max(worst, active);
        }
        console.log(`without the lock: ${worst} active keys`);
        expect(worst).toBeGreaterThan(25);
      } finally {
        await cluster.stop();
        mutant.remove();
      }
    },
  );
});

describe('one process with the embedded store', () => {
  it(`holds both limits, ${rounds} rounds of ${racers} racers`, { timeout: 300_000 }, async () => {
    const h = await house({ engine: 'embedded', config: { logLevel: 'error' } });
    try {
      const addressOf: Where = () => h.service.address;
      for (let round = 0; round < rounds; round++) {
        const { key } = await h.account();
        const { counts, active } = await mintRace(addressOf, key);
        recordRace('embedded', active - 25);
        expect(counts).toEqual({ 201: 24, key_limit: racers - 24 });
        expect(active).toBe(25);
        const workspaceCounts = await race(addressOf, key, (racer) => [
          'POST /account/workspaces',
          { name: `r${racer}` },
        ]);
        expect(workspaceCounts).toEqual({ 201: 9, workspace_limit: racers - 9 });
      }
      expect(h.logs).toEqual([]);
    } finally {
      await h.stop();
    }
  });
});
