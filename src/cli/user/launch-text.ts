import type { LaunchDetail } from '../../../packages/client/src/index.ts';
import { shortTime } from './cells.ts';

export type Launch = Pick<LaunchDetail, 'state' | 'steps' | 'waiting' | 'reason' | 'name'>;
export type Item = LaunchDetail['items'][number];

const barWidth = 24;

const bar = ({ done, total }: Launch['steps']) => {
  const full = total === 0 ? 0 : Math.round((done / total) * barWidth);
  return '█'.repeat(full) + '░'.repeat(barWidth - full);
};

const waitsFor = ({ waiting }: Launch) =>
  waiting ? `, waiting for ${waiting.for} until ${shortTime(waiting.until)}` : '';

/** The bar and what is beside it. */
export const progressText = (launch: Launch) => {
  const { state, steps } = launch;
  const trouble = [
    ...(steps.rejected > 0 ? [`${steps.rejected} refused`] : []),
    ...(steps.unknown > 0 ? [`${steps.unknown} unknown`] : []),
  ].map((one) => `, ${one}`);
  return `${bar(steps)} ${steps.done} of ${steps.total} made${trouble.join('')} · ${state.replaceAll('_', ' ')}${waitsFor(launch)}`;
};

export const stepLine = ({ step, state, platform_id, help, error }: Item) => {
  const why = help ? `: ${help.title}. ${help.fix}` : error ? `: ${JSON.stringify(error)}` : '';
  return `  ${state.padEnd(8)} ${step}${platform_id ? `  ${platform_id}` : ''}${why}`;
};

/** A launch that waits for a person says what that person can do. */
export const approvalText = (id: string) =>
  [
    'It waits for approval; nothing is made before.',
    `  Let the client see it:  greenroom launches review-link ${id}`,
    `  Approve it yourself:    greenroom launches approve ${id}`,
  ].join('\n');
