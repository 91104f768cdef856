import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { openAdminDoor } from './http/admin-door.ts';
import { createApp } from './http/app.ts';
import { createLog } from './kernel/log.ts';
import { createMetrics } from './kernel/metrics.ts';
import { createScrubber } from './kernel/scrubber.ts';
import type { Deps } from './operations/deps.ts';
import { checkKeyRing } from './operations/key-ring-check.ts';
import { createMeasures } from './operations/measures.ts';
import { openAccount } from './operations/operator/accounts.ts';
import { keyRingFromFile } from './secrets-file.ts';
import { hasAccounts } from './store/accounts.ts';
import { openStore, type StoreOptions } from './store/open.ts';

export type Service = {
  app: FastifyInstance;
  deps: Deps;
  /** Where it listens, such as http://127.0.0.1:8080. */
  address: string;
  /** The key of the account made on the very first start. */
  firstKey: string | null;
  stop(): Promise<void>;
};

export type ServiceOptions = {
  writeLog?: (line: string) => void;
  /** Moves the database's clock, for tests. */
  skew?: () => number;
};

export const storeOptions = (config: Config): StoreOptions =>
  config.databaseUrl
    ? { engine: 'postgres', url: config.databaseUrl }
    : { engine: 'embedded', folder: config.dataDir };

export const keyRingOf = (config: Config) => config.keyRing ?? keyRingFromFile(config.dataDir);

/** Configuration → dependencies → doors. */
export const startService = async (
  config: Config,
  { writeLog, skew }: ServiceOptions = {},
): Promise<Service> => {
  const scrubber = createScrubber();
  const log = createLog({ level: config.logLevel, scrubber, ...(writeLog && { write: writeLog }) });
  const store = openStore({ ...storeOptions(config), ...(skew && { skew }) });
  const closing: (() => Promise<void>)[] = [() => store.close()];
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    await store.migrate();
    const keyRing = keyRingOf(config);
    for (const key of keyRing.keys.values()) scrubber.always(key.toString('base64'));
    await checkKeyRing(store.db, keyRing);
    const deps: Deps = {
      store,
      plans: config.plans,
      keyRing,
      log,
      metrics: createMeasures(createMetrics()),
      scrubber,
      baseUrl: config.baseUrl ?? '',
      writeCooldownMs: config.writeCooldownMs,
    };
    const app = createApp(deps);
    closing.push(() => app.close());
    const address = await app.listen({ port: config.port, host: config.host });
    deps.baseUrl = config.baseUrl ?? address;
    if (!config.databaseUrl) {
      const door = await openAdminDoor(config.dataDir, deps);
      closing.push(door.close);
    }
    return { app, deps, address, firstKey: await firstStart(deps), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** A new embedded installation can be used at once: one account, one key, shown once. */
const firstStart = async (deps: Deps) => {
  if (deps.store.engine !== 'embedded' || (await hasAccounts(deps.store.db))) return null;
  const made = await openAccount(deps, {
    email: 'owner@localhost',
    plan: firstPlan(deps),
    workspace: 'Main',
  });
  return made.api_key;
};

const firstPlan = ({ plans }: Deps) => ('pro' in plans ? 'pro' : (Object.keys(plans)[0] ?? ''));
