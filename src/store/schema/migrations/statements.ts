import { type Migration, sql } from 'kysely';
import type { Db } from '../../db.ts';

export const run = async (db: Db, texts: readonly string[]) => {
  for (const text of texts) await sql.raw(text).execute(db);
};

/** A migration that both engines understand: SQL, of which each statement ends with a semicolon at a line's end. */
export const statements = (script: string): Migration => ({
  up: (db) => run(db, script.split(/;\s*\n/).slice(0, -1)),
});

/** On PostgreSQL, a trigger that is run once for a statement, however many rows it changes. */
export const statementTrigger = (name: string, event: string, tables: string, body: string) => [
  `create function ${name}() returns trigger language plpgsql as $$ begin ${body}; return null; end $$`,
  `create trigger ${name} after ${event} referencing ${tables} for each statement execute function ${name}()`,
];

/**
 * From the first trigger on a table, writes to it wait until the migration ends, so all of them are created in one
 * round trip.
 */
export const together = (texts: readonly string[]) =>
  `do $all$ begin ${texts.map((text) => `execute $one$${text}$one$;`).join(' ')} end $all$`;
