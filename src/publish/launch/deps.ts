import type { PublishDeps } from '../deps.ts';
import type { WriteLimits } from '../limits.ts';
import type { WakeUp } from './wake-up.ts';

type LaunchBillingPlan = WriteLimits & { api: boolean; ads_management: boolean };

type LaunchMeasures = PublishDeps['metrics'] & {
  /** A node begins to carry out a launch. `isTakenOver`: another node had it, which died or lost its connection. */
  launchTaken(isTakenOver: boolean): void;
  launchReleased(): void;
  launchWaits(reason: string): void;
  launchEnded(state: string): void;
  launchStep(state: string): void;
};

/** The dependencies of carrying out a launch. */
export type LaunchDeps = PublishDeps & {
  plans: Readonly<Record<string, LaunchBillingPlan>>;
  launchWakeUp: WakeUp;
  metrics: LaunchMeasures;
};
