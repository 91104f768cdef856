import { sql } from 'kysely';
import { now } from './clock.ts';
import { hotQuery } from './hot-query.ts';
import type { LaunchStepRow, StepState } from './launch-tables.ts';
import type { Lease } from './launches.ts';
import type { Db } from './open.ts';

type NewStep = Pick<LaunchStepRow, 'step' | 'action' | 'needs' | 'params'>;

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

/** Without what is long: for whoever watches. */
export const listStepStates = (db: Db, launchId: string) =>
  db
    .selectFrom('launch_steps')
    .select(['step', 'action', 'state', 'platform_id', 'error', 'changed_at'])
    .where('launch_id', '=', launchId)
    .orderBy('position')
    .execute();

export const countSteps = (db: Db, launchIds: string[]) =>
  db
    .selectFrom('launch_steps')
    .select((eb) => ['launch_id', 'state', eb.fn.countAll<number>().as('n')])
    .where('launch_id', 'in', launchIds)
    .groupBy(['launch_id', 'state'])
    .execute();

type Claim = { launchId: string; leaseNumber: number; step: string; writeId: string };

const claimQuery = hotQuery((tx, { launchId, leaseNumber, step, writeId }: Claim) =>
  tx
    .updateTable('launch_steps')
    .set({ state: 'sending', write_id: writeId, changed_at: now })
    .where('launch_id', '=', launchId)
    .where('step', '=', step)
    .where('state', '=', 'pending')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('launches')
          .select('id')
          .where('id', '=', launchId)
          .where('lease_number', '=', leaseNumber)
          .where('lease_until', '>', now)
          .where('launches.state', 'in', ['running', 'waiting']),
      ),
    ),
);

/**
 * Takes a step to be sent, in the transaction that writes its intent down. False when somebody else
 * has it, when the launch was cancelled, or when the lease is not ours any more: a node that slept
 * through the end of its lease sends nothing.
 */
export const claimStep = async (
  tx: Db,
  { id, lease_number }: Lease,
  step: string,
  writeId: string,
) => {
  const claim = { launchId: id, leaseNumber: lease_number, step, writeId };
  const { numAffectedRows } = await claimQuery(tx, claim);
  return numAffectedRows === 1n;
};

type StepChange = {
  state: StepState;
  platformId?: string | null;
  error?: string | null;
  writeId?: string | null;
};

/** What became of a step that was sent with this write, or of one that was not sent at all. */
export const settleStep = async (
  db: Db,
  launchId: string,
  step: string,
  from: readonly StepState[],
  { state, platformId, error, writeId }: StepChange,
) => {
  const { numUpdatedRows } = await db
    .updateTable('launch_steps')
    .set({
      state,
      changed_at: now,
      ...(platformId !== undefined && { platform_id: platformId }),
      ...(error !== undefined && { error }),
      ...(writeId !== undefined && { write_id: writeId }),
    })
    .where('launch_id', '=', launchId)
    .where('step', '=', step)
    .where('state', 'in', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

/** A step that was refused for now is to be sent under a new key. */
export const putBackStep = (db: Db, launchId: string, step: string, attempt: number) =>
  db
    .updateTable('launch_steps')
    .set({ state: 'pending', attempt, write_id: null, changed_at: now })
    .where('launch_id', '=', launchId)
    .where('step', '=', step)
    .where('state', 'in', ['pending', 'sending'])
    .execute();

/** Steps that were never sent, put aside together. */
export const skipSteps = async (db: Db, launchId: string, steps: string[]) => {
  if (steps.length === 0) return;
  await db
    .updateTable('launch_steps')
    .set({ state: 'skipped', changed_at: now })
    .where('launch_id', '=', launchId)
    .where('step', 'in', steps)
    .where('state', '=', 'pending')
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

/** What was refused or put aside is to be sent, under a new key; what was made stays made. */
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
