import { setTimeout as wait } from 'node:timers/promises';
import type { Greenroom, LaunchesStartInput } from '../../../packages/client/src/index.ts';
import { fileText, objectIn } from './body-file.ts';
import {
  fileFlag,
  Misuse,
  sharedFlags,
  type TypedCommand,
  textOf,
  type UserCommand,
} from './command.ts';
import { dryRun } from './dry-run.ts';
import { approvalText, type LaunchProgress, standsText, waitText } from './launch-text.ts';
import { type PrintFormat, print } from './print.ts';
import { openSession } from './session.ts';
import { watchLaunch } from './watch.ts';

type Body = Record<string, unknown>;

/** What no cell of the file can correct, and the command that does. */
const waysOut: Record<string, string> = {
  'defaults.page_id':
    '. Set it for all launches of this client: greenroom defaults put --page-id 1234567890 (greenroom pages list shows the ids)',
  account_id:
    '. Name it with --account-id, or pin one: greenroom connection pin --account-id act_…',
};

/** Converts a spreadsheet to a launch; problems of its rows are reported at once. */
const fromCsv = async (
  client: Greenroom,
  name: string,
  { terminal, options }: TypedCommand,
): Promise<Body> => {
  const account_id = textOf(options, 'account-id') ?? terminal.env.GREENROOM_AD_ACCOUNT;
  const { body, problems } = await client.launches.fromCsv({
    file: await fileText(name, terminal),
    ...(account_id && { account_id }),
  });
  const refusals = problems.filter(({ level }) => level === 'refuse');
  if (refusals.length > 0)
    throw new Misuse(
      ...refusals.map(
        ({ row, field, message }) =>
          `${name}${row === null ? '' : `, row ${row}`}: ${field} ${message}${waysOut[field] ?? ''}`,
      ),
    );
  for (const { row, field, message } of problems.filter(({ level }) => level === 'warn'))
    terminal.note(`${name}${row === null ? '' : `, row ${row}`}: ${field} ${message}`);
  return body as Body;
};

type NewLaunch = LaunchProgress & { id: string };

const maxLooks = 10;
const lookMs = 200;

/**
 * Whether the launch begins or has to wait is known a moment after the answer, so it is read again for two seconds
 * at most.
 */
const lookAgain = async (client: Greenroom, launch: NewLaunch) => {
  for (let looks = 0, now: NewLaunch = launch; ; looks++) {
    if (now.state !== 'running' || looks === maxLooks) return now;
    await wait(lookMs);
    const latest = await client.launches.get({ id: launch.id });
    if (latest.items.some(({ state }) => state !== 'pending')) return latest;
    now = latest;
  }
};

/** Records whether an answer was that of an earlier request with the same key. */
const watchForRepeat = () => {
  const repeatWatch = { isRepeat: false };
  const ask: typeof fetch = async (...request) => {
    const answer = await fetch(...request);
    if (answer.headers.has('idempotent-replayed')) repeatWatch.isRepeat = true;
    return answer;
  };
  return { seen: repeatWatch, ask };
};

const printLaunch = (
  launch: NewLaunch,
  isNew: boolean,
  { out, note }: TypedCommand['terminal'],
) => {
  out(standsText(launch, isNew));
  if (launch.waiting) note(waitText(launch.waiting));
  if (launch.state === 'awaiting_approval') note(approvalText(launch.id));
  if (launch.reason) note(`Why: ${launch.reason.message}`);
};

const start = async (
  client: Greenroom,
  body: LaunchesStartInput,
  { terminal, options, seen }: TypedCommand & { seen: { isRepeat: boolean } },
) => {
  const format = (textOf(options, 'output') ?? 'table') as PrintFormat;
  const idempotencyKey = textOf(options, 'idempotency-key');
  const launch = await client.launches.start({ ...body, dry_run: false }, { idempotencyKey });
  const isNew = idempotencyKey === undefined || !seen.isRepeat;
  if (!isNew)
    terminal.note(
      `The key ${idempotencyKey} was used before: this is the launch that it started. Nothing new is made.`,
    );
  const refusals = launch.refused_in_plan ?? [];
  if (refusals.length > 0)
    terminal.note(
      'Warning: a dry run of this found that Meta will refuse it. It was taken all the same.',
    );
  for (const { field, message } of refusals) terminal.note(`  ${field} ${message}`);
  if (options['watch'] === true) {
    terminal.note(`Launch ${launch.id}: ${launch.name}`);
    return watchLaunch(client, launch.id, terminal, format);
  }
  if (format !== 'table') await print(launch, terminal, { format });
  else printLaunch(isNew ? await lookAgain(client, launch) : launch, isNew, terminal);
  terminal.note(`To watch it: greenroom launches watch ${launch.id}`);
  return 0 as const;
};

export const launch: UserCommand = {
  name: 'launch',
  section: 'work',
  summary: 'Make a whole campaign from a file, everything paused.',
  about: [
    'The file is YAML, JSON, or a CSV table with one row per ad. The launch goes on by',
    'itself: ending this program does not stop it.',
  ].join(' '),
  flags: [
    fileFlag('The launch as YAML, JSON or CSV; - is YAML or JSON that is piped in. Required.'),
    { name: 'dry-run', kind: 'switch', about: 'Show the plan and every problem; make nothing.' },
    { name: 'validate', kind: 'switch', about: 'With --dry-run: let Meta check it too.' },
    { name: 'watch', kind: 'switch', about: 'Show the progress until it is over.' },
    { name: 'name', kind: 'text', about: 'What people call this launch.' },
    {
      name: 'recipe',
      kind: 'text',
      about: 'What it is for in one word, such as traffic; fills what the file leaves out.',
    },
    { name: 'account-id', kind: 'text', about: 'The ad account, where the file does not name it.' },
    {
      name: 'idempotency-key',
      kind: 'text',
      about: 'The same key and file are the same launch. Default: a new one.',
    },
    ...sharedFlags,
  ],
  examples: ['launch -f spring.yaml --dry-run', 'launch -f spring.yaml --watch'],
  file: {
    name: 'spring.yaml',
    text: `name: Spring
campaign:
  name: Spring
  objective: OUTCOME_TRAFFIC
ad_sets:
  - ref: hikers
    name: Hikers
    optimization_goal: LINK_CLICKS
    billing_event: IMPRESSIONS
    bid_strategy: LOWEST_COST_WITHOUT_CAP
    daily_budget: 2000
`,
  },
  async run(command) {
    const { terminal, options } = command;
    const file = textOf(options, 'file');
    if (file === undefined) throw new Misuse('--file is missing: the launch as YAML, JSON or CSV');
    const content = /\.csv$/i.test(file) ? null : await objectIn(file, terminal);
    const { seen, ask } = watchForRepeat();
    const { client } = await openSession(terminal, options, ask);
    const body = content ?? (await fromCsv(client, file, command));
    const { GREENROOM_AD_ACCOUNT } = terminal.env;
    const account = textOf(options, 'account-id') ?? body['account_id'] ?? GREENROOM_AD_ACCOUNT;
    const name = textOf(options, 'name');
    const recipe = textOf(options, 'recipe');
    // The service checks it and reports all problems.
    const whole = {
      ...body,
      ...(account ? { account_id: account } : {}),
      ...(name && { name }),
      ...(recipe && { recipe }),
    };
    return options['dry-run'] === true
      ? dryRun(client, whole as LaunchesStartInput, command)
      : start(client, whole as LaunchesStartInput, { ...command, seen });
  },
};
