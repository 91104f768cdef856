import type { Kysely } from 'kysely';

/** A migration works on the schema of its own time, so its tables are typed loosely. */
export type LooseSchema = Kysely<Record<string, never>>;
