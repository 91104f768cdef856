import { type Kysely, sql } from 'kysely';
import { elapsed, systemClock } from '../../../kernel/clock.ts';
import {
  type AuthenticationQuery,
  type AuthenticationQuestion,
  type AuthenticationRow,
  authenticationText,
  callerTables,
  credentials,
  type FlatRow,
  type JoinStep,
  readRow,
} from '../../authentication.ts';
import { withClock } from '../../clock.ts';
import type { Tables } from '../../schema/tables.ts';
import { anything } from './driver.ts';
import { asDatabaseFailure, type Skew, type Sqlite, type Statement, sqliteNow } from './sqlite.ts';

const asJoin = ([join, table, alias, condition]: JoinStep) =>
  `${join} ${table} as ${alias} on ${condition}`;

/** A create changes other tables alone; looking its caller up anew took 3 % of it. */
const mayConcern = (changed: ReadonlySet<string>) =>
  [anything, ...callerTables].some((table) => changed.has(table));

const maxRemembered = 10_000;
const rememberedMs = 1_000;

/**
 * Looks a key or a session up once and caches the result until `forget` says that one of its tables has changed.
 * One process owns the database and knows all of its writes, so a revoked key is refused by the very next request.
 * The time limit is for a person who edits the file directly.
 */
export const embeddedAuthentication = (db: Kysely<Tables>, reader: Sqlite, skew: Skew) => {
  const one = sql<AuthenticationQuestion>`(select ${''} as fingerprint, ${''} as workspace_id, 0 as place)`;
  const lookUp = (kind: keyof typeof credentials) =>
    remembering(
      reader,
      withClock(sqliteNow)(authenticationText(db, one, asJoin, credentials[kind]), 0),
      skew,
    );
  const keys = lookUp('key');
  const sessions = lookUp('session');
  return {
    authenticate: keys.authenticate,
    authenticateSession: sessions.authenticate,
    forget(changed: ReadonlySet<string>) {
      if (!mayConcern(changed)) return;
      keys.forget();
      sessions.forget();
    },
  };
};

const remembering = (reader: Sqlite, text: string, skew: Skew) => {
  const rememberedRows = new Map<string, AuthenticationRow>();
  let since = 0;
  // Prepared at the first look-up: on a first start the tables do not exist yet.
  let find: Statement | undefined;

  const look = (fingerprint: string, workspaceId: string | null) => {
    try {
      find ??= reader.prepare(text);
      // The statement selects exactly the columns of FlatRow.
      const flat = find.get([fingerprint, workspaceId]) as FlatRow | undefined;
      return flat && readRow(flat);
    } catch (cause) {
      // The engine's client does not reset a statement that failed: it would answer for the last key.
      find = undefined;
      throw asDatabaseFailure(cause);
    }
  };

  const authenticate: AuthenticationQuery = (fingerprint, workspaceId) => {
    const at = elapsed();
    if (at - since > rememberedMs || rememberedRows.size >= maxRemembered) {
      rememberedRows.clear();
      since = at;
    }
    const question = workspaceId === null ? fingerprint : `${fingerprint} ${workspaceId}`;
    let row = rememberedRows.get(question);
    if (!row) {
      row = look(fingerprint, workspaceId);
      if (!row) return undefined;
      rememberedRows.set(question, row);
    }
    // The engine's clock is this machine's.
    return { ...row, now: systemClock() + skew() };
  };
  return { authenticate, forget: () => rememberedRows.clear() };
};
