import { Migrator, sql } from 'kysely';
import type { Db } from '../../../src/store/db.ts';
import { migrations } from '../../../src/store/schema/migrations/migrations.ts';

/** The last migration of version 2.0.0; later ones have higher numbers. */
const lastOfTwo = '0046-kept-reads';

/** Gives an empty database the tables of version 2.0.0. */
export const migrateToTwo = async (db: Db) => {
  const old = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= lastOfTwo));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => old } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
};

export type Amounts = {
  workspaces: number;
  writes: number;
  events: number;
  launches: number;
  /** One in this many rows belongs to the first workspace, the busiest; the default is one in a hundred. */
  busiest?: number;
};

/** Few enough that a busy server inserts them, and all rows that triggers add, within the time limit of a statement. */
const portion = 2_000;
const day = 86_400_000;

/** The id of the workspace, key or account with this number. */
export const idOf = (kind: 'workspace' | 'key' | 'account', n: number) =>
  `0198000${['workspace', 'key', 'account'].indexOf(kind)}-0000-7000-8000-${String(n).padStart(12, '0')}`;

const padded = (n: ReturnType<typeof sql>) => sql`substr(cast(1000000000000 + ${n} as text), 2)`;
const idText = (kind: Parameters<typeof idOf>[0], n: ReturnType<typeof sql>) =>
  sql`${sql.lit(idOf(kind, 0).slice(0, 24))} || ${padded(n)}`;

const fill = async (
  db: Db,
  rows: number,
  insert: (numbers: ReturnType<typeof sql>) => ReturnType<typeof sql>,
) => {
  for (let from = 0; from < rows; from += portion) {
    const to = Math.min(rows, from + portion) - 1;
    const numbers = sql`(with recursive s(n) as (select ${sql.lit(from)} union all select n + 1 from s where n < ${sql.lit(to)}) select n from s) as numbers`;
    await insert(numbers).execute(db);
  }
};

const detailsJson = JSON.stringify({
  adset: { id: '1', name: 'Broad' },
  budget: { amount: '4000', period: 'day', of: 'Broad' },
  page_id: '104',
  message: 'Rain by lunch, sun by four. The shell packs down to the size of a mug.',
  headline: 'The rain shell, $149',
  description: '60-day returns',
  link: 'https://example.com/shell',
  button: 'SHOP_NOW',
  picture_url: null,
  is_video: false,
});

/** Rows that are not the busiest workspace's are spread evenly. */
const owner = (workspaces: number, busiest: number) =>
  sql`case when n % ${sql.lit(busiest)} = 0 then 0 else n % ${sql.lit(workspaces)} end`;

/**
 * Workspaces with one key each. All belong to account 0, the first fifty also to account 1, the first one to
 * account 2.
 */
export const fillPeople = async (db: Db, workspaces: number) => {
  await fill(
    db,
    3,
    (numbers) => sql`insert into accounts (id, email, plan, created_at)
    select ${idText('account', sql`n`)}, 'a' || n || '@example.com', 'agency', 1 from ${numbers}`,
  );
  await fill(
    db,
    workspaces,
    (numbers) => sql`insert into workspaces (id, name, created_at, paid_by)
    select ${idText('workspace', sql`n`)}, 'Client ' || n, n, ${idOf('account', 0)} from ${numbers}`,
  );
  for (const [account, many] of [workspaces, Math.min(50, workspaces), 1].entries())
    await fill(
      db,
      many,
      (numbers) => sql`insert into members (account_id, workspace_id, role)
      select ${idOf('account', account)}, ${idText('workspace', sql`n`)}, 'owner' from ${numbers}`,
    );
  await fill(
    db,
    workspaces,
    (
      numbers,
    ) => sql`insert into api_keys (id, account_id, workspace_id, name, prefix, fingerprint, created_at)
    select ${idText('key', sql`n`)}, ${idOf('account', 0)}, ${idText('workspace', sql`n`)}, 'Key ' || n, 'gr_live_0000', 'f' || n, 1 from ${numbers}`,
  );
};

/** Writes of thirty days, events of a year, launches of a year; a fifth of the ads have been read from Meta. */
export const fillHistory = async (
  db: Db,
  { workspaces, writes, events, launches, busiest = 100 }: Amounts,
  now: number,
) => {
  const whose = owner(workspaces, busiest);
  const workspace = idText('workspace', whose);
  const key = idText('key', whose);
  const account = sql`'act_' || (1000 + (${whose}))`;
  const ago = (days: number, rows: number) =>
    sql`cast(${sql.lit(now)} - cast(n as bigint) * ${sql.lit(Math.max(1, Math.floor((days * day) / rows)))} as bigint)`;
  const action = sql`case when n % 10 < 7 then 'create_ad' when n % 10 = 7 then 'create_campaign' when n % 10 = 8 then 'create_adset' else 'create_creative' end`;
  const writtenAt = ago(29, writes);
  await fill(
    db,
    writes,
    (numbers) =>
      // The writes are settled, so that nothing is looked up or read back during a measurement.
      sql`insert into writes (id, workspace_id, account_id, action, ad_account_id, fingerprint, params, own_token, state, created_at, lease_until, settled_at, next_check_at, checks, status, response, object_id, name, actor_kind, actor_id)
      select '01990000-0000-7000-9000-' || ${padded(sql`(${sql.lit(writes)} - n)`)}, ${workspace}, ${idOf('account', 0)}, ${action}, ${account}, 'f', '{"name":"An ad of some length, as people name them"}', 0,
        case when n % 10007 = 3 then 'unknown' when n % 50 = 49 then 'rejected' else 'succeeded' end, ${writtenAt}, 1,
        case when n % 10007 = 3 then null else ${writtenAt} end, case when n % 10007 = 3 then 9000000000000000 end, 0, 200, 'eyJpZCI6IjEyMDIyMDAxMDAwMSJ9', case when n % 50 <> 49 and n % 10007 <> 3 then '12022' || n end, 'Ad ' || n, 'key', ${key} from ${numbers}`,
  );
  await fill(
    db,
    Math.ceil((writes + 1) / 29),
    (numbers) => sql`insert into write_seconds (workspace_id, second, n)
      select ${workspace}, ${writtenAt} / 1000, count(*) from ${numbers} where ${writtenAt} > ${sql.lit(now - day)} group by 1, 2
      on conflict (workspace_id, second) do update set n = write_seconds.n + excluded.n`,
  );
  await fill(
    db,
    events,
    (
      numbers,
    ) => sql`insert into activity (id, workspace_id, at, actor_kind, actor_id, actor_name, action, target_kind, target_id, target_name, outcome, details)
    select '01970000-0000-7000-a000-' || ${padded(sql`(${sql.lit(events)} - n)`)}, ${workspace}, ${ago(330, events)} - ${sql.lit(30 * day)}, 'key', ${key}, 'Key',
      case when n % 2 = 0 then 'write.create_ad' when n % 1000 = 1 then 'key.minted' when n % 4 = 1 then 'copy.generated' else 'launch.finished' end, 'ad', '12021' || n, 'Ad ' || n,
      case when n % 2 = 0 then 'succeeded' else 'done' end, '{"ad_account_id":"act_1000","status":200,"found":null}' from ${numbers}`,
  );
  await fill(
    db,
    Math.floor(writes / 5),
    (
      numbers,
    ) => sql`insert into seen_ads (workspace_id, ad_id, state, seen_at, state_since, effective_status, campaign_id, campaign_name, name, shown)
    select w.workspace_id, w.object_id, case when n % 10 < 6 then 'waiting' when n % 10 < 9 then 'live' else 'gone' end, ${sql.lit(now)}, ${sql.lit(now)}, 'PAUSED', '99' || (n % 5000), 'Campaign ' || (n % 5000), 'Ad ' || n, ${detailsJson}
    from ${numbers} inner join writes as w on w.id = '01990000-0000-7000-9000-' || ${padded(sql`(${sql.lit(writes)} - n * 5)`)}
    where w.action = 'create_ad' and w.object_id is not null`,
  );
  await fill(
    db,
    launches,
    (
      numbers,
    ) => sql`insert into launches (id, workspace_id, account_id, key_id, name, ad_account_id, idempotency_key, fingerprint, body, state, created_at, finished_at, due_at, lease_number, lease_until)
    select '01990000-0000-7000-b000-' || ${padded(sql`(${sql.lit(launches)} - n)`)}, ${workspace}, ${idOf('account', 0)}, ${key}, 'Launch ' || n, ${account}, 'i' || n, 'f', '{}', 'done', ${ago(300, launches)}, ${ago(300, launches)}, null, 1, 0 from ${numbers}`,
  );
  await fill(
    db,
    launches,
    (
      numbers,
    ) => sql`insert into launch_steps (launch_id, step, position, action, needs, params, state, attempt, write_id, changed_at)
    select '01990000-0000-7000-b000-' || ${padded(sql`(${sql.lit(launches)} - n)`)}, 'campaign', 0, 'create_campaign', '[]', '{}', 'done', 1, '01990000-0000-7000-9000-' || ${padded(sql`(n * 10 + 7)`)}, 1 from ${numbers}`,
  );
};
