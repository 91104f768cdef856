import type { Greenroom } from '../../../packages/client/src/index.ts';
import { chart } from '../chart.ts';
import type { UserTerminal } from '../terminal.ts';
import { sharedFlags, textOf, type UserCommand } from './command.ts';
import { type PrintFormat, print } from './print.ts';
import { defaultAccount, openSession } from './session.ts';

const metrics = ['spend', 'impressions', 'clicks', 'reach'] as const;
type Metric = (typeof metrics)[number];
type Day = { date: string } & Record<Metric, number>;

const fields = 'account_currency,spend,impressions,clicks,reach';

type InsightsFlags = { object_id: string; time_range?: string; since?: string; until?: string };

/** One row per day for the whole object. */
const daysOf = async (client: Greenroom, flags: InsightsFlags) => {
  const level = flags.object_id.startsWith('act_') ? 'account' : 'campaign';
  const days: Day[] = [];
  let currency = '';
  const list = client.insights.get({ ...flags, level, fields, time_increment: '1', limit: 100 });
  for await (const row of list) {
    const number = (name: Metric) => Number(row[name] ?? 0);
    currency = String(row['account_currency'] ?? currency);
    days.push({
      date: String(row['date_start']),
      spend: number('spend'),
      impressions: number('impressions'),
      clicks: number('clicks'),
      reach: number('reach'),
    });
  }
  return { days, currency };
};

const percent = (part: number, whole: number) =>
  whole === 0 ? '0 %' : `${((part / whole) * 100).toFixed(2)} %`;

const show = (days: Day[], currency: string, metric: Metric, { out, columns }: UserTerminal) => {
  if (days.length === 0) return out('There is no data for these days.');
  const sum = (name: Metric) => days.reduce((total, day) => total + day[name], 0);
  const spend = sum('spend');
  const clicks = sum('clicks');
  const unit = metric === 'spend' ? ` in ${currency}` : '';
  // If not all days fit, the newest ones are shown.
  const fittingDays = days.slice(-Math.max(7, Math.min(days.length, columns - 12)));
  out(
    `${metric[0]?.toUpperCase()}${metric.slice(1)} per day${unit}, ${fittingDays[0]?.date} to ${fittingDays.at(-1)?.date}\n`,
  );
  out(chart(fittingDays.map((day) => ({ label: day.date, value: day[metric] }))));
  out('');
  out(`Spend        ${spend.toFixed(2)} ${currency}`);
  out(`Impressions  ${sum('impressions')}`);
  out(`Clicks       ${clicks} (${percent(clicks, sum('impressions'))} of impressions)`);
  if (clicks > 0) out(`Per click    ${(spend / clicks).toFixed(2)} ${currency}`);
};

export const insights: UserCommand = {
  name: 'insights',
  section: 'work',
  summary: 'How an ad account or campaign did: a chart by day, and the sums.',
  about: 'For every column and breakdown: greenroom insights get.',
  args: [
    {
      name: 'object_id',
      about: 'An ad account (act_…), campaign, ad set or ad. Left out: the usual ad account.',
    },
  ],
  flags: [
    {
      name: 'metric',
      kind: 'text',
      about: 'What the chart shows. Default: spend.',
      choices: metrics,
    },
    {
      name: 'time-range',
      kind: 'text',
      about: 'A period by its name. Default: last_30d.',
      known: ['last_7d', 'last_14d', 'last_30d', 'last_90d', 'this_month', 'last_month'],
    },
    { name: 'since', kind: 'text', about: 'First day, YYYY-MM-DD; with --until.' },
    { name: 'until', kind: 'text', about: 'Last day, YYYY-MM-DD; with --since.' },
    ...sharedFlags,
  ],
  examples: ['insights', 'insights act_1010000000000001 --metric clicks --time-range last_7d'],
  async run({ terminal, options, args }) {
    const { client } = await openSession(terminal, options);
    const object_id = args['object_id'] ?? (await defaultAccount(client, terminal.env));
    const [time_range, since, until] = ['time-range', 'since', 'until'].map((name) =>
      textOf(options, name),
    );
    const flags: InsightsFlags = {
      object_id,
      ...(time_range && { time_range }),
      ...(since && { since }),
      ...(until && { until }),
    };
    const { days, currency } = await daysOf(client, flags);
    const format = (textOf(options, 'output') ?? 'table') as PrintFormat;
    // A file has one row per day; the sums and the chart are only for people.
    if (format === 'csv')
      await print({ data: days.map((day) => ({ currency, ...day })) }, terminal, { format });
    else if (format !== 'table') await print({ currency, days }, terminal, { format });
    // The option accepts no other values.
    else show(days, currency, (textOf(options, 'metric') ?? 'spend') as Metric, terminal);
    return 0;
  },
};
