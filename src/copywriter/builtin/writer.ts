import { Failure } from '../../contract/failures.ts';
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
          message: `The brief carries ${own === 1 ? '1 ad that begins with something of its own' : `${own} ads that begin with something of their own`}; the others put the same facts together differently. More benefits or pain points make more ads.`,
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

/** The material, then less and less of it: what the guard objects to must be among what was left out. */
function* narrowed(material: Material): Generator<Material> {
  yield material;
  const bare = { ...material, product: null, offer: null, benefits: [], proof: [], pains: [] };
  yield bare;
  yield { ...bare, name: null };
  yield { ...bare, name: null, audience: null };
}

const noteOnBare = {
  about: 'product',
  message:
    'The ads say next to nothing of the product: no more of the brief may be printed together. Other words make better ads.',
};

const isWhole = ({ variants, hooks }: Written, { num_variants, num_hooks }: Brief): boolean =>
  variants.length === num_variants && hooks.length === num_hooks;

/**
 * A draft from the facts of the brief, printed as typed: offline, the same bytes for the same brief.
 * Most pass the guard at once; one that does not is made again, each line read before it is taken,
 * and where that leaves too few ads, from less of the brief.
 */
export const composeDraft = (brief: Brief): Written => {
  const material = readMaterial(brief);
  const draft = compose(brief, material, false);
  if (isWhole(draft, brief) && isPassed(draft, brief)) return draft;
  for (const left of narrowed(material)) {
    const checked = compose(brief, left, true);
    if (!isWhole(checked, brief) || isStopped(guard(checked, brief))) continue;
    const notes = [...(left === material ? [] : [noteOnBare]), ...(checked.notes ?? [])];
    return { ...checked, notes };
  }
  return { variants: [], hooks: [], claims: [], notes: material.notes };
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
  if (!isWhole(draft, brief)) throw unwritable(draft);
  return draft;
};
