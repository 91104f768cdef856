import type { Migration } from 'kysely';
import { isPostgres } from '../../db.ts';
import { listIndexes, makeIndexes, traceIndexes } from './later-indexes.ts';
import { run, statements } from './statements.ts';

/** What a launch would send and what was approved, why a plan was refused, and what may be created at all. */
export const plansAndGuardrails: Record<string, Migration> = {
  '0091-list-indexes': makeIndexes(listIndexes),
  /*
   * What a launch would send has a digest, which an approval, a client's answer and its starter hold. Those of launches that
   * wait already are reckoned in the code, when somebody reads or approves them: a migration knows no parameters.
   */
  '0092-plan-digests': statements(`
    alter table launches add column plan_digest text;
    alter table launches add column agreed_digest text;
    alter table launch_steps add column digest text;
    alter table launch_steps add column picture_sha256 text;
    alter table review_answers add column plan_digest text;
    create table launch_plans (
      workspace_id text not null references workspaces (id), digest text not null, fields text not null,
      created_at bigint not null, constraint launch_plans_pk primary key (workspace_id, digest)
    );
    create index launch_plans_age on launch_plans (created_at);
  `),
  // Values that the platform stored differently than they were sent, once for each object.
  '0096-object-differences': statements(`
    create table object_differences (
      workspace_id text not null references workspaces (id), object_id text not null, id text not null,
      action text not null, differences text not null, found_at bigint not null,
      constraint object_differences_pk primary key (workspace_id, object_id)
    );
    create index object_differences_age on object_differences (found_at);
  `),
  // Whoever calls is read from the keys first: in the other order the two would wait for each other.
  '0097-guardrails': statements(`
    alter table api_keys add column guardrails text;
    alter table workspaces add column guardrails text;
  `),
  '0098-refused-plans': statements(`
    create table refused_plans (
      workspace_id text not null references workspaces (id), outline text not null,
      problems text not null, created_at bigint not null,
      constraint refused_plans_pk primary key (workspace_id, outline)
    );
    create index refused_plans_age on refused_plans (created_at);
  `),
  '0100-trace-indexes': makeIndexes(traceIndexes),
  /*
   * SQLite finds a delivery that waits by this index only where its state is a column of it; otherwise it takes the one of
   * the list, and passes by all that was delivered. PostgreSQL takes the smaller one anyway.
   */
  '0102-pending-deliveries': {
    async up(db) {
      if (isPostgres(db)) return;
      await run(db, [
        'drop index webhook_deliveries_pending',
        `create index webhook_deliveries_pending on webhook_deliveries (webhook_id, state, created_at, id)
          where state = 'pending'`,
      ]);
    },
  },
};
