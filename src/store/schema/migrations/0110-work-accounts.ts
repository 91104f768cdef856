import type { Migration } from 'kysely';
import { isPostgres } from '../../db.ts';
import { run, statementTrigger, together } from './statements.ts';

/** A statement may enter several writes of a workspace: the newest of them counts. */
const newestOf = (rows: string) =>
  `select distinct on (workspace_id) workspace_id, ad_account_id, created_at from ${rows}
   order by workspace_id, created_at desc, id desc`;

const lastWrite = (workspace: string, column: string) =>
  `(select w.${column} from writes as w where w.workspace_id = ${workspace} order by w.created_at desc limit 1)`;

/** Almost every write uses the same account as the one before; then a row is read, and none is written. */
const noteNewest = `insert into work_accounts as a (workspace_id, ad_account_id)
  select newest.workspace_id, newest.ad_account_id from (${newestOf('changed')}) as newest
  where (select known.ad_account_id from work_accounts as known where known.workspace_id = newest.workspace_id)
      is distinct from newest.ad_account_id
    and ${lastWrite('newest.workspace_id', 'created_at')} <= newest.created_at
  order by newest.workspace_id
  on conflict (workspace_id) do update set ad_account_id = excluded.ad_account_id`;

const forgetEmpty = `delete from work_accounts as a
  where a.workspace_id in (select r.workspace_id from removed as r) and ${lastWrite('a.workspace_id', 'id')} is null`;

const createTable =
  'create table work_accounts (workspace_id text primary key, ad_account_id text not null)';

const postgresStatements = [
  createTable,
  together([
    ...statementTrigger(
      'work_accounts_noted',
      'insert on writes',
      'new table as changed',
      noteNewest,
    ),
    ...statementTrigger(
      'work_accounts_forgotten',
      'delete on writes',
      'old table as removed',
      forgetEmpty,
    ),
    `insert into settings (name, value) values
      ('work_accounts', case when exists (select 1 from writes) then '' else 'whole' end)`,
  ]),
];

const sqliteStatements = [
  createTable,
  `insert into work_accounts (workspace_id, ad_account_id) select id, account from
   (select w.id, ${lastWrite('w.id', 'ad_account_id')} as account from workspaces as w) as last where account is not null`,
  `create trigger work_accounts_noted after insert on writes for each row
   when not exists (select 1 from work_accounts where workspace_id = new.workspace_id and ad_account_id = new.ad_account_id)
   and ${lastWrite('new.workspace_id', 'created_at')} <= new.created_at
   begin
     delete from work_accounts where workspace_id = new.workspace_id;
     insert into work_accounts (workspace_id, ad_account_id) values (new.workspace_id, new.ad_account_id);
   end`,
  `create trigger work_accounts_forgotten after delete on writes for each row
   when ${lastWrite('old.workspace_id', 'id')} is null
   begin delete from work_accounts where workspace_id = old.workspace_id; end`,
  `insert into settings (name, value) values ('work_accounts', 'whole')`,
];

/**
 * The ad account of a workspace's last create. The journal contains it too, but there the newest write of each
 * workspace is on a separate page among millions. Triggers keep it up to date, whichever version of the program
 * writes. On PostgreSQL, earlier creates are added in portions later, and until then the journal is read.
 */
const workAccounts: Migration = {
  up: (db) => run(db, isPostgres(db) ? postgresStatements : sqliteStatements),
};

export const workAccountMigrations: Record<string, Migration> = {
  '0110-work-accounts': workAccounts,
};
