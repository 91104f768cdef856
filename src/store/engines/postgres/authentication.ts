import { type Kysely, sql } from 'kysely';
import { isFailure } from '../../../contract/failures.ts';
import { batch } from '../../../kernel/async/batch.ts';
import {
  type AuthenticationQuery,
  type AuthenticationQuestion,
  type AuthenticationRow,
  authenticationText,
  credentials,
  type FlatRow,
  type JoinStep,
  readRow,
} from '../../authentication.ts';
import type { Tables } from '../../schema/tables.ts';
import type { Pool } from './pool.ts';
import { isSilence } from './trouble.ts';

type BatchedQuestion = Omit<AuthenticationQuestion, 'place'>;

/**
 * The server would choose an order of its own and keep to it, and what is right for a handful of
 * keys reads whole tables of many. One row at a time leaves it no choice.
 */
const asLateralJoin = ([join, table, alias, condition]: JoinStep) =>
  `${join} lateral (select * from ${table} as ${alias} where ${condition} limit 1) as ${alias} on true`;

/**
 * Each different question once, and for each question its position: a busy key sends the same one many times at
 * once.
 */
const distinct = (batchedQuestions: readonly BatchedQuestion[]) => {
  const placeByQuestion = new Map<string, number>();
  const questions: AuthenticationQuestion[] = [];
  const places = batchedQuestions.map(({ fingerprint, workspace_id }) => {
    const name = workspace_id === null ? fingerprint : `${fingerprint} ${workspace_id}`;
    const place = placeByQuestion.get(name) ?? questions.length;
    if (place === questions.length) {
      placeByQuestion.set(name, place);
      questions.push({ fingerprint, workspace_id, place });
    }
    return place;
  });
  return { questions, places };
};

const maxBatch = 100;
const maxRoundTrips = 2;

/**
 * Requests that arrive in the same turn of the event loop, or while others are being looked up, are looked up
 * together: under load, one round trip serves a dozen.
 */
export const postgresAuthentication = (
  db: Kysely<Tables>,
  pool: Pool,
  kind: keyof typeof credentials,
): AuthenticationQuery => {
  const list = sql<AuthenticationQuestion>`(select * from json_to_recordset(${''}::text::json)
    as asked(place int, fingerprint text, workspace_id text))`;
  const text = authenticationText(db, list, asLateralJoin, credentials[kind]);
  const find = batch<BatchedQuestion, AuthenticationRow | undefined>(
    { maxItems: maxBatch, trips: maxRoundTrips, isOutage: isFailure, isHopeless: isSilence },
    async (_, batchedQuestions) => {
      const { questions, places } = distinct(batchedQuestions);
      const { rows } = await pool.query<FlatRow>(text, [JSON.stringify(questions)]);
      const rowsByPlace = new Map(rows.map((flat) => [flat.place, readRow(flat)]));
      return places.map((place) => rowsByPlace.get(place));
    },
  );
  return (fingerprint, workspaceId) => find('', { fingerprint, workspace_id: workspaceId });
};
