import { type Dispatcher, Pool } from 'undici';
import { Failure } from '../../contract/failures.ts';
import { memoize } from '../../kernel/async/memoize.ts';
import { type Clock, elapsed } from '../../kernel/clock.ts';
import type { LoopSlots } from '../../kernel/fairness/loop-slots.ts';
import { openAgent } from '../../kernel/http-agent.ts';
import type { Metrics } from '../../kernel/observe/metrics.ts';
import type { Tracing } from '../../kernel/observe/tracing.ts';
import { hmacHex } from '../../secrets/random-secret.ts';
import type { Scrubber } from '../../secrets/scrubber.ts';
import type { RecordedUsage } from '../answers/usage.ts';
import { createConfirmDead } from '../login/confirm-dead.ts';
import { fitsHeader, isSendable, type PlatformToken } from '../login/token.ts';
import { versionOf } from '../version.ts';
import { createBreaker } from './breaker.ts';
import type { CallContext, CallKind, Credentials } from './call-context.ts';
import { type CallPlaces, createCallQueues } from './call-queue.ts';
import { deadlinesAfter } from './deadline.ts';
import { createPostForm, type PostForm } from './form.ts';
import { graphRoot } from './graph-path.ts';
import { createAskToken, createRead, type ReadPlatform } from './read.ts';
import { createRetryBudget } from './retry-budget.ts';
import { secretsOf } from './spelled-secrets.ts';
import { tracedPool } from './traced-pool.ts';
import { createUpload, createWrite, type UploadToPlatform, type WritePlatform } from './write.ts';

export type { CallOwner, PlatformToken as Token } from '../login/token.ts';
export type { ReadResult, Rejection } from './read.ts';
export type { WriteOutcome } from './send-once.ts';

export type AdnetClientOptions = {
  /** The platform's address with its version, such as `https://host/v26.0`. */
  graphUrl: string;
  appSecret?: string | undefined;
  /** The proxy; null for a direct connection. */
  proxy?: string | null;
  /** The limit for a whole call, retries included. */
  timeoutMs: number;
  /** The limit for a picture; four times that of a call unless given. */
  uploadTimeoutMs?: number;
  scrubber: Scrubber;
  /** Must never go back; the default is the process's own time. */
  clock?: Clock;
  random: () => number;
  metrics?: Metrics;
  /** Stores what the platform says about its limits. */
  recordedUsage?: RecordedUsage;
  /** Creates spans around calls, if somebody collects them. */
  tracing?: Tracing | null;
  /** While a call waits for the platform, its slot on the event loop is free. */
  loopSlots?: LoopSlots;
  /** How many calls of all customers may run at the same time. */
  places?: CallPlaces;
  maxBytes?: number;
};

/** The only way in which the service calls the platform. */
export type AdnetClient = {
  /** The version of the platform's API. */
  version: number;
  read: ReadPlatform;
  write: WritePlatform;
  upload: UploadToPlatform;
  postForm: PostForm;
  /** Waits for calls that are running. */
  close(): Promise<void>;
  /** Ends all calls at once; a running write then has an unknown outcome. */
  destroy(): Promise<void>;
};

/** One customer alone gets half of these, and half of that half for one ad account. */
const defaultPlaces: CallPlaces = { read: 256, write: 128 };

/** How many calls of one customer may wait for a slot. */
const maxWaiting = 256;

/** Asking whose token it is delays the caller, so it may take five seconds at most. */
const maxQuestionMs = 5_000;

export const createAdnetClient = (options: AdnetClientOptions): AdnetClient => {
  const { graphUrl, timeoutMs, random, clock = elapsed, places = defaultPlaces } = options;
  const root = graphRoot(graphUrl);
  const connections = connect(root.origin, options.proxy ?? null, {
    connections: places.read + places.write,
    pipelining: 1,
    // One timer of our own covers the whole call, so undici's timers for each phase are switched off.
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: 4_000,
    maxHeaderSize: 32_768,
    // Later than our own deadline, so that our timer always ends the call.
    connect: { timeout: timeoutMs + 1_000 },
  });
  const pool = options.tracing ? tracedPool(connections, options.tracing) : connections;
  const { observe, retried, opened } = instruments(options.metrics, clock);
  const context: CallContext = {
    root,
    pool,
    clock,
    random,
    deadlines: {
      call: deadlinesAfter(timeoutMs),
      upload: deadlinesAfter(options.uploadTimeoutMs ?? timeoutMs * 4),
      question: deadlinesAfter(Math.min(timeoutMs, maxQuestionMs)),
    },
    maxBytes: options.maxBytes ?? 64 * 1024 * 1024,
    breaker: createBreaker(clock, opened),
    queues: createCallQueues(places, maxWaiting),
    budget: createRetryBudget(),
    credentials: credentialsOf(options),
    confirmDead: (token) => confirmDead(token),
    withoutSlot: options.loopSlots?.withoutSlot ?? ((_, work) => work()),
    recordUsage: options.recordedUsage?.note ?? (() => {}),
    observe,
    retried,
  };
  const confirmDead = createConfirmDead(createAskToken(context));
  return {
    version: versionOf(graphUrl),
    read: createRead(context),
    write: createWrite(context),
    upload: createUpload(context),
    postForm: createPostForm(context),
    close: () => connections.close(),
    destroy: () => connections.destroy(),
  };
};

/** Connections to one origin. Through a proxy, each request has to name its origin. */
const connect = (origin: string, proxy: string | null, options: Pool.Options) => {
  if (proxy === null) return new Pool(origin, options);
  const agent = openAgent(proxy, options);
  return {
    dispatch: (request: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler) =>
      agent.dispatch({ ...request, origin }, handler),
    close: () => agent.close(),
    destroy: () => agent.destroy(),
  };
};

/** A few tokens make most of the calls. */
const maxTokens = 256;

const credentialsOf = ({ appSecret, scrubber }: AdnetClientOptions) => {
  if (appSecret) scrubber.always(appSecret);
  const ours = memoize(maxTokens, (value) =>
    credentialsFor(value, appSecret ? hmacHex(appSecret, value) : null),
  );
  const callers = memoize(maxTokens, (value) => credentialsFor(value, null));
  return (token: PlatformToken): Credentials => {
    const credentials = (token.ours ? ours : callers)(token.value);
    scrubber.hold(token.value);
    return credentials;
  };
};

const credentialsFor = (token: string, proof: string | null): Credentials => {
  if (!fitsHeader(token)) throw new Failure('adnet_token_rejected');
  const headersWithoutToken = { accept: 'application/json' };
  return {
    headers: { ...headersWithoutToken, authorization: `Bearer ${token}` },
    headersWithoutToken,
    proof,
    // A text that cannot be a token may be an ordinary word, which must stay in the platform's answer.
    secrets: isSendable(token)
      ? secretsOf(proof === null ? [token] : [token, proof])
      : secretsOf([]),
  };
};

const instruments = (metrics: Metrics | undefined, clock: Clock) => {
  if (!metrics) return { observe() {}, retried() {}, opened() {} };
  const seconds = metrics.histogram('adnet_call_seconds', 'Calls to the platform, by outcome.');
  const retries = metrics.counter('adnet_retries_total', 'Reads asked again.');
  const opens = metrics.counter('adnet_breaker_opened_total', 'Accounts cut off for a while.');
  const seriesOf = (kind: CallKind) => memoize(100, (outcome) => seconds({ kind, outcome }));
  const series = {
    read: seriesOf('read'),
    write: seriesOf('write'),
    upload: seriesOf('upload'),
    form: seriesOf('form'),
  };
  return {
    observe(kind: CallKind, outcome: string, startedAt: number) {
      series[kind](outcome)((clock() - startedAt) / 1000);
    },
    retried: () => retries(),
    opened: () => opens(),
  };
};
