import { type Frames, toneNames, tradeNames } from '../languages/pack.ts';
import { type Frame, fill, frameOf, type Moods, type Slots, suits } from './frame.ts';
import { rotate } from './seed.ts';

const trades: ReadonlySet<string> = new Set(tradeNames);
const tones: ReadonlySet<string> = new Set(toneNames);

/** Lines for this trade come first, then those for this tone, then what anybody may say. */
const rankOf = ({ needs }: Frame) => {
  if (needs.some((mood) => trades.has(mood) || mood === 'booking' || mood === 'venue')) return 0;
  return needs.some((mood) => tones.has(mood)) ? 1 : 2;
};

export type Choice = { source: string; text: string };

/** `may` rules out frames before the work of filling them. */
type Occasion = { moods: Moods; slots: Slots; turn: number; may?: (source: string) => boolean };

/** Frames up to the first "---", then those up to the next. */
export const tiersOf = (frames: Frames): Frames[] => {
  const end = frames.indexOf('---');
  return end < 0 ? [frames] : [frames.slice(0, end), ...tiersOf(frames.slice(end + 1))];
};

/** All frames that can be said, best first: by tier, the asked-for tone before the rest, then in rotation. */
export function* sayable(frames: Frames, { moods, slots, turn, may }: Occasion): Generator<Choice> {
  for (const tier of tiersOf(frames)) {
    const fitting = rotate(tier, turn)
      .map(frameOf)
      .filter((frame) => suits(frame, moods) && (!may || may(frame.source)));
    for (const frame of fitting.sort((a, b) => rankOf(a) - rankOf(b))) {
      const text = fill(frame, slots);
      if (text !== null) yield { source: frame.source, text };
    }
  }
}

/** The first sayable frame that also passes `accepts`. */
export const pick = (
  frames: Frames,
  occasion: Occasion,
  accepts: (choice: Choice) => boolean,
): Choice | null => {
  for (const choice of sayable(frames, occasion)) if (accepts(choice)) return choice;
  return null;
};
