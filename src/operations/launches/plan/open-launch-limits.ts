import { Failure } from '../../../contract/failures.ts';
import { lockAccount } from '../../../store/accounts.ts';
import { lockKey } from '../../../store/api-keys.ts';
import type { Db } from '../../../store/db.ts';
import {
  countOpenLaunches,
  countOpenLaunchesOfKey,
  countOpenLaunchesOfPayer,
} from '../../../store/launches/launches.ts';
import { lockWorkspace } from '../../../store/workspaces.ts';
import type { Caller } from '../../core/operation.ts';

/** The maximum number of launches that run, wait or await approval. A stopped one counts again when it is resumed. */
const maxOpenLaunches = { workspace: 50, payer: 200, limitedKey: 20 } as const;

/** With a limited key, a caller could store any number of launches by letting them stop, so these count for a day. */
const stoppedCountsMs = 24 * 60 * 60_000;

type Opener = Pick<Caller, 'workspace' | 'payer' | 'keyLimits'>;

/**
 * Call this before opening a launch: other requests that open one then wait, so that the count below is exact. The
 * rows are locked in the same order everywhere.
 */
export const lockOpenLaunches = async (tx: Db, { workspace, payer, keyLimits }: Opener) => {
  await lockAccount(tx, payer.accountId);
  await lockWorkspace(tx, workspace.id);
  if (keyLimits !== null) await lockKey(tx, keyLimits.keyId);
};

/** Call this after opening a launch in the same transaction, which is rolled back if there are too many. */
export const demandFewOpen = async (tx: Db, { workspace, payer, keyLimits }: Opener) => {
  const { workspace: perWorkspace, payer: perPayer, limitedKey } = maxOpenLaunches;
  if ((await countOpenLaunches(tx, workspace.id)) > perWorkspace)
    throw tooMany(`This workspace already has ${perWorkspace} launches that are not over.`);
  if ((await countOpenLaunchesOfPayer(tx, payer.accountId)) > perPayer)
    throw tooMany(
      `The workspaces of the account that pays for this one already have ${perPayer} launches that are not over.`,
    );
  if (keyLimits === null) return;
  if ((await countOpenLaunchesOfKey(tx, keyLimits.keyId, stoppedCountsMs)) > limitedKey)
    throw tooMany(
      `This API key has limits of its own, and ${limitedKey} of its launches are not over, or stopped within the last day.`,
    );
};

const tooMany = (message: string) => new Failure('launch_limit', { message });
