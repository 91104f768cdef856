import { objectId } from '../../../adnet/ids.ts';
import type { AccountFacts } from '../../../adnet/preflight/account.ts';
import type { LaunchPart } from '../../../publish/launch/plan/launch-body.ts';
import { defaultGoal } from '../../../publish/launch/plan/recipe.ts';
import { goalOf, namesIn, readAge, readBudget, readMoment, readPlaces } from './cells.ts';
import type { AdRow, CsvColumn } from './columns.ts';
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

/** Facts that are not in the table: the ad account, its interests and the workspace's defaults. */
export type TableContext = {
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

/** An ad set of a table: digits are the id of an existing one, any other text is the name of a new one. */
export const adSetOf = (
  name: string,
  values: AdRow['values'],
  {
    account,
    accountId,
    interests,
    hasDefaultPlace,
    pageId,
    pixelId,
    objective,
    opensForm,
  }: TableContext & CampaignAim,
): { fields: LaunchPart; wrong: ColumnProblem[] } => {
  const id = objectId(name);
  if (id !== null) return { fields: { id }, wrong: [] };
  const wrong: ColumnProblem[] = [];
  const read = <T>(
    column: CsvColumn,
    reader: (text: string) => { value: T } | { problem: string },
  ): T | undefined => {
    const text = values[column];
    if (text === undefined) return undefined;
    const result = reader(text);
    if ('value' in result) return result.value;
    wrong.push({ column, message: result.problem });
    return undefined;
  };
  const timeZone = account?.timeZone ?? 'UTC';
  const places = read('countries', readPlaces);
  const chosenInterests = namesIn(values.interests ?? '').flatMap((interest) => {
    const lookUp = interests.get(interest);
    if (lookUp === undefined) return [];
    if ('interest' in lookUp) return [lookUp.interest];
    wrong.push({ column: 'interests', message: lookUp.problem });
    return [];
  });
  const isNarrowed = audienceColumns.some((column) => values[column] !== undefined);
  if (values.countries === undefined && (isNarrowed || !hasDefaultPlace))
    wrong.push({ column: 'countries', message: noPlace });
  if (values.daily_budget !== undefined && values.lifetime_budget !== undefined)
    wrong.push({ column: 'lifetime_budget', message: 'must not stand beside daily_budget' });
  const ages = {
    ...ifFilled('age_min', read('age_min', readAge)),
    ...ifFilled('age_max', read('age_max', readAge)),
  };
  const targeting = places !== undefined && {
    geo_locations: { countries: places },
    ...ages,
    ...(chosenInterests.length > 0 && { flexible_spec: [{ interests: chosenInterests }] }),
  };
  const goal = values.optimization_goal;
  const fields = {
    name,
    optimization_goal:
      goal === undefined
        ? opensForm
          ? 'LEAD_GENERATION'
          : defaultGoal(objective, pixelId !== undefined)
        : goalOf(goal),
    billing_event: 'IMPRESSIONS',
    ...(opensForm && {
      destination_type: 'ON_AD',
      ...(pageId !== undefined && { promoted_object: { page_id: pageId } }),
    }),
    ...ifFilled(
      'daily_budget',
      read('daily_budget', (text) => readBudget(text, account, accountId)),
    ),
    ...ifFilled(
      'lifetime_budget',
      read('lifetime_budget', (text) => readBudget(text, account, accountId)),
    ),
    ...(targeting && { targeting }),
    ...ifFilled(
      'start_time',
      read('start', (text) => readMoment(text, 'start', timeZone)),
    ),
    ...ifFilled(
      'end_time',
      read('end', (text) => readMoment(text, 'end', timeZone)),
    ),
    ...ifFilled('dsa_beneficiary', values.beneficiary),
    ...ifFilled('dsa_payor', values.payer),
  };
  return { fields, wrong };
};

const ifFilled = (name: string, value: unknown): LaunchPart =>
  value === undefined ? {} : { [name]: value };
