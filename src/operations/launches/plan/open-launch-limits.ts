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

/** Launches that run, wait or await approval. One that stopped takes its place again when it is resumed. */
const maxOpenLaunches = { workspace: 50, payer: 200, limitedKey: 20 } as const;

/** A limited key could store launches without a write by letting them stop, so these count for a day. */
const stoppedCountsMs = 24 * 60 * 60_000;

type Opener = Pick<Caller, 'workspace' | 'payer' | 'keyLimits'>;

/**
 * Before a launch is opened: whoever opens another one waits, so that the count below is exact. In
 * the order in which all others take these rows.
 */
export const lockOpenLaunches = async (tx: Db, { workspace, payer, keyLimits }: Opener) => {
  await lockAccount(tx, payer.accountId);
  await lockWorkspace(tx, workspace.id);
  if (keyLimits !== null) await lockKey(tx, keyLimits.keyId);
};

/** After a launch was opened in this transaction, which is taken back where there are too many now. */
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
