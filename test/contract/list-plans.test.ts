import { CompiledQuery, type KyselyPlugin } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { listCopies } from '../../src/store/copy-history.ts';
import { listWrites } from '../../src/store/journal/writes.ts';
import { countOpenLaunches, listLaunches } from '../../src/store/launches/launches.ts';
import { listActivity } from '../../src/store/list-activity.ts';
import type { Db } from '../../src/store/open.ts';
import { listClients } from '../../src/store/overview/list-clients.ts';
import { listStalest, listWaiting } from '../../src/store/overview/list-waiting.ts';
import { listMakers, listSeenCampaigns } from '../../src/store/overview/waiting-choices.ts';
import { listMembers } from '../../src/store/people/members.ts';
import { listWorkspacesOf } from '../../src/store/workspaces.ts';
import { fillHistory, fillPeople, idOf } from '../helpers/aged-data.ts';
import { house } from '../helpers/house.ts';
import { amount } from '../helpers/long.ts';

const writes = amount('PLAN_ROWS', 6_000, 300_000);
const amounts = { workspaces: 200, writes, events: writes, launches: Math.floor(writes / 10) };
const limit = 25;

/** What may grow with age; how many people and workspaces there are is not a matter of age. */
const aged = new Set([
  'writes',
  'activity',
  'made_ads',
  'seen_ads',
  'launches',
  'launch_steps',
  'write_seconds',
  'copy_history',
]);

type PlanNode = {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
};

/** Rows of tables that age, as the server counted them while it ran the statement. */
const rowsRead = (node: PlanNode): number => {
  const below = (node.Plans ?? []).reduce((sum, one) => sum + rowsRead(one), 0);
  if (!aged.has(node['Relation Name'] ?? '')) return below;
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } =
    node;
  return below + (node['Actual Rows'] + filtered + rechecked) * node['Actual Loops'];
};

/** Every statement that the work sends to the database. */
const capture = async (db: Db, work: (db: Db) => Promise<readonly unknown[] | number>) => {
  const queries: CompiledQuery[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const found = await work(db.withPlugin(plugin));
  return { queries, returned: typeof found === 'number' ? 1 : found.length };
};

const explain = async (db: Db, { sql: text, parameters }: CompiledQuery) => {
  const query = CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters]);
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] | string }>(query);
  const answer = rows[0]?.['QUERY PLAN'] ?? '[]';
  const [plan] = typeof answer === 'string' ? JSON.parse(answer) : answer;
  return plan.Plan as PlanNode;
};

/** The operator's list is everybody's: it walks along these in its own order, as far as its limit. */
const inOrder = /^SCAN writes USING INDEX writes_(doubtful|age)$/;

/** Tables that are walked from end to end: subqueries have names too, and are as long as what is in them. */
const walked = async (db: Db, { sql: text, parameters }: CompiledQuery) => {
  const query = CompiledQuery.raw(`explain query plan ${text}`, [...parameters]);
  const { rows } = await db.executeQuery<{ detail: string }>(query);
  const lines = rows.map(({ detail }) => detail);
  const made = new Set(
    lines.flatMap((line) => /^(?:CO-ROUTINE|MATERIALIZE) (\S+)/.exec(line)?.[1] ?? []),
  );
  return lines.filter((line) => {
    const name = /^SCAN (\S+)/.exec(line)?.[1];
    return name !== undefined && name !== 'CONSTANT' && !made.has(name) && !inOrder.test(line);
  });
};

const now = 1_800_000_000_000;
const workspaceId = idOf('workspace', 0);
const lists = (
  accountId: string,
): Record<string, (db: Db) => Promise<readonly unknown[] | number>> => ({
  clients: (db) => listClients(db, { accountId }),
  'clients, a page': (db) => listClients(db, { accountId, limit }),
  workspaces: (db) => listWorkspacesOf(db, accountId, false),
  waiting: (db) => listWaiting(db, { accountId, state: 'waiting' }, limit),
  live: (db) => listWaiting(db, { accountId, state: 'live' }, limit),
  'waiting, of a day long ago': (db) =>
    listWaiting(db, { accountId, state: 'waiting', since: now - 1e10, until: now - 0.9e10 }, limit),
  'waiting, of one client': (db) =>
    listWaiting(db, { accountId, workspaceId, state: 'waiting' }, limit),
  'waiting, of a campaign': (db) =>
    listWaiting(db, { accountId, state: 'waiting', campaignId: '9935' }, limit),
  'waiting, of a key that made nothing': (db) =>
    listWaiting(db, { accountId, state: 'waiting', actorId: 'nobody' }, limit),
  'waiting, made by people': (db) =>
    listWaiting(db, { accountId, state: 'waiting', actorKind: 'person' }, limit),
  'one ad': (db) => listWaiting(db, { accountId, adId: '1202210' }, limit),
  stalest: (db) => listStalest(db, { workspaceId, adAccountId: 'act_1000' }, limit),
  campaigns: (db) => listSeenCampaigns(db, { accountId, workspaceId }),
  makers: (db) => listMakers(db, { accountId, workspaceId }),
  activity: (db) => listActivity(db, workspaceId, {}, limit),
  'activity, a rare action': (db) => listActivity(db, workspaceId, { action: 'key.minted' }, limit),
  'activity, a rare group': (db) => listActivity(db, workspaceId, { action: 'key' }, limit),
  'activity, writes': (db) => listActivity(db, workspaceId, { action: 'write' }, limit),
  'activity, a rare write': (db) =>
    listActivity(db, workspaceId, { action: 'write.create_video' }, limit),
  'activity, of a key that did nothing': (db) =>
    listActivity(db, workspaceId, { actorId: 'nobody' }, limit),
  launches: (db) => listLaunches(db, workspaceId, limit, null),
  'open launches': (db) => countOpenLaunches(db, workspaceId),
  copies: (db) => listCopies(db, workspaceId, limit),
  members: (db) => listMembers(db, workspaceId),
  'the operator’s journal': (db) => listWrites(db, limit),
});

/** Choices are taken from so many of the newest ads, whatever they turn out to be. */
const choiceRows = 3 * 300 * 3;

it('no list reads more than a few times of what it shows, however much there is', async () => {
  const h = await house({ housekeeping: false });
  onTestFinished(() => h.stop());
  const { db, engine } = h.service.deps.store;
  await fillPeople(db, amounts.workspaces);
  await fillHistory(db, amounts, now);
  for (const account of [0, 1, 2])
    for (const [name, list] of Object.entries(lists(idOf('account', account)))) {
      const { queries, returned } = await capture(db, list);
      expect(queries.length, name).toBeGreaterThan(0);
      if (engine === 'embedded') {
        for (const query of queries) expect(await walked(db, query), name).toEqual([]);
        continue;
      }
      let read = 0;
      for (const query of queries) read += rowsRead(await explain(db, query));
      const isChoice = name === 'campaigns' || name === 'makers';
      // One probe for each client is asked for its newest.
      const clients = [amounts.workspaces, 50, 1][account] ?? 1;
      const most = 20 * returned + 200 + (isChoice ? choiceRows : 0) + 4 * clients;
      expect(read, `${name}, account ${account}: ${returned} rows returned`).toBeLessThanOrEqual(
        most,
      );
      if (process.env.LONG)
        console.log(`${name}, account ${account}: ${read} read, ${returned} returned`);
    }
}, 600_000);
