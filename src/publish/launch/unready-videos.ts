import { platformError } from '../../adnet/answers/platform-error.ts';
import { shapedMedia } from '../../adnet/wire/shapes.ts';
import { elapsed } from '../../kernel/clock.ts';
import type { PublishOutcome } from '../outcome.ts';
import type { OpenStep } from './steps.ts';

/** Looking is cheap; a refusal by Meta costs one write, so the next try is not made as soon. */
const afterLookMs = 5_000;
const afterRefusalMs = 15_000;
const maxMs = 120_000;

/** "Video not ready for use in an ad." */
const notReady = { code: 100, subcode: 1885252 };

/**
 * A video takes seconds to minutes until creatives can show it. In how many milliseconds a creative
 * is to be tried again; null where the outcome is about something else.
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

/** Videos that a launch waits for. One creative is enough to find out; all that show it wait. */
export const createUnreadyVideos = () => {
  const until = new Map<string, number>();
  const msLeft = (step: OpenStep) =>
    Math.max(...videosOf(step).map((video) => (until.get(video) ?? 0) - elapsed()), 0);
  return {
    wait: (step: OpenStep, ms: number) => {
      for (const video of videosOf(step)) until.set(video, elapsed() + ms);
    },
    isAwaited: (step: OpenStep) => msLeft(step) > 0,
    /** Until the first of them can be tried again. */
    minMs: (steps: OpenStep[]) => Math.max(0, Math.min(...steps.map(msLeft))),
  };
};
