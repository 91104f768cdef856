import { type SqlBool, sql } from 'kysely';
import { now } from '../clock.ts';
import type { Db } from '../db.ts';
import { activeMemberships } from '../people/members.ts';
import { readWaitingCounts } from './made-ads.ts';

/** The account that a workspace works with: the pinned one, otherwise that of its last create. */
const workAccount = sql<string | null>`coalesce(c.selected_ad_account_id,
  (select last.ad_account_id from work_accounts last where last.workspace_id = w.id),
  (select l.ad_account_id from writes l where l.workspace_id = w.id order by l.created_at desc limit 1))`;

export type ClientsFilter = {
  accountId: string;
  /** Only this one. */
  workspaceId?: string | undefined;
  /** The last of the page before. */
  after?: { name: string; id: string } | undefined;
  limit?: number | undefined;
};

/** Everything a person's list of clients shows, in one query. */
export const listClients = async (
  db: Db,
  { accountId, workspaceId, after, limit }: ClientsFilter,
) => {
  const waitingCounts = await readWaitingCounts(db);
  const clients = activeMemberships(db, accountId)
    .leftJoin('connections as c', 'c.workspace_id', 'w.id')
    .leftJoin('connection_health as h', 'h.workspace_id', 'w.id')
    .select([
      'w.id',
      'w.name',
      'w.created_at',
      'w.guardrails',
      'm.role',
      'c.workspace_id as connected',
      'c.scopes',
      'c.expires_at',
      'c.expired_at',
      'h.problem',
      'h.missing',
      workAccount.as('ad_account_id'),
    ])
    .$if(workspaceId !== undefined, (query) =>
      query.where('m.workspace_id', '=', workspaceId ?? ''),
    )
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(w.name, w.id) > (${after?.name}, ${after?.id})`),
    )
    .orderBy('w.name')
    .orderBy('w.id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0));
  return db
    .selectFrom(clients.as('client'))
    .leftJoin(waitingCounts.as('waiting'), 'waiting.workspace_id', 'client.id')
    .leftJoin('seen_accounts as seen', (join) =>
      join
        .onRef('seen.workspace_id', '=', 'client.id')
        .onRef('seen.ad_account_id', '=', 'client.ad_account_id'),
    )
    .selectAll('client')
    .select([
      'waiting.n as waiting_ads',
      'seen.seen_at',
      'seen.name as account_name',
      'seen.currency',
      'seen.spend',
      'seen.spend_since',
      'seen.spend_until',
      now.as('now'),
    ])
    .orderBy('client.name')
    .orderBy('client.id')
    .execute();
};

export type ClientRow = Awaited<ReturnType<typeof listClients>>[number];

/** How many there are, and how many ads wait in all of them. */
export const countClientsOf = async (db: Db, accountId: string) => {
  const counts = await readWaitingCounts(db);
  const row = await activeMemberships(db, accountId)
    .leftJoin(counts.as('waiting'), 'waiting.workspace_id', 'w.id')
    .select((eb) => [
      eb.fn.countAll<number>().as('clients'),
      sql<number>`coalesce(sum(waiting.n), 0)`.as('waiting'),
    ])
    .executeTakeFirstOrThrow();
  return { clients: Number(row.clients), waiting: Number(row.waiting) };
};

/** For each client, the launches that wait for approval, and the ads that they would create. */
export const listHeldLaunches = async (db: Db, accountId: string) => {
  const rows = await activeMemberships(db, accountId)
    .innerJoin('launches as l', 'l.workspace_id', 'w.id')
    .select([
      'w.id as workspace_id',
      'w.name',
      sql<number>`count(*)`.as('launches'),
      sql<number>`sum((select count(*) from launch_steps as s
        where s.launch_id = l.id and s.action = 'create_ad' and s.state <> 'done'))`.as('ads'),
    ])
    .where('l.finished_at', 'is', null)
    .where('l.state', '=', 'awaiting_approval')
    .groupBy(['w.id', 'w.name'])
    .orderBy('w.name')
    .execute();
  return rows.map(({ launches, ads, ...client }) => ({
    ...client,
    launches: Number(launches),
    ads: Number(ads),
  }));
};
