import type { z } from 'zod';
import type { FieldProblem } from '../contract/failures.ts';
import { lastAnswers } from '../operations/launches/answers/present.ts';
import type { launchDetail, launchSummary } from '../operations/launches/answers/schemas.ts';

type Detail = z.input<typeof launchDetail>;
type LaunchAnswer = z.input<typeof launchSummary> &
  Partial<Pick<Detail, 'review_links' | 'reviews'>>;

const maxRefused = 3;
const maxShown = 20;

const problemWords = (problems: readonly FieldProblem[]) => {
  const firstProblems = problems
    .slice(0, maxRefused)
    .map(({ field, message }) => `${field}: ${message}`.replace(/\.?$/, '.'));
  return `${firstProblems.join(' ')}${problems.length > maxRefused ? ` And ${problems.length - maxRefused} more.` : ''}`;
};

const correctionAdvice =
  'Tell the person before anybody approves it; better correct it, call plan_launch until it finds nothing, and launch that.';

/**
 * Problems that plan_launch found are named first, because the launch was accepted nevertheless and the agent
 * learns of them only here.
 */
const warningOf = ({
  refused_in_plan: refusals = [],
  unknown_in_plan: unknown = [],
}: LaunchAnswer) =>
  [
    refusals.length > 0 &&
      `WARNING: plan_launch refused this plan, and Meta will most likely refuse it too. ${problemWords(refusals)} It was ` +
        `taken all the same, because only Meta decides. ${correctionAdvice} `,
    unknown.length > 0 &&
      'WARNING: this names what Meta did not know when plan_launch asked, so Meta may refuse it. ' +
        `${problemWords(unknown)} ${correctionAdvice} `,
  ]
    .filter(Boolean)
    .join('');

/**
 * Ads for which the client wants changes. The client's words are only in `reviews`, because anyone with the link
 * can write them.
 */
const changesWordsOf = ({ reviews = [] }: LaunchAnswer) => {
  const stepsToChange = [...lastAnswers({ reviews }).values()].flatMap(({ step, verdict }) =>
    verdict === 'changes' ? [step] : [],
  );
  if (stepsToChange.length === 0) return '';
  const stepNames = stepsToChange.slice(0, maxShown).join(', ');
  const more =
    stepsToChange.length > maxShown ? ` and ${stepsToChange.length - maxShown} more` : '';
  return `The client asked for changes of ${stepNames}${more}; reviews has the comments. `;
};

const launchAnew = 'call plan_launch and launch with the same content and these changes in it';

export const nextStepOf = (launch: LaunchAnswer): string => warningOf(launch) + nextStepIn(launch);

/** The agent's next step for a launch in this state. */
const nextStepIn = (launch: LaunchAnswer): string => {
  const { id, state, next_poll_seconds, waiting, reason, review_links = 0 } = launch;
  const wish = changesWordsOf(launch);
  const later = `Call launch_status with launch_id ${id} in ${next_poll_seconds ?? 10} seconds.`;
  switch (state) {
    case 'done':
      return 'Everything is made and paused. A person reviews it and puts it live in Ads Manager; no tool can.';
    case 'cancelled':
      return `It was cancelled by a person. What was made stays, paused.${wish && ` ${wish}If the person wants them, ${launchAnew}.`}`;
    case 'awaiting_approval':
      if (wish)
        return (
          `${wish}A launch that awaits approval cannot be corrected, and no tool can cancel it: show the comments to a ` +
          `person, who cancels it at console_url. Then ${launchAnew}.`
        );
      return review_links > 0
        ? 'Nothing is made before a person approves it. A review link is out: the client approves there, or an admin at ' +
            'console_url. No tool can.'
        : 'Nothing is made before a person approves it: give them console_url, where an admin approves or makes a review ' +
            'link for the client. No tool can.';
    case 'stopped':
      return (
        `${reason?.message ?? 'It stopped.'} To go on, call launch with resume_launch_id and, for what was refused, ` +
        'replace: {step: {field: new value}}. Other fields stay as they were; what was made is not made again. The ad ' +
        'account cannot be replaced: for another one, launch anew.'
      );
    case 'waiting':
      return waiting
        ? `It waits (${waiting.for}) and goes on by itself, not before ${waiting.until}. Do not launch again; look then ` +
            'with launch_status.'
        : later;
    default:
      return later;
  }
};
