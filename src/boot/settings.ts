import { availableParallelism } from 'node:os';
import * as z from 'zod';
import { defaultScopes } from '../adnet/login/login-request.ts';
import { logLevels } from '../kernel/observe/log.ts';
import '../contract/plain-messages.ts';

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

/** The form that browsers use: no path, and no slash at the end. */
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

/** All settings: how each is parsed and what it means. The docs are generated from this table. */
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
    // With any other value, every signed call is refused, and the refusal blames the access token.
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

/** A secret may be in a file instead, named by the setting with the suffix `_FILE`. */
type Setting = { schema: z.ZodType; about: string; example: string; isSecret?: true };

const isSecret = (setting: Setting) => setting.isSecret === true;

export const secretSettings = Object.entries(settings)
  .filter(([, setting]) => isSecret(setting))
  .map(([name]) => name);

/** The parsed value of each setting. */
export type Settings = {
  [Name in keyof typeof settings]: z.output<(typeof settings)[Name]['schema']>;
};

export const fileSetting = (name: string) => `${name}_FILE`;
