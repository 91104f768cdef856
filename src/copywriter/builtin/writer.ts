import { Failure } from '../../kernel/failures.ts';
import { guard } from '../guard/guard.ts';
import { type Brief, categoryLabels, isStopped, type Note } from '../types.ts';
import type { Written } from '../written.ts';
import { callToActionFor } from './call-to-action.ts';
import { composeHooks } from './hooks.ts';
import { type Material, readMaterial } from './material.ts';
import { composeVariants } from './variants.ts';

const noteOnRepeats = (own: number, asked: number): Note[] =>
  own >= asked
    ? []
    : [
        {
          about: 'num_variants',
          message: `The brief carries ${own} ${own === 1 ? 'ad' : 'ads'} that begin with something of their own; the others put the same facts together differently. More benefits or pain points make more ads.`,
        },
      ];

const noteOnHooks = (neutral: readonly (keyof typeof categoryLabels)[]): Note[] =>
  neutral.length === 0
    ? []
    : [
        {
          about: 'num_hooks',
          message: `Not about this product, because the brief gives nothing for them: hooks of ${neutral
            .map((category) => categoryLabels[category])
            .join(', ')}.`,
        },
      ];

const isPassed = (draft: Written, brief: Brief): boolean =>
  guard(draft, brief).every(({ level }) => level === 'warn');

/**
 * A draft from the facts of the brief, printed as typed: offline, the same bytes for the same brief.
 * Most pass the guard at once; one that does not is made again, each line read before it is taken.
 */
export const composeDraft = (brief: Brief): Written => {
  const material = readMaterial(brief);
  // An ad that cannot name what it is for is none.
  if (material.product === null && material.name === null)
    return { variants: [], hooks: [], claims: [], notes: material.notes };
  const draft = compose(brief, material, false);
  if (isPassed(draft, brief)) return draft;
  const checked = compose(brief, material, true);
  return isStopped(guard(checked, brief)) ? { ...checked, variants: [], hooks: [] } : checked;
};

const compose = (brief: Brief, material: Material, isChecked: boolean): Written => {
  const desk = { brief, material, callToAction: callToActionFor(brief), isChecked };
  const composed = composeVariants(desk);
  const { hooks, neutral } = composeHooks(desk);
  const own = composed.filter(({ isOwn }) => isOwn).length;
  return {
    variants: composed.map(({ variant }) => variant),
    hooks,
    claims: composed.map(({ claims }) => claims),
    notes: [...material.notes, ...noteOnRepeats(own, composed.length), ...noteOnHooks(neutral)],
  };
};

/** Which words stand in the way, said to whoever can change them. */
const unwritable = ({ notes = [] }: Written) =>
  new Failure('invalid_request', {
    fields: [
      {
        field: 'product',
        message:
          `leaves too little to write an ad from. ${notes.find(({ about }) => about === 'product')?.message ?? ''}`.trim(),
      },
    ],
  });

/** The draft, whole and read by the guard; a brief that leaves too little to print is refused. */
export const writeDraft = (brief: Brief): Written => {
  const draft = composeDraft(brief);
  const isWhole =
    draft.variants.length === brief.num_variants && draft.hooks.length === brief.num_hooks;
  if (!isWhole) throw unwritable(draft);
  return draft;
};
