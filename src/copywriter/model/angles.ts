import type { Brief } from '../types.ts';

/** In the order in which they are handed out; at least twelve fit the barest brief. */
const tasks: Record<string, string> = {
  'problem-solution': 'name the first pain point, then what the product does about it',
  'key-benefit': 'open with the first benefit and say what that means for the reader',
  offer: 'open with the offer, with everything it is tied to',
  'audience-fit': 'speak to the work or interest of the audience; no traits of people',
  checklist: 'list the benefits, one short line each',
  question: 'open with one honest question that names its subject, and answer it',
  'how-to':
    'what the reader does first, and what a listed fact says they get then; no steps of your own',
  contrarian: 'doubt a habit of the trade, without claiming what others do',
  'second-problem': 'name another pain point than the first, and what helps',
  'feature-spotlight': 'look closely at one benefit other than the first',
  'plain-talk': 'say what it is and whom it is for in the plainest words',
  'first-step': 'one small step the reader can take now, out of offer or facts',
  'fit-check': 'help the reader decide whether this is for them, by the facts alone',
  'try-it-yourself': 'invite the reader to judge for themselves',
  scene: 'one everyday moment without digits, names or results, then the product',
  'old-way-new-way': 'set the pain beside what a fact does about it; no claim about others',
  invitation: 'a warm, short invitation to take a look',
  'straight-facts': 'no persuasion: only what the brief states, in order',
};

/** An angle that would need something the brief does not give is not handed out. */
const needs: Record<string, (brief: Brief) => boolean> = {
  'problem-solution': ({ pain_points }) => pain_points.length > 0,
  'key-benefit': ({ benefits }) => benefits.length > 0,
  offer: ({ offer }) => Boolean(offer),
  checklist: ({ benefits }) => benefits.length > 2,
  'second-problem': ({ pain_points }) => pain_points.length > 1,
  'feature-spotlight': ({ benefits }) => benefits.length > 1,
};

export const anglesFor = (brief: Brief, count: number): string[] =>
  Object.keys(tasks)
    .filter((angle) => needs[angle]?.(brief) ?? true)
    .slice(0, count);

export const taskOf = (angle: string): string => tasks[angle] ?? 'find a fresh approach';
