import type { z } from 'zod';
import type { launchSummary } from '../operations/launches/schemas.ts';

type Launch = z.input<typeof launchSummary>;

/** What an agent does next about a launch in this state. */
export const stepAfter = ({ id, state, next_poll_seconds, waiting, reason }: Launch): string => {
  const later = `Call launch_status with launch_id ${id} in ${next_poll_seconds ?? 10} seconds.`;
  switch (state) {
    case 'done':
      return 'Everything is made and paused. A person reviews it and puts it live in Ads Manager; no tool can.';
    case 'cancelled':
      return 'It was cancelled by a person. What was made stays, paused.';
    case 'awaiting_approval':
      return 'Nothing is made before a person approves it: give them console_url, where an admin approves. No tool can.';
    case 'stopped':
      return `${reason?.message ?? 'It stopped.'} To go on, call launch with resume_launch_id and, for what was refused, replace: {step: {field: new value}}. Other fields stay as they were; what was made is not made again. The ad account cannot be replaced: for another one, launch anew.`;
    case 'waiting':
      return waiting
        ? `It waits (${waiting.for}) and goes on by itself, not before ${waiting.until}. Do not launch again; look then with launch_status.`
        : later;
    default:
      return later;
  }
};
