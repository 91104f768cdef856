import { Failure } from '../../contract/failures.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { Db } from '../../store/db.ts';
import { findLaunch, lockLaunch } from '../../store/launches/launches.ts';
import type { LaunchRow, LaunchState } from '../../store/schema/launch-tables.ts';
import type { Context } from '../core/operation.ts';

/** The workspace's launch with this id. */
export const demandLaunch = async (
  { deps: { store }, caller }: Context,
  id: string,
): Promise<LaunchRow> => {
  const row = isUuid(id)
    ? await findLaunch(store.db, caller.workspace.id, id.toLowerCase())
    : undefined;
  if (!row) throw new Failure('launch_not_found');
  return row;
};

/** Changes a launch that is in one of these states, while its row is locked. */
export const changeLaunch = async <T>(
  ctx: Context,
  id: string,
  states: readonly LaunchState[],
  change: (tx: Db, launch: LaunchRow) => Promise<T>,
) => {
  await demandLaunch(ctx, id);
  return ctx.deps.store.transaction(async (tx) =>
    change(tx, await holdLaunch(tx, ctx, id, states)),
  );
};

/**
 * Added to the refusal of a correction. Clients request changes while a launch awaits approval, and in that state
 * it cannot be corrected.
 */
const wayOut: Partial<Record<LaunchState, string>> = {
  awaiting_approval:
    ' To change it, for example as a client asked for (the comments are in reviews of GET /adnet/launches/{id}), cancel it ' +
    'with POST /adnet/launches/{id}/cancel; then launch the same anew with the changes in it.',
};

/** The launch with its row locked, if it is in one of these states. */
export const holdLaunch = async (
  tx: Db,
  { caller }: Context,
  id: string,
  states: readonly LaunchState[],
) => {
  const launch = await lockLaunch(tx, caller.workspace.id, id.toLowerCase());
  if (!launch) throw new Failure('launch_not_found');
  if (!states.includes(launch.state))
    throw new Failure('launch_state', {
      message: `This launch is ${launch.state.replace('_', ' ')}, so this cannot be done with it.${wayOut[launch.state] ?? ''}`,
    });
  return launch;
};
