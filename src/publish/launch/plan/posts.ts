import { objectId } from '../../../adnet/ids.ts';
import { pageOfStory } from '../../../adnet/wire/creative.ts';
import { addProblem, type PlanDraft, presentFields } from './draft.ts';
import type { PlannedMedia } from './media.ts';
import { type Refs, refuseOthers, take } from './refs.ts';
import type { StepParams } from './step.ts';

/** The fields that name an existing post, as in a creative. */
const names = {
  object_story_id: {
    isKnown: (value: unknown) => pageOfStory(value) !== '',
    message: 'must be a Page’s id, _ and the post’s id',
  },
  source_instagram_media_id: {
    isKnown: (value: unknown) => objectId(value) !== null,
    message: 'must be an id made of digits',
  },
} as const;

type Name = keyof typeof names;

// The object is a constant with exactly these keys.
const all = Object.keys(names) as Name[];

/** Used instead of a post whose name is wrong, so that planning goes on and finds the other problems. */
const placeholderPost = { object_story_id: '1_1' };

/** Plans posts to promote. They share their refs with pictures and videos, because an ad shows one or the other. */
export const planPosts = (draft: PlanDraft, refs: Refs<PlannedMedia>) =>
  (draft.body.posts ?? []).forEach((part, at) => {
    const place = `posts.${at}`;
    const { ref, ...fields } = presentFields(part);
    refuseOthers(draft, place, fields, all);
    const [name = 'object_story_id', other] = all.filter((one) => fields[one] !== undefined);
    const problem = problemOf(fields, name, other);
    const field = `${place}.${problem?.field ?? name}`;
    if (problem) addProblem(draft, { step: null, field, message: problem.message });
    const params = problem ? placeholderPost : { [name]: String(fields[name]) };
    take(draft, refs, place, ref, (known) => ({
      ref: known,
      params,
      pathOf: () => field,
      isPost: true,
    }));
  });

const problemOf = (fields: StepParams, name: Name, other: Name | undefined) => {
  if (other !== undefined)
    return { field: other, message: `must not be sent together with ${name}` };
  if (fields[name] === undefined)
    return { field: name, message: `is required unless ${all[1]} is sent` };
  return names[name].isKnown(fields[name]) ? null : { field: name, message: names[name].message };
};
