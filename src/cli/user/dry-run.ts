import type {
  Greenroom,
  LaunchesStartInput,
  LaunchPlan,
} from '../../../packages/client/src/index.ts';
import { count } from '../../kernel/pure/count.ts';
import type { ExitCode } from '../spec.ts';
import type { UserTerminal } from '../terminal.ts';
import { type TypedCommand, textOf } from './command.ts';
import { currencyFor } from './currency.ts';
import { type PrintFormat, print } from './print.ts';
import { type TableLook, type TableRow, tableText } from './table.ts';

/** What people want to see before an object is created: its name and its budget. */
const planRow = ({ step, needs, params }: LaunchPlan['plan'][number]) => {
  const { name, daily_budget, lifetime_budget } = params as TableRow;
  return { step, name, daily_budget, lifetime_budget, needs };
};

/** The currency of the plan's amounts. */
const currencyIn = async (client: Greenroom, body: LaunchesStartInput, plan: LaunchPlan) => {
  const rows = plan.plan.map(planRow).filter((row) => row.daily_budget || row.lifetime_budget);
  if (rows.length === 0) return undefined;
  const account_id =
    body.account_id ?? (await client.connection.get()).selected_ad_account_id ?? undefined;
  return currencyFor(client, { account_id }, rows);
};

/** Prints the plan: what would be created, and all problems. */
const showPlan = (
  { plan, writes, fits_limits, problems }: LaunchPlan,
  terminal: UserTerminal,
  look: TableLook,
) => {
  const { out, note } = terminal;
  out(tableText(plan.map(planRow), terminal, look));
  out('');
  for (const { step, audience } of plan) if (audience !== undefined) out(`${step}: ${audience}`);
  const refusals = problems.filter(isRefused);
  const isGood = refusals.length === 0;
  out(
    `${count(writes, 'object')} ${isGood ? 'would be made, all paused' : 'planned'}. Nothing was sent.`,
  );
  if (!fits_limits)
    note('They do not fit into your limits at once: the launch would wait and go on.');
  for (const { step, field, message, level, fix, allowed } of problems) {
    note(
      `  ${[step, field].filter(Boolean).join(' · ')}: ${message}${level === 'warn' ? ' (it can be sent so)' : ''}`,
    );
    if (fix !== undefined) note(`      ${fix}`);
    if (allowed !== undefined) note(`      One of: ${someOf(allowed)}`);
  }
  if (!isGood) note(`${count(refusals.length, 'problem')} to mend first.`);
};

const maxNamed = 12;

const someOf = (values: readonly string[]) =>
  values.length <= maxNamed
    ? values.join(', ')
    : `${values.slice(0, maxNamed).join(', ')} and ${values.length - maxNamed} more (-o json lists them)`;

const isRefused = ({ level }: LaunchPlan['problems'][number]) => level === 'refuse';

/** Shows what a launch would create, and creates nothing. */
export const dryRun = async (
  client: Greenroom,
  body: LaunchesStartInput,
  { terminal, options }: TypedCommand,
): Promise<ExitCode> => {
  const format = (textOf(options, 'output') ?? 'table') as PrintFormat;
  const validate = options['validate'] === true ? ({ validate: 'platform' } as const) : {};
  const plan = await client.launches.start({ ...body, ...validate, dry_run: true });
  if (format === 'table')
    showPlan(plan, terminal, { currencyOf: await currencyIn(client, body, plan) });
  else await print(plan, terminal, { format });
  return plan.problems.some(isRefused) ? 1 : 0;
};
