import { readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { type LoginRequest, loginRequest } from '../adnet/login/login-request.ts';
import { defaultBaseUrl } from '../copywriter/model/default-base-url.ts';
import type { ModelAccess } from '../copywriter/write-copy.ts';
import { span } from '../kernel/clock.ts';
import { withoutSlashes } from '../kernel/pure/without-slashes.ts';
import { editsBetween } from '../kernel/text/nearest.ts';
import { type BillingPlans, defaultPlans, plansSchema } from '../operations/core/billing-plans.ts';
import { isGuessable, type KeyRing, parseKeyRing } from '../secrets/key-ring.ts';
import type { Retention } from '../store/retention.ts';
import { fileSetting, type Settings, secretSettings, settings } from './settings.ts';

type Environment = Record<string, string | undefined>;

export type Config = {
  port: number;
  host: string;
  baseUrl: string | null;
  dataDir: string;
  databaseUrl: string | null;
  /** How many processes answer requests on this port. */
  processes: number;
  /** Null: a key is generated into the data folder. */
  keyRing: KeyRing | null;
  /** Null: the sandbox is used as the platform. */
  platform: {
    graphUrl: string;
    dialogUrl: string;
    appId: string;
    appSecret: string;
    proxy?: string | null;
  } | null;
  /** What the login asks of a person. */
  login: LoginRequest;
  platformTimeoutMs: number;
  sandbox: { port: number; control: boolean };
  /** Why the service cannot start, although commands without a platform can run; null if it can. */
  platformProblem: string | null;
  writeCooldownMs: number;
  unknownSettleMs: number;
  stopNoticeMs: number;
  retention: Retention;
  plans: BillingPlans;
  logLevel: Settings['LOG_LEVEL'];
  imageFetchAllow: string[];
  webhookAllow: string[];
  corsOrigins: string[];
  /** Null: no mail is sent. */
  mail: { smtpUrl: string; from: string; proxy: string | null } | null;
  /** Null: the built-in writer is used. */
  copy: ModelAccess | null;
  /** The proxy for some of the connections above. */
  outboundProxy: string | null;
};

/** Converts the environment to a typed configuration, or reports all of its problems at once. */
export const readConfig = (environment: Environment): Config | { problems: string[] } => {
  const problems = misspelledSettings(environment);
  const values: Record<string, unknown> = {};
  const environmentAndFiles = withSecretFiles(environment, problems);
  for (const [name, { schema }] of Object.entries(settings)) {
    // An empty variable counts as not set, as in an env file in which the value was left out.
    const parsedValue = schema.safeParse(environmentAndFiles[name] || undefined);
    if (parsedValue.success) values[name] = parsedValue.data;
    else problems.push(`${name}: ${parsedValue.error.issues[0]?.message}`);
  }
  // Each value was parsed with the schema of its own name.
  const parsedSettings = values as Settings;
  const keyRing = readKeyRing(parsedSettings, problems);
  if (problems.length === 0) problems.push(...findProcessProblems(parsedSettings));
  const plans = readPlans(parsedSettings.PLANS_FILE, problems);
  const platform = readPlatform(parsedSettings);
  const copy = readCopy(parsedSettings, problems);
  const retention = readRetention(parsedSettings, problems);
  if (problems.length > 0) return { problems };
  return {
    port: parsedSettings.PORT,
    host: parsedSettings.HOST,
    baseUrl: parsedSettings.BASE_URL === undefined ? null : withoutSlashes(parsedSettings.BASE_URL),
    dataDir: parsedSettings.DATA_DIR,
    databaseUrl: parsedSettings.DATABASE_URL ?? null,
    processes: parsedSettings.PROCESSES,
    keyRing,
    platform: platform && { ...platform, proxy: proxyTo(parsedSettings, platform.graphUrl) },
    login: loginRequest(parsedSettings.ADNET_SCOPES, parsedSettings.ADNET_CONFIG_ID),
    platformTimeoutMs: parsedSettings.ADNET_TIMEOUT_MS,
    sandbox: { port: parsedSettings.SANDBOX_PORT, control: parsedSettings.SANDBOX_CONTROL === '1' },
    platformProblem: findPlatformProblem(parsedSettings),
    writeCooldownMs: (parsedSettings.WRITE_COOLDOWN_SECONDS ?? (platform ? 86_400 : 30)) * 1000,
    unknownSettleMs: parsedSettings.UNKNOWN_SETTLE_SECONDS * 1000,
    stopNoticeMs: parsedSettings.STOP_NOTICE_SECONDS * 1000,
    retention,
    plans,
    logLevel: parsedSettings.LOG_LEVEL,
    imageFetchAllow: parsedSettings.IMAGE_FETCH_ALLOW,
    webhookAllow: parsedSettings.WEBHOOK_ALLOW,
    corsOrigins: parsedSettings.CORS_ORIGINS,
    mail: readMail(parsedSettings),
    copy: copy && {
      ...copy,
      proxy: proxyTo(parsedSettings, copy.baseUrl ?? defaultBaseUrl[copy.provider]),
    },
    outboundProxy: parsedSettings.OUTBOUND_PROXY ?? null,
  };
};

/** Reads secrets from their files. Problems with a file name the file and never show its content. */
const withSecretFiles = (environment: Environment, problems: string[]): Environment => {
  const allValues = { ...environment };
  for (const name of secretSettings) {
    const file = environment[fileSetting(name)];
    if (!file) continue;
    if (environment[name]) {
      problems.push(`${name}: is set, and ${fileSetting(name)} too. Remove one of them`);
      continue;
    }
    const secret = readSecret(file);
    if ('problem' in secret) problems.push(`${fileSetting(name)}: ${file} ${secret.problem}`);
    else allValues[name] = secret.text;
  }
  return allValues;
};

/** Longer than any key ring, but short enough that a wrong file is not read into memory. */
const maxSecretBytes = 65_536;

const readSecret = (file: string) => {
  try {
    if (statSync(file).size > maxSecretBytes)
      return { problem: `is longer than ${maxSecretBytes} bytes: it holds no secret` };
    const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    return text === '' ? { problem: 'is empty' } : { text };
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? error.code : 'unknown';
    return { problem: `cannot be read (${why}). Does it exist, and may this user read it?` };
  }
};

const findProcessProblems = ({ PROCESSES, DATABASE_URL, ADNET_GRAPH_URL }: Settings) => {
  if (PROCESSES === 1) return [];
  if (DATABASE_URL === undefined)
    return [
      [
        'PROCESSES: the embedded database belongs to one process. Remove PROCESSES, or move to',
        'PostgreSQL (greenroom move) and set DATABASE_URL',
      ].join(' '),
    ];
  return ADNET_GRAPH_URL === undefined
    ? [
        [
          'PROCESSES: each process would have a sandbox of its own, and they would not know',
          'each other’s ads. Set it to 1, or set ADNET_GRAPH_URL',
        ].join(' '),
      ]
    : [];
};

/** Shorter names are too similar to those of other programs: HOME is not a misspelled HOST. */
const minNameLength = 7;

const knownNames = [...Object.keys(settings), ...secretSettings.map(fileSetting)];
const longNames = knownNames.filter((name) => name.length >= minNameLength);

/**
 * Reports names that differ from a setting by one letter or one swap, because the setting would silently keep its
 * default.
 */
const misspelledSettings = (environment: Environment) =>
  Object.entries(environment).flatMap(([name, value]) => {
    if (!value || knownNames.includes(name)) return [];
    const likelyName = longNames.find((longName) => isOneEditAway(name, longName));
    return likelyName
      ? [`${name}: there is no such setting. Did you mean ${likelyName}? Rename it or remove it`]
      : [];
  });

const isOneEditAway = (name: string, knownName: string) =>
  Math.abs(name.length - knownName.length) <= 1 &&
  editsBetween(name.toUpperCase(), knownName.toUpperCase()) <= 1;

/** Each needs the data of the one before, so it may not be kept for longer. */
const inOrder = [
  'RETENTION_JOURNAL_DAYS',
  'RETENTION_ACTIVITY_DAYS',
  'RETENTION_SEEN_DAYS',
] as const;

const readRetention = (all: Settings, problems: string[]): Retention => {
  for (const [at, name] of inOrder.entries()) {
    const before = inOrder[at - 1];
    if (before && all[name] < all[before])
      problems.push(`${name}: must be at least ${before}, which is ${all[before]}`);
  }
  return {
    journalMs: span({ days: all.RETENTION_JOURNAL_DAYS }),
    activityMs: span({ days: all.RETENTION_ACTIVITY_DAYS }),
    deliveriesMs: span({ days: all.RETENTION_DELIVERIES_DAYS }),
    seenMs: span({ days: all.RETENTION_SEEN_DAYS }),
  };
};

const findPlatformProblem = ({ SANDBOX, ADNET_GRAPH_URL, DATABASE_URL }: Settings) => {
  if (ADNET_GRAPH_URL !== undefined)
    return SANDBOX === 'on'
      ? 'SANDBOX: is on, and ADNET_GRAPH_URL names another platform. Remove one of them'
      : null;
  if (SANDBOX === 'off') return 'ADNET_GRAPH_URL: required with SANDBOX=off';
  if (DATABASE_URL !== undefined && SANDBOX !== 'on')
    return [
      'ADNET_GRAPH_URL: required with DATABASE_URL. To use the sandbox, an imitation of Meta',
      'for trying things out, set SANDBOX=on',
    ].join(' ');
  return null;
};

const readKeyRing = (all: Settings, problems: string[]) => {
  if (all.TOKEN_ENCRYPTION_KEYS === undefined) {
    if (all.DATABASE_URL) {
      problems.push(
        'TOKEN_ENCRYPTION_KEYS: required with DATABASE_URL. To make one: echo "k1:$(openssl rand -base64 32)"',
      );
    }
    return null;
  }
  const keyRing = parseKeyRing(all.TOKEN_ENCRYPTION_KEYS);
  if (typeof keyRing !== 'string' && isGuessable(keyRing)) {
    problems.push(
      [
        `TOKEN_ENCRYPTION_KEYS: anybody can guess the key "${keyRing.sealing}". Put a new one`,
        'before it: echo "k2:$(openssl rand -base64 32)"',
      ].join(' '),
    );
    return null;
  }
  if (typeof keyRing !== 'string') return keyRing;
  problems.push(`TOKEN_ENCRYPTION_KEYS: ${keyRing}`);
  return null;
};

const readPlans = (file: string | undefined, problems: string[]) => {
  if (file === undefined) return defaultPlans;
  try {
    const parsedPlans = plansSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (parsedPlans.success) return parsedPlans.data;
    for (const { path, message } of parsedPlans.error.issues)
      problems.push(`PLANS_FILE: ${path.join('.')} ${message}`);
  } catch (error) {
    problems.push(
      `PLANS_FILE: ${file} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
  return defaultPlans;
};

const isThisMachine = (host: string) =>
  host === 'localhost' || host === '[::1]' || /^127\./.test(host);

/** The proxy for an address; null for a direct connection. */
const proxyTo = ({ OUTBOUND_PROXY, OUTBOUND_DIRECT }: Settings, address: string) => {
  const { hostname } = new URL(address);
  const isDirect = OUTBOUND_DIRECT.some((name) =>
    name.startsWith('.') ? hostname.endsWith(name) : hostname === name,
  );
  return isDirect || isThisMachine(hostname) ? null : (OUTBOUND_PROXY ?? null);
};

/** Reads and tokens need only the API's address; connecting by a link also needs the app. */
const readPlatform = (all: Settings) => {
  if (all.ADNET_GRAPH_URL === undefined) return null;
  return {
    graphUrl: withoutSlashes(all.ADNET_GRAPH_URL),
    dialogUrl: withoutSlashes(all.ADNET_DIALOG_URL ?? all.ADNET_GRAPH_URL),
    appId: all.ADNET_APP_ID ?? '',
    appSecret: all.ADNET_APP_SECRET ?? '',
  };
};

const readMail = (all: Settings) => {
  const { SMTP_URL, MAIL_FROM, BASE_URL } = all;
  if (SMTP_URL === undefined) return null;
  const host = BASE_URL === undefined ? 'localhost' : new URL(BASE_URL).hostname;
  return {
    smtpUrl: SMTP_URL,
    from: MAIL_FROM ?? `Greenroom <no-reply@${host}>`,
    proxy: proxyTo(all, SMTP_URL),
  };
};

const readCopy = (all: Settings, problems: string[]): Omit<ModelAccess, 'proxy'> | null => {
  const { COPY_PROVIDER: provider, COPY_MODEL: model } = all;
  // A wrong provider was reported already.
  if (provider === undefined || provider === 'builtin') return null;
  if (!model) {
    problems.push(`COPY_MODEL: required with COPY_PROVIDER=${provider}`);
    return null;
  }
  return {
    provider,
    baseUrl: all.COPY_BASE_URL ?? null,
    apiKey: all.COPY_API_KEY ?? null,
    model,
    judge: all.COPY_JUDGE === 'on' ? { model: all.COPY_JUDGE_MODEL ?? model } : null,
  };
};

const innerNames = /(^|\.)(localhost|local|internal|lan|home|test|invalid|example)$/;

/** True if people reach this address without encryption over networks of others. */
export const isOpenToReaders = (baseUrl: string) => {
  const { protocol, hostname } = new URL(baseUrl);
  if (protocol !== 'http:') return false;
  const address = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  if (isIP(address) !== 0) return ipaddr.process(address).range() === 'unicast';
  return hostname.includes('.') && !innerNames.test(hostname);
};

/** What is wrong with the public address, even if the service can start with it. */
export const findAddressProblem = (baseUrl: string) => {
  const { pathname, search, hash } = new URL(baseUrl);
  if (pathname !== '/' || search !== '' || hash !== '')
    return [
      'BASE_URL has a path. The service answers at the root of its host, so links that begin',
      'with this address lead nowhere: leave the path out',
    ].join(' ');
  return isOpenToReaders(baseUrl)
    ? [
        'BASE_URL begins with http:// and names a public address: sessions and keys can be read',
        'on the way. Put TLS in front and set BASE_URL to its https address',
      ].join(' ')
    : null;
};

/** The address under which a program on this machine reaches a server that listens on `host`. */
export const localHost = (host: string) =>
  ({ '0.0.0.0': '127.0.0.1', '::': '[::1]' })[host] ?? host;
