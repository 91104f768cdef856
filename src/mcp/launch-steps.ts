import type { z } from 'zod';
import type { launchSummary } from '../operations/launches/schemas.ts';

type Launch = z.input<typeof launchSummary>;

/** What an agent does next about a launch in this state. */
export const stepAfter = ({ state, next_poll_seconds, waiting, reason }: Launch): string => {
  const later = `Call launch_status again in ${next_poll_seconds ?? 10} seconds.`;
  switch (state) {
    case 'done':
      return 'Everything is made and paused. A person reviews it and puts it live in Ads Manager; no tool can.';
    case 'cancelled':
      return 'It was cancelled by a person. What was made stays, paused.';
    case 'awaiting_approval':
      return 'Nothing is made before a person approves it. Tell them.';
    case 'stopped':
      return `It stopped: ${reason?.message ?? 'see problems'} Correct the refused steps and call launch with resume_launch_id and replace. What was made is not made again.`;
    case 'waiting':
      return waiting
        ? `It waits (${waiting.for}) and goes on by itself, not before ${waiting.until}. Do not launch again.`
        : later;
    default:
      return later;
  }
};
