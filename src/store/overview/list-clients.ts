import { type SqlBool, sql } from 'kysely';
import { now } from '../clock.ts';
import type { Db } from '../open.ts';
import { membershipCounts } from '../people/members.ts';

const mine = (db: Db, accountId: string) =>
  db.selectFrom('members').select('workspace_id').where('account_id', '=', accountId);

/** How many ads of each workspace wait: made here, and not seen to have left. Only indexes are read. */
const waitingCounts = (db: Db, accountId: string) => {
  const left = db
    .selectFrom('seen_ads as s')
    .select(['s.workspace_id', 's.ad_id'])
    .where('s.state', '<>', 'waiting')
    .where('s.workspace_id', 'in', mine(db, accountId));
  const inJournal = db
    .selectFrom('writes as x')
    .select(['x.workspace_id', 'x.object_id as ad_id'])
    .where(sql<SqlBool>`x.action = 'create_ad' and x.state = 'succeeded'`)
    .where('x.workspace_id', 'in', mine(db, accountId));
  const remembered = db
    .selectFrom('activity as y')
    .select(['y.workspace_id', 'y.target_id as ad_id'])
    .where(sql<SqlBool>`y.action = 'write.create_ad' and y.outcome = 'succeeded'`)
    .where('y.workspace_id', 'in', mine(db, accountId));
  return db
    .selectFrom(inJournal.unionAll(remembered).as('made'))
    .select((eb) => ['made.workspace_id', eb.fn.countAll<number>().as('n')])
    .where(sql<SqlBool>`(made.workspace_id, made.ad_id) not in (${left})`)
    .groupBy('made.workspace_id');
};

/** The account a workspace works with: the pinned one, else the last one it made something in. */
const workAccount = sql<string | null>`coalesce(c.selected_ad_account_id, (
  select l.ad_account_id from writes l where l.workspace_id = w.id order by l.created_at desc limit 1))`;

/** Everything a person's list of clients shows, in one query. */
export const listClients = (db: Db, accountId: string) => {
  const clients = db
    .selectFrom('members as m')
    .innerJoin('workspaces as w', 'w.id', 'm.workspace_id')
    .leftJoin('connections as c', 'c.workspace_id', 'w.id')
    .leftJoin('connection_health as h', 'h.workspace_id', 'w.id')
    .select([
      'w.id',
      'w.name',
      'w.created_at',
      'm.role',
      'c.workspace_id as connected',
      'c.expires_at',
      'c.expired_at',
      'h.problem',
      'h.missing',
      workAccount.as('ad_account_id'),
    ])
    .where('m.account_id', '=', accountId)
    .where(membershipCounts)
    .where('w.archived_at', 'is', null);
  return db
    .selectFrom(clients.as('client'))
    .leftJoin(waitingCounts(db, accountId).as('waiting'), 'waiting.workspace_id', 'client.id')
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
