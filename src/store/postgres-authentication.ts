import { type Kysely, sql } from 'kysely';
import {
  type AuthenticationQuery,
  type AuthenticationRow,
  authenticationText,
  type FlatRow,
  type Question,
  readRow,
  type Step,
} from './authentication.ts';
import type { Pool } from './postgres-pool.ts';
import { isSilence } from './postgres-trouble.ts';
import type { Tables } from './tables.ts';

type Waiting = {
  question: Omit<Question, 'place'>;
  answer(row: AuthenticationRow | undefined): void;
  fail(error: unknown): void;
};

/**
 * The server would choose an order of its own and keep to it, and what is right for a handful of
 * keys reads whole tables of many. One row at a time leaves it no choice.
 */
const asLateralJoin = ([join, table, alias, condition]: Step) =>
  `${join} lateral (select * from ${table} as ${alias} where ${condition} limit 1) as ${alias} on true`;

const mostTogether = 100;
const mostTrips = 2;

/**
 * Requests that arrive in the same turn of the event loop, or while the others are being looked up,
 * are looked up together: under load one trip serves a dozen.
 */
export const postgresAuthentication = (db: Kysely<Tables>, pool: Pool): AuthenticationQuery => {
  const list = sql<Question>`(select * from json_to_recordset(${''}::text::json)
    as asked(place int, fingerprint text, workspace_id text))`;
  const text = authenticationText(db, list, asLateralJoin);
  const waiting: Waiting[] = [];
  let trips = 0;

  const lookUp = async (together: Waiting[]) => {
    const questions = together.map(({ question }, place) => ({ ...question, place }));
    const { rows } = await pool.query<FlatRow>(text, [JSON.stringify(questions)]);
    const found = new Map(rows.map((flat) => [flat.place, flat]));
    together.forEach(({ answer }, place) => {
      const flat = found.get(place);
      answer(flat && readRow(flat));
    });
  };

  const travel = async () => {
    if (trips === mostTrips || waiting.length === 0) return;
    trips += 1;
    const together = waiting.splice(0, mostTogether);
    if (waiting.length > 0) travel();
    try {
      await lookUp(together);
    } catch (error) {
      const behind = isSilence(error) ? waiting.splice(0) : [];
      for (const { fail } of [...together, ...behind]) fail(error);
    } finally {
      trips -= 1;
      travel();
    }
  };

  return (fingerprint, workspaceId) =>
    new Promise((answer, fail) => {
      if (waiting.length === 0) setImmediate(travel);
      waiting.push({ question: { fingerprint, workspace_id: workspaceId }, answer, fail });
    });
};
