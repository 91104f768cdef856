import type { Brief } from '../types.ts';

type Angle = {
  id: string;
  task: string;
  /** An angle that would need something the brief does not give is not handed out. */
  fits?: (brief: Brief) => boolean;
};

/** In the order in which they are handed out; at least twelve fit the barest brief. */
const angles: Angle[] = [
  {
    id: 'problem-solution',
    task: 'name the first pain point, then what the product does about it',
    fits: ({ pain_points }) => pain_points.length > 0,
  },
  {
    id: 'key-benefit',
    task: 'open with the first benefit and say what that means for the reader',
    fits: ({ benefits }) => benefits.length > 0,
  },
  {
    id: 'offer',
    task: 'open with the offer, with everything it is tied to',
    fits: ({ offer }) => Boolean(offer),
  },
  {
    id: 'audience-fit',
    task: 'speak to the work or interest of the audience; no traits of people',
  },
  {
    id: 'checklist',
    task: 'list the benefits, one short line each',
    fits: ({ benefits }) => benefits.length > 2,
  },
  { id: 'question', task: 'open with one honest question that names its subject, and answer it' },
  {
    id: 'how-to',
    task: 'what the reader does first, and what a listed fact says they get then; no steps of your own',
  },
  { id: 'contrarian', task: 'doubt a habit of the trade, without claiming what others do' },
  {
    id: 'second-problem',
    task: 'name another pain point than the first, and what helps',
    fits: ({ pain_points }) => pain_points.length > 1,
  },
  {
    id: 'feature-spotlight',
    task: 'look closely at one benefit other than the first',
    fits: ({ benefits }) => benefits.length > 1,
  },
  { id: 'plain-talk', task: 'say what it is and whom it is for in the plainest words' },
  { id: 'first-step', task: 'one small step the reader can take now, out of offer or facts' },
  { id: 'fit-check', task: 'help the reader decide whether this is for them, by the facts alone' },
  { id: 'try-it-yourself', task: 'invite the reader to judge for themselves' },
  { id: 'scene', task: 'one everyday moment without digits, names or results, then the product' },
  {
    id: 'old-way-new-way',
    task: 'set the pain beside what a fact does about it; no claim about others',
  },
  { id: 'invitation', task: 'a warm, short invitation to take a look' },
  { id: 'straight-facts', task: 'no persuasion: only what the brief states, in order' },
];

export const anglesFor = (brief: Brief, count: number): string[] =>
  angles
    .filter(({ fits }) => fits?.(brief) ?? true)
    .slice(0, count)
    .map(({ id }) => id);

export const taskOf = (angle: string): string =>
  angles.find(({ id }) => id === angle)?.task ?? 'find a fresh approach';
