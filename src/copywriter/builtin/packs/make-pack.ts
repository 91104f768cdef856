import type { CallToActionType, HookCategory } from '../../types.ts';
import type { AnglePlan, Frames, Pack, SharedLines } from '../pack.ts';

/** The texts of one angle: hooks, an optional line that follows them, headlines. */
export type AngleTexts = { hooks: Frames; turn?: Frames; headlines: Frames };

/** What a translator writes; the order of sentences is the same in every language. */
type PackTexts = {
  angles: Record<AngleId, AngleTexts>;
  hooks: Record<HookCategory, Frames>;
  lines: SharedLines;
  closers: Record<CallToActionType, Frames>;
  headlines: Frames;
  descriptions: Frames;
};

type Shape = Pick<AnglePlan, 'lead' | 'needs'>;

const shapes = {
  'problem-solution': { needs: { pains: 1 }, lead: { benefit: 0 } },
  'key-benefit': { needs: { benefits: 1 }, lead: { benefit: 0 } },
  offer: {},
  'second-problem': { needs: { pains: 2 }, lead: { pain: 1, benefit: 1 } },
  checklist: { needs: { benefits: 3 } },
  'feature-spotlight': { needs: { benefits: 2 }, lead: { benefit: 1 } },
  'audience-fit': {},
  contrarian: {},
  'how-to': {},
  question: {},
  'try-it-yourself': {},
  'plain-talk': {},
  'first-step': {},
  'fit-check': {},
  invitation: {},
  shortlist: {},
  'own-pace': {},
  'ask-first': {},
  'simple-choice': {},
  'second-look': {},
} satisfies Record<string, Shape>;

export type AngleId = keyof typeof shapes;

const bodyOf = (id: string, turn: Frames): Frames[] => [
  turn,
  id === 'checklist' ? ['{benefits.list}'] : ['@intro'],
  id === 'checklist' ? ['@intro'] : ['@benefits'],
  ['@offer'],
  ['@close'],
];

export const makePack = (texts: PackTexts): Pack => ({
  angles: Object.entries(shapes).map(([id, shape]): AnglePlan => {
    // The keys of the table are the angle ids.
    const { hooks, turn, headlines } = texts.angles[id as AngleId];
    return { id, hooks, headlines, body: bodyOf(id, turn ?? []), ...shape };
  }),
  hooks: texts.hooks,
  lines: texts.lines,
  closers: texts.closers,
  headlines: texts.headlines,
  descriptions: texts.descriptions,
});
