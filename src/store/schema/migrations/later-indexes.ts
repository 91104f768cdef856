type LaterIndex = {
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

/** Indexes on tables that may be large: making one takes longer than others may be kept waiting. */
export const laterIndexes: readonly LaterIndex[] = [
  index('activity_action', 'activity', 'workspace_id, action, at, id'),
  index('activity_actor', 'activity', 'workspace_id, actor_id, at, id'),
  index('writes_action', 'writes', 'workspace_id, action, created_at, id'),
  index('writes_actor', 'writes', 'workspace_id, actor_id, created_at, id'),
  index('writes_doubtful', 'writes', 'created_at, id', `where state in ('unknown', 'ambiguous')`),
  index('seen_ads_age', 'seen_ads', 'seen_at'),
];
