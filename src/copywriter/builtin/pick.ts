import { fill, frameOf, type Moods, type Slots, suits } from './frame.ts';
import { type Frames, tiersOf } from './pack.ts';
import { rotate } from './seed.ts';

const tones = new Set(['playful', 'warm', 'professional', 'bold', 'luxury']);

const isForTone = (source: string, moods: Moods) =>
  frameOf(source).needs.some((mood) => tones.has(mood) && moods.has(mood));

export type Choice = { source: string; text: string };

/** All frames that can be said, best first: by tier, the asked-for tone before the rest, then in rotation. */
export function* sayable(frames: Frames, moods: Moods, slots: Slots, turn: number): Generator<Choice> {
  for (const group of tiersOf(frames)) {
    const turned = rotate(group, turn);
    const ordered = [
      ...turned.filter((source) => isForTone(source, moods)),
      ...turned.filter((source) => !isForTone(source, moods)),
    ];
    for (const source of ordered) {
      const frame = frameOf(source);
      const text = suits(frame, moods) ? fill(frame.text, slots) : null;
      if (text !== null) yield { source, text };
    }
  }
}

/** The first sayable frame that also passes `accepts`. */
export const pick = (
  frames: Frames,
  { moods, slots, turn }: { moods: Moods; slots: Slots; turn: number },
  accepts: (choice: Choice) => boolean = () => true,
): Choice | null => {
  for (const choice of sayable(frames, moods, slots, turn)) if (accepts(choice)) return choice;
  return null;
};
