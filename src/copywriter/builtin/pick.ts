import { fill, frameOf, type Moods, type Slots, suits } from './frame.ts';
import { type Frames, tiersOf } from './pack.ts';
import { rotate } from './seed.ts';

/** Moods whose own frames come before the general ones; grief above all. */
const tones = new Set(['playful', 'warm', 'professional', 'bold', 'luxury', 'funeral']);

const isForTone = (source: string, moods: Moods) =>
  frameOf(source).needs.some((mood) => tones.has(mood) && moods.has(mood));

export type Choice = { source: string; text: string };

/** `may` rules out frames before the work of filling them. */
type Occasion = {
  moods: Moods;
  slots: Slots;
  turn: number;
  may?: (source: string) => boolean;
};

/** All frames that can be said, best first: by tier, the asked-for tone before the rest, then in rotation. */
export function* sayable(frames: Frames, { moods, slots, turn, may }: Occasion): Generator<Choice> {
  for (const group of tiersOf(frames)) {
    const turned = rotate(group, turn);
    const ordered = [
      ...turned.filter((source) => isForTone(source, moods)),
      ...turned.filter((source) => !isForTone(source, moods)),
    ];
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
  accepts: (choice: Choice) => boolean = () => true,
): Choice | null => {
  for (const choice of sayable(frames, occasion)) if (accepts(choice)) return choice;
  return null;
};
