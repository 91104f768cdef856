import { fingerprint } from '../../kernel/api-key.ts';
import { span } from '../../kernel/clock.ts';
import type { Db, Store } from '../../store/open.ts';
import {
  deleteFailures,
  forgiveFailure,
  lockFailures,
  updateFailures,
} from '../../store/sign-in-failures.ts';

/** So many attempts are free; then each one costs a wait that doubles. Quiet for a while, it starts anew. */
type Pace = { free: number; firstWaitMs: number; longestWaitMs: number; forgetMs: number };

const paces = {
  account: {
    free: 5,
    firstWaitMs: span({ seconds: 20 }),
    longestWaitMs: span({ minutes: 15 }),
    forgetMs: span({ hours: 24 }),
  },
  address: {
    free: 20,
    firstWaitMs: span({ seconds: 20 }),
    longestWaitMs: span({ minutes: 15 }),
    forgetMs: span({ hours: 1 }),
  },
  mail: {
    free: 3,
    firstWaitMs: span({ minutes: 5 }),
    longestWaitMs: span({ hours: 1 }),
    forgetMs: span({ hours: 6 }),
  },
} as const satisfies Record<string, Pace>;

type Kind = keyof typeof paces;
export type Subject = { kind: Kind; name: string };

/** Kept as a fingerprint: the table says nothing of who was tried. */
const keyOf = ({ kind, name }: Subject) => `${kind}:${fingerprint(name)}`;

const waitAfter = (failures: number, { free, firstWaitMs, longestWaitMs }: Pace) =>
  failures < free ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - free));

/** A whole IPv6 network is one house, and one wire. */
export const addressSubject = (address: string | null): Subject => ({
  kind: 'address',
  name: address?.includes(':') ? address.split(':').slice(0, 4).join(':') : (address ?? ''),
});

/**
 * Counts an attempt before it is looked at, so that many at once on many nodes are counted one by
 * one. Returns how long to wait where there were too many, and then counts nothing. Whether there is
 * such an account is not asked.
 */
export const countAttempt = async (store: Store, subjects: readonly Subject[]) =>
  store.transaction(async (tx) => {
    const rows = [];
    // Always in the same order, or two attempts could wait for each other.
    for (const subject of [...subjects].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)))
      rows.push({ subject, row: await lockFailures(tx, keyOf(subject)) });
    const waitMs = Math.max(...rows.map(({ row }) => row.blocked_until - row.now));
    if (waitMs > 0) return waitMs;
    for (const { subject, row } of rows) await addOne(tx, subject, row);
    return 0;
  });

const addOne = async (
  tx: Db,
  subject: Subject,
  { failures, last_at, now }: { failures: number; last_at: number; now: number },
) => {
  const pace = paces[subject.kind];
  const counted = (now - last_at > pace.forgetMs ? 0 : failures) + 1;
  const blockedMs = waitAfter(counted, pace);
  await updateFailures(tx, keyOf(subject), { failures: counted, blockedMs });
};

/** It was the right password: the account starts anew. */
export const forgiveAccount = ({ db }: Store, account: Subject) =>
  deleteFailures(db, keyOf(account));

/** The address gets back the attempt that was none. */
export const forgiveAddress = ({ db }: Store, address: Subject) =>
  forgiveFailure(db, keyOf(address));
