import type { Creative, Review } from '../world/entities.ts';
import { reviewMs } from '../world/status.ts';

/** The sandbox's review refuses an ad that has this text in its name or story. */
export const disapproveMark = '[disapprove]';

export const reviewOf = (name: string, creative: Creative, now: number): Review => ({
  decided_at: now + reviewMs,
  verdict: `${name} ${JSON.stringify(creative.spec)}`.includes(disapproveMark)
    ? 'disapproved'
    : 'approved',
});
