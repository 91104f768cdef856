import { statfsSync } from 'node:fs';
import { request } from 'undici';
import { type Config, localHost } from '../config.ts';
import { systemClock } from '../kernel/clock.ts';
import { keyRingOf, storeOptions } from '../main.ts';
import { checkKeyRing } from '../operations/key-ring-check.ts';
import { readNow } from '../store/clock.ts';
import { openStore, type Store } from '../store/open.ts';

type Finding = { check: string; ok: boolean; detail: string };

const leastFreeBytes = 200 * 1024 * 1024;
const mostSkewMs = 5_000;

/** Looks at everything the service stands on; each trouble comes with what to do. */
export const examine = async (config: Config): Promise<Finding[]> => {
  const findings: Finding[] = [
    { check: 'configuration', ok: true, detail: 'every setting is readable' },
  ];
  const look = async (check: string, work: () => Promise<string> | string) => {
    try {
      findings.push({ check, ok: true, detail: await work() });
    } catch (error) {
      findings.push({
        check,
        ok: false,
        detail: error instanceof Error ? error.message : String(error),
      });
    }
  };
  await look('service', () => askService(config));
  await look('disk', () => measureDisk(config));
  const store = await openOrReport(config, findings);
  if (store) {
    await look('migrations', async () => {
      await store.check();
      return 'all applied';
    });
    await look('clock', () => compareClocks(store));
    await look('key ring', async () => {
      const ring = await keyRingOf(config, store.db);
      await checkKeyRing(store.db, ring);
      return `${ring.keys.size} keys, sealing with "${ring.sealing}"`;
    });
    await store.close();
  }
  await look('platform', () => askPlatform(config));
  return findings;
};

/** With the embedded database a running service owns it; asking the service is the check then. */
const openOrReport = async (config: Config, findings: Finding[]): Promise<Store | null> => {
  const running = findings.some(({ check, ok }) => check === 'service' && ok);
  if (running && !config.databaseUrl) {
    findings.push({
      check: 'database',
      ok: true,
      detail: 'held by the running service, which says it is ready',
    });
    return null;
  }
  let store: Store | undefined;
  try {
    store = openStore(storeOptions(config));
    await readNow(store.db);
    findings.push({ check: 'database', ok: true, detail: store.engine });
    return store;
  } catch (error) {
    await store?.close();
    const detail = error instanceof Error ? error.message : String(error);
    findings.push({
      check: 'database',
      ok: false,
      detail: `${detail} Check DATABASE_URL or DATA_DIR.`,
    });
    return null;
  }
};

const askService = async ({ host, port }: Config) => {
  const address = `http://${localHost(host)}:${port}`;
  try {
    const { statusCode, body } = await request(`${address}/readyz`, { headersTimeout: 5_000 });
    await body.dump();
    if (statusCode === 200) return `ready at ${address}`;
  } catch {
    throw new Error(`nothing answers at ${address}; start it with: npm start`);
  }
  throw new Error(`it runs at ${address} but is not ready; look at its log`);
};

const measureDisk = ({ databaseUrl, dataDir }: Config) => {
  if (databaseUrl) return 'not used: PostgreSQL keeps the data';
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  const words = `${Math.round(free / 1024 / 1024)} MB free in ${dataDir}`;
  if (free < leastFreeBytes)
    throw new Error(`only ${words}; make room before writes start to fail`);
  return words;
};

const compareClocks = async (store: Store) => {
  const before = systemClock();
  const skew = (await readNow(store.db)) - before;
  if (Math.abs(skew) > mostSkewMs) {
    throw new Error(
      `this machine and the database differ by ${Math.round(skew / 1000)} s; the database’s clock decides, but set this one right too`,
    );
  }
  return 'agrees with the database';
};

const askPlatform = async ({ platform, sandbox, host }: Config) => {
  const address = platform?.graphUrl ?? `http://${localHost(host)}:${sandbox.port}/v26.0`;
  try {
    const { statusCode, body } = await request(`${address}/me`, { headersTimeout: 5_000 });
    await body.dump();
    return `${platform ? 'the platform' : 'the sandbox platform'} answers at ${address} (${statusCode})`;
  } catch {
    throw new Error(`${address} does not answer; check ADNET_GRAPH_URL and the network`);
  }
};
