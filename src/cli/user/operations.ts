import type { Greenroom } from '../../../packages/client/src/index.ts';
import { takesKey } from '../../../packages/client/src/row.ts';
import { type Flag, type OperationSpec, operationSpecs } from '../spec.ts';
import type { UserTerminal } from '../terminal.ts';
import { fileText, objectIn } from './body-file.ts';
import {
  fileFlag,
  keyFlag,
  Misuse,
  sharedFlags,
  type TypedCommand,
  textOf,
  type UserCommand,
} from './command.ts';
import { currencyFor } from './currency.ts';
import { type PrintFormat, print, rowsIn } from './print.ts';
import { defaultAccount, openSession } from './session.ts';
import type { TableRow } from './table.ts';
import { watchLaunch } from './watch.ts';

/** The columns that people look for first, if not all of them fit. */
const favourites: Record<string, readonly string[]> = {
  'ads.list': ['id', 'name', 'status', 'effective_status', 'created_time'],
  'insights.get': [
    'account_name',
    'campaign_name',
    'adset_name',
    'ad_name',
    'spend',
    'impressions',
    'clicks',
  ],
  'launches.list': ['id', 'name', 'state', 'created_at', 'steps.done', 'steps.total'],
  'webhooks.list': ['id', 'url', 'state', 'failing_since', 'created_at'],
  'activity.list': ['at', 'actor.name', 'action', 'target.name', 'outcome'],
  'webhooks.deliveries': ['created_at', 'type', 'state', 'status'],
};

const allFlag: Flag = {
  name: 'all',
  kind: 'switch',
  about: 'All pages instead of the first one.',
};

const fileAbout = {
  json: 'Read the fields from this JSON or YAML file; - is what is piped in. Options win over the file.',
  csv: 'The CSV file; - is what is piped in.',
};

const flagsOf = ({ flags, takes, kind }: OperationSpec): Flag[] => [
  ...flags,
  ...(takes ? [fileFlag(fileAbout[takes])] : []),
  ...(kind === 'list' ? [allFlag] : []),
  ...(takesKey(kind) ? [keyFlag] : []),
  ...sharedFlags,
];

type CallInput = Record<string, unknown>;

/** The input of a call, from the file and the typed options, with the service's names. */
export const inputOf = async (spec: OperationSpec, { terminal, options, args }: TypedCommand) => {
  const file = textOf(options, 'file');
  const typedFields = spec.flags.flatMap(({ name, field }) =>
    options[name] === undefined ? [] : [[field ?? name, options[name]]],
  );
  const own = { ...args, ...Object.fromEntries(typedFields) };
  if (spec.takes === 'csv') {
    if (file === undefined) throw new Misuse('--file is missing');
    return { ...own, file: await fileText(file, terminal) } as CallInput;
  }
  const body = file === undefined ? {} : await objectIn(file, terminal);
  return { ...body, ...own } as CallInput;
};

/** Asks for a secret that was left out, and warns of a typed one, because others can read it. */
const withSecrets = async (
  { flags }: OperationSpec,
  input: CallInput,
  { terminal, options }: TypedCommand,
) => {
  for (const { name, field = name, secret, required } of flags) {
    if (!secret) continue;
    if (options[name] !== undefined)
      terminal.note(
        [
          `Others can read the --${name} that you typed, in the list of processes and in your`,
          'shell’s history. Leave it out next time: you are asked for it.',
        ].join(' '),
      );
    else if (required && input[field] === undefined)
      input[field] = await terminal.person.secret(`${name}: `);
  }
  return input;
};

const missingIn = ({ flags }: OperationSpec, input: CallInput) =>
  flags.flatMap(({ name, field = name, required }) =>
    required && (input[field] === undefined || input[field] === '') ? [`--${name} is missing`] : [],
  );

/** Uses the ad account of the environment, if the operation would use the pinned one. */
const withAccount = (
  { flags }: OperationSpec,
  input: CallInput,
  { terminal }: TypedCommand,
): CallInput => {
  const { GREENROOM_AD_ACCOUNT } = terminal.env;
  const takesOne = flags.some(({ field, required }) => field === 'account_id' && !required);
  return takesOne && GREENROOM_AD_ACCOUNT ? { account_id: GREENROOM_AD_ACCOUNT, ...input } : input;
};

type Method = (
  input: CallInput,
  options?: { idempotencyKey?: string | undefined },
) => Promise<unknown>;

/** The client's method for an operation. */
const methodOf = (client: Greenroom, id: string): Method => {
  const [group = '', name = ''] = id.split('.');
  // Specs and client are generated from the same operations.
  const groups = client as unknown as Record<string, Record<string, Method>>;
  const method = groups[group]?.[name];
  if (!method) throw new Error(`there is no method ${id}`);
  return method;
};

/** Joins all pages of a list. */
const allPages = async (list: unknown) => {
  const rows: unknown[] = [];
  // Each list of the client is both an async iterable and a promise.
  for await (const row of list as AsyncIterable<unknown>) rows.push(row);
  const page = (await list) as CallInput;
  const [name = 'data'] = Object.keys(page).filter((one) => Array.isArray(page[one]));
  return { [name]: rows };
};

const hasMore = (page: unknown) => {
  const { next, paging } = (page ?? {}) as { next?: unknown; paging?: { next?: unknown } };
  return typeof next === 'string' || typeof paging?.next === 'string';
};

const streamOut = async (stream: unknown, { write }: UserTerminal) => {
  for await (const part of stream as AsyncIterable<Uint8Array>) write(part);
};

/** Findings with level `stop` give the check the same exit code as problems give a dry run. */
const codeOf = ({ id }: OperationSpec, answer: unknown) => {
  const { findings = [] } = (answer ?? {}) as { findings?: { level: string }[] };
  return id === 'adCopy.check' && findings.some(({ level }) => level === 'stop') ? 1 : 0;
};

const runOperation = async (spec: OperationSpec, command: TypedCommand) => {
  const { terminal, options } = command;
  const format = (textOf(options, 'output') ?? 'table') as PrintFormat;
  const own = withAccount(spec, await inputOf(spec, command), command);
  const input = await withSecrets(spec, own, command);
  const problems = missingIn(spec, input);
  if (problems.length > 0) throw new Misuse(...problems);
  const { client } = await openSession(terminal, options);
  for (const { name, defaultsTo } of spec.args ?? [])
    if (defaultsTo && !input[name])
      input[name] =
        defaultsTo === 'workspace'
          ? (await client.account.get()).workspace_id
          : await defaultAccount(client, terminal.env);
  if (spec.id === 'launches.watch')
    return watchLaunch(client, String(input['id']), terminal, format);
  const call = methodOf(client, spec.id);
  if (spec.hasCsv && format === 'csv') {
    await streamOut(await call({ ...input, format: 'csv' }), terminal);
    return 0;
  }
  const request = call(input, { idempotencyKey: textOf(options, 'idempotency-key') });
  const answer = options['all'] === true ? await allPages(request) : await request;
  const rows = rowsIn(answer) ?? [answer as TableRow];
  const currencyOf = format === 'table' ? await currencyFor(client, input, rows) : undefined;
  await print(answer, terminal, { format, currencyOf, columns: favourites[spec.id] });
  if (format === 'table' && spec.kind === 'list' && hasMore(answer))
    terminal.note('There are more: --all shows every page.');
  return codeOf(spec, answer);
};

/** Every operation of the service as a command. */
export const operationCommands: readonly UserCommand[] = operationSpecs.map((spec) => ({
  ...spec,
  section: 'operations' as const,
  flags: flagsOf(spec),
  run: (command) => runOperation(spec, command),
}));
