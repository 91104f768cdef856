import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRecordedUsage } from '../adnet/answers/usage.ts';
import { createAdnetClient } from '../adnet/client/client.ts';
import { createOauth } from '../adnet/login/oauth.ts';
import { createImageFetcher } from '../images/fetch-image.ts';
import { createPoster } from '../images/post-public.ts';
import { elapsed, systemClock } from '../kernel/clock.ts';
import { createLoopSlots } from '../kernel/fairness/loop-slots.ts';
import { createMetrics } from '../kernel/observe/metrics.ts';
import { createMailer } from '../mail/mailer.ts';
import type { Deps } from '../operations/core/deps.ts';
import { createMeasures } from '../operations/core/measures.ts';
import { createNodeMemory } from '../operations/core/node-memory.ts';
import { createJournal } from '../publish/journal.ts';
import { createWakeUp } from '../publish/launch/wake-up.ts';
import { createOwnTokens } from '../publish/tokens/own-tokens.ts';
import { createPageTokens } from '../publish/tokens/page-tokens.ts';
import type { Scrubber } from '../secrets/scrubber.ts';
import { createPasswordQueue } from '../sign-in/password-queue.ts';
import type { Config } from './config.ts';
import type { StartedPlatform } from './platform.ts';
import type { Siblings } from './processes.ts';

/** What must be closed at the end; the last task runs first. */
export type ClosingTasks = (() => Promise<void>)[];

type BaseDeps = Pick<
  Deps,
  'store' | 'keyRing' | 'log' | 'scrubber' | 'passwordCost' | 'tracing'
> & {
  skew: (() => number) | undefined;
  siblings: Siblings | undefined;
  /** Known once the service listens. */
  baseUrl: () => string;
};

/** Creates the dependencies of all operations from the configuration, once. */
export const assembleDeps = (
  config: Config,
  platform: StartedPlatform,
  { store, keyRing, log, scrubber, skew, passwordCost, tracing, siblings, baseUrl }: BaseDeps,
  closingTasks: ClosingTasks,
): Deps => {
  const metrics = createMetrics();
  const { graphUrl, dialogUrl, appId, appSecret, proxy = null } = platform;
  const measures = createMeasures(metrics);
  siblings?.shareMetrics(measures.snapshot);
  const recordedUsage = createRecordedUsage();
  const loopSlots = createLoopSlots(store.commitMs);
  const adnet = createAdnetClient({
    graphUrl,
    appSecret,
    proxy,
    timeoutMs: config.platformTimeoutMs,
    scrubber,
    random: Math.random,
    metrics,
    recordedUsage,
    tracing,
    loopSlots,
    // If a test moves the time, the circuit breaker follows it.
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
    gatherMetrics: siblings?.gatherMetrics ?? (async () => measures.render()),
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
    pageTokens: createPageTokens(elapsed),
    unknownSettleMs: config.unknownSettleMs,
    images: createImageFetcher({
      allow: [...config.imageFetchAllow, ...sandboxHost],
      spoolDir: join(config.databaseUrl ? tmpdir() : config.dataDir, 'greenroom-images'),
    }),
    recordedUsage,
    poster: createPoster({ allow: config.webhookAllow }),
    sandboxOrigin: platform.sandboxOrigin,
    openCopyDesk: memoizePromise(() => openCopyDesk(config, scrubber, closingTasks)),
    writeCooldownMs: config.writeCooldownMs,
    corsOrigins: config.corsOrigins,
    passwordCost,
    passwordQueue: createPasswordQueue(),
    sendMail: openMail(config, scrubber, closingTasks),
    launchWakeUp: siblings?.launchWakeUp ?? createWakeUp(),
    memory: createNodeMemory(),
    loopSlots,
  };
};

/** Loaded by the first request for copy. */
const openCopyDesk = async ({ copy }: Config, scrubber: Scrubber, closingTasks: ClosingTasks) => {
  if (copy?.apiKey) scrubber.always(copy.apiKey);
  const { createCopyDesk } = await import('../copywriter/desk.ts');
  const desk = createCopyDesk(copy);
  // Closed last, because admitted requests may still wait for their copy.
  closingTasks.unshift(async () => desk.close());
  return desk;
};

/** Hides the password, both as it is written in the URL and as it is sent. */
export const hidePassword = (address: string, scrubber: Scrubber) => {
  const { password } = new URL(address);
  if (password) scrubber.always(decodeURIComponent(password));
};

const openMail = ({ mail }: Config, scrubber: Scrubber, closingTasks: ClosingTasks) => {
  if (!mail) return null;
  hidePassword(mail.smtpUrl, scrubber);
  const { send, done } = createMailer(mail);
  closingTasks.push(done);
  return send;
};

const memoizePromise = <T>(make: () => Promise<T>) => {
  let madeOnce: Promise<T> | undefined;
  return () => {
    madeOnce ??= make();
    return madeOnce;
  };
};
