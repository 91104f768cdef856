import * as z from 'zod';
import { adAccountId } from '../../../adnet/ids.ts';
import type { AccountFacts } from '../../../adnet/preflight/account.ts';
import { noFacts } from '../../../adnet/preflight/platform-facts.ts';
import { Failure } from '../../../contract/failures.ts';
import { createPause } from '../../../kernel/fairness/portions.ts';
import { decodeCsv, readCsv } from '../../../kernel/text/csv-reader.ts';
import type { Defaults } from '../../../publish/launch/plan/launch-body.ts';
import { accountField } from '../../core/create/schemas.ts';
import { readDefaults } from '../../core/create/workspace-defaults.ts';
import { type Context, operation } from '../../core/operation.ts';
import { askAccount } from '../plan/ask-account.ts';
import { askAboutParents } from '../plan/ask-platform.ts';
import { guardrailProblems } from '../plan/guardrail-problems.ts';
import { planKnown, withPreflight } from '../plan/prepare.ts';
import { bodyOfRows, type MadeBody } from './body-of-rows.ts';
import { namesIn, whyUnknown } from './cells.ts';
import { type AdRow, adRows, type CsvColumn, type RowProblem } from './csv-columns.ts';
import { findInterests } from './interests.ts';

/** A launch has at most 500 steps, so a CSV file has no more ads; the header is one row more. */
const limits = { maxRows: 501, maxColumns: 50, maxCellLength: 10_000 };

const maxProblems = 100;

export const launchFromCsv = operation({
  id: 'launches.fromCsv',
  chapter: 'Publishing',
  route: 'POST /adnet/launches/from-csv',
  access: { adnet: 'editor' },
  summary: 'Turn a table of ads into the body of a launch.',
  description:
    'One row for each ad, with the columns campaign, ad_set, image_url or image_hash, video_url or video_id, or one for ' +
    'each shape (image_square, image_vertical, image_landscape, video_square …: an address, a hash or an id), or post_id ' +
    '(an existing post, without texts), message, headline, description, link_url, lead_form_id and name; what is new takes ' +
    'objective (Traffic, Sales …), optimization_goal, daily_budget or lifetime_budget, countries, age_min, age_max, ' +
    'interests, start, end, beneficiary and payer, said once for each ad set. A new ad set needs countries. A campaign or ' +
    'an ad set in digits is the id of one that exists. Budgets are in the ad account’s currency, such as 12.50; a whole ' +
    'number from 100 on needs its currency (150 EUR) or decimals (150.00). Days are 2026-12-24, with a time 2026-12-24 ' +
    '18:00, on the ad account’s clock; a day alone is its first minute for start and its last for end. Countries are ' +
    'English names or codes; several stand in one cell with | or commas between them. UTF-8, separated by commas, ' +
    'semicolons or tabs; at most 500 ads, 50 columns and 10,000 characters in a cell. Nothing is made: send the body to ' +
    'POST /adnet/launches.',
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
            guardrail: z
              .string()
              .optional()
              .describe('The guardrail of the workspace or of the key that does not allow it.'),
          }),
        )
        .describe(
          'Everything that is wrong, the first 100; it can be sent when nothing of it is of level refuse.',
        ),
    })
    .meta({ id: 'LaunchFromCsv', description: 'A launch made of a table.' }),
  failures: [],
  example: {
    body:
      'campaign,ad_set,countries,image_url,message,headline,link_url\n' +
      'Spring,Hikers,Canada,https://example.com/tent.jpg,Sleep warm.,Northlight tents,https://example.com\n',
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
    const pause = createPause();
    const { rows, problem } = readCsv(decoded(body), limits);
    if (problem !== null) throw unreadable(problem.row, problem.message);
    if (rows.length < 2) throw unreadable(1, 'must be a header, with one row for each ad below it');
    const { ads, problems } = adRows(rows);
    const defaults = (await readDefaults(ctx.deps.store.db, ctx.caller.workspace.id)) ?? {};
    const accountId = adAccountId(
      query.account_id ?? ctx.caller.connection?.selected_ad_account_id ?? undefined,
    );
    const context = await readRowContext(ctx, ads, { accountId, defaults });
    const launch = bodyOfRows(ads, context);
    await pause();
    const problemsOfPlan = await planProblems(ctx, launch, {
      accountId,
      defaults,
      account: context.account,
    });
    const sureProblems = [...problems, ...launch.problems, ...problemsOfPlan];
    const isFound = ({ row, field }: RowProblem) =>
      sureProblems.some((one) => one.row === row && one.field === field);
    const unsure =
      context.account === null ? unsureCells(ads, accountId).filter((one) => !isFound(one)) : [];
    const all = [...sureProblems, ...unsure];
    return {
      // Amounts and times were read for this ad account, so the launch must go to it.
      body: { ...(accountId !== null && { account_id: accountId }), ...launch.body },
      rows: launch.rows,
      problems: firstOf(all).map((one) => ({ level: 'refuse' as const, ...one })),
    };
  },
});

/** Columns whose cells cannot be read without facts about the ad account. */
const ofAccount = [
  'daily_budget',
  'lifetime_budget',
  'start',
  'end',
  'countries',
] as const satisfies readonly CsvColumn[];

type FileContext = { accountId: string | null; defaults: Defaults };

/** Reads from Meta only what the CSV file needs. */
const readRowContext = async (ctx: Context, ads: AdRow[], { accountId, defaults }: FileContext) => {
  const isNeeded = ads.some(({ values }) => ofAccount.some((column) => values[column]));
  const names = ads.flatMap(({ values }) => namesIn(values.interests ?? ''));
  return {
    accountId,
    account: isNeeded ? await askAccount(ctx, accountId ?? undefined) : null,
    interests: await findInterests(ctx, accountId, names),
    hasDefaultPlace: defaults.targeting !== undefined,
    pageId: defaults.page_id,
    pixelId: defaults.pixel_id,
  };
};

/** Warns of cells that were read with an assumption, once for each column, at its first row. */
const unsureCells = (ads: AdRow[], accountId: string | null): RowProblem[] => {
  const message = `is read in UTC, because ${whyUnknown(accountId)}`;
  return (['start', 'end'] as const).flatMap((column): RowProblem[] => {
    const first = ads.find(({ values }) => values[column] !== undefined);
    return first ? [{ row: first.row, field: column, message, level: 'warn' }] : [];
  });
};

const unreadable = (row: number, message: string) =>
  new Failure('invalid_request', { fields: [{ field: `row ${row}`, message }] });

/** Keeps the first problems; the last one says how many more there are. */
const firstOf = (problems: RowProblem[]): RowProblem[] => {
  if (problems.length <= maxProblems) return problems;
  const first = problems.slice(0, maxProblems - 1);
  const message = `has ${problems.length - first.length} more problems; mend these first`;
  return [...first, { row: null, field: 'table', message }];
};

const decoded = (body: Buffer | string) => {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const text = decodeCsv(bytes);
  if (typeof text === 'string') return text;
  throw unreadable(text.row, 'is not in UTF-8; save the file as “CSV UTF-8” and send it again');
};

/** Assigns the problems of the plan to their rows. A row with problems of its own gets no more. */
const planProblems = async (
  ctx: Context,
  { body, problems, rowOf }: MadeBody,
  { accountId, defaults, account }: FileContext & { account: AccountFacts | null },
) => {
  const whole = { account_id: accountId ?? 'act_1', ...body };
  const { plan, known } = await planKnown(whole, defaults, (steps, about) =>
    accountId === null ? noFacts(ctx.caller.now) : askAboutParents(ctx, accountId, steps, about),
  );
  const rowsWithProblems = new Set(problems.map(({ row }) => row));
  const findings = [
    ...withPreflight(plan, { ...known, account }),
    ...(await guardrailProblems(ctx, accountId ?? undefined, plan, account?.currency ?? null)),
  ];
  const rowProblems = findings.flatMap(
    ({ field, message, level = 'refuse', breach }): RowProblem[] => {
      const place = placesOf(field).find((one) => rowOf.has(one));
      const row = place === undefined ? null : (rowOf.get(place) ?? null);
      if (row !== null && rowsWithProblems.has(row)) return [];
      const column = place === undefined ? field : columnOf(field, place);
      const guardrail = breach && { guardrail: breach.guardrail };
      return [{ row, field: column, message, level, ...guardrail }];
    },
  );
  // A wrong picture is also missing from its row, so warnings about a refused row are left out.
  const refusedRows = new Set(
    rowProblems.flatMap(({ row, level }) => (level === 'refuse' ? [row] : [])),
  );
  return rowProblems.filter(({ row, level }) => level === 'refuse' || !refusedRows.has(row));
};

/** `ads.list.3.name` is in `ads`, in `ads.list` and in `ads.list.3`; no part of a body is deeper. */
const placesOf = (field: string) => {
  const [one = '', two, three] = field.split('.', 3);
  return [one, `${one}.${two}`, `${one}.${two}.${three}`];
};

/** The names of body fields in a CSV file. */
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
  posts: { object_story_id: 'post_id', source_instagram_media_id: 'post_id', ref: 'name' },
};

const columnOf = (field: string, place: string) => {
  const name = field.slice(place.length + 1) || place;
  return columnNames[place.split('.')[0] ?? '']?.[name] ?? name;
};
