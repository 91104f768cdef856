import { type RawBuilder, sql } from 'kysely';

/**
 * The account that pays for a workspace: work that waits is done in turns by it. Found by a look-up
 * for each row: a join might read all workspaces.
 */
export const payerOf = (workspaceId: string, otherwise: string): RawBuilder<string> =>
  sql<string>`coalesce((select paid_by from workspaces where workspaces.id = ${sql.ref(workspaceId)}), ${sql.ref(otherwise)})`;
