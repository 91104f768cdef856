import type { LaunchStepRow, StepState } from '../../store/schema/launch-tables.ts';
import { type LaunchKind, launchKindOf, type StepParams } from './plan/step.ts';

/** A step of a launch that is being carried out. */
export type OpenStep = {
  step: string;
  kind: LaunchKind;
  needs: string[];
  params: StepParams;
  state: StepState;
  attempt: number;
  writeId: string | null;
  platformId: string | null;
  /** True if the search for its object ended without a result. */
  isLost: boolean;
  /** The digest of what the step sends; null: not computed yet. */
  digest: string | null;
  pictureSha256: string | null;
};

export type OpenSteps = Map<string, OpenStep>;

export const openSteps = (rows: LaunchStepRow[]): OpenSteps =>
  new Map(
    rows.map((row) => [
      row.step,
      {
        step: row.step,
        kind: launchKindOf(row.action),
        // We have written it as JSON.
        needs: JSON.parse(row.needs) as string[],
        params: JSON.parse(row.params) as StepParams,
        state: row.state,
        attempt: row.attempt,
        writeId: row.write_id,
        platformId: row.platform_id,
        isLost: row.state === 'unknown' && row.error !== null,
        digest: row.digest,
        pictureSha256: row.picture_sha256,
      },
    ]),
  );

export const inState = (steps: OpenSteps, ...states: StepState[]) =>
  [...steps.values()].filter(({ state }) => states.includes(state));

/**
 * Lists the steps that can be sent now, in the plan's order. Creatives wait for the campaign and the ad sets
 * although they need neither, so that none is created in vain if those are refused.
 */
export const readySteps = (steps: OpenSteps) => {
  const isTrunkOpen = inState(steps, 'pending', 'sending').some(({ kind }) => isTrunk(kind));
  return inState(steps, 'pending').filter(
    ({ kind, needs }) =>
      needs.every((one) => steps.get(one)?.state === 'done') &&
      !(kind === 'creative' && isTrunkOpen),
  );
};

const isTrunk = (kind: LaunchKind) => kind === 'campaign' || kind === 'adset';

/**
 * Pending steps that have no use any more, because something they need will not be created, or because every step
 * that needs them is gone. A step that no other step needs always has a use.
 */
export const uselessSteps = (steps: OpenSteps): string[] => {
  const dead = new Set(inState(steps, 'rejected', 'skipped').map(({ step }) => step));
  if (dead.size === 0) return [];
  const pendingSteps = inState(steps, 'pending');
  const dependants = new Map<string, string[]>();
  for (const { step, needs } of steps.values())
    for (const one of needs) {
      const users = dependants.get(one);
      if (users) users.push(step);
      else dependants.set(one, [step]);
    }
  let before = -1;
  while (dead.size !== before) {
    before = dead.size;
    for (const { step, needs } of pendingSteps) {
      const users = dependants.get(step) ?? [];
      const isUnused = users.length > 0 && users.every((one) => dead.has(one));
      if (isUnused || needs.some((one) => dead.has(one))) dead.add(step);
    }
  }
  return pendingSteps.filter(({ step }) => dead.has(step)).map(({ step }) => step);
};
