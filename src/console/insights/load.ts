import { systemClock } from '../../kernel/clock.ts';
import { getInsights } from '../../operations/insights/get-insights.ts';
import { type AdAccount, readAccounts } from '../platform-reads.ts';
import type { Visit } from '../screen.ts';
import { readDeleted } from './deleted.ts';
import { insightRows, metrics } from './numbers.ts';
import { before, type Period, periodOf } from './period.ts';

/** A screen shows the largest; the file has all. */
export const maxRows = 30;

export const levels = [
  ['campaign', 'Campaigns'],
  ['adset', 'Ad sets'],
  ['ad', 'Ads'],
] as const;

export const splits = [
  ['', 'Nothing'],
  ['age', 'Age'],
  ['gender', 'Gender'],
  ['country', 'Country'],
  ['publisher_platform', 'Where it was shown'],
] as const;

const choiceOr = (
  choices: readonly (readonly [string, string])[],
  value: string | undefined,
  otherwise: string,
) => (choices.some(([one]) => one === value) ? (value ?? otherwise) : otherwise);

/** The address says what to look at, and the usual view fills in the rest. */
const selectionIn = (
  { query }: Visit,
  accounts: readonly AdAccount[],
  pinnedAccount: string | undefined,
) => {
  const account =
    accounts.find(({ id }) => id === (query['account'] ?? pinnedAccount)) ??
    accounts.find(({ account_status: status }) => status === 1) ??
    accounts[0];
  const object = /^[1-9]\d{0,19}$/.test(query['object'] ?? '') ? (query['object'] ?? '') : '';
  return {
    account,
    object,
    of: object === '' ? 'account' : query['of'] === 'adset' ? 'adset' : 'campaign',
    level: choiceOr(levels, query['level'], 'campaign'),
    split: choiceOr(splits, query['split'], ''),
    metric: metrics.find(({ key }) => key === query['metric']) ?? metrics[0],
    compares: query['compare'] !== 'no',
    ...periodOf(query, systemClock(), account?.timezone_name ?? 'UTC'),
  };
};

const read = async (visit: Visit, objectId: string, query: Record<string, string>) => {
  const question = `insights ${objectId} ${JSON.stringify(query)}`;
  const input = { params: { object_id: objectId }, query };
  return insightRows.parse(
    await visit.cachedForAMinute(question, (call) => call(getInsights, input)),
  );
};

const none: ReadonlySet<string> = new Set();

const deletedIn = async (visit: Visit, question: Parameters<typeof readDeleted>[1]) => {
  const key = `deleted ${JSON.stringify(question)}`;
  return new Set(
    await visit.cachedForAMinute(key, async (call) => [...(await readDeleted(call, question))]),
  );
};

export const loadInsights = async (visit: Visit) => {
  const accounts = await readAccounts(visit);
  const selection = selectionIn(visit, accounts, visit.client?.ad_account?.id);
  const { account, period, level, split, compares } = selection;
  if (!account)
    return { ...selection, accounts, daily: [], earlier: null, rows: [], deleted: none };
  const objectId = selection.object || account.id;
  const daily = (days: Period) =>
    read(visit, objectId, { ...days, level: selection.of, time_increment: '1', limit: '500' });
  const rowQuery = {
    ...period,
    level,
    sort: 'spend_descending',
    limit: String(maxRows),
    ...(split !== '' && { breakdown: split }),
  };
  const [now, earlier, rows, deletedRows] = await Promise.all([
    daily(period),
    compares ? daily(before(period)) : null,
    read(visit, objectId, rowQuery),
    deletedIn(visit, { objectId, level, ...period }),
  ]);
  return { ...selection, accounts, daily: now, earlier, rows, deleted: deletedRows };
};

export type LoadedInsights = Awaited<ReturnType<typeof loadInsights>>;
