import { remember } from '../../kernel/remember.ts';
import { limits } from '../types.ts';
import { frameOf, type Moods, type Slots, suits } from './frame.ts';
import type { Ledger } from './ledger.ts';
import { contentWords, includesPhrase, phraseFinder } from './likeness.ts';
import { type AnglePlan, type Frames, tiersOf } from './pack.ts';
import { type Choice, sayable } from './pick.ts';
import type { Voice } from './voice.ts';

/** Moods that the text so far adds: what it has named need not be introduced again. */
const moodsAfter = (voice: Voice, text: string): Moods => {
  const moods = new Set(voice.moods);
  const isSaid = phraseFinder(text);
  if (voice.names.some(isSaid)) moods.add('named');
  if (voice.readers.some(isSaid)) moods.add('addressed');
  if (voice.kinds.some(isSaid)) moods.add('kinded');
  return moods;
};

/** One variant in the making. */
export type Scene = { voice: Voice; ledger: Ledger; moods: Moods; slots: Slots; turn: number };

const sharedFrames = {
  '@close': ({ pack, callToAction }: Voice) => pack.closers[callToAction],
  '@intro': ({ pack }: Voice) => pack.lines.intro,
  '@offer': ({ pack }: Voice) => pack.lines.offer,
  '@benefits': ({ pack }: Voice) => pack.lines.benefits,
};

const isShared = (text: string): text is keyof typeof sharedFrames => text in sharedFrames;

const firstWord = (text: string) => /[\p{L}\p{N}’']+/u.exec(text)?.[0]?.toLowerCase() ?? '';

const lastSentence = (text: string) => text.split(/(?<=[.?!])\s+/u).at(-1) ?? text;

/** A line that echoes what was just said, in its first word or in a telling one. */
const echoesOf = (said: string) => {
  const heard = contentWords(said);
  const first = firstWord(lastSentence(said));
  return ({ source, text }: Choice) =>
    firstWord(text) === first || [...frameWords(source)].some((word) => heard.has(word));
};

const frameWords = remember(20_000, (source) =>
  contentWords(frameOf(source).text.replace(/\{[^}]*\}/gu, ' ')),
);

/** The least used line that fits; an echo only if there is nothing else, and never the same sentence twice. */
const lineFrom = (frames: Frames, scene: Scene, said: string) => {
  const isSaid = phraseFinder(said);
  const echoes = echoesOf(said);
  for (const group of tiersOf(frames)) {
    const choices = [...sayable(group, scene)]
      .filter(({ text }) => !isSaid(text))
      .map((choice) => ({
        ...choice,
        cost: (scene.ledger.frames.get(choice.source) ?? 0) * 2 + (echoes(choice) ? 3 : 0),
      }));
    const least = Math.min(...choices.map(({ cost }) => cost));
    const found = choices.find(({ cost }) => cost === least);
    if (found) return found;
  }
  return null;
};

const bodyLine = (frames: Frames, scene: Scene, said: string): Choice | null => {
  for (const group of tiersOf(frames)) {
    const own = group.filter((source) => !isShared(frameOf(source).text));
    const line = own.length > 0 ? lineFrom(own, scene, said) : null;
    if (line) return line;
    for (const source of group) {
      const frame = frameOf(source);
      if (!isShared(frame.text) || !suits(frame, scene.moods)) continue;
      const shared = lineFrom(sharedFrames[frame.text](scene.voice), scene, said);
      if (shared) return shared;
    }
  }
  return null;
};

/** The hook and what fits beside it above the fold; then the rest; then what to do. */
export const layOut = (hook: string, lines: string[]) => {
  const [first, ...rest] = lines;
  const opensTogether =
    first !== undefined && !first.includes('\n') && `${hook} ${first}`.length <= limits.firstScreen;
  const opening = opensTogether ? `${hook} ${first}` : hook;
  const middle = opensTogether ? rest : lines;
  const list = middle.find((line) => line.includes('\n'));
  if (list)
    return [
      opening,
      ...middle.filter((line) => line === list),
      middle.filter((line) => line !== list).join(' '),
    ]
      .filter(Boolean)
      .join('\n\n');
  const last = middle.slice(-1);
  const between = middle.slice(0, -1).join(' ');
  return [opening, between, ...last].filter(Boolean).join('\n\n');
};

/** What follows the hook, line by line; the offer is told only where it has not been. */
export const bodyOf = (plan: AnglePlan, scene: Scene, hook: string, withOffer: boolean) => {
  const lines: Choice[] = [];
  let said = hook;
  for (const frames of plan.body) {
    if (frames.includes('@offer') && (!withOffer || includesPhrase(said, scene.voice.offer ?? '')))
      continue;
    const line = bodyLine(frames, { ...scene, moods: moodsAfter(scene.voice, said) }, said);
    if (!line) continue;
    lines.push(line);
    said = `${said} ${line.text}`;
  }
  return lines;
};
