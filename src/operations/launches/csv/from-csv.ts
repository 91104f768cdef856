import * as z from 'zod';
import { adAccountId } from '../../../adnet/ids.ts';
import type { AccountFacts } from '../../../adnet/preflight/account.ts';
import { nothingKnown } from '../../../adnet/preflight/known.ts';
import { Failure } from '../../../contract/failures.ts';
import { decodeCsv, readCsv } from '../../../kernel/csv-reader.ts';
import type { Defaults } from '../../../publish/launch/plan/launch-body.ts';
import { planLaunch } from '../../../publish/launch/plan/plan.ts';
import { accountField } from '../../core/create/schemas.ts';
import { readDefaults } from '../../core/create/workspace-defaults.ts';
import { type Context, operation } from '../../core/operation.ts';
import { askAccount } from '../ask-account.ts';
import { checkStep } from '../check-step.ts';
import { withPreflight } from '../prepare.ts';
import { bodyOfRows, type MadeBody } from './body-of-rows.ts';
import { namesIn } from './cells.ts';
import { type AdRow, adRows, type Column, type RowProblem } from './columns.ts';
import { findInterests } from './interests.ts';

/** A launch has 500 steps, so a table has no more ads; the header is one row more. */
const limits = { maxRows: 501, maxColumns: 50, maxCellLength: 10_000 };

const maxProblems = 100;

export const launchFromCsv = operation({
  id: 'launches.fromCsv',
  route: 'POST /adnet/launches/from-csv',
  access: { adnet: 'editor' },
  summary: 'Turn a table of ads into the body of a launch.',
  description:
    'One row for each ad, with the columns campaign, ad_set, image_url or image_hash, video_url or video_id, message, headline, description, link_url and name; what is new takes objective (Traffic, Sales …), optimization_goal, daily_budget or lifetime_budget, countries, age_min, age_max, interests, start, end, beneficiary and payer, said once for each ad set. A new ad set needs countries. A campaign or an ad set in digits is the id of one that exists. Budgets are in the ad account’s currency, such as 12.50; a whole number from 100 on needs its currency (150 EUR) or decimals (150.00). Days are 2026-12-24, with a time 2026-12-24 18:00, on the ad account’s clock; a day alone is its first minute for start and its last for end. Countries are English names or codes; several stand in one cell with | or commas between them. UTF-8, separated by commas, semicolons or tabs; at most 500 ads, 50 columns and 10,000 characters in a cell. Nothing is made: send the body to POST /adnet/launches.',
  input: {
    query: z.object({
      account_id: accountField.describe(
        'The ad account: its currency and clock are those of the table. Default: the one chosen for the workspace.',
      ),
    }),
    body: z
      .custom<Buffer | string>((value) => Buffer.isBuffer(value), 'must be a CSV file')
      .meta({ openapi: { type: 'string' } }),
  },
  takes: 'text/csv',
  question: true,
  output: z
    .object({
      body: z
        .record(z.string(), z.unknown())
        .meta({ openapi: { type: 'object', additionalProperties: true } })
        .describe('What to send to POST /adnet/launches.'),
      rows: z
        .array(z.int())
        .describe('The row that each entry of ads.list comes from, as a spreadsheet counts.'),
      problems: z
        .array(
          z.object({
            row: z
              .int()
              .nullable()
              .describe('The row as a spreadsheet counts it; null for the file or its defaults.'),
            field: z.string().describe('The column, or the field of the body.'),
            level: z
              .enum(['refuse', 'warn'])
              .describe('refuse: it cannot be sent so. warn: somebody should know it.'),
            message: z.string().describe('What is wrong.'),
          }),
        )
        .describe(
          'Everything that is wrong, the first 100; it can be sent when nothing of it is of level refuse.',
        ),
    })
    .meta({ id: 'LaunchFromCsv', description: 'A launch made of a table.' }),
  failures: [],
  example: {
    body: 'campaign,ad_set,countries,image_url,message,headline,link_url\nSpring,Hikers,Canada,https://example.com/tent.jpg,Sleep warm.,Northlight tents,https://example.com\n',
    answer: {
      body: {
        campaign: { name: 'Spring', objective: 'OUTCOME_TRAFFIC' },
        ads: {
          list: [
            {
              ad_set: 'Hikers',
              media: 'tent',
              copy: 'copy-1',
              name: 'Hikers · tent · Northlight tents',
            },
          ],
        },
      },
      rows: [2],
      problems: [{ row: null, field: 'defaults.page_id', level: 'refuse', message: 'is required' }],
    },
  },

  async run(ctx, { query, body }) {
    const { rows, problem } = readCsv(decoded(body), limits);
    if (problem !== null) throw unreadable(problem.row, problem.message);
    if (rows.length < 2) throw unreadable(1, 'must be a header, with one row for each ad below it');
    const { ads, problems } = adRows(rows);
    const defaults = (await readDefaults(ctx.deps.store.db, ctx.caller.workspace.id)) ?? {};
    const accountId = adAccountId(
      query.account_id ?? ctx.caller.connection?.selected_ad_account_id ?? undefined,
    );
    const known = await knownOf(ctx, ads, { accountId, defaults });
    const made = bodyOfRows(ads, known);
    const planned = planProblems(ctx, made, { accountId, defaults, account: known.account });
    const found = [...problems, ...made.problems, ...planned];
    const isFound = ({ row, field }: RowProblem) =>
      found.some((one) => one.row === row && one.field === field);
    const unsure = known.account === null ? unsureCells(ads).filter((one) => !isFound(one)) : [];
    const all = [...found, ...unsure];
    return {
      body: made.body,
      rows: made.rows,
      problems: firstOf(all).map((one) => ({ level: 'refuse' as const, ...one })),
    };
  },
});

/** Cells that cannot be understood without the ad account, or only with what it says. */
const ofAccount = [
  'daily_budget',
  'lifetime_budget',
  'start',
  'end',
  'countries',
] as const satisfies readonly Column[];

type FileContext = { accountId: string | null; defaults: Defaults };

/** Meta is asked only for what the table needs. */
const knownOf = async (ctx: Context, ads: AdRow[], { accountId, defaults }: FileContext) => {
  const isNeeded = ads.some(({ values }) => ofAccount.some((column) => values[column]));
  const names = ads.flatMap(({ values }) => namesIn(values.interests ?? ''));
  return {
    account: isNeeded ? await askAccount(ctx, accountId ?? undefined) : null,
    interests: await findInterests(ctx, accountId, names),
    hasUsualPlace: defaults.targeting !== undefined,
  };
};

/** What was read with a guess: said once for each column, at its first row. */
const unsureCells = (ads: AdRow[]): RowProblem[] => {
  const words: Partial<Record<Column, string>> = {
    daily_budget: unsureMoney,
    lifetime_budget: unsureMoney,
    start: unsureTime,
    end: unsureTime,
  };
  return Object.entries(words).flatMap(([column, message]): RowProblem[] => {
    // The keys are columns.
    const first = ads.find(({ values }) => values[column as Column] !== undefined);
    return first ? [{ row: first.row, field: column, message, level: 'warn' }] : [];
  });
};

const unsureMoney =
  'is read with two digits after the point, because the ad account is not known; send account_id or choose one';
const unsureTime =
  'is read in UTC, because the ad account is not known; send account_id or choose one';

const unreadable = (row: number, message: string) =>
  new Failure('invalid_request', { fields: [{ field: `row ${row}`, message }] });

/** So many that a person may mend, and in place of the last one how many there are more. */
const firstOf = (problems: RowProblem[]): RowProblem[] => {
  if (problems.length <= maxProblems) return problems;
  const shown = problems.slice(0, maxProblems - 1);
  const message = `has ${problems.length - shown.length} more problems; mend these first`;
  return [...shown, { row: null, field: 'table', message }];
};

const decoded = (body: Buffer | string) => {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const text = decodeCsv(bytes);
  if (typeof text === 'string') return text;
  throw unreadable(text.row, 'is not in UTF-8; save the file as “CSV UTF-8” and send it again');
};

/** What the plan says, at the row that it comes from; what a row was told already is not repeated. */
const planProblems = (
  ctx: Context,
  { body, problems, rowOf }: MadeBody,
  { accountId, defaults, account }: FileContext & { account: AccountFacts | null },
) => {
  const ground = { defaults, check: checkStep };
  const plan = planLaunch({ account_id: accountId ?? 'act_1', ...body }, ground);
  const named = new Set(problems.map(({ row }) => row));
  const found = withPreflight(plan, { ...nothingKnown(ctx.caller.now), account });
  const placed = found.flatMap(({ field, message, level = 'refuse' }): RowProblem[] => {
    const place = placesOf(field).find((one) => rowOf.has(one));
    const row = place === undefined ? null : (rowOf.get(place) ?? null);
    if (row !== null && named.has(row)) return [];
    return [{ row, field: place === undefined ? field : columnOf(field, place), message, level }];
  });
  // A picture that is wrong is missing too: once is enough.
  const refused = new Set(placed.flatMap(({ row, level }) => (level === 'refuse' ? [row] : [])));
  return placed.filter(({ row, level }) => level === 'refuse' || !refused.has(row));
};

/** `ads.list.3.name` is in `ads`, in `ads.list` and in `ads.list.3`: no part of a body lies deeper. */
const placesOf = (field: string) => {
  const [one = '', two, three] = field.split('.', 3);
  return [one, `${one}.${two}`, `${one}.${two}.${three}`];
};

/** What the parts of a body are called in a table. */
const columnNames: Record<string, Record<string, string>> = {
  campaign: { name: 'campaign', id: 'campaign' },
  ad_sets: {
    name: 'ad_set',
    id: 'ad_set',
    ref: 'ad_set',
    targeting: 'countries',
    'targeting.geo_locations': 'countries',
    'targeting.geo_locations.countries': 'countries',
    'targeting.age_max': 'age_max',
    start_time: 'start',
    end_time: 'end',
    dsa_beneficiary: 'beneficiary',
    dsa_payor: 'payer',
  },
  images: { url: 'image_url', hash: 'image_hash', ref: 'name' },
  videos: { url: 'video_url', id: 'video_id', ref: 'name' },
};

const columnOf = (field: string, place: string) => {
  const name = field.slice(place.length + 1) || place;
  return columnNames[place.split('.')[0] ?? '']?.[name] ?? name;
};
