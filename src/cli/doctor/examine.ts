import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, findAddressProblem } from '../../boot/config.ts';
import { keyRingOf, storeOptions } from '../../boot/data-folder.ts';
import { describeSetup } from '../../boot/describe-setup.ts';
import { keyRingFile } from '../../boot/key-ring-file.ts';
import { defaultBaseUrl } from '../../copywriter/model/default-base-url.ts';
import { tryModel } from '../../copywriter/model/try-model.ts';
import { elapsed, systemClock } from '../../kernel/clock.ts';
import { tryMail } from '../../mail/try-mail.ts';
import { refuse } from '../../operations/operator/core/refuse.ts';
import { readNow } from '../../store/clock.ts';
import { findPostgresTrouble } from '../../store/engines/postgres/diagnose.ts';
import { checkKeyRing } from '../../store/key-ring-check.ts';
import { openStore, type Store } from '../../store/open.ts';
import { demandNotNewer } from '../../store/schema/migrate.ts';
import { isServed } from '../operate.ts';
import { ask, findPortTrouble, reachService } from '../reach.ts';
import { sandboxAddress } from '../sandbox-facts.ts';
import type { Terminal } from '../terminal.ts';
import { tryProxy } from './try-proxy.ts';

type DoctorFinding = { check: string; ok: boolean; detail: string };

const minFreeBytes = 200 * 1024 * 1024;
const maxSkewMs = 5_000;

const check = async (
  check: string,
  work: () => Promise<string> | string,
): Promise<DoctorFinding> => {
  try {
    return { check, ok: true, detail: await work() };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { check, ok: false, detail };
  }
};

/** Checks everything that the service needs, changes nothing, and says how to fix each problem. */
export const examine = async (config: Config): Promise<DoctorFinding[]> => {
  const service = await check('service', async () => `ready at ${await reachService(config)}`);
  return [
    await check('configuration', () => checkAddress(config)),
    service,
    await check('disk', () => measureDisk(config)),
    ...(await examineDatabase(config, service.ok)),
    ...(await examineProxy(config)),
    await check('platform', () => askPlatform(config, service.ok)),
    await check('mail', () => askMail(config)),
    await check('ad copy', () => askModel(config)),
  ];
};

/** A running service has the embedded database open. It need not be the one that answers at the address. */
const examineOwned = async (config: Config) =>
  (await isServed(config))
    ? `${describeSetup(config).store}; in use by the service that runs on it`
    : refuse(
        [
          `the service that answers does not use the database in ${config.dataDir}. Set`,
          'DATA_DIR or DATABASE_URL as that service has it',
        ].join(' '),
      );

const examineDatabase = async (config: Config, isRunning: boolean): Promise<DoctorFinding[]> => {
  // A service that is not ready, on a full disk for example, still has its database open.
  const isOwned = !config.databaseUrl && (isRunning || (await isServed(config).catch(() => false)));
  if (isOwned) return [await check('database', () => examineOwned(config))];
  let store: Store | undefined;
  const database = await check('database', async () => {
    if (config.databaseUrl) {
      const trouble = await findPostgresTrouble(config.databaseUrl);
      if (trouble !== null) return refuse(trouble);
    } else needFile(join(config.dataDir, 'greenroom.db'));
    store = openStore(storeOptions(config));
    await readNow(store.db).catch((error: Error) => refuse(reasonOf(error)));
    return describeSetup(config).store;
  });
  try {
    return store && database.ok ? [database, ...(await examineStore(config, store))] : [database];
  } finally {
    await store?.close();
  }
};

const examineStore = async (config: Config, store: Store) => [
  await check('migrations', async () => {
    await demandNotNewer(store.db);
    await store.check().catch((error: Error) => refuse(reasonOf(error)));
    return 'all done';
  }),
  await check('clock', () => compareClocks(store)),
  await check('key ring', async () => {
    if (!config.keyRing) needFile(keyRingFile(config.dataDir));
    const keyRing = await keyRingOf(config, store.db);
    await checkKeyRing(store.db, keyRing);
    return `${keyRing.keys.size} keys; new tokens are encrypted with "${keyRing.sealing}"`;
  }),
];

/** The message for callers does not say the cause, which the operator needs. */
const reasonOf = (error: Error) =>
  error.cause instanceof Error
    ? `${error.cause.message}. Look at the database's log`
    : error.message;

const checkAddress = ({ baseUrl }: Config) => {
  const problem = baseUrl === null ? null : findAddressProblem(baseUrl);
  return problem === null ? 'every setting can be read' : refuse(problem);
};

/** Opening would create a missing file, and a check must not. */
const needFile = (file: string) => {
  if (!existsSync(file))
    refuse(`${file} does not exist. The first start of the service creates it; or check DATA_DIR`);
};

const measureDisk = ({ databaseUrl, dataDir }: Config) => {
  if (databaseUrl) return 'not needed: the data is in PostgreSQL';
  needFile(dataDir);
  demandWritable(dataDir);
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  const words = `${Math.round(free / 1024 / 1024)} MB free in ${dataDir}`;
  return free < minFreeBytes
    ? refuse(`only ${words}. Free some space, or writes will start to fail`)
    : words;
};

const demandWritable = (folder: string) => {
  if (!statSync(folder).isDirectory()) refuse(`${folder} is a file, and DATA_DIR must be a folder`);
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    refuse(
      `this user may not write to ${folder}. Give it to the user of the service, or set DATA_DIR`,
    );
  }
};

const compareClocks = async (store: Store) => {
  const before = systemClock();
  const skew = (await readNow(store.db)) - before;
  return Math.abs(skew) > maxSkewMs
    ? refuse(
        [
          `the clocks of this machine and of the database differ by ${Math.round(skew / 1000)}`,
          's. The service uses the database’s; correct the wrong one',
        ].join(' '),
      )
    : 'the same as the database’s';
};

/** Tries each connection that goes through the proxy; no lines if there is no proxy. */
const examineProxy = async (config: Config): Promise<DoctorFinding[]> => {
  const { outboundProxy, platform, mail, copy } = config;
  if (outboundProxy === null) return [];
  const through = [
    platform?.proxy ? platform.graphUrl : null,
    mail?.proxy ? mail.smtpUrl : null,
    copy?.proxy ? (copy.baseUrl ?? defaultBaseUrl[copy.provider]) : null,
  ].flatMap((address) => (address === null ? [] : [targetOf(address)]));
  return [
    await check('proxy', async () => {
      for (const target of through) await tryProxy(outboundProxy, target);
      const { host } = new URL(outboundProxy);
      return through.length === 0
        ? `${host} is not used: what the service asks is named in OUTBOUND_DIRECT, or on this machine`
        : `${host} connects to ${through.join(', ')}`;
    }),
  ];
};

const defaultPorts: Record<string, number> = {
  'https:': 443,
  'http:': 80,
  'smtps:': 465,
  'smtp:': 587,
};

const targetOf = (address: string) => {
  const { protocol, hostname, port } = new URL(address);
  return `${hostname}:${port || defaultPorts[protocol]}`;
};

const askPlatform = async (config: Config, isRunning: boolean) => {
  const { platform, platformProblem } = config;
  if (platformProblem !== null) return refuse(platformProblem);
  const address = platform?.graphUrl ?? `${sandboxAddress(config)}/v26.0`;
  const answer = await ask(`${address}/me`, platform?.proxy);
  if (!answer)
    return refuse(
      platform
        ? `${address} does not answer. Check ADNET_GRAPH_URL and the network`
        : await whySandboxIsSilent(config, address, isRunning),
    );
  if (!platform && !isOfPlatform(answer.text))
    return refuse(
      `another program answers at ${address}. Stop it, or set SANDBOX_PORT to a free port`,
    );
  return `${platform ? 'the ad platform' : 'the sandbox'} answers at ${address}`;
};

/** The platform refuses a request without a token with its own error, and so does the sandbox. */
const isOfPlatform = (text: string) => text.includes('"OAuthException"');

const whySandboxIsSilent = async ({ host, sandbox }: Config, address: string, isRunning: boolean) =>
  (isRunning ? null : await findPortTrouble(host, sandbox.port, 'SANDBOX_PORT')) ??
  `the sandbox does not answer at ${address}. It starts with the service; check SANDBOX_PORT`;

/** Signs in to the mail server as for a mail, but sends none. */
const askMail = async (config: Config) => {
  const { mail } = describeSetup(config);
  if (!config.mail) return mail;
  await tryMail(config.mail.smtpUrl, config.mail.proxy).catch((error: Error) =>
    refuse(error.message),
  );
  return `${mail}; the server lets us in`;
};

/** Sends one small request to the model, as the service does. */
const askModel = async ({ copy }: Config) => {
  if (!copy)
    return 'the built-in writer drafts it; COPY_PROVIDER, COPY_MODEL and COPY_API_KEY connect a model';
  const startedAt = elapsed();
  await tryModel(copy).catch((error: unknown) =>
    refuse(`${error instanceof Error ? error.message : error} Ad copy fails until then`),
  );
  const seconds = ((elapsed() - startedAt) / 1000).toFixed(1);
  return [
    `${copy.model} answers in ${seconds} s. This check cost one question of about 100 tokens;`,
    'three ads take two to four questions, about 12,000 tokens',
  ].join(' ');
};

export const presentFindings = (findings: DoctorFinding[], { paint }: Terminal) =>
  findings
    .map(({ check, ok, detail }) => {
      const mark = ok ? paint('green', '✓') : paint('red', '✗');
      return `${mark} ${check.padEnd(14)} ${detail}`;
    })
    .join('\n');
