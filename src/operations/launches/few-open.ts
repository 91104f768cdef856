import { Failure } from '../../kernel/failures.ts';
import { countOpenLaunches } from '../../store/launches.ts';
import type { Context } from '../operation.ts';

const mostOpen = 20;

/** A launch is stored whole before its first write counts, so few of them may wait for a limited key. */
export const demandFewOpen = async ({
  deps: { store },
  caller: { workspace, keyLimits },
}: Context) => {
  if (keyLimits === null) return;
  const open = await countOpenLaunches(store.db, workspace.id, keyLimits.keyId, mostOpen);
  if (open >= mostOpen) throw new Failure('launch_limit');
};
