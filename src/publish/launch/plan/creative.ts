import type { StepReference } from '../../../adnet/preflight/step-reference.ts';
import { pageOfStory } from '../../../adnet/wire/creative.ts';
import { fingerprintOf } from '../../../kernel/fingerprint.ts';
import type { AdSet } from './campaign.ts';
import { addProblem, addStep, below, type PlanDraft, presentFields } from './draft.ts';
import { fillDefaults } from './fill-defaults.ts';
import type { PlannedMedia } from './media.ts';
import { type Refs, refuseOthers, take } from './refs.ts';
import type { StepParams } from './step.ts';

export type PlannedCopy = { ref: string; place: string; params: StepParams };

const copyFields = ['message', 'headline', 'description', 'lead_form_id'] as const;

export const readCopies = (draft: PlanDraft): Refs<PlannedCopy> => {
  const refs: Refs<PlannedCopy> = new Map();
  (draft.body.copies ?? []).forEach((part, at) => {
    const place = `copies.${at}`;
    const { ref, ...params } = presentFields(part);
    refuseOthers(draft, place, params, copyFields);
    for (const field of ['message', 'headline'])
      if (params[field] === undefined)
        addProblem(draft, { step: null, field: `${place}.${field}`, message: 'is required' });
    take(draft, refs, place, ref, (name) => ({ ref: name, place, params }));
  });
  return refs;
};

/** The fields in which one ad may differ from the launch's defaults. */
export const overridable = [
  'link_url',
  'url_tags',
  'call_to_action_type',
  'lead_form_id',
  'automatic_changes',
] as const;

const fromDefaults = ['page_id', 'instagram_user_id', ...overridable] as const;

/** Says whether a field belongs to the copy. A form does only if the copy names one. */
const isOfCopy = ({ params }: PlannedCopy, field: string) =>
  (copyFields as readonly string[]).includes(field) &&
  (field !== 'lead_form_id' || params[field] !== undefined);

type CreativeParts = {
  adSet: AdSet;
  media: PlannedMedia | undefined;
  copy: PlannedCopy | undefined;
  /** The ad's own fields, and their place in the body. */
  own: StepParams;
  place: string;
};

/**
 * The creative of an ad. Ads with the same media, copy and defaults share a creative. The ad's own fields take
 * precedence.
 */
export const planCreative = (
  draft: PlanDraft,
  made: Map<string, StepReference>,
  { adSet, media, copy, own, place }: CreativeParts,
): StepReference => {
  const filledFields = fillDefaults(
    'creative',
    presentFields({ ...copy?.params, ...media?.params, ...own }),
    draft.defaults,
    adSet,
  );
  // The story id of a Page's post contains the Page.
  const page = pageOfStory(filledFields['object_story_id']);
  const content = page === '' ? filledFields : { page_id: page, ...filledFields };
  const key = fingerprintOf(content);
  const earlierStep = made.get(key);
  if (earlierStep) return earlierStep;
  const name =
    [media?.ref, copy?.ref].filter((part) => part !== undefined).join('-') ||
    `Creative ${made.size + 1}`;
  const pathOf = (field: string) => {
    if (field in own) return below(place)(field);
    if (copy && isOfCopy(copy, field)) return below(copy.place)(field);
    if (media && (field.split('.')[0] ?? '') in media.params) return media.pathOf(field);
    return (fromDefaults as readonly string[]).includes(field)
      ? `defaults.${field}`
      : below(place)(field);
  };
  const reference = addStep(draft, 'creative', { name, ...content }, pathOf);
  made.set(key, reference);
  return reference;
};
