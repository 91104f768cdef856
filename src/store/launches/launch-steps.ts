import { sql } from 'kysely';
import { now } from '../clock.ts';
import { changesOne, type Db } from '../db.ts';
import { hotQuery } from '../hot-query.ts';
import type { LaunchStepRow, StepState } from '../schema/launch-tables.ts';
import type { Lease } from './launches.ts';

type NewStep = Pick<LaunchStepRow, 'step' | 'action' | 'needs' | 'params'> &
  Partial<Pick<LaunchStepRow, 'digest' | 'picture_sha256'>>;

const atOnce = 100;

export const insertLaunchSteps = async (tx: Db, launchId: string, steps: NewStep[]) => {
  const rows = steps.map((step, position) => ({
    ...step,
    launch_id: launchId,
    position,
    state: 'pending' as const,
    attempt: 1,
    changed_at: now,
  }));
  for (let at = 0; at < rows.length; at += atOnce)
    await tx
      .insertInto('launch_steps')
      .values(rows.slice(at, at + atOnce))
      .execute();
};

export const listLaunchSteps = (db: Db, launchId: string) =>
  db
    .selectFrom('launch_steps')
    .selectAll()
    .where('launch_id', '=', launchId)
    .orderBy('position')
    .execute();

/** The steps that have changed since, without long columns, for followers of a launch. */
export const listStepStates = (db: Db, launchId: string, since: number) =>
  db
    .selectFrom('launch_steps')
    .select(['step', 'action', 'state', 'platform_id', 'error'])
    .where('launch_id', '=', launchId)
    .where('changed_at', '>=', since)
    .orderBy('position')
    .execute();

export const countSteps = (db: Db, launchIds: string[]) =>
  db
    .selectFrom('launch_steps')
    .select((eb) => ['launch_id', 'state', eb.fn.countAll<number>().as('n')])
    .where('launch_id', 'in', launchIds)
    .groupBy(['launch_id', 'state'])
    .execute();

/** One attempt to create a step's object, as its sender knows it. */
export type StepTry = { step: string; attempt: number; writeId: string | null };

type StepClaim = {
  launchId: string;
  leaseNumber: number;
  step: string;
  attempt: number;
  writeId: string;
  agreedDigest: string;
};

const claimQuery = hotQuery(
  (tx, { launchId, leaseNumber, step, attempt, writeId, agreedDigest }: StepClaim) =>
    tx
      .updateTable('launch_steps')
      .set({ state: 'sending', write_id: writeId, changed_at: now })
      .where('launch_id', '=', launchId)
      .where('step', '=', step)
      .where('state', '=', 'pending')
      .where('attempt', '=', attempt)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('launches')
            .select('id')
            .where('id', '=', launchId)
            .where('lease_number', '=', leaseNumber)
            .where('lease_until', '>', now)
            .where('launches.state', 'in', ['running', 'waiting'])
            .where((is) => is(is.fn.coalesce('agreed_digest', sql.lit('')), '=', agreedDigest)),
        ),
      ),
);

/**
 * Claims a step in the transaction that stores its intent. False if another node has it, if the launch was
 * cancelled, if another plan was approved meanwhile, or if our lease has ended, so that a node that was suspended
 * sends nothing.
 */
export const claimStep = async (
  tx: Db,
  { id, lease_number }: Lease,
  { step, attempt }: Pick<StepTry, 'step' | 'attempt'>,
  writeId: string,
  agreedDigest: string | null = null,
) => {
  const claim = {
    launchId: id,
    leaseNumber: lease_number,
    step,
    attempt,
    writeId,
    agreedDigest: agreedDigest ?? '',
  };
  const { numAffectedRows } = await claimQuery(tx, claim);
  return numAffectedRows === 1n;
};

type StepChange = {
  state: StepState;
  platformId?: string | null;
  error?: string | null;
  writeId?: string | null;
};

/** True if no other node has taken the launch since, because each holder gets a new number. */
const isHeldBy = ({ id, lease_number }: Lease) =>
  sql<boolean>`exists (select 1 from launches where id = ${id} and lease_number = ${lease_number})`;

/**
 * Stores the result of an attempt. Returns false and writes nothing if the step has changed since: by another
 * attempt, with another write, or by another holder of the launch. A node that was suspended has outdated
 * knowledge; the journal has the answer it received.
 */
export const settleStep = (
  db: Db,
  lease: Lease,
  { step, attempt, writeId: held }: StepTry,
  from: readonly StepState[],
  { state, platformId, error, writeId }: StepChange,
) =>
  changesOne(
    db
      .updateTable('launch_steps')
      .set({
        state,
        changed_at: now,
        ...(platformId !== undefined && { platform_id: platformId }),
        ...(error !== undefined && { error }),
        ...(writeId !== undefined && { write_id: writeId }),
      })
      .where('launch_id', '=', lease.id)
      .where('step', '=', step)
      .where('state', 'in', from)
      .where('attempt', '=', attempt)
      .where('write_id', held === null ? 'is' : '=', held)
      .where(isHeldBy(lease)),
  );

/** A step that was refused for now is to be sent under a new key. False as for `settleStep`. */
export const putBackStep = (db: Db, lease: Lease, { step, attempt, writeId }: StepTry) =>
  changesOne(
    db
      .updateTable('launch_steps')
      .set({ state: 'pending', attempt: attempt + 1, write_id: null, changed_at: now })
      .where('launch_id', '=', lease.id)
      .where('step', '=', step)
      .where('state', 'in', ['pending', 'sending'])
      .where('attempt', '=', attempt)
      .where('write_id', writeId === null ? 'is' : '=', writeId)
      .where(isHeldBy(lease)),
  );

/** Steps that were never sent, put aside together by the launch's holder. */
export const skipSteps = async (db: Db, lease: Lease, steps: string[]) => {
  if (steps.length === 0) return;
  await db
    .updateTable('launch_steps')
    .set({ state: 'skipped', changed_at: now })
    .where('launch_id', '=', lease.id)
    .where('step', 'in', steps)
    .where('state', '=', 'pending')
    .where(isHeldBy(lease))
    .execute();
};

/** Everything that was not sent, put aside. */
export const skipPendingSteps = (tx: Db, launchId: string) =>
  tx
    .updateTable('launch_steps')
    .set({ state: 'skipped', changed_at: now })
    .where('launch_id', '=', launchId)
    .where('state', '=', 'pending')
    .execute();

/** Refused and skipped steps become pending, under a new key; created objects stay. */
export const reviveSteps = (tx: Db, launchId: string) =>
  tx
    .updateTable('launch_steps')
    .set({
      state: 'pending',
      attempt: sql<number>`attempt + 1`,
      write_id: null,
      error: null,
      changed_at: now,
    })
    .where('launch_id', '=', launchId)
    .where('state', 'in', ['rejected', 'skipped'])
    .execute();

export const updateStepParams = (
  tx: Db,
  launchId: string,
  step: string,
  { params, needs }: Pick<LaunchStepRow, 'params' | 'needs'>,
) =>
  tx
    .updateTable('launch_steps')
    .set({ params, needs })
    .where('launch_id', '=', launchId)
    .where('step', '=', step)
    .execute();

/** The digest of what a step sends, and of the picture it was reckoned with. */
export const updateStepDigest = (
  tx: Db,
  launchId: string,
  step: string,
  digests: Pick<LaunchStepRow, 'digest' | 'picture_sha256'>,
) =>
  tx
    .updateTable('launch_steps')
    .set(digests)
    .where('launch_id', '=', launchId)
    .where('step', '=', step)
    .execute();
