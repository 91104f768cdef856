import { type Kysely, sql } from 'kysely';
import {
  type AuthenticationQuery,
  type AuthenticationRow,
  authenticationText,
  type FlatRow,
  type Question,
  readRow,
} from './authentication.ts';
import type { Pool } from './postgres-pool.ts';
import type { Tables } from './tables.ts';

type Waiting = {
  question: Omit<Question, 'place'>;
  answer(row: AuthenticationRow | undefined): void;
  fail(error: unknown): void;
};

const mostTogether = 100;

/** Requests that arrive in the same turn of the event loop are looked up together: one trip for all. */
export const postgresAuthentication = (db: Kysely<Tables>, pool: Pool): AuthenticationQuery => {
  const list = sql<Question>`(select * from json_to_recordset(${''}::text::json)
    as asked(place int, fingerprint text, workspace_id text))`;
  const text = authenticationText(db, list);
  let waiting: Waiting[] = [];

  const lookUp = async (together: Waiting[]) => {
    try {
      const questions = together.map(({ question }, place) => ({ ...question, place }));
      const { rows } = await pool.query<FlatRow>(text, [JSON.stringify(questions)]);
      const found = new Map(rows.map((flat) => [flat.place, flat]));
      together.forEach(({ answer }, place) => {
        const flat = found.get(place);
        answer(flat && readRow(flat));
      });
    } catch (error) {
      for (const { fail } of together) fail(error);
    }
  };

  const flush = () => {
    const all = waiting;
    waiting = [];
    for (let at = 0; at < all.length; at += mostTogether) {
      lookUp(all.slice(at, at + mostTogether));
    }
  };

  return (fingerprint, workspaceId) =>
    new Promise((answer, fail) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ question: { fingerprint, workspace_id: workspaceId }, answer, fail });
    });
};
