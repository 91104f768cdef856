import type { Migration } from 'kysely';
import { isPostgres } from '../../db.ts';
import { run, statements, statementTrigger, together } from './statements.ts';

const columns =
  'id, workspace_id, made_at, ad_id, ad_account_id, name, actor_kind, actor_id, state, seen_at, campaign_id';

const seenColumns = `coalesce(s.state, 'waiting'), coalesce(s.seen_at, 0), s.campaign_id`;

const fromWrite = (w: string) =>
  `${w}.id, ${w}.workspace_id, ${w}.created_at, ${w}.object_id, ${w}.ad_account_id, ${w}.name, coalesce(${w}.actor_kind, 'key'), ${w}.actor_id, ${seenColumns}`;

const isMadeWrite = (w: string) =>
  `${w}.action = 'create_ad' and ${w}.state = 'succeeded' and ${w}.object_id is not null`;

const fromEvent = (a: string, account: string) =>
  `${a}.id, ${a}.workspace_id, ${a}.at, ${a}.target_id, ${account}, ${a}.target_name, ${a}.actor_kind, ${a}.actor_id, ${seenColumns}`;

const isMadeEvent = (a: string) =>
  `${a}.action = 'write.create_ad' and ${a}.outcome = 'succeeded' and ${a}.target_id is not null`;

const seenOf = (row: string, ad: string) =>
  `left join seen_ads as s on s.workspace_id = ${row}.workspace_id and s.ad_id = ${row}.${ad}`;

const insertMade = (rows: string) =>
  `insert into made_ads (${columns}) ${rows} on conflict (id) do nothing`;

const madeByWrites = insertMade(
  `select ${fromWrite('w')} from changed as w ${seenOf('w', 'object_id')} where ${isMadeWrite('w')}`,
);

const madeByEvents = insertMade(
  `select ${fromEvent('a', `a.details::json ->> 'ad_account_id'`)} from changed as a ${seenOf('a', 'target_id')} where ${isMadeEvent('a')}`,
);

const nowSeen = `update made_ads as m set state = c.state, seen_at = c.seen_at, campaign_id = c.campaign_id
  from changed as c where m.workspace_id = c.workspace_id and m.ad_id = c.ad_id`;

/**
 * Statements lock several rows of `made_ad_counts` always in the same order, so that two of them cannot wait for
 * each other.
 */
const addCounts = (changes: string) =>
  `insert into made_ad_counts as c (workspace_id, state, n)
   select workspace_id, state, sum(n) from (${changes}) as changes
   group by workspace_id, state having sum(n) <> 0 order by workspace_id, state
   on conflict (workspace_id, state) do update set n = c.n + excluded.n`;

/** One create changes hundreds of rows when many are settled together. */
const postgresTriggers: readonly string[] = [
  ...statementTrigger(
    'made_ads_counted_in',
    'insert on made_ads',
    'new table as added',
    addCounts('select workspace_id, state, 1 as n from added'),
  ),
  ...statementTrigger(
    'made_ads_counted_out',
    'delete on made_ads',
    'old table as removed',
    addCounts('select workspace_id, state, -1 as n from removed'),
  ),
  ...statementTrigger(
    'made_ads_counted_anew',
    'update on made_ads',
    'old table as removed new table as added',
    addCounts(
      'select workspace_id, state, 1 as n from added union all select workspace_id, state, -1 from removed',
    ),
  ),
  ...statementTrigger('made_ads_written', 'insert on writes', 'new table as changed', madeByWrites),
  ...statementTrigger('made_ads_settled', 'update on writes', 'new table as changed', madeByWrites),
  ...statementTrigger(
    'made_ads_left_journal',
    'delete on writes',
    'old table as removed',
    `delete from made_ads as m using removed as r where m.id = r.id and ${isMadeWrite('r')}
     and not exists (select 1 from activity as a where a.id = r.id)`,
  ),
  ...statementTrigger(
    'made_ads_remembered',
    'insert on activity',
    'new table as changed',
    madeByEvents,
  ),
  ...statementTrigger(
    'made_ads_forgotten',
    'delete on activity',
    'old table as removed',
    `delete from made_ads as m using removed as r where m.id = r.id and ${isMadeEvent('r')}
     and not exists (select 1 from writes as w where w.id = r.id)`,
  ),
  ...statementTrigger('made_ads_first_seen', 'insert on seen_ads', 'new table as changed', nowSeen),
  ...statementTrigger('made_ads_seen_again', 'update on seen_ads', 'new table as changed', nowSeen),
  ...statementTrigger(
    'made_ads_unseen',
    'delete on seen_ads',
    'old table as removed',
    `update made_ads as m set state = 'waiting', seen_at = 0, campaign_id = null
     from removed as r where m.workspace_id = r.workspace_id and m.ad_id = r.ad_id`,
  ),
];

const rowTrigger = (name: string, event: string, when: string, body: string) =>
  `create trigger ${name} after ${event} for each row when ${when} begin ${body}; end`;

const account = (details: string) => `json_extract(${details}, '$.ad_account_id')`;

// "or ignore" would follow the conflict rule of the statement that fires the trigger.
const unlessMade = 'not exists (select 1 from made_ads as m where m.id = new.id)';

const madeByWrite = `insert into made_ads (${columns}) select ${fromWrite('new')}
  from (select 1) as one ${seenOf('new', 'object_id')} where ${unlessMade}`;

const seenNow = `update made_ads set state = new.state, seen_at = new.seen_at, campaign_id = new.campaign_id
  where workspace_id = new.workspace_id and ad_id = new.ad_id`;

const addOne = (row: 'old' | 'new', n: number) =>
  `insert into made_ad_counts (workspace_id, state, n) values (${row}.workspace_id, ${row}.state, ${n})
   on conflict (workspace_id, state) do update set n = n + excluded.n`;

/** For the embedded store, where one transaction runs at a time. */
const sqliteTriggers: readonly string[] = [
  rowTrigger('made_ads_counted_in', 'insert on made_ads', 'true', addOne('new', 1)),
  rowTrigger('made_ads_counted_out', 'delete on made_ads', 'true', addOne('old', -1)),
  rowTrigger(
    'made_ads_counted_anew',
    'update of state on made_ads',
    'old.state <> new.state',
    `${addOne('old', -1)}; ${addOne('new', 1)}`,
  ),
  rowTrigger('made_ads_written', 'insert on writes', isMadeWrite('new'), madeByWrite),
  rowTrigger(
    'made_ads_settled',
    'update of state, object_id on writes',
    isMadeWrite('new'),
    madeByWrite,
  ),
  rowTrigger(
    'made_ads_left_journal',
    'delete on writes',
    isMadeWrite('old'),
    'delete from made_ads where id = old.id and not exists (select 1 from activity as a where a.id = old.id)',
  ),
  rowTrigger(
    'made_ads_remembered',
    'insert on activity',
    isMadeEvent('new'),
    `insert into made_ads (${columns}) select ${fromEvent('new', account('new.details'))}
     from (select 1) as one ${seenOf('new', 'target_id')} where ${unlessMade}`,
  ),
  rowTrigger(
    'made_ads_forgotten',
    'delete on activity',
    isMadeEvent('old'),
    'delete from made_ads where id = old.id and not exists (select 1 from writes as w where w.id = old.id)',
  ),
  rowTrigger('made_ads_first_seen', 'insert on seen_ads', 'true', seenNow),
  rowTrigger('made_ads_seen_again', 'update on seen_ads', 'true', seenNow),
  rowTrigger(
    'made_ads_unseen',
    'delete on seen_ads',
    'true',
    `update made_ads set state = 'waiting', seen_at = 0, campaign_id = null
     where workspace_id = old.workspace_id and ad_id = old.ad_id`,
  ),
];

/** Copies what an embedded store contains already. */
const fills: readonly string[] = [
  `insert into made_ads (${columns}) select ${fromWrite('w')} from writes as w ${seenOf('w', 'object_id')} where ${isMadeWrite('w')}`,
  `insert into made_ads (${columns}) select ${fromEvent('a', account('a.details'))} from activity as a ${seenOf('a', 'target_id')}
   where ${isMadeEvent('a')} and not exists (select 1 from made_ads as m where m.id = a.id)`,
  `insert into made_ad_counts (workspace_id, state, n) select workspace_id, state, count(*) from made_ads group by workspace_id, state`,
];

const tables = statements(`
  create table made_ads (
    id text primary key, workspace_id text not null, made_at bigint not null, ad_id text not null,
    ad_account_id text, name text, actor_kind text not null, actor_id text, state text not null,
    seen_at bigint not null, campaign_id text
  );
  create table made_ad_counts (
    workspace_id text not null, state text not null, n bigint not null,
    constraint made_ad_counts_pk primary key (workspace_id, state)
  );
`);

/** Each list that people look at is one range of one of these, in its order. */
const indexes = statements(`
  create index made_ads_list on made_ads (workspace_id, state, made_at, id);
  create index made_ads_actor on made_ads (workspace_id, actor_id, state, made_at, id);
  create index made_ads_actor_kind on made_ads (workspace_id, actor_kind, state, made_at, id);
  create index made_ads_campaign on made_ads (workspace_id, campaign_id, state, made_at, id)
    where campaign_id is not null;
  create index made_ads_ad on made_ads (workspace_id, ad_id);
  create index made_ads_stalest on made_ads (workspace_id, ad_account_id, seen_at) where state <> 'gone';
`);

/** If nothing was created yet, nothing has to be copied. */
const noteSize = `insert into settings (name, value) values ('made_ads',
  case when exists (select 1 from writes) or exists (select 1 from activity) then '{"from":"writes"}' else 'whole' end)`;

const noteWhole = `insert into settings (name, value) values ('made_ads', 'whole')`;

/**
 * Every ad that was created here, with its state, and the number of ads in each state. Other tables contain all of
 * this, but a list would have to read them completely. Triggers keep both up to date from now on, whichever version
 * of the program writes. The embedded store is filled here, before any request is served. On PostgreSQL other nodes
 * go on working, so it is filled in portions later.
 */
const madeAds: Migration = {
  async up(db) {
    await tables.up(db);
    if (!isPostgres(db)) await run(db, fills);
    await indexes.up(db);
    if (isPostgres(db)) await run(db, [together([...postgresTriggers, noteSize])]);
    else await run(db, [...sqliteTriggers, noteWhole]);
  },
};

export const madeAdsMigrations: Record<string, Migration> = { '0090-made-ads': madeAds };
