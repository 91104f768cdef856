import { platformError } from '../../adnet/answers/platform-error.ts';
import { shapedMedia } from '../../adnet/wire/shapes.ts';
import { elapsed } from '../../kernel/clock.ts';
import type { PublishOutcome } from '../outcome.ts';
import type { OpenStep } from './steps.ts';

/** A look is cheap, but a refusal by Meta costs one write, so the wait after a refusal is longer. */
const afterLookMs = 5_000;
const afterRefusalMs = 15_000;
const maxMs = 120_000;

/** Meta's error "Video not ready for use in an ad." */
const notReady = { code: 100, subcode: 1885252 };

/**
 * A new video can be used in creatives only after seconds or minutes. Returns after how many milliseconds to try
 * the creative again; null if the outcome has another cause.
 */
export const retryForVideo = (outcome: PublishOutcome, { attempt }: OpenStep): number | null => {
  if (outcome.kind === 'refused')
    return outcome.failure.code === 'video_not_ready' ? afterLookMs : null;
  if (outcome.kind !== 'rejected') return null;
  const error = platformError(outcome.answer.body);
  if (error?.code !== notReady.code || error.subcode !== notReady.subcode) return null;
  return Math.min(afterRefusalMs * attempt, maxMs);
};

/** Lists the videos that a creative shows: the id of each, or the step that uploads it. */
const videosOf = ({ params }: OpenStep) => {
  const shapedAssets = shapedMedia(params)?.assets ?? [];
  return [params['video_id'], ...shapedAssets.map(([, { video_id: id }]) => id)]
    .filter((id) => id !== undefined)
    .map((id) => JSON.stringify(id));
};

export type UnreadyVideos = ReturnType<typeof createUnreadyVideos>;

/** Videos that are not ready yet. One creative tries; all others that show the same video wait. */
export const createUnreadyVideos = () => {
  const until = new Map<string, number>();
  const msLeft = (step: OpenStep) =>
    Math.max(...videosOf(step).map((video) => (until.get(video) ?? 0) - elapsed()), 0);
  return {
    wait: (step: OpenStep, ms: number) => {
      for (const video of videosOf(step)) until.set(video, elapsed() + ms);
    },
    isAwaited: (step: OpenStep) => msLeft(step) > 0,
    /** How long until the first of these steps can be tried again. */
    minMs: (steps: OpenStep[]) => Math.max(0, Math.min(...steps.map(msLeft))),
  };
};
