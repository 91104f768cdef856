import * as z from 'zod';
import { Failure } from '../../contract/failures.ts';
import { systemClock } from '../../kernel/clock.ts';
import { getInsights } from '../../operations/insights/get-insights.ts';
import { type AdAccount, chosenAccount, readAccounts } from '../platform-reads.ts';
import type { CallOperation, Visit } from '../screen.ts';
import { insightRows, metrics } from './numbers.ts';
import { before, type Period, periodOf } from './period.ts';

/** The same words on the screen, on paper and in the file. */
export const deletedWords = 'Deleted at Meta';

const page = z.object({
  data: z.array(z.record(z.string(), z.unknown())),
  paging: z
    .object({ next: z.string(), cursors: z.object({ after: z.string() }) })
    .nullish()
    .catch(null),
});

const maxPages = 10;

type DeletedLookUp = {
  objectId: string;
  level: string;
  since?: string | undefined;
  until?: string | undefined;
};

/**
 * Finds objects with numbers in these days that were deleted since. Rows of insights do not say so, but a filter
 * does. Empty if Meta does not answer.
 */
export const readDeleted = async (
  call: CallOperation,
  { objectId, level, ...days }: DeletedLookUp,
): Promise<ReadonlySet<string>> => {
  const filter = { field: `${level}.effective_status`, operator: 'IN', value: ['DELETED'] };
  const deletedIds = new Set<string>();
  let after: string | undefined;
  try {
    for (let count = 0; count < maxPages; count++) {
      const query = {
        ...days,
        level,
        fields: `${level}_id`,
        limit: '500',
        filtering: JSON.stringify([filter]),
        after,
      };
      const { data, paging } = page.parse(
        await call(getInsights, { params: { object_id: objectId }, query }),
      );
      for (const row of data) deletedIds.add(String(row[`${level}_id`]));
      if (!paging) break;
      after = paging.cursors.after;
    }
  } catch (error) {
    if (!(error instanceof Failure) || error.code === 'adnet_not_connected') throw error;
  }
  return deletedIds;
};

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
  const account = chosenAccount(accounts, query['account'] ?? pinnedAccount);
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
