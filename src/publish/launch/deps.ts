import type { PublishDeps } from '../deps.ts';
import type { WriteLimits } from '../limits.ts';
import type { Bell } from './bell.ts';

type LaunchPlan = WriteLimits & { api: boolean; ads_management: boolean };

/** What carrying a launch out may reach. */
export type LaunchDeps = PublishDeps & {
  plans: Readonly<Record<string, LaunchPlan>>;
  launchBell: Bell;
};
