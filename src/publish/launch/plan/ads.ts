import { objectId } from '../../../adnet/ids.ts';
import type { StepReference } from '../../../adnet/preflight/step-reference.ts';
import { isObject } from '../../../kernel/is-object.ts';
import type { AdSet } from './campaign.ts';
import { overridable, type PlannedCopy, planCreative } from './creative.ts';
import { addProblem, addStep, type PlanDraft, presentFields } from './draft.ts';
import type { PlannedMedia } from './media.ts';
import { fillTemplate, templateProblem } from './names.ts';
import { lookUp, type Refs, refuseOthers } from './refs.ts';
import type { StepParams } from './step.ts';
import { maxChars, shortText } from './text-limits.ts';

export type Parts = { adSets: Refs<AdSet>; media: Refs<PlannedMedia>; copies: Refs<PlannedCopy> };

/** The parts of an ad that is to be made. */
type AdParts = {
  adSet: AdSet;
  media: PlannedMedia | undefined;
  copy: PlannedCopy | undefined;
  creativeId: string | null;
  name: string | undefined;
  own: StepParams;
  place: string;
  namePlace: string;
};

export const maxSteps = 500;

/** Plans the ads; plans none of them if there would be more than a launch may have. */
export const planAds = (draft: PlanDraft, parts: Parts) => {
  const { ads } = draft.body;
  if (ads === undefined) return;
  const { matrix, list, name, ...others } = presentFields(ads);
  refuseOthers(draft, 'ads', others, ['matrix', 'list', 'name']);
  const template = typeof name === 'string' ? name : '{ad_set}-{media}-{copy}';
  const problem = name === undefined ? null : templateProblem(name);
  if (problem !== null) return wrong(draft, 'ads.name', problem);
  if (list === undefined && matrix !== true)
    return wrong(draft, 'ads', 'must have matrix: true or a list');
  if (list !== undefined && matrix === true)
    return wrong(draft, 'ads.list', 'must not be sent together with matrix');
  const plannedAds = matrix === true ? matrixAds(draft, parts) : listedAds(draft, parts, list);
  makeAds(draft, plannedAds, template);
};

const wrong = (draft: PlanDraft, field: string, message: string) =>
  addProblem(draft, { step: null, field, message });

const makeAds = (draft: PlanDraft, ads: AdParts[], template: string) => {
  if (draft.steps.length + ads.length > maxSteps) return tooMany(draft);
  const creatives = new Map<string, StepReference>();
  const plannedAds: (AdParts & { creative: string | StepReference })[] = [];
  for (const ad of ads) {
    plannedAds.push({ ...ad, creative: ad.creativeId ?? planCreative(draft, creatives, ad) });
    if (draft.steps.length + ads.length > maxSteps) return tooMany(draft);
  }
  plannedAds.forEach(({ adSet, media, copy, creative, name, place, namePlace }, at) => {
    const values = {
      ad_set: adSet.ref,
      media: media?.ref,
      copy: copy?.ref,
      campaign: campaignName(draft),
      n: String(at + 1),
    };
    const adName = name ?? fillTemplate(template, values);
    const params = {
      name: shortText(adName, maxChars.name, namePlace, (field, message) =>
        wrong(draft, field, `makes a name that ${message}`),
      ),
      adset_id: adSet.id,
      creative_id: creative,
    };
    addStep(draft, 'ad', params, (field) => {
      if (field === 'name') return namePlace;
      if (field === 'adset_id') return adSet.place;
      return field === '' ? place : `${place}.${field}`;
    });
  });
};

const campaignName = ({ body }: PlanDraft) => {
  const name = body.campaign?.['name'];
  return typeof name === 'string' ? name : undefined;
};

const values = <T>(refs: Refs<T>): T[] => [...refs.values()].map(({ value }) => value);

/** Combines every ad set with every pair of media and copy, and with every post. */
const matrixAds = (draft: PlanDraft, parts: Parts): AdParts[] => {
  const [adSets, media, copies] = [values(parts.adSets), values(parts.media), values(parts.copies)];
  if (adSets.length === 0) wrong(draft, 'ad_sets', 'is required for a matrix of ads');
  if (media.length + copies.length === 0)
    wrong(draft, 'ads', 'needs images, videos, posts or copies to make a matrix of');
  const orNone = <T>(list: T[]) => (list.length === 0 ? [undefined] : list);
  const posts = media.filter(({ isPost }) => isPost);
  const files = media.filter(({ isPost }) => !isPost);
  const isPostsAlone = files.length + copies.length === 0;
  const writtenAds = isPostsAlone ? 0 : orNone(files).length * orNone(copies).length;
  if (adSets.length * (writtenAds + posts.length) > maxSteps) {
    tooMany(draft);
    return [];
  }
  const common = {
    creativeId: null,
    name: undefined,
    own: {},
    place: 'ads',
    namePlace: 'ads.name',
  };
  return adSets.flatMap((adSet) => [
    ...(isPostsAlone ? [] : orNone(files)).flatMap((one) =>
      orNone(copies).map((copy) => ({ ...common, adSet, media: one, copy })),
    ),
    ...posts.map((one) => ({ ...common, adSet, media: one, copy: undefined })),
  ]);
};

/** Reported once, before any ad is planned. */
export const tooMany = (draft: PlanDraft) =>
  wrong(draft, 'ads', `makes more than ${maxSteps} steps, which is the most a launch may have`);

const adFields = ['ad_set', 'media', 'copy', 'creative_id', 'name', ...overridable];

const listedAds = (draft: PlanDraft, parts: Parts, list: unknown): AdParts[] => {
  if (!Array.isArray(list)) {
    wrong(draft, 'ads.list', 'must be a list');
    return [];
  }
  if (list.length > maxSteps) {
    tooMany(draft);
    return [];
  }
  return list.flatMap((entry, at) => listedAd(draft, parts, entry, `ads.list.${at}`) ?? []);
};

const listedAd = (
  draft: PlanDraft,
  parts: Parts,
  entry: unknown,
  place: string,
): AdParts | null => {
  if (!isObject(entry)) {
    wrong(draft, place, 'must be an object');
    return null;
  }
  const fields: StepParams = { ...presentFields(entry) };
  refuseOthers(draft, place, fields, adFields);
  const { ad_set, media, copy, creative_id, name } = fields;
  if (name !== undefined && typeof name !== 'string')
    wrong(draft, `${place}.name`, 'must be a text');
  const [only] = parts.adSets.size === 1 ? values(parts.adSets) : [];
  const adSet =
    ad_set === undefined && only ? only : lookUp(draft, parts.adSets, `${place}.ad_set`, ad_set);
  const one = media === undefined ? undefined : lookUp(draft, parts.media, `${place}.media`, media);
  const text = copy === undefined ? undefined : lookUp(draft, parts.copies, `${place}.copy`, copy);
  const creativeId = creative_id === undefined ? null : objectId(creative_id);
  if (creative_id === undefined && media === undefined && copy === undefined)
    wrong(draft, place, 'needs media, a copy or a creative_id');
  if (one?.isPost && copy !== undefined)
    wrong(draft, `${place}.copy`, 'must be left out: a post has its own text');
  if (creative_id !== undefined) refuseBesideCreative(draft, place, fields, creativeId);
  if (!adSet) return null;
  return {
    adSet,
    media: one,
    copy: one?.isPost ? undefined : text,
    creativeId: creative_id === undefined ? null : (creativeId ?? '1'),
    name: typeof name === 'string' ? name : undefined,
    own: Object.fromEntries(
      overridable.flatMap((field) => (field in fields ? [[field, fields[field]]] : [])),
    ),
    place,
    namePlace: typeof name === 'string' ? `${place}.name` : 'ads.name',
  };
};

const refuseBesideCreative = (
  draft: PlanDraft,
  place: string,
  fields: StepParams,
  creativeId: string | null,
) => {
  if (creativeId === null) wrong(draft, `${place}.creative_id`, 'must be an id made of digits');
  for (const field of ['media', 'copy', ...overridable])
    if (field in fields)
      wrong(draft, `${place}.${field}`, 'must not be sent together with creative_id');
};
