import type { PublishDeps } from '../deps.ts';
import type { WriteLimits } from '../limits.ts';
import type { WakeUp } from './wake-up.ts';

type LaunchBillingPlan = WriteLimits & { api: boolean; ads_management: boolean };

type LaunchMeasures = PublishDeps['metrics'] & {
  /** A node begins to carry a launch; `isTakenOver`: from one that died or was cut off. */
  launchTaken(isTakenOver: boolean): void;
  launchReleased(): void;
  launchWaits(reason: string): void;
  launchEnded(state: string): void;
  launchStep(state: string): void;
};

/** Everything that carrying a launch out may reach. */
export type LaunchDeps = PublishDeps & {
  plans: Readonly<Record<string, LaunchBillingPlan>>;
  launchWakeUp: WakeUp;
  metrics: LaunchMeasures;
};
