import { Failure } from '../../contract/failures.ts';
import { createPause, type Pause } from '../../kernel/fairness/portions.ts';
import { guard } from '../guard/guard.ts';
import {
  type Brief,
  type CopyWithClaims,
  categoryLabels,
  type HookCategory,
  isStopped,
  type Note,
} from '../types.ts';
import { callToActionFor, closingKindFor } from './call-to-action.ts';
import { composeHooks } from './hooks.ts';
import { type Material, readMaterial } from './material.ts';
import { composeVariants } from './variants.ts';

const noteOnRepeats = (own: number, total: number): Note[] =>
  own >= total
    ? []
    : [
        {
          about: 'num_variants',
          message: `The brief carries \
${own === 1 ? '1 ad that begins with something of its own' : `${own} ads that begin with something of their own`}; \
the others put the same facts together differently. More benefits or pain points make more ads.`,
        },
      ];

const labelsOf = (categories: readonly HookCategory[]): string =>
  categories.map((category) => categoryLabels[category]).join(', ');

const noteOnHooks = (missing: readonly HookCategory[], isFilledUp: boolean): Note[] => {
  if (missing.length === 0 && !isFilledUp) return [];
  const missingNote = `The brief gives nothing for hooks of ${labelsOf(missing)}.`;
  const others = 'More were asked for than the brief can fill: the last ones are not about it.';
  const message = [...(missing.length > 0 ? [missingNote] : []), ...(isFilledUp ? [others] : [])];
  return [{ about: 'num_hooks', message: message.join(' ') }];
};

/** The material, then less of it: what the guard objects to must be among what was left out. */
const narrowed = (material: Material): Material[] => {
  const bare = { ...material, product: null, offer: null, facts: [], pains: [] };
  return [material, bare, { ...bare, title: null, name: null }];
};

const noteOnBare = {
  about: 'product',
  message:
    'The ads say next to nothing of the product: no more of the brief may be printed together. Other words make better ads.',
};

const isWhole = (
  { variants, hooks }: CopyWithClaims,
  { num_variants, num_hooks }: Brief,
): boolean => variants.length === num_variants && hooks.length === num_hooks;

/**
 * A draft from the facts of the brief, printed as typed, without a model: the same brief always gives the same
 * bytes. The guard checks each line before it is used; if too few ads remain, less of the brief is used. It pauses
 * in between, so that other requests run.
 */
export const composeDraft = async (brief: Brief): Promise<CopyWithClaims> => {
  const pause = createPause();
  const material = readMaterial(brief);
  for (const materialLeft of narrowed(material)) {
    await pause();
    const draft = await compose(brief, materialLeft, pause);
    if (!isWhole(draft, brief) || isStopped(guard(draft, brief))) continue;
    const notes = [...(materialLeft === material ? [] : [noteOnBare]), ...(draft.notes ?? [])];
    return { ...draft, notes };
  }
  return { variants: [], hooks: [], claims: [], notes: material.notes };
};

const compose = async (brief: Brief, material: Material, pause: Pause): Promise<CopyWithClaims> => {
  const inputs = {
    brief,
    material,
    callToAction: callToActionFor(brief),
    closingKind: closingKindFor(brief),
  };
  const ads = await composeVariants(inputs, pause);
  const { hooks, missing, isFilledUp } = await composeHooks(brief, material, pause);
  const own = ads.filter(({ lead }) => lead.isOwn).length;
  return {
    variants: ads.map(({ variant }) => variant),
    hooks,
    claims: ads.map(({ claims }) => claims),
    notes: [
      ...material.notes,
      ...noteOnRepeats(own, ads.length),
      ...noteOnHooks(missing, isFilledUp),
    ],
  };
};

/** Names the words that are to blame to the customer, who can change them. */
const unwritable = ({ notes = [] }: CopyWithClaims) =>
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
export const writeDraft = async (brief: Brief): Promise<CopyWithClaims> => {
  const draft = await composeDraft(brief);
  if (!isWhole(draft, brief)) throw unwritable(draft);
  return draft;
};
