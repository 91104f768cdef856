import { type Frames, toneNames, tradeNames } from '../languages/pack.ts';
import { fill, frameOf, type Moods, type Slots, suits } from './frame.ts';
import { rotate } from './seed.ts';

const trades: ReadonlySet<string> = new Set(tradeNames);
const tones: ReadonlySet<string> = new Set(toneNames);

/** Lines for this trade come first, then those for this tone, then what anybody may say. */
const rankOf = (source: string, moods: Moods) => {
  const own = frameOf(source).needs.filter((mood) => moods.has(mood));
  if (own.some((mood) => trades.has(mood) || mood === 'booking' || mood === 'venue')) return 0;
  return own.some((mood) => tones.has(mood)) ? 1 : 2;
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
  for (const group of tiersOf(frames)) {
    const turned = rotate(group, turn);
    const ordered = turned.toSorted((a, b) => rankOf(a, moods) - rankOf(b, moods));
    for (const source of ordered) {
      if (may && !may(source)) continue;
      const frame = frameOf(source);
      const text = suits(frame, moods) ? fill(frame.text, slots) : null;
      if (text !== null) yield { source, text };
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
