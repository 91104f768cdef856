import { Failure } from '../contract/failures.ts';
import { span } from '../kernel/clock.ts';
import { networkOf } from '../kernel/network-of.ts';
import { fingerprint } from '../secrets/api-key.ts';
import type { Db } from '../store/db.ts';
import type { Store } from '../store/open.ts';
import {
  deleteFailures,
  type FailureRow,
  listFailures,
  lockFailures,
  updateFailures,
} from '../store/people/sign-in-failures.ts';

/** The first attempts are free. After each further one, the wait doubles. After a quiet time, counting starts again. */
type AttemptLimit = { free: number; firstWaitMs: number; maxWaitMs: number; forgetMs: number };

const attemptLimits = {
  account: {
    free: 5,
    firstWaitMs: span({ seconds: 20 }),
    maxWaitMs: span({ minutes: 15 }),
    forgetMs: span({ hours: 24 }),
  },
  address: {
    free: 20,
    firstWaitMs: span({ seconds: 20 }),
    maxWaitMs: span({ minutes: 15 }),
    forgetMs: span({ hours: 1 }),
  },
  /** Sign-in links to one address. */
  mail: {
    free: 3,
    firstWaitMs: span({ minutes: 5 }),
    maxWaitMs: span({ hours: 1 }),
    forgetMs: span({ hours: 6 }),
  },
  /** Invitations to one address, from anyone. */
  invited: {
    free: 3,
    firstWaitMs: span({ hours: 1 }),
    maxWaitMs: span({ hours: 24 }),
    forgetMs: span({ hours: 24 }),
  },
  /** Invitations to the workspaces that one account pays for. */
  inviting: {
    free: 30,
    firstWaitMs: span({ minutes: 1 }),
    maxWaitMs: span({ hours: 1 }),
    forgetMs: span({ hours: 24 }),
  },
  /** Notices about changes to one account's sign-in. */
  notice: {
    free: 10,
    firstWaitMs: span({ minutes: 10 }),
    maxWaitMs: span({ hours: 1 }),
    forgetMs: span({ hours: 24 }),
  },
} as const satisfies Record<string, AttemptLimit>;

type Kind = keyof typeof attemptLimits;
export type Subject = { kind: Kind; name: string };

/** The key holds a fingerprint, so that the table does not reveal whose account was tried. */
const keyOf = ({ kind, name }: Subject) => `${kind}:${fingerprint(name)}`;

/** All keys under which attempts for these names may be counted. */
export const subjectsOf = (names: readonly string[]) =>
  Object.keys(attemptLimits).flatMap((kind) =>
    // The object has exactly these keys, which TypeScript forgets.
    names.map((name) => keyOf({ kind: kind as Kind, name })),
  );

const waitAfter = (failures: number, { free, firstWaitMs, maxWaitMs }: AttemptLimit) =>
  failures < free ? 0 : Math.min(maxWaitMs, firstWaitMs * 2 ** (failures - free));

export const addressSubject = (address: string | null): Subject => ({
  kind: 'address',
  name: networkOf(address ?? ''),
});

type CountedAttempt = { subject: Subject; before: FailureRow; failures: number };

/** If too many attempts were made, how long to wait; otherwise what was counted. */
type CountAnswer = { waitMs: number; counted: readonly CountedAttempt[] };

const waitIn = (rows: readonly FailureRow[]) =>
  Math.max(0, ...rows.map(({ blocked_until, now }) => blocked_until - now));

/**
 * Counts an attempt before it is checked, so that parallel attempts on several nodes are counted one by one. If
 * there were too many, nothing is counted and nothing is written. Whether the account exists does not matter.
 */
const count = async (store: Store, subjects: readonly Subject[]): Promise<CountAnswer> => {
  const failureRows = await listFailures(store.db, subjects.map(keyOf));
  const waitMs = waitIn(failureRows);
  if (waitMs > 0) return { waitMs, counted: [] };
  // The order is always the same; otherwise two attempts could wait for each other's locks.
  const orderedSubjects = [...subjects].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return store.transaction(async (tx) => {
    const lockedRows: { subject: Subject; row: FailureRow }[] = [];
    for (const subject of orderedSubjects)
      lockedRows.push({ subject, row: await lockFailures(tx, keyOf(subject)) });
    const lateMs = waitIn(lockedRows.map(({ row }) => row));
    if (lateMs > 0) {
      // Other attempts were counted since the first look. The rows that this attempt has added are removed.
      for (const { subject, row } of lockedRows)
        if (row.failures === 0) await deleteFailures(tx, keyOf(subject));
      return { waitMs: lateMs, counted: [] };
    }
    const attempts: CountedAttempt[] = [];
    for (const { subject, row } of lockedRows)
      attempts.push({ subject, before: row, failures: await addOne(tx, subject, row) });
    return { waitMs: 0, counted: attempts };
  });
};

const addOne = async (tx: Db, subject: Subject, { failures, last_at, now }: FailureRow) => {
  const limit = attemptLimits[subject.kind];
  const counted = (now - last_at > limit.forgetMs ? 0 : failures) + 1;
  const blockedUntil = now + waitAfter(counted, limit);
  await updateFailures(tx, keyOf(subject), {
    failures: counted,
    last_at: now,
    blocked_until: blockedUntil,
  });
  return counted;
};

/** How long to wait if there were too many attempts; 0 if this one was counted. */
export const countAttempt = async (store: Store, subjects: readonly Subject[]) =>
  (await count(store, subjects)).waitMs;

/**
 * Takes back an attempt that turned out not to be a guess. If no other attempt was counted meanwhile, everything is
 * as before.
 */
const giveBack = (store: Store, counted: readonly CountedAttempt[]) =>
  store.transaction(async (tx) => {
    for (const { subject, before, failures } of counted) {
      const key = keyOf(subject);
      const row = await lockFailures(tx, key);
      const failuresLeft = row.failures - 1;
      if (failuresLeft <= 0 && (before.failures === 0 || row.failures === 0))
        await deleteFailures(tx, key);
      else if (row.failures === failures) await updateFailures(tx, key, before);
      else if (failuresLeft >= 0)
        await updateFailures(tx, key, {
          failures: failuresLeft,
          last_at: row.last_at,
          blocked_until: row.last_at + waitAfter(failuresLeft, attemptLimits[subject.kind]),
        });
    }
  });

export type CountedOutcome<T> =
  | { kind: 'slow down'; waitMs: number }
  | { kind: 'looked'; result: T };

/**
 * Counts an attempt and checks it. If too many checks wait, it is not checked, and its count is taken back. If
 * `isRight` says that the attempt was no guess, the count of the account starts again, and the other counts are
 * taken back.
 */
export const attemptWithin = async <T>(
  store: Store,
  subjects: readonly Subject[],
  look: () => Promise<T>,
  isRight: (result: T) => boolean,
): Promise<CountedOutcome<T>> => {
  const { waitMs, counted } = await count(store, subjects);
  if (waitMs > 0) return { kind: 'slow down', waitMs };
  let result: T;
  try {
    result = await look();
  } catch (error) {
    if (error instanceof Failure && error.code === 'unavailable') await giveBack(store, counted);
    throw error;
  }
  if (isRight(result)) {
    const [own, others] = [
      counted.filter(({ subject }) => subject.kind === 'account'),
      counted.filter(({ subject }) => subject.kind !== 'account'),
    ];
    for (const { subject } of own) await deleteFailures(store.db, keyOf(subject));
    await giveBack(store, others);
  }
  return { kind: 'looked', result };
};
