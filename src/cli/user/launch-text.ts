import type { LaunchDetail } from '../../../packages/client/src/index.ts';
import { cut } from '../wrap.ts';
import { shortTime } from './cells.ts';

export type LaunchProgress = Pick<LaunchDetail, 'state' | 'steps' | 'waiting' | 'reason' | 'name'>;
export type ShownItem = LaunchDetail['items'][number];

const barWidth = 24;

const bar = ({ done, total }: LaunchProgress['steps']) => {
  const full = total === 0 ? 0 : Math.round((done / total) * barWidth);
  return '█'.repeat(full) + '░'.repeat(barWidth - full);
};

const waitsFor = ({ waiting }: LaunchProgress) =>
  waiting ? `, waiting for ${waiting.for} until ${shortTime(waiting.until)}` : '';

type LaunchWait = NonNullable<LaunchProgress['waiting']>;

const waitWords: Record<LaunchWait['for'], string> = {
  'cool-down': 'a new connection may not create anything yet',
  limit: 'the write limit is used up',
  throttle: 'Meta asks for fewer calls',
  connection: 'the connection to Meta has ended; connect again',
};

/** Describes a launch that waits and will go on by itself. */
export const waitText = (wait: LaunchWait) =>
  `  waiting  ${waitWords[wait.for]}; it goes on by itself, at ${shortTime(wait.until)} at the earliest`;

/** The progress bar and the text beside it. */
export const progressText = (launch: LaunchProgress) => {
  const { state, steps } = launch;
  const trouble = [
    ...(steps.rejected > 0 ? [`${steps.rejected} refused`] : []),
    ...(steps.unknown > 0 ? [`${steps.unknown} unknown`] : []),
  ].map((one) => `, ${one}`);
  const madeSteps = `${bar(steps)} ${steps.done} of ${steps.total} made${trouble.join('')}`;
  return `${madeSteps} · ${state.replaceAll('_', ' ')}${waitsFor(launch)}`;
};

/** Meta lists every value that it accepts, which can be hundreds. */
const maxMessage = 300;

/** Why a step failed: what to do about it, and Meta's own words, which name the values. */
const reasonLines = ({ help, error }: ShownItem): string[] => {
  if (!error) return [];
  const { message, fields } = error as { message: string; fields?: FieldProblem[] };
  const own = cut(message, maxMessage);
  if (help) return [`${help.title}. ${help.fix}`, `Meta: ${own}`];
  return [own, ...(fields ?? []).map((one) => `${one.field} ${one.message}`)];
};

type FieldProblem = { field: string; message: string };

export const stepLine = (item: ShownItem) => {
  const { step, state, platform_id } = item;
  const [first, ...others] = reasonLines(item);
  const head = `  ${state.padEnd(8)} ${step}${platform_id ? `  ${platform_id}` : ''}`;
  return [
    first === undefined ? head : `${head}: ${first}`,
    ...others.map((one) => `    ${one}`),
  ].join('\n');
};

/** For a launch that waits for approval: what the person can do. */
export const approvalText = (id: string) =>
  [
    'It waits for approval; nothing is made before.',
    `  Let the client see it:  greenroom launches review-link ${id}`,
    `  Approve it yourself:    greenroom launches approve ${id}`,
  ].join('\n');

/** The state of a launch directly after it was requested. */
export const standsText = (launch: LaunchProgress & { id: string }, isNew: boolean) => {
  const { id, state, steps } = launch;
  const madeSteps = `${steps.done} of ${steps.total} made`;
  return isNew && state === 'running'
    ? `Launch ${id} has begun: ${steps.total} objects.`
    : `Launch ${id}: ${state.replaceAll('_', ' ')}, ${madeSteps}.`;
};
