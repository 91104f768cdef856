import { objectId } from '../../../adnet/ids.ts';
import type { AccountFacts } from '../../../adnet/preflight/account.ts';
import type { LaunchPart } from '../../../publish/launch/plan/launch-body.ts';
import { defaultGoal } from '../../../publish/launch/plan/recipe.ts';
import { goalOf, namesIn, readAge, readBudget, readMoment, readPlaces } from './cells.ts';
import type { AdRow, CsvColumn } from './csv-columns.ts';
import type { KnownInterests } from './interests.ts';

/** The columns that describe an ad set. */
export const adSetColumns = [
  'optimization_goal',
  'daily_budget',
  'lifetime_budget',
  'countries',
  'age_min',
  'age_max',
  'interests',
  'start',
  'end',
  'beneficiary',
  'payer',
] as const satisfies readonly CsvColumn[];

/** Facts that are not in the CSV file: the ad account, its interests and the workspace's defaults. */
export type RowContext = {
  accountId: string | null;
  /** Null if Meta did not return it. */
  account: AccountFacts | null;
  interests: KnownInterests;
  /** True if the workspace's defaults say where people see its ads. */
  hasDefaultPlace: boolean;
  /** The Page of the workspace's defaults. */
  pageId: string | undefined;
  /** The pixel of the workspace's defaults. */
  pixelId: string | undefined;
};

/** The campaign's objective, and whether its ads open a lead form. */
type CampaignAim = {
  objective: string;
  /** True if its ads open a lead form. */
  opensForm: boolean;
};

type ColumnProblem = { column: CsvColumn; message: string };

const audienceColumns = ['age_min', 'age_max', 'interests'] as const;

const noPlace = 'is required: in which countries do people see the ads of this ad set?';

/** The cells of one row, as values; what cannot be read becomes a problem of its column. */
const createCells = (values: AdRow['values']) => {
  const wrong: ColumnProblem[] = [];
  const read = <T>(column: CsvColumn, reader: Reader<T>): T | undefined => {
    const text = values[column];
    if (text === undefined) return undefined;
    const result = reader(text);
    if ('value' in result) return result.value;
    wrong.push({ column, message: result.problem });
    return undefined;
  };
  return {
    wrong,
    read,
    /** The field that a column fills, if it does. */
    fill: <T>(name: string, column: CsvColumn, reader: Reader<T>) =>
      ifFilled(name, read(column, reader)),
  };
};

type Reader<T> = (text: string) => { value: T } | { problem: string };
type Cells = ReturnType<typeof createCells>;

const interestsOf = (values: AdRow['values'], known: KnownInterests, { wrong }: Cells) =>
  namesIn(values.interests ?? '').flatMap((name) => {
    const lookUp = known.get(name);
    if (lookUp === undefined) return [];
    if ('interest' in lookUp) return [lookUp.interest];
    wrong.push({ column: 'interests', message: lookUp.problem });
    return [];
  });

/** What is wrong with columns beside each other, each of which can be read. */
const combinationProblems = (
  values: AdRow['values'],
  hasDefaultPlace: boolean,
): ColumnProblem[] => {
  const isNarrowed = audienceColumns.some((column) => values[column] !== undefined);
  const needsPlace = values.countries === undefined && (isNarrowed || !hasDefaultPlace);
  const hasBothBudgets = values.daily_budget !== undefined && values.lifetime_budget !== undefined;
  return [
    ...(needsPlace ? [{ column: 'countries' as const, message: noPlace }] : []),
    ...(hasBothBudgets
      ? [{ column: 'lifetime_budget' as const, message: 'must not stand beside daily_budget' }]
      : []),
  ];
};

const targetingOf = (values: AdRow['values'], context: RowContext, cells: Cells) => {
  const countries = cells.read('countries', readPlaces);
  const interests = interestsOf(values, context.interests, cells);
  cells.wrong.push(...combinationProblems(values, context.hasDefaultPlace));
  const ages = {
    ...cells.fill('age_min', 'age_min', readAge),
    ...cells.fill('age_max', 'age_max', readAge),
  };
  if (countries === undefined) return undefined;
  return {
    geo_locations: { countries },
    ...ages,
    ...(interests.length > 0 && { flexible_spec: [{ interests }] }),
  };
};

const optimizationGoalOf = (
  goal: string | undefined,
  { objective, opensForm, pixelId }: RowContext & CampaignAim,
) => {
  if (goal !== undefined) return goalOf(goal);
  return opensForm ? 'LEAD_GENERATION' : defaultGoal(objective, pixelId !== undefined);
};

/** An ad set of a CSV file: digits are the id of an existing one, any other text is the name of a new one. */
export const adSetOf = (
  name: string,
  values: AdRow['values'],
  context: RowContext & CampaignAim,
): { fields: LaunchPart; wrong: ColumnProblem[] } => {
  const id = objectId(name);
  if (id !== null) return { fields: { id }, wrong: [] };
  const { account, accountId, pageId, opensForm } = context;
  const cells = createCells(values);
  const timeZone = account?.timeZone ?? 'UTC';
  const readMoney = (text: string) => readBudget(text, account, accountId);
  const targeting = targetingOf(values, context, cells);
  const fields = {
    name,
    optimization_goal: optimizationGoalOf(values.optimization_goal, context),
    billing_event: 'IMPRESSIONS',
    ...(opensForm && {
      destination_type: 'ON_AD',
      ...(pageId !== undefined && { promoted_object: { page_id: pageId } }),
    }),
    ...cells.fill('daily_budget', 'daily_budget', readMoney),
    ...cells.fill('lifetime_budget', 'lifetime_budget', readMoney),
    ...ifFilled('targeting', targeting),
    ...cells.fill('start_time', 'start', (text) => readMoment(text, 'start', timeZone)),
    ...cells.fill('end_time', 'end', (text) => readMoment(text, 'end', timeZone)),
    ...ifFilled('dsa_beneficiary', values.beneficiary),
    ...ifFilled('dsa_payor', values.payer),
  };
  return { fields, wrong: cells.wrong };
};

const ifFilled = (name: string, value: unknown): LaunchPart =>
  value === undefined ? {} : { [name]: value };
