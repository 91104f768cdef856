import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type KeyRing, parseKeyRing } from './kernel/key-ring.ts';
import { logLevels } from './kernel/log.ts';
import { defaultPlans, type Plans, plansSchema } from './operations/plans.ts';

type Environment = Record<string, string | undefined>;

const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const port = z.coerce.number().int().min(0).max(65535);

/** Every setting: how it is read and what it means. The docs are generated from this table. */
export const settings = {
  PORT: { schema: port.default(8080), about: 'Port to listen on.', example: '8080' },
  HOST: {
    schema: z.string().default('127.0.0.1'),
    about: 'Address to listen on; 0.0.0.0 for all.',
    example: '127.0.0.1',
  },
  BASE_URL: {
    schema: url.optional(),
    about: 'The public address used in links; default: what it listens on.',
    example: 'https://ads.example.com',
  },
  DATA_DIR: {
    schema: z.string().default('./data'),
    about: 'Folder of the embedded database and generated secrets.',
    example: './data',
  },
  DATABASE_URL: {
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
      .optional(),
    about: 'PostgreSQL to use instead of the embedded database.',
    example: 'postgres://greenroom:secret@db:5432/greenroom',
  },
  TOKEN_ENCRYPTION_KEYS: {
    schema: z.string().optional(),
    about:
      'Keys that seal platform tokens, as id:base64,… (32 bytes each); the first one seals. Required with DATABASE_URL, generated into DATA_DIR otherwise.',
    example: 'k1:MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
  },
  ADNET_GRAPH_URL: {
    schema: url.optional(),
    about: 'The platform’s API with its version; unset: the built-in sandbox platform is started.',
    example: 'https://graph.example.com/v26.0',
  },
  ADNET_DIALOG_URL: {
    schema: url.optional(),
    about: 'The platform’s login dialog address with its version, without /dialog/oauth.',
    example: 'https://www.example.com/v26.0',
  },
  ADNET_APP_ID: {
    schema: z.string().optional(),
    about: 'Your app’s id on the platform.',
    example: '1234567890',
  },
  ADNET_APP_SECRET: {
    schema: z.string().optional(),
    about: 'Your app’s secret on the platform.',
    example: '…',
  },
  ADNET_TIMEOUT_MS: {
    schema: z.coerce.number().int().min(100).max(300_000).default(30_000),
    about: 'Deadline for one call to the platform.',
    example: '30000',
  },
  SANDBOX_PORT: {
    schema: port.default(8081),
    about: 'Port of the sandbox platform.',
    example: '8081',
  },
  SANDBOX_CONTROL: {
    schema: z.enum(['0', '1']).default('0'),
    about: '1 mounts the sandbox’s fault controls; for tests.',
    example: '0',
  },
  WRITE_COOLDOWN_SECONDS: {
    schema: z.coerce.number().int().min(0).max(31_536_000).optional(),
    about: 'Write lock after a new connection; default 86400, or 30 with the sandbox platform.',
    example: '86400',
  },
  PLANS_FILE: {
    schema: z.string().optional(),
    about: 'JSON file that replaces the default plans.',
    example: './plans.json',
  },
  LOG_LEVEL: {
    schema: z.enum(logLevels).default('info'),
    about: `One of ${logLevels.join(', ')}.`,
    example: 'info',
  },
  IMAGE_FETCH_ALLOW: {
    schema: z
      .string()
      .default('')
      .transform((text) =>
        text
          .split(',')
          .map((entry) => entry.trim())
          .filter(Boolean),
      )
      .refine(
        (entries) => entries.every((entry) => /^\S+:\d{1,5}$/.test(entry)),
        'must be host:port,…',
      ),
    about: 'host:port,… exempt from the public-address rule for images.',
    example: 'media.internal:9000',
  },
  COPY_PROVIDER: {
    schema: z.enum(['builtin', 'openai', 'anthropic']).default('builtin'),
    about: 'Who writes copy: builtin, openai (any OpenAI-compatible server) or anthropic.',
    example: 'builtin',
  },
  COPY_BASE_URL: {
    schema: url.optional(),
    about: 'The model server’s address.',
    example: 'http://127.0.0.1:11434/v1',
  },
  COPY_API_KEY: { schema: z.string().optional(), about: 'The model server’s key.', example: '…' },
  COPY_MODEL: { schema: z.string().optional(), about: 'The model’s name.', example: 'llama3.1' },
  UNKNOWN_SETTLE_SECONDS: {
    schema: z.coerce.number().int().min(1).max(86_400).default(600),
    about:
      'How long an unknown outcome is looked for on the platform before it counts as not created.',
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
  platformTimeoutMs: number;
  sandbox: { port: number; control: boolean };
  writeCooldownMs: number;
  unknownSettleMs: number;
  stopNoticeMs: number;
  plans: Plans;
  logLevel: Settings['LOG_LEVEL'];
  imageFetchAllow: string[];
  copy: {
    provider: Settings['COPY_PROVIDER'];
    baseUrl: string | null;
    apiKey: string | null;
    model: string | null;
  };
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
  checkCopy(all, problems);
  if (problems.length > 0) return { problems };
  return {
    port: all.PORT,
    host: all.HOST,
    baseUrl: all.BASE_URL?.replace(/\/+$/, '') ?? null,
    dataDir: all.DATA_DIR,
    databaseUrl: all.DATABASE_URL ?? null,
    keyRing,
    platform,
    platformTimeoutMs: all.ADNET_TIMEOUT_MS,
    sandbox: { port: all.SANDBOX_PORT, control: all.SANDBOX_CONTROL === '1' },
    writeCooldownMs: (all.WRITE_COOLDOWN_SECONDS ?? (platform ? 86_400 : 30)) * 1000,
    unknownSettleMs: all.UNKNOWN_SETTLE_SECONDS * 1000,
    stopNoticeMs: all.STOP_NOTICE_SECONDS * 1000,
    plans,
    logLevel: all.LOG_LEVEL,
    imageFetchAllow: all.IMAGE_FETCH_ALLOW,
    copy: {
      provider: all.COPY_PROVIDER,
      baseUrl: all.COPY_BASE_URL ?? null,
      apiKey: all.COPY_API_KEY ?? null,
      model: all.COPY_MODEL ?? null,
    },
  };
};

const readKeyRing = (all: Settings, problems: string[]) => {
  if (all.TOKEN_ENCRYPTION_KEYS === undefined) {
    if (all.DATABASE_URL) {
      problems.push(
        'TOKEN_ENCRYPTION_KEYS: required with DATABASE_URL (try: echo "k1:$(openssl rand -base64 32)")',
      );
    }
    return null;
  }
  const ring = parseKeyRing(all.TOKEN_ENCRYPTION_KEYS);
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
  const graphUrl = all.ADNET_GRAPH_URL.replace(/\/+$/, '');
  return {
    graphUrl,
    dialogUrl: all.ADNET_DIALOG_URL?.replace(/\/+$/, '') ?? graphUrl,
    appId: all.ADNET_APP_ID ?? '',
    appSecret: all.ADNET_APP_SECRET ?? '',
  };
};

const checkCopy = (all: Settings, problems: string[]) => {
  if (all.COPY_PROVIDER === 'builtin') return;
  if (!all.COPY_MODEL)
    problems.push(`COPY_MODEL: required with COPY_PROVIDER=${all.COPY_PROVIDER}`);
};

/** Where a program on this machine reaches what listens on `host`. */
export const localHost = (host: string) =>
  ({ '0.0.0.0': '127.0.0.1', '::': '[::1]' })[host] ?? host;
