export type LaterIndex = {
  name: string;
  table: string;
  /** `how`: 'concurrently' while others write to the table. */
  statement(how: string): string;
};

const index = (name: string, table: string, columns: string, only = ''): LaterIndex => ({
  name,
  table,
  statement: (how) => `create index ${how} ${name} on ${table} (${columns}) ${only}`.trim(),
});

/** For lists with a filter, for the operator's list of writes, and for what is deleted by its age. */
export const listIndexes: readonly LaterIndex[] = [
  index('activity_action', 'activity', 'workspace_id, action, at, id'),
  index('activity_actor', 'activity', 'workspace_id, actor_id, at, id'),
  index('writes_action', 'writes', 'workspace_id, action, created_at, id'),
  index('writes_actor', 'writes', 'workspace_id, actor_id, created_at, id'),
  index('writes_doubtful', 'writes', 'created_at, id', `where state in ('unknown', 'ambiguous')`),
  index('seen_ads_age', 'seen_ads', 'seen_at'),
];

/** The condition of the index for writes that came to nothing, word for word as a query must have it. */
export const failedCondition = `state in ('rejected', 'not_sent', 'not_created')`;

/** For the operator who has an id, or an account, and wants to know what became of it. */
export const traceIndexes: readonly LaterIndex[] = [
  index('writes_account', 'writes', 'account_id, created_at, id'),
  index('writes_failed', 'writes', 'state, created_at, id', `where ${failedCondition}`),
  index('writes_request', 'writes', 'request_id', 'where request_id is not null'),
  index('writes_object_id', 'writes', 'object_id', 'where object_id is not null'),
  index('activity_request', 'activity', 'request_id', 'where request_id is not null'),
  index('activity_target', 'activity', 'target_id', 'where target_id is not null'),
  index('launch_steps_write', 'launch_steps', 'write_id', 'where write_id is not null'),
];

/** Indexes on tables that may be large: making one takes longer than others may be kept waiting. */
export const laterIndexes: readonly LaterIndex[] = [...listIndexes, ...traceIndexes];
