import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import * as z from 'zod';
import { defaultScopes, type LoginRequest, loginRequest } from '../adnet/login/login-request.ts';
import type { ModelAccess } from '../copywriter/write-copy.ts';
import { logLevels } from '../kernel/log.ts';
import { isGuessable, type KeyRing, parseKeyRing } from '../secrets/key-ring.ts';
import '../contract/plain-messages.ts';
import { defaultPlans, type Plans, plansSchema } from '../operations/core/plans.ts';

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
    about:
      'The public address of the service, used in links. Default: the address on which it listens. With https, browsers are told to come by https only (HSTS). With http and a public name, the service warns at every start: sessions and keys can be read on the way.',
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
  },
  TOKEN_ENCRYPTION_KEYS: {
    schema: z.string().optional(),
    about:
      'The keys that encrypt access tokens, as id:base64,… (32 bytes each). The first one encrypts, all can decrypt. The service does not start with a first key that anybody can guess: zeros, a pattern, or the example of this page. Required with DATABASE_URL; without it, a key is generated in DATA_DIR.',
    example: 'k1:MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
  },
  ADNET_GRAPH_URL: {
    schema: url.optional(),
    about:
      'The address of Meta’s API with its version. If it is not set, the sandbox is started and used.',
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
    about: `The permissions that the login asks for, separated by commas. Default: ${defaultScopes.join(',')}; none when ADNET_CONFIG_ID is set.`,
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
  },
  MAIL_FROM: {
    schema: z.string().min(3).max(200).optional(),
    about: 'The sender of those mails. Default: Greenroom <no-reply@ the host of BASE_URL>.',
    example: 'Greenroom <ads@example.com>',
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
  },
  COPY_MODEL: {
    schema: z.string().optional(),
    about: 'The name of the model.',
    example: 'llama3.1',
  },
  COPY_JUDGE: {
    schema: z.enum(['on', 'off']).default('on'),
    about:
      'Whether a second question has a model read its copy against the brief; what the brief does not carry is not delivered. off: only numbers, names and words of proof are checked.',
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
  STOP_NOTICE_SECONDS: {
    schema: z.coerce.number().min(0).max(60).default(2),
    about:
      'How long /readyz says "stopping" after SIGTERM before new connections are refused. Longer than your load balancer takes to notice.',
    example: '2',
  },
} satisfies Record<string, { schema: z.ZodType; about: string; example: string }>;

type Settings = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]['schema']> };

export type Config = {
  port: number;
  host: string;
  baseUrl: string | null;
  dataDir: string;
  databaseUrl: string | null;
  /** Null: to be generated into the data folder. */
  keyRing: KeyRing | null;
  /** Null: the sandbox platform plays it. */
  platform: { graphUrl: string; dialogUrl: string; appId: string; appSecret: string } | null;
  /** What the login asks a person for. */
  login: LoginRequest;
  platformTimeoutMs: number;
  sandbox: { port: number; control: boolean };
  writeCooldownMs: number;
  unknownSettleMs: number;
  stopNoticeMs: number;
  plans: Plans;
  logLevel: Settings['LOG_LEVEL'];
  imageFetchAllow: string[];
  webhookAllow: string[];
  corsOrigins: string[];
  /** Null: nothing is mailed. */
  mail: { smtpUrl: string; from: string } | null;
  /** Null: the built-in writer. */
  copy: ModelAccess | null;
};

/** The environment as a typed configuration, or every problem with it at once. */
export const readConfig = (environment: Environment): Config | { problems: string[] } => {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { schema }] of Object.entries(settings)) {
    // An empty variable means "not set", as in an env file with the value left out.
    const parsed = schema.safeParse(environment[name] === '' ? undefined : environment[name]);
    if (parsed.success) values[name] = parsed.data;
    else problems.push(`${name}: ${parsed.error.issues[0]?.message}`);
  }
  // Each value was parsed by the schema under its own name.
  const all = values as Settings;
  const keyRing = readKeyRing(all, problems);
  const plans = readPlans(all.PLANS_FILE, problems);
  const platform = readPlatform(all);
  const copy = readCopy(all, problems);
  if (problems.length > 0) return { problems };
  return {
    port: all.PORT,
    host: all.HOST,
    baseUrl: all.BASE_URL?.replace(/(?<!\/)\/+$/, '') ?? null,
    dataDir: all.DATA_DIR,
    databaseUrl: all.DATABASE_URL ?? null,
    keyRing,
    platform,
    login: loginRequest(all.ADNET_SCOPES, all.ADNET_CONFIG_ID),
    platformTimeoutMs: all.ADNET_TIMEOUT_MS,
    sandbox: { port: all.SANDBOX_PORT, control: all.SANDBOX_CONTROL === '1' },
    writeCooldownMs: (all.WRITE_COOLDOWN_SECONDS ?? (platform ? 86_400 : 30)) * 1000,
    unknownSettleMs: all.UNKNOWN_SETTLE_SECONDS * 1000,
    stopNoticeMs: all.STOP_NOTICE_SECONDS * 1000,
    plans,
    logLevel: all.LOG_LEVEL,
    imageFetchAllow: all.IMAGE_FETCH_ALLOW,
    webhookAllow: all.WEBHOOK_ALLOW,
    corsOrigins: all.CORS_ORIGINS,
    mail: readMail(all),
    copy,
  };
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
  const ring = parseKeyRing(all.TOKEN_ENCRYPTION_KEYS);
  if (typeof ring !== 'string' && isGuessable(ring)) {
    problems.push(
      `TOKEN_ENCRYPTION_KEYS: anybody can guess the key "${ring.sealing}". Put a new one before it: echo "k2:$(openssl rand -base64 32)"`,
    );
    return null;
  }
  if (typeof ring !== 'string') return ring;
  problems.push(`TOKEN_ENCRYPTION_KEYS: ${ring}`);
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

const readMail = ({ SMTP_URL, MAIL_FROM, BASE_URL }: Settings) => {
  if (SMTP_URL === undefined) return null;
  const host = BASE_URL === undefined ? 'localhost' : new URL(BASE_URL).hostname;
  return { smtpUrl: SMTP_URL, from: MAIL_FROM ?? `Greenroom <no-reply@${host}>` };
};

const readCopy = (all: Settings, problems: string[]): ModelAccess | null => {
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

/** Where a program on this machine reaches what listens on `host`. */
export const localHost = (host: string) =>
  ({ '0.0.0.0': '127.0.0.1', '::': '[::1]' })[host] ?? host;
