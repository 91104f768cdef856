import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, demo } from 'graph-ads-sandbox';
import { inject } from 'vitest';
import type { BillingPlan } from '../../../src/operations/core/billing-plans.ts';
import { openAccount } from '../../../src/operations/operator/accounts.ts';
import { newKeyRingText } from '../../../src/secrets/key-ring.ts';
import { openStore } from '../../../src/store/open.ts';
import { ask } from '../../helpers/callers/http-client.ts';
import { type Running, startProduct } from '../../helpers/cli/greenroom-process.ts';
import { proPlan } from '../../helpers/house/billing-plans.ts';
import { freshDatabase } from '../../helpers/store/database.ts';
import { createChaosProxy } from './chaos-proxy.ts';

type Options = {
  file: string;
  plan?: Partial<BillingPlan>;
  env?: Record<string, string>;
  /** Environment of single nodes, by their place. */
  only?: Record<string, string>[];
  /** The number of nodes; the default is three. */
  size?: number;
  seed?: number;
  /** A server of the test's own; the default is the one that all tests share. */
  databaseUrl?: string;
};

/** Nodes with one PostgreSQL that publish to one sandbox, in which the test can cause faults. */
export const startPublishing = async ({
  file,
  plan = {},
  env = {},
  only = [],
  size = 3,
  seed = 1,
  databaseUrl = inject('postgresUrl'),
}: Options) => {
  const database = await freshDatabase(databaseUrl);
  // After hours of work, the first objects must not be dropped before they are counted.
  const sandbox = createSandbox({ seed, enforceLimits: false, maxObjects: 1_000_000 });
  const origin = new URL(await sandbox.listen(0));
  const proxy = await createChaosProxy(Number(origin.port));
  const graphUrl = `http://${origin.hostname}:${proxy.port}/v26.0`;
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-cluster-'));
  const plans = { pro: proPlan(plan) };
  writeFileSync(join(folder, 'plans.json'), JSON.stringify(plans));
  const keys = newKeyRingText('c1');
  const environment = {
    DATABASE_URL: database.url,
    TOKEN_ENCRYPTION_KEYS: keys,
    PLANS_FILE: join(folder, 'plans.json'),
    ADNET_GRAPH_URL: graphUrl,
    ADNET_DIALOG_URL: graphUrl,
    ADNET_APP_ID: demo.appId,
    ADNET_APP_SECRET: demo.appSecret,
    WRITE_COOLDOWN_SECONDS: '0',
    ...env,
  };
  const start = (place: number) => startProduct(file, { ...environment, ...only[place] });
  // The first node creates the tables; the others only check that they exist.
  const nodes: Running[] = [await start(0)];
  const others = Array.from({ length: size - 1 }, (_, n) => start(n + 1));
  nodes.push(...(await Promise.all(others)));
  const store = openStore({ engine: 'postgres', url: database.url });
  let writerCount = 0;

  const crashing = new Map<number, Promise<void>>();
  return {
    nodes,
    sandbox,
    store,
    /** Sets the state of the network between the nodes and the platform. */
    turnWeather: proxy.turn,
    /** The node for request number n. */
    at: (n: number) => nodes[n % nodes.length]?.address ?? '',
    /** An account whose workspace is connected and may write. */
    async account() {
      const email = `writer${++writerCount}@example.com`;
      const account = await openAccount(
        { store, plans },
        { email, plan: 'pro', workspace: 'Main' },
      );
      const answer = await ask(
        nodes[0]?.address ?? '',
        'POST /adnet/connection/token',
        account.api_key,
        { access_token: demo.systemUserToken },
      );
      if (answer.status !== 200) throw new Error(`connecting answered ${answer.status}`);
      return { uid: account.uid, key: account.api_key, workspaceId: account.workspace_id };
    },
    /** Kills one node and starts a new one in its place. */
    crash(n: number) {
      const place = n % nodes.length;
      // One after another for each place; otherwise one of two successors would run forever.
      const replaced = (crashing.get(place) ?? Promise.resolve()).then(async () => {
        const [fallen, risen] = [nodes[place], start(place)];
        await fallen?.kill();
        nodes[place] = await risen;
      });
      crashing.set(place, replaced);
      return replaced;
    },
    /** Stops one node, waits for it, and starts a new one in its place; returns the exit code. */
    async renew(n: number) {
      const place = n % nodes.length;
      const code = await nodes[place]?.stop();
      nodes[place] = await start(place);
      return code;
    },
    async stop() {
      await Promise.all(crashing.values());
      await Promise.all(nodes.map((node) => node.stop()));
      await store.close();
      await proxy.close();
      await sandbox.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type PublishingCluster = Awaited<ReturnType<typeof startPublishing>>;
