import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { Sandbox } from 'graph-ads-sandbox';
import { consoleRoutes } from '../console/console-routes.ts';
import { signInRoutes } from '../console/sign-in/routes.ts';
import { openAdminDoor } from '../http/admin-door.ts';
import { createApp } from '../http/app.ts';
import { createLog, type Log } from '../kernel/observe/log.ts';
import { openTracing } from '../kernel/observe/tracing.ts';
import { keepFilesPrivate, openToOthers } from '../kernel/private-files.ts';
import type { Deps } from '../operations/core/deps.ts';
import { createInvoker } from '../operations/core/invoke.ts';
import { openAccount } from '../operations/operator/accounts.ts';
import { startLauncher } from '../publish/launch/launcher.ts';
import { createLiveKeyRing, type KeyRing } from '../secrets/key-ring.ts';
import { defaultCost, type PasswordCost } from '../secrets/password-hash.ts';
import { createScrubber } from '../secrets/scrubber.ts';
import { makeSignInLink } from '../sign-in/sign-in-link.ts';
import { hasAccounts } from '../store/accounts.ts';
import { checkKeyRing } from '../store/key-ring-check.ts';
import { openStore } from '../store/open.ts';
import { releaseOrphans } from '../store/overview/orphans.ts';
import { assembleDeps, type ClosingTasks, hidePassword } from './assemble-deps.ts';
import { type Config, findAddressProblem } from './config.ts';
import { keyRingOf, storeOptions } from './data-folder.ts';
import { startHousekeeping } from './housekeeping.ts';
import { renewKeyRingFile } from './key-ring-file.ts';
import { findPlatform, type StartedPlatform } from './platform.ts';
import type { Siblings } from './processes.ts';
import { startWatch } from './watch.ts';

export type Service = {
  app: FastifyInstance;
  deps: Deps;
  /** The address on which it listens, such as http://127.0.0.1:8080. */
  address: string;
  platform: StartedPlatform;
  /** The key of the account that the first start has created, and a link that signs its owner in. */
  first: { key: string; link: string } | null;
  /** With notice, /readyz reports it first. */
  stop(options?: { withNotice?: boolean }): Promise<void>;
};

export type ServiceOptions = {
  writeLog?: (line: string) => void;
  /** Moves the database's clock, for tests. */
  skew?: () => number;
  /** Makes hashing a password cheaper, for tests that need many. */
  passwordCost?: PasswordCost;
  /** A sandbox platform that a test has created, so that it can cause faults. */
  sandbox?: Sandbox;
  /** False for tests that start this work themselves. */
  housekeeping?: boolean;
  /** Set if this is one of several processes. */
  siblings?: Siblings;
};

/** Builds the dependencies from the configuration, and opens the HTTP API and the operator's socket. */
export const startService = async (
  config: Config,
  {
    writeLog,
    skew,
    sandbox,
    passwordCost = defaultCost,
    housekeeping: doesHousekeeping = true,
    siblings,
  }: ServiceOptions = {},
): Promise<Service> => {
  if (config.platformProblem !== null) throw new Error(config.platformProblem);
  keepFilesPrivate();
  const scrubber = createScrubber();
  const log = createLog({
    level: config.logLevel,
    scrub: (line) => scrubber.scrub(line),
    ...(writeLog && { write: writeLog }),
  });
  const store = openStore({ ...storeOptions(config), ...(skew && { skew }) });
  const closingTasks: ClosingTasks = [() => store.close()];
  let noticeMs = 0;
  const stop = async ({ withNotice = false } = {}) => {
    if (withNotice) noticeMs = config.stopNoticeMs;
    for (const close of closingTasks.splice(0).reverse()) await close();
  };
  try {
    await store.migrate();
    if (store.engine === 'embedded') await releaseOrphans(store.db);
    const { keyRing, renew } = createLiveKeyRing(await keyRingOf(config, store.db));
    if (!config.databaseUrl) warnOfOpenFiles(config.dataDir, log);
    for (const key of keyRing.keys.values()) scrubber.always(key.toString('base64'));
    await checkKeyRing(store.db, keyRing);
    if (config.outboundProxy) hidePassword(config.outboundProxy, scrubber);
    const platform = await findPlatform(config, sandbox);
    if (platform.close) closingTasks.push(platform.close);
    warnOfSettings(config, platform, log);
    const tracing = await openTracing();
    let baseUrl = config.baseUrl ?? '';
    const base = {
      ...{ store, keyRing, log, scrubber, skew, passwordCost, tracing, siblings },
      baseUrl: () => baseUrl,
    };
    const deps = assembleDeps(config, platform, base, closingTasks);
    await startBackgroundWork(deps, config, { siblings, doesHousekeeping }, closingTasks);
    const app = assembleApp(deps);
    closingTasks.push(async () => {
      await app.drain(noticeMs);
      await app.close();
    });
    const address = await app.listen({ port: config.port, host: config.host });
    baseUrl = config.baseUrl ?? address;
    if (!config.databaseUrl) {
      const renewKeyRing = config.keyRing ? undefined : () => renewInFile(config, deps, renew);
      const door = await openAdminDoor(config.dataDir, () => ({ ...deps, renewKeyRing }));
      closingTasks.push(door.close);
    }
    const first = await firstStart(deps);
    return { app, deps, address, platform, first, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Logs settings that leave a part of the service out of use. */
const warnOfSettings = ({ baseUrl }: Config, { appId, appSecret }: StartedPlatform, log: Log) => {
  const addressProblem = baseUrl === null ? null : findAddressProblem(baseUrl);
  if (addressProblem !== null) log.warn({ baseUrl }, addressProblem);
  if (!appId || !appSecret)
    log.warn('connecting by a link needs ADNET_APP_ID and ADNET_APP_SECRET; tokens work without');
};

type BackgroundOptions = { siblings: Siblings | undefined; doesHousekeeping: boolean };

/** Starts the work that no request asks for. Only one of several processes does it, but each watches its own disk. */
const startBackgroundWork = async (
  deps: Deps,
  config: Config,
  { siblings, doesHousekeeping }: BackgroundOptions,
  closingTasks: ClosingTasks,
) => {
  const isBackground = siblings?.doesBackgroundWork ?? true;
  const housekeeping = startHousekeeping(deps, config.retention, isBackground);
  if (!doesHousekeeping) housekeeping.stop();
  closingTasks.push(housekeeping.done);
  // By now every admitted request has its answer; only housekeeping still calls the platform.
  closingTasks.push(async () => {
    housekeeping.stop();
    await deps.adnet.destroy();
  });
  await deps.images.sweep();
  closingTasks.push(startWatch(deps, config.databaseUrl ? tmpdir() : config.dataDir));
  if (!isBackground) return;
  const launcher = startLauncher(deps);
  closingTasks.push(async () => {
    launcher.stop();
    await launcher.done();
  });
};

/** The HTTP API together with the console. */
const assembleApp = (deps: Deps) => {
  const invoker = createInvoker(deps);
  const app = createApp(deps, invoker);
  app.register((scope) => signInRoutes(scope, deps, invoker));
  app.register((scope) => consoleRoutes(scope, deps, invoker));
  return app;
};

/** An earlier version or a person has set these permissions, so the service only warns and changes nothing. */
const warnOfOpenFiles = (folder: string, log: Log) => {
  for (const { path, mode } of openToOthers(folder))
    log.warn({ path, mode }, 'other users of this machine can reach this file; chmod go= it');
};

/** From now on, secrets are sealed with the new key; the old keys still open what they have sealed. */
const renewInFile = ({ dataDir }: Config, deps: Deps, renew: (next: KeyRing) => void) => {
  renew(renewKeyRingFile(dataDir));
  for (const key of deps.keyRing.keys.values()) deps.scrubber.always(key.toString('base64'));
  return deps.keyRing;
};

/** Makes a new embedded installation usable at once: one account, one key and one sign-in link, shown once. */
const firstStart = async (deps: Deps) => {
  if (deps.store.engine !== 'embedded' || (await hasAccounts(deps.store.db))) return null;
  const newAccount = await openAccount(deps, {
    email: 'owner@localhost',
    plan: firstPlan(deps),
    workspace: 'Main',
  });
  const { url } = await makeSignInLink(deps, newAccount.uid);
  return { key: newAccount.api_key, link: url };
};

const firstPlan = ({ plans }: Deps) => ('pro' in plans ? 'pro' : (Object.keys(plans)[0] ?? ''));
