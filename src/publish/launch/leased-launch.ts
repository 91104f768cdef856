import type { Lease } from '../../store/launches/launches.ts';
import type { LaunchRow, LaunchState } from '../../store/schema/launch-tables.ts';

/** A launch while this node holds its lease. */
export type LeasedLaunch = LaunchRow & Lease;

/**
 * The states in which a launch is carried out. A change by a node is stored only while the launch is in one of
 * them.
 */
export const activeStates: readonly LaunchState[] = ['running', 'waiting'];
