import * as z from 'zod';
import { adAccountId } from '../../../adnet/ids.ts';
import { decodeCsv, readCsv } from '../../../kernel/csv-reader.ts';
import { Failure } from '../../../kernel/failures.ts';
import { planLaunch } from '../../../publish/launch/plan/plan.ts';
import { type Context, operation } from '../../operation.ts';
import { readDefaults } from '../../read-defaults.ts';
import { checkStep } from '../check-step.ts';
import { bodyOfRows, type MadeBody } from './body-of-rows.ts';
import { adRows, type RowProblem } from './columns.ts';

/** A launch has 500 steps, so a table has no more ads; the header is one row more. */
const limits = { maxRows: 501, maxColumns: 50, maxCellLength: 10_000 };

const maxProblems = 100;

export const launchFromCsv = operation({
  id: 'launches.fromCsv',
  route: 'POST /adnet/launches/from-csv',
  access: { adnet: 'editor' },
  summary: 'Turn a table of ads into the body of a launch.',
  description:
    'One row for each ad, with the columns campaign, ad_set, image_url or image_hash, video_url or video_id, message, headline, description, link_url and name; objective, optimization_goal and daily_budget are for what is new. A campaign or an ad set in digits is the id of one that exists. UTF-8, separated by commas, semicolons or tabs; at most 500 ads, 50 columns and 10,000 characters in a cell. Nothing is made: send the body to POST /adnet/launches.',
  input: {
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
      problems: z
        .array(
          z.object({
            row: z.int().nullable().describe('The row as a spreadsheet counts it; null for all.'),
            field: z.string().describe('The column, or the field of the body.'),
            message: z.string().describe('What is wrong.'),
          }),
        )
        .describe('Everything that is wrong, the first 100; empty when the body can be sent.'),
    })
    .meta({ id: 'LaunchFromCsv', description: 'A launch made of a table.' }),
  failures: [],
  example: {
    body: 'campaign,ad_set,image_url,message,headline,link_url\nSpring,Hikers,https://example.com/tent.jpg,Sleep warm.,Northlight tents,https://example.com\n',
    answer: {
      body: {
        campaign: { name: 'Spring', objective: 'OUTCOME_TRAFFIC' },
        ads: { list: [{ ad_set: 'Hikers', media: 'tent', copy: 'copy-1' }] },
      },
      problems: [{ row: null, field: 'defaults.page_id', message: 'is required' }],
    },
  },

  async run(ctx, { body }) {
    const { rows, problem } = readCsv(decoded(body), limits);
    if (problem !== null) throw unreadable(problem.row, problem.message);
    if (rows.length < 2) throw unreadable(1, 'must be a header, with one row for each ad below it');
    const { ads, problems } = adRows(rows);
    const made = bodyOfRows(ads);
    const planned = await planProblems(ctx, made);
    return { body: made.body, problems: firstOf([...problems, ...made.problems, ...planned]) };
  },
});

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
const planProblems = async (ctx: Context, { body, problems, rowOf }: MadeBody) => {
  const account = adAccountId(ctx.caller.connection?.selected_ad_account_id) ?? 'act_1';
  const defaults = (await readDefaults(ctx.deps.store.db, ctx.caller.workspace.id)) ?? {};
  const ground = { defaults, check: checkStep, campaign: null };
  const planned = planLaunch({ account_id: account, ...body }, ground);
  const named = new Set(problems.map(({ row }) => row));
  return planned.problems.flatMap(({ field, message }): RowProblem[] => {
    const place = placesOf(field).find((one) => rowOf.has(one));
    const row = place === undefined ? null : (rowOf.get(place) ?? null);
    if (row !== null && named.has(row)) return [];
    return [{ row, field: place === undefined ? field : columnOf(field, place), message }];
  });
};

/** `ads.list.3.name` is in `ads`, in `ads.list` and in `ads.list.3`: no part of a body lies deeper. */
const placesOf = (field: string) => {
  const [one = '', two, three] = field.split('.', 3);
  return [one, `${one}.${two}`, `${one}.${two}.${three}`];
};

/** What the parts of a body are called in a table. */
const columnNames: Record<string, Record<string, string>> = {
  campaign: { name: 'campaign', id: 'campaign' },
  ad_sets: { name: 'ad_set', id: 'ad_set', ref: 'ad_set' },
  images: { url: 'image_url', hash: 'image_hash', ref: 'name' },
  videos: { url: 'video_url', id: 'video_id', ref: 'name' },
};

const columnOf = (field: string, place: string) => {
  const name = field.slice(place.length + 1) || place;
  return columnNames[place.split('.')[0] ?? '']?.[name] ?? name;
};
