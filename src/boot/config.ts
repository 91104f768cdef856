import { readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import ipaddr from 'ipaddr.js';
import * as z from 'zod';
import { defaultScopes, type LoginRequest, loginRequest } from '../adnet/login/login-request.ts';
import { defaultBaseUrl } from '../copywriter/model/default-base-url.ts';
import type { ModelAccess } from '../copywriter/write-copy.ts';
import { span } from '../kernel/clock.ts';
import { logLevels } from '../kernel/log.ts';
import { editsBetween } from '../kernel/nearest.ts';
import { isGuessable, type KeyRing, parseKeyRing } from '../secrets/key-ring.ts';
import '../contract/plain-messages.ts';
import { type BillingPlans, defaultPlans, plansSchema } from '../operations/core/plans.ts';

type Environment = Record<string, string | undefined>;

const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const commaList = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

const hostList = z
  .string()
  .default('')
  .transform(commaList)
  .refine(
    (entries) => entries.every((entry) => /^\S+:\d{1,5}$/.test(entry)),
    'must be host:port,…',
  );

/** As a browser writes it: no path, no slash at the end. */
const originList = z
  .string()
  .default('')
  .transform(commaList)
  .refine(
    (entries) => entries.every((entry) => URL.canParse(entry) && new URL(entry).origin === entry),
    'must be origins separated by commas, such as https://app.example.com',
  );

const port = z.coerce.number().int().min(0).max(65535);

const days = (defaultDays: number) =>
  z.coerce.number().int().min(1).max(36_500).default(defaultDays);

/** Every setting: how it is read and what it means. The docs are generated from this table. */
export const settings = {
  PORT: {
    schema: port.default(8080),
    about: 'The port on which the service listens.',
    example: '8080',
  },
  HOST: {
    schema: z.string().default('127.0.0.1'),
    about: 'The address on which the service listens; 0.0.0.0 for all addresses of the machine.',
    example: '127.0.0.1',
  },
  BASE_URL: {
    schema: url.optional(),
    about: [
      'The public address of the service, used in links. Default: the address on which it',
      'listens. With https, browsers are told to come by https only (HSTS). With http and a',
      'public name, the service warns at every start: sessions and keys can be read on the',
      'way.',
    ].join(' '),
    example: 'https://ads.example.com',
  },
  DATA_DIR: {
    schema: z.string().default('./data'),
    about: 'The folder of the embedded database and the generated secrets.',
    example: './data',
  },
  DATABASE_URL: {
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
      .optional(),
    about: 'The PostgreSQL database to use instead of the embedded one.',
    example: 'postgres://greenroom:secret@db:5432/greenroom',
    isSecret: true,
  },
  TOKEN_ENCRYPTION_KEYS: {
    schema: z.string().optional(),
    about: [
      'The keys that encrypt access tokens, as id:base64,… (32 bytes each). The first one',
      'encrypts, all can decrypt. The service does not start with a first key that anybody',
      'can guess: zeros, a pattern, or the example of this page. Required with DATABASE_URL;',
      'without it, a key is generated in DATA_DIR.',
    ].join(' '),
    example: 'k1:MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
    isSecret: true,
  },
  PROCESSES: {
    schema: z
      .string()
      .regex(/^(auto|[1-9]|[1-5]\d|6[0-4])$/, 'must be auto or a number from 1 to 64')
      .default('1')
      .transform((count) => (count === 'auto' ? availableParallelism() : Number(count))),
    about: [
      'With PostgreSQL: how many processes answer requests, all on one port; auto for one per',
      'core. One of them also does the work in the background.',
    ].join(' '),
    example: 'auto',
  },
  ADNET_GRAPH_URL: {
    schema: url.optional(),
    about: [
      'The address of Meta’s API with its version. If it is not set, the sandbox is started',
      'and used; with DATABASE_URL only where SANDBOX=on asks for it.',
    ].join(' '),
    example: 'https://graph.example.com/v26.0',
  },
  ADNET_DIALOG_URL: {
    schema: url.optional(),
    about: 'The address of Meta’s login with its version, without /dialog/oauth.',
    example: 'https://www.example.com/v26.0',
  },
  ADNET_APP_ID: {
    schema: z.string().optional(),
    about: 'The id of your app on Meta.',
    example: '1234567890',
  },
  ADNET_APP_SECRET: {
    // With anything else every signed call is refused, and the refusal speaks of the access token.
    schema: z.string().min(16, 'is too short to be an app secret; copy it again').optional(),
    about: 'The secret of your app on Meta, at least 16 characters.',
    example: '0123456789abcdef0123456789abcdef',
    isSecret: true,
  },
  ADNET_SCOPES: {
    schema: z
      .string()
      .transform(commaList)
      .refine(
        (names) => names.length > 0 && names.every((name) => /^[a-z][a-z0-9_]*$/.test(name)),
        'must be permission names separated by commas, such as ads_read,ads_management',
      )
      .optional(),
    about: [
      'The permissions that the login asks for, separated by commas. Default:',
      `${defaultScopes.join(',')}; none when ADNET_CONFIG_ID is set.`,
    ].join(' '),
    example: 'ads_management,ads_read',
  },
  ADNET_CONFIG_ID: {
    schema: z.string().regex(/^\d+$/, 'must be the number of a login configuration').optional(),
    about:
      'The configuration of Facebook Login for Business that the login uses; its permissions take the place of the default ones.',
    example: '1234567890',
  },
  ADNET_TIMEOUT_MS: {
    schema: z.coerce.number().int().min(100).max(300_000).default(30_000),
    about: 'How many milliseconds one call to Meta may take.',
    example: '30000',
  },
  SANDBOX: {
    schema: z.enum(['on', 'off']).optional(),
    about: [
      'Whether the sandbox takes the place of Meta. Default: on with the embedded database',
      'when ADNET_GRAPH_URL is not set. With DATABASE_URL it must be asked for, so that a',
      'forgotten ADNET_GRAPH_URL never puts customers on an imitation.',
    ].join(' '),
    example: 'on',
  },
  SANDBOX_PORT: {
    schema: port.default(8081),
    about: 'The port on which the sandbox listens.',
    example: '8081',
  },
  SANDBOX_CONTROL: {
    schema: z.enum(['0', '1']).default('0'),
    about: '1 lets tests make the sandbox misbehave.',
    example: '0',
  },
  WRITE_COOLDOWN_SECONDS: {
    schema: z.coerce.number().int().min(0).max(31_536_000).optional(),
    about:
      'How long a new connection waits before it may create anything. Default: 86400 (a day), or 30 with the sandbox.',
    example: '86400',
  },
  PLANS_FILE: {
    schema: z.string().optional(),
    about: 'A JSON file with plans that replace the default ones.',
    example: './plans.json',
  },
  LOG_LEVEL: {
    schema: z.enum(logLevels).default('info'),
    about: `How much is logged: ${logLevels.join(', ')}.`,
    example: 'info',
  },
  IMAGE_FETCH_ALLOW: {
    schema: hostList,
    about:
      'Hosts, as host:port,…, from which images are fetched although their addresses are not public.',
    example: 'media.internal:9000',
  },
  WEBHOOK_ALLOW: {
    schema: hostList,
    about:
      'Hosts, as host:port,…, to which webhooks may be sent although their addresses are not public or not https.',
    example: 'hooks.internal:9000',
  },
  SMTP_URL: {
    schema: z
      .string()
      .refine(
        (text) => /^smtps?:\/\//.test(text) && URL.canParse(text),
        'must be an address such as smtp://user:password@mail.example.com:587',
      )
      .optional(),
    about:
      'The mail server through which sign-in links and invitations are sent. If it is not set, they are handed over by hand.',
    example: 'smtp://greenroom:secret@mail.example.com:587',
    isSecret: true,
  },
  MAIL_FROM: {
    schema: z.string().min(3).max(200).optional(),
    about: 'The sender of those mails. Default: Greenroom <no-reply@ the host of BASE_URL>.',
    example: 'Greenroom <ads@example.com>',
  },
  OUTBOUND_PROXY: {
    schema: url.optional(),
    about: [
      'The HTTP proxy through which Meta, the model server and the mail server are reached,',
      'by CONNECT. Pictures and webhooks never go through it: the rule that keeps them out of',
      'your network is about the address they connect to, which a proxy would hide. Addresses',
      'of this machine are reached directly.',
    ].join(' '),
    example: 'http://greenroom:secret@proxy.internal:3128',
    isSecret: true,
  },
  OUTBOUND_DIRECT: {
    schema: z
      .string()
      .default('')
      .transform(commaList)
      .refine(
        (names) => names.every((name) => /^[a-z0-9.-]+$/i.test(name)),
        'must be hosts separated by commas, such as mail.internal,10.0.0.5',
      ),
    about: [
      'Hosts, separated by commas, that are reached without OUTBOUND_PROXY, such as a mail',
      'server inside your network. With a dot at the beginning: all names that end like this.',
    ].join(' '),
    example: 'mail.internal,.corp.example.com',
  },
  CORS_ORIGINS: {
    schema: originList,
    about:
      'Origins, separated by commas, whose pages may call the API from a browser. Default: none.',
    example: 'https://app.example.com',
  },
  COPY_PROVIDER: {
    schema: z.enum(['builtin', 'openai', 'anthropic']).default('builtin'),
    about:
      'Who writes ad copy: builtin (a draft), openai (any server with OpenAI’s API, such as Ollama) or anthropic.',
    example: 'builtin',
  },
  COPY_BASE_URL: {
    schema: url.optional(),
    about: 'The address of the model server. Default: that of OpenAI or Anthropic.',
    example: 'http://127.0.0.1:11434/v1',
  },
  COPY_API_KEY: {
    schema: z.string().optional(),
    about: 'The key of the model server.',
    example: '…',
    isSecret: true,
  },
  COPY_MODEL: {
    schema: z.string().optional(),
    about: 'The name of the model.',
    example: 'llama3.1',
  },
  COPY_JUDGE: {
    schema: z.enum(['on', 'off']).default('on'),
    about: [
      'Whether a second question has a model read its copy against the brief; what the brief',
      'does not carry is not delivered. off: only numbers, names and words of proof are',
      'checked.',
    ].join(' '),
    example: 'on',
  },
  COPY_JUDGE_MODEL: {
    schema: z.string().optional(),
    about: 'The model that reads the copy, on the same server. Default: COPY_MODEL.',
    example: 'llama3.3',
  },
  UNKNOWN_SETTLE_SECONDS: {
    schema: z.coerce.number().int().min(1).max(86_400).default(600),
    about:
      'How long Greenroom looks for an object after its answer was lost, before it counts as not created.',
    example: '600',
  },
  RETENTION_JOURNAL_DAYS: {
    schema: days(30),
    about: [
      'How many days a write stays in the journal once its outcome is known. Then the',
      'activity keeps it. Longer where its Idempotency-Key, or a launch that is under way,',
      'still needs it; while its outcome is unknown, for ever.',
    ].join(' '),
    example: '30',
  },
  RETENTION_ACTIVITY_DAYS: {
    schema: days(366),
    about: [
      'How many days an event stays in the activity; at least RETENTION_JOURNAL_DAYS. The',
      'event of an ad that still waits stays as long as it waits.',
    ].join(' '),
    example: '366',
  },
  RETENTION_DELIVERIES_DAYS: {
    schema: days(30),
    about: [
      'How many days a webhook delivery can be looked up. One that has not arrived yet stays',
      'until it has, or its endpoint is switched off.',
    ].join(' '),
    example: '30',
  },
  RETENTION_SEEN_DAYS: {
    schema: days(400),
    about: [
      'How many days it is remembered what Meta last said of an ad and how it differs from',
      'what was sent; at least RETENTION_ACTIVITY_DAYS.',
    ].join(' '),
    example: '400',
  },
  STOP_NOTICE_SECONDS: {
    schema: z.coerce.number().min(0).max(60).default(2),
    about: [
      'How long /readyz says "stopping" after SIGTERM before new connections are refused.',
      'Longer than your load balancer takes to notice.',
    ].join(' '),
    example: '2',
  },
} satisfies Record<string, Setting>;

/** A secret may stand in a file instead, named by the setting with `_FILE` behind its name. */
type Setting = { schema: z.ZodType; about: string; example: string; isSecret?: true };

const isSecret = (setting: Setting) => setting.isSecret === true;

export const secretSettings = Object.entries(settings)
  .filter(([, setting]) => isSecret(setting))
  .map(([name]) => name);

type Settings = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]['schema']> };

/** How old something may become before it is deleted. */
export type Retention = {
  journalMs: number;
  activityMs: number;
  deliveriesMs: number;
  seenMs: number;
};

export type Config = {
  port: number;
  host: string;
  baseUrl: string | null;
  dataDir: string;
  databaseUrl: string | null;
  /** How many of them answer requests on this port. */
  processes: number;
  /** Null: to be generated into the data folder. */
  keyRing: KeyRing | null;
  /** Null: the sandbox platform plays it. */
  platform: {
    graphUrl: string;
    dialogUrl: string;
    appId: string;
    appSecret: string;
    proxy?: string | null;
  } | null;
  /** What the login asks a person for. */
  login: LoginRequest;
  platformTimeoutMs: number;
  sandbox: { port: number; control: boolean };
  /** Why the service cannot start, although commands that need no platform can work; null: it can. */
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
  /** Null: nothing is mailed. */
  mail: { smtpUrl: string; from: string; proxy: string | null } | null;
  /** Null: the built-in writer. */
  copy: ModelAccess | null;
  /** What some of the above is reached through. */
  outboundProxy: string | null;
};

/** The environment as a typed configuration, or every problem with it at once. */
export const readConfig = (environment: Environment): Config | { problems: string[] } => {
  const problems = misspelledSettings(environment);
  const values: Record<string, unknown> = {};
  const environmentAndFiles = withSecretFiles(environment, problems);
  for (const [name, { schema }] of Object.entries(settings)) {
    // An empty variable means "not set", as in an env file with the value left out.
    const parsed = schema.safeParse(environmentAndFiles[name] || undefined);
    if (parsed.success) values[name] = parsed.data;
    else problems.push(`${name}: ${parsed.error.issues[0]?.message}`);
  }
  // Each value was parsed by the schema under its own name.
  const all = values as Settings;
  const keyRing = readKeyRing(all, problems);
  if (problems.length === 0) problems.push(...findProcessProblems(all));
  const plans = readPlans(all.PLANS_FILE, problems);
  const platform = readPlatform(all);
  const copy = readCopy(all, problems);
  const retention = readRetention(all, problems);
  if (problems.length > 0) return { problems };
  return {
    port: all.PORT,
    host: all.HOST,
    baseUrl: all.BASE_URL?.replace(/(?<!\/)\/+$/, '') ?? null,
    dataDir: all.DATA_DIR,
    databaseUrl: all.DATABASE_URL ?? null,
    processes: all.PROCESSES,
    keyRing,
    platform: platform && { ...platform, proxy: proxyTo(all, platform.graphUrl) },
    login: loginRequest(all.ADNET_SCOPES, all.ADNET_CONFIG_ID),
    platformTimeoutMs: all.ADNET_TIMEOUT_MS,
    sandbox: { port: all.SANDBOX_PORT, control: all.SANDBOX_CONTROL === '1' },
    platformProblem: findPlatformProblem(all),
    writeCooldownMs: (all.WRITE_COOLDOWN_SECONDS ?? (platform ? 86_400 : 30)) * 1000,
    unknownSettleMs: all.UNKNOWN_SETTLE_SECONDS * 1000,
    stopNoticeMs: all.STOP_NOTICE_SECONDS * 1000,
    retention,
    plans,
    logLevel: all.LOG_LEVEL,
    imageFetchAllow: all.IMAGE_FETCH_ALLOW,
    webhookAllow: all.WEBHOOK_ALLOW,
    corsOrigins: all.CORS_ORIGINS,
    mail: readMail(all),
    copy: copy && {
      ...copy,
      proxy: proxyTo(all, copy.baseUrl ?? defaultBaseUrl[copy.provider]),
    },
    outboundProxy: all.OUTBOUND_PROXY ?? null,
  };
};

/** Secrets that stand in files, read; what is wrong with such a file is told by its name and never by its content. */
const withSecretFiles = (environment: Environment, problems: string[]): Environment => {
  const merged = { ...environment };
  for (const name of secretSettings) {
    const file = environment[fileSetting(name)];
    if (!file) continue;
    if (environment[name]) {
      problems.push(`${name}: is set, and ${fileSetting(name)} too. Remove one of them`);
      continue;
    }
    const secret = readSecret(file);
    if ('problem' in secret) problems.push(`${fileSetting(name)}: ${file} ${secret.problem}`);
    else merged[name] = secret.text;
  }
  return merged;
};

export const fileSetting = (name: string) => `${name}_FILE`;

/** Longer than any key ring, and short enough that a wrong file is not read into memory. */
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

/** Shorter names are too close to those of other programs: HOME is no misspelled HOST. */
const minNameLength = 7;

const knownNames = [...Object.keys(settings), ...secretSettings.map(fileSetting)];
const longNames = knownNames.filter((name) => name.length >= minNameLength);

/** A name that is one letter or one swap away from a setting would leave that setting at its default, unnoticed. */
const misspelledSettings = (environment: Environment) =>
  Object.entries(environment).flatMap(([name, value]) => {
    if (!value || knownNames.includes(name)) return [];
    const meant = longNames.find((known) => isOneEditAway(name, known));
    return meant
      ? [`${name}: there is no such setting. Did you mean ${meant}? Rename it or remove it`]
      : [];
  });

const isOneEditAway = (name: string, known: string) =>
  Math.abs(name.length - known.length) <= 1 &&
  editsBetween(name.toUpperCase(), known.toUpperCase()) <= 1;

/** Each holds what the one before still needs. */
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
    const parsed = plansSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues)
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

/** The proxy through which an address is reached; null: it is reached directly. */
const proxyTo = ({ OUTBOUND_PROXY, OUTBOUND_DIRECT }: Settings, address: string) => {
  const { hostname } = new URL(address);
  const isDirect = OUTBOUND_DIRECT.some((name) =>
    name.startsWith('.') ? hostname.endsWith(name) : hostname === name,
  );
  return isDirect || isThisMachine(hostname) ? null : (OUTBOUND_PROXY ?? null);
};

/** Reading and tokens need the API's address alone; connecting by a link needs the app as well. */
const readPlatform = (all: Settings) => {
  if (all.ADNET_GRAPH_URL === undefined) return null;
  const graphUrl = all.ADNET_GRAPH_URL.replace(/(?<!\/)\/+$/, '');
  return {
    graphUrl,
    dialogUrl: all.ADNET_DIALOG_URL?.replace(/(?<!\/)\/+$/, '') ?? graphUrl,
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
  // A provider that could not be read has its own message.
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

/** Whether people reach this address over networks of others without encryption. */
export const isOpenToReaders = (baseUrl: string) => {
  const { protocol, hostname } = new URL(baseUrl);
  if (protocol !== 'http:') return false;
  const address = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  if (isIP(address) !== 0) return ipaddr.process(address).range() === 'unicast';
  return hostname.includes('.') && !innerNames.test(hostname);
};

/** What is wrong with the public address, although the service can start with it. */
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

/** Where a program on this machine reaches what listens on `host`. */
export const localHost = (host: string) =>
  ({ '0.0.0.0': '127.0.0.1', '::': '[::1]' })[host] ?? host;
