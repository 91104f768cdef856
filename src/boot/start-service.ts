import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../../packages/sandbox/src/index.ts';
import { createRecordedUsage } from '../adnet/answers/recorded-usage.ts';
import { createAdnetClient } from '../adnet/client/client.ts';
import { createOauth } from '../adnet/login/oauth.ts';
import { consoleRoutes } from '../console/door.ts';
import { signInRoutes } from '../console/sign-in/routes.ts';
import { openAdminDoor } from '../http/admin-door.ts';
import { createApp } from '../http/app.ts';
import { createImageFetcher } from '../images/fetch-image.ts';
import { createPoster } from '../images/post-public.ts';
import { elapsed, systemClock } from '../kernel/clock.ts';
import { createLog, type Log } from '../kernel/log.ts';
import { createMetrics } from '../kernel/metrics.ts';
import { keepFilesPrivate, openToOthers } from '../kernel/private-files.ts';
import { openTracing } from '../kernel/tracing.ts';
import { createMailer } from '../mail/mailer.ts';
import { createAttempts } from '../operations/core/copy-attempts.ts';
import type { Deps } from '../operations/core/deps.ts';
import { createLaunchStreams } from '../operations/core/launch-streams.ts';
import { createMeasures } from '../operations/core/measures.ts';
import { openAccount } from '../operations/operator/accounts.ts';
import { createJournal } from '../publish/journal.ts';
import { startLauncher } from '../publish/launch/launcher.ts';
import { createWakeUp } from '../publish/launch/wake-up.ts';
import { createOwnTokens } from '../publish/own-tokens.ts';
import { createLiveKeyRing, type KeyRing } from '../secrets/key-ring.ts';
import { defaultCost, type PasswordCost } from '../secrets/password-hash.ts';
import { createScrubber, type Scrubber } from '../secrets/scrubber.ts';
import { makeSignInLink } from '../sign-in/sign-in-link.ts';
import { hasAccounts } from '../store/accounts.ts';
import { checkKeyRing } from '../store/key-ring-check.ts';
import { openStore } from '../store/open.ts';
import { releaseOrphans } from '../store/overview/orphans.ts';
import { type Config, isOpenToReaders } from './config.ts';
import { keyRingOf, storeOptions } from './data-folder.ts';
import { startHousekeeping } from './housekeeping.ts';
import { renewKeyRingFile } from './key-ring-file.ts';
import { findPlatform, type Platform } from './platform.ts';

export type Service = {
  app: FastifyInstance;
  deps: Deps;
  /** Where it listens, such as http://127.0.0.1:8080. */
  address: string;
  platform: Platform;
  /** The key of the account made on the very first start, and a link that signs its owner in. */
  first: { key: string; link: string } | null;
  /** With notice, whoever asks for readiness hears of it first. */
  stop(options?: { withNotice?: boolean }): Promise<void>;
};

/** What is to be closed at the end, the last one first. */
type Closing = (() => Promise<void>)[];

export type ServiceOptions = {
  writeLog?: (line: string) => void;
  /** Moves the database's clock, for tests. */
  skew?: () => number;
  /** Less work for each password, for tests that need many. */
  passwordCost?: PasswordCost;
  /** A sandbox platform made by a test, so that it can misbehave on command. */
  sandbox?: Sandbox;
  /** Off for tests that do this work themselves, at moments they choose. */
  housekeeping?: boolean;
};

/** Configuration → dependencies → doors. */
export const startService = async (
  config: Config,
  {
    writeLog,
    skew,
    sandbox,
    passwordCost = defaultCost,
    housekeeping: isKept = true,
  }: ServiceOptions = {},
): Promise<Service> => {
  keepFilesPrivate();
  const scrubber = createScrubber();
  const log = createLog({
    level: config.logLevel,
    scrub: (line) => scrubber.scrub(line),
    ...(writeLog && { write: writeLog }),
  });
  const store = openStore({ ...storeOptions(config), ...(skew && { skew }) });
  const closing: Closing = [() => store.close()];
  let noticeMs = 0;
  const stop = async ({ withNotice = false } = {}) => {
    if (withNotice) noticeMs = config.stopNoticeMs;
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    await store.migrate();
    if (store.engine === 'embedded') await releaseOrphans(store.db);
    const { keyRing, renew } = createLiveKeyRing(await keyRingOf(config, store.db));
    if (!config.databaseUrl) warnOfOpenFiles(config.dataDir, log);
    for (const key of keyRing.keys.values()) scrubber.always(key.toString('base64'));
    await checkKeyRing(store.db, keyRing);
    const platform = await findPlatform(config, sandbox);
    if (platform.close) closing.push(platform.close);
    if (config.baseUrl !== null && isOpenToReaders(config.baseUrl))
      log.warn(
        { baseUrl: config.baseUrl },
        'BASE_URL begins with http:// and names a public address: sessions and keys can be read on the way. Put TLS in front and set BASE_URL to its https address.',
      );
    if (!platform.appId || !platform.appSecret) {
      log.warn('connecting by a link needs ADNET_APP_ID and ADNET_APP_SECRET; tokens work without');
    }
    const tracing = await openTracing();
    let baseUrl = config.baseUrl ?? '';
    const base = {
      ...{ store, keyRing, log, scrubber, skew, passwordCost, tracing },
      baseUrl: () => baseUrl,
    };
    const deps = assemble(config, platform, base, closing);
    const housekeeping = startHousekeeping(deps);
    if (!isKept) housekeeping.stop();
    closing.push(housekeeping.done);
    // By then all who were let in have their answer: what still asks the platform is housekeeping.
    closing.push(async () => {
      housekeeping.stop();
      await deps.adnet.destroy();
    });
    await deps.images.sweep();
    const launcher = startLauncher(deps);
    closing.push(async () => {
      launcher.stop();
      await launcher.done();
    });
    const app = createApp(deps);
    app.register((scope) => signInRoutes(scope, deps));
    app.register((scope) => consoleRoutes(scope, deps));
    closing.push(async () => {
      await app.leave(noticeMs);
      await app.close();
    });
    const address = await app.listen({ port: config.port, host: config.host });
    baseUrl = config.baseUrl ?? address;
    if (!config.databaseUrl) {
      const renewKeyRing = config.keyRing ? undefined : () => renewInFile(config, deps, renew);
      const door = await openAdminDoor(config.dataDir, () => ({ ...deps, renewKeyRing }));
      closing.push(door.close);
    }
    const first = await firstStart(deps);
    return { app, deps, address, platform, first, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Made by an earlier version, or put there by hand; what their owner wants is not for us to change. */
const warnOfOpenFiles = (folder: string, log: Log) => {
  for (const { path, mode } of openToOthers(folder))
    log.warn({ path, mode }, 'other users of this machine can reach this file; chmod go= it');
};

/** From here on the running service seals with the new key; it opens the old ones still. */
const renewInFile = ({ dataDir }: Config, deps: Deps, renew: (next: KeyRing) => void) => {
  renew(renewKeyRingFile(dataDir));
  for (const key of deps.keyRing.keys.values()) deps.scrubber.always(key.toString('base64'));
  return deps.keyRing;
};

/** A new embedded installation can be used at once: one account, one key, one sign-in link, shown once. */
const firstStart = async (deps: Deps) => {
  if (deps.store.engine !== 'embedded' || (await hasAccounts(deps.store.db))) return null;
  const made = await openAccount(deps, {
    email: 'owner@localhost',
    plan: firstPlan(deps),
    workspace: 'Main',
  });
  const { url } = await makeSignInLink(deps, made.uid);
  return { key: made.api_key, link: url };
};

const firstPlan = ({ plans }: Deps) => ('pro' in plans ? 'pro' : (Object.keys(plans)[0] ?? ''));

type BaseDeps = Pick<
  Deps,
  'store' | 'keyRing' | 'log' | 'scrubber' | 'passwordCost' | 'tracing'
> & {
  skew: (() => number) | undefined;
  /** Known once the service listens. */
  baseUrl: () => string;
};

const assemble = (
  config: Config,
  platform: Platform,
  { store, keyRing, log, scrubber, skew, passwordCost, tracing, baseUrl }: BaseDeps,
  closing: Closing,
): Deps => {
  const metrics = createMetrics();
  const { graphUrl, dialogUrl, appId, appSecret } = platform;
  const measures = createMeasures(metrics);
  const recordedUsage = createRecordedUsage();
  const adnet = createAdnetClient({
    graphUrl,
    appSecret,
    timeoutMs: config.platformTimeoutMs,
    scrubber,
    random: Math.random,
    metrics,
    recordedUsage,
    tracing,
    // Where a test moves the time, a line that is shut for some seconds opens with it.
    ...(skew && { clock: () => elapsed() + skew() }),
  });
  const sandboxHost = platform.sandboxOrigin ? [new URL(platform.sandboxOrigin).host] : [];
  return {
    store,
    log,
    scrubber,
    keyRing,
    get baseUrl() {
      return baseUrl();
    },
    plans: config.plans,
    metrics: measures,
    tracing,
    adnet,
    oauth: createOauth({
      client: adnet,
      dialogUrl,
      login: config.login,
      appId,
      appSecret,
      scrubber,
      clock: systemClock,
    }),
    appId,
    platformTimeoutMs: config.platformTimeoutMs,
    journal: createJournal(store),
    ownTokens: createOwnTokens(),
    unknownSettleMs: config.unknownSettleMs,
    images: createImageFetcher({
      allow: [...config.imageFetchAllow, ...sandboxHost],
      spoolDir: join(config.databaseUrl ? tmpdir() : config.dataDir, 'greenroom-images'),
    }),
    recordedUsage,
    poster: createPoster({ allow: config.webhookAllow }),
    sandboxOrigin: platform.sandboxOrigin,
    openCopyDesk: once(() => openCopyDesk(config, scrubber, closing)),
    attemptCopy: createAttempts(),
    writeCooldownMs: config.writeCooldownMs,
    corsOrigins: config.corsOrigins,
    passwordCost,
    sendMail: openMail(config, scrubber, closing),
    launchWakeUp: createWakeUp(),
    launchStreams: createLaunchStreams(),
  };
};

/** Loaded by the first who asks for copy. */
const openCopyDesk = async ({ copy }: Config, scrubber: Scrubber, closing: Closing) => {
  if (copy?.apiKey) scrubber.always(copy.apiKey);
  const { createCopyDesk } = await import('../copywriter/desk.ts');
  const desk = createCopyDesk(copy);
  // Last of all: those who were let in may still wait for their copy.
  closing.unshift(async () => desk.close());
  return desk;
};

const openMail = ({ mail }: Config, scrubber: Scrubber, closing: Closing) => {
  if (!mail) return null;
  const { password } = new URL(mail.smtpUrl);
  if (password) scrubber.always(decodeURIComponent(password));
  const { send, done } = createMailer(mail);
  closing.push(done);
  return send;
};

const once = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
