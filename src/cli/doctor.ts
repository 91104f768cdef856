import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../boot/config.ts';
import { keyRingOf, storeOptions } from '../boot/data-folder.ts';
import { keyRingFile } from '../boot/key-ring-file.ts';
import { tryModel } from '../copywriter/model/try-model.ts';
import { elapsed, systemClock } from '../kernel/clock.ts';
import { refuse } from '../operations/operator/refuse.ts';
import { readNow } from '../store/clock.ts';
import { checkKeyRing } from '../store/key-ring-check.ts';
import { openStore, type Store } from '../store/open.ts';
import { ask, reachService } from './reach.ts';
import { sandboxAddress } from './sandbox-address.ts';
import type { Terminal } from './terminal.ts';

type Finding = { check: string; ok: boolean; detail: string };

const minFreeBytes = 200 * 1024 * 1024;
const maxSkewMs = 5_000;

const look = async (check: string, work: () => Promise<string> | string): Promise<Finding> => {
  try {
    return { check, ok: true, detail: await work() };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { check, ok: false, detail };
  }
};

/** Checks everything the service needs, changes nothing, and says what to do about each trouble. */
export const examine = async (config: Config): Promise<Finding[]> => {
  const service = await look('service', async () => `ready at ${await reachService(config)}`);
  return [
    { check: 'configuration', ok: true, detail: 'every setting can be read' },
    service,
    await look('disk', () => measureDisk(config)),
    ...(await examineDatabase(config, service.ok)),
    await look('platform', () => askPlatform(config)),
    await look('ad copy', () => askModel(config)),
  ];
};

/** The embedded database belongs to the running service, which has answered for it. */
const examineDatabase = async (config: Config, isRunning: boolean): Promise<Finding[]> => {
  if (isRunning && !config.databaseUrl)
    return [{ check: 'database', ok: true, detail: 'in use by the service, which is ready' }];
  let store: Store | undefined;
  const database = await look('database', async () => {
    if (!config.databaseUrl) needFile(join(config.dataDir, 'greenroom.db'));
    store = openStore(storeOptions(config));
    await readNow(store.db).catch((error: Error) =>
      refuse(`${error.message} Check DATABASE_URL or DATA_DIR.`),
    );
    return store.engine;
  });
  try {
    return store && database.ok ? [database, ...(await examineStore(config, store))] : [database];
  } finally {
    await store?.close();
  }
};

const examineStore = async (config: Config, store: Store) => [
  await look('migrations', async () => {
    await store.check();
    return 'all done';
  }),
  await look('clock', () => compareClocks(store)),
  await look('key ring', async () => {
    if (!config.keyRing) needFile(keyRingFile(config.dataDir));
    const ring = await keyRingOf(config, store.db);
    await checkKeyRing(store.db, ring);
    return `${ring.keys.size} keys; new tokens are encrypted with "${ring.sealing}"`;
  }),
];

/** Opening would create what is missing, and a check must not. */
const needFile = (file: string) => {
  if (!existsSync(file))
    refuse(`${file} does not exist. The first start of the service creates it; or check DATA_DIR`);
};

const measureDisk = ({ databaseUrl, dataDir }: Config) => {
  if (databaseUrl) return 'not needed: the data is in PostgreSQL';
  needFile(dataDir);
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  const words = `${Math.round(free / 1024 / 1024)} MB free in ${dataDir}`;
  return free < minFreeBytes
    ? refuse(`only ${words}. Free some space, or writes will start to fail`)
    : words;
};

const compareClocks = async (store: Store) => {
  const before = systemClock();
  const skew = (await readNow(store.db)) - before;
  return Math.abs(skew) > maxSkewMs
    ? refuse(
        `the clocks of this machine and of the database differ by ${Math.round(skew / 1000)} s. The service uses the database’s; correct the wrong one`,
      )
    : 'the same as the database’s';
};

const askPlatform = async (config: Config) => {
  const { platform } = config;
  const address = platform?.graphUrl ?? `${sandboxAddress(config)}/v26.0`;
  const answer = await ask(`${address}/me`);
  if (answer) return `${platform ? 'the ad platform' : 'the sandbox'} answers at ${address}`;
  return refuse(
    platform
      ? `${address} does not answer. Check ADNET_GRAPH_URL and the network`
      : `the sandbox does not answer at ${address}. It starts with the service; check SANDBOX_PORT`,
  );
};

/** One small question to the model, as the service asks it. */
const askModel = async ({ copy }: Config) => {
  if (!copy)
    return 'the built-in writer drafts it; COPY_PROVIDER, COPY_MODEL and COPY_API_KEY connect a model';
  const startedAt = elapsed();
  await tryModel(copy).catch((error: unknown) =>
    refuse(`${error instanceof Error ? error.message : error} Ad copy fails until then`),
  );
  const seconds = ((elapsed() - startedAt) / 1000).toFixed(1);
  return `${copy.model} answers in ${seconds} s. This check cost one question of about 100 tokens; three ads take two to four questions, about 12,000 tokens`;
};

export const presentFindings = (findings: Finding[], { paint }: Terminal) =>
  findings
    .map(({ check, ok, detail }) => {
      const mark = ok ? paint('green', '✓') : paint('red', '✗');
      return `${mark} ${check.padEnd(14)} ${detail}`;
    })
    .join('\n');
