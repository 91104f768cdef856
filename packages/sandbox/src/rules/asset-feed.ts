import { checkRules, type Rule, reject } from '../protocol/problems.ts';
import { refuseParam } from '../protocol/refusal.ts';
import { isJson } from '../protocol/shape.ts';
import type { Json } from '../world/entities.ts';
import {
  type AccountCall,
  checkCallToAction,
  requireImage,
  requireVideo,
} from './creative-media.ts';
import { callToActions } from './words.ts';

const root = 'asset_feed_spec';

/** The field that makes two assets of a kind equal. */
const sameBy: Record<string, string> = {
  images: 'hash',
  videos: 'video_id',
  bodies: 'text',
  titles: 'text',
  descriptions: 'text',
  link_urls: 'website_url',
};
const formats = ['SINGLE_IMAGE', 'SINGLE_VIDEO', 'CAROUSEL', 'CAROUSEL_IMAGE', 'AUTOMATIC_FORMAT'];

const itemsIn = (feed: Json, name: string): Json[] => {
  const value = feed[name];
  if (value === undefined) return [];
  return Array.isArray(value) && value.every(isJson)
    ? value
    : refuseParam(`Param ${name} must be a list of objects`, root, name);
};

/** Each asset may occur once, with the labels of all rules that show it. */
const checkRepeats = (items: Json[], name: string, key: string) => {
  const values = items.map((item) => String(item[key] ?? ''));
  if (new Set(values).size !== values.length) reject('asset_duplicates', [root, name]);
};

const checkWords = (feed: Json, name: string, allowedValues: string[]) => {
  const value = feed[name];
  if (value === undefined) return;
  if (!Array.isArray(value)) return refuseParam(`Param ${name} must be a list`, root, name);
  for (const word of value) {
    if (allowedValues.includes(String(word))) continue;
    refuseParam(`Param ${name} must be one of {${allowedValues.join(', ')}}`, root, name);
  }
};

const labelsIn = (feed: Json) =>
  new Set(
    Object.keys(sameBy)
      .flatMap((name) => itemsIn(feed, name))
      .flatMap(({ adlabels }) => (Array.isArray(adlabels) ? adlabels.filter(isJson) : []))
      .map(({ name }) => String(name)),
  );

/** `image_label`, `body_label` and so on of every placement rule. */
const namedLabels = (feed: Json) =>
  itemsIn(feed, 'asset_customization_rules').flatMap((rule) =>
    Object.entries(rule).flatMap(([key, label]) =>
      key.endsWith('_label') && isJson(label) && label['name'] !== undefined
        ? [String(label['name'])]
        : [],
    ),
  );

const rulesOf = (feed: Json) => itemsIn(feed, 'asset_customization_rules');
const hasRules = (feed: Json) => rulesOf(feed).length > 0;
const minRules = 2;

const labelNames = ({ adlabels }: Json) =>
  Array.isArray(adlabels) ? adlabels.filter(isJson).map(({ name }) => String(name)) : [];

/** Each rule shows one text of a kind. So several texts need a label each, or one label that all of them share. */
const isScattered = (feed: Json) => (name: string) => {
  const labels = itemsIn(feed, name).map(labelNames);
  if (labels.length < 2) return false;
  const all = labels.flat();
  const isShared = all.length > 0 && new Set(labels.map((own) => own.join())).size === 1;
  const isAmbiguous = labels.some((own) => own.length === 0) || new Set(all).size < all.length;
  return !isShared && isAmbiguous;
};

/** Rules distinguish placements, so a single one is refused. The subcode of this refusal is not known. */
const checkRuleCount = (feed: Json) => {
  const { length } = rulesOf(feed);
  if (length === 0 || length >= minRules) return;
  refuseParam(
    `At least ${minRules} asset customization rules are required`,
    root,
    'asset_customization_rules',
  );
};

const checkButtons = (feed: Json) => {
  for (const [place, action] of itemsIn(feed, 'call_to_actions').entries())
    checkCallToAction(action, [root, 'call_to_actions', place]);
};

const rules: Rule<Json>[] = [
  {
    problem: 'feed_formats',
    blame: [root, 'ad_formats'],
    breaks: ({ ad_formats: formats }) => Array.isArray(formats) && formats.length !== 1,
  },
  {
    problem: 'feed_button',
    blame: [root, 'call_to_action_types'],
    breaks: ({ call_to_action_types: buttonTypes }) =>
      Array.isArray(buttonTypes) && buttonTypes.includes('BOOK_NOW'),
  },
  {
    problem: 'feed_formats',
    blame: [root, 'ad_formats'],
    breaks: (feed) => hasRules(feed) && feed['ad_formats'] === undefined,
  },
  {
    problem: 'rule_texts_several',
    blame: [root, 'asset_customization_rules'],
    breaks: (feed) =>
      hasRules(feed) && ['bodies', 'titles', 'descriptions'].some(isScattered(feed)),
  },
  {
    problem: 'rule_label_unknown',
    blame: [root, 'asset_customization_rules'],
    breaks: (feed) => {
      const labels = labelsIn(feed);
      return namedLabels(feed).some((label) => !labels.has(label));
    },
  },
];

const isDefaultRule = ({ customization_spec: spec }: Json) =>
  isJson(spec) && Object.keys(spec).length === 0;

/** Some accounts require a rule for placements that no other rule names; most recordings show none. */
const checkDefaultRule = ({ call: { world } }: AccountCall, feed: Json) => {
  if (world.modes.defaultPlacementRule === 'optional') return;
  const rules = itemsIn(feed, 'asset_customization_rules');
  if (rules.length === 0 || rules.some(isDefaultRule)) return;
  reject('default_rule_missing', [root, 'asset_customization_rules']);
};

export const checkAssetFeed = (under: AccountCall, feed: Json) => {
  for (const [name, key] of Object.entries(sameBy)) checkRepeats(itemsIn(feed, name), name, key);
  for (const [place, { hash }] of itemsIn(feed, 'images').entries()) {
    if (hash !== undefined) requireImage(under, hash, [root, 'images', place, 'hash']);
  }
  for (const [place, { video_id }] of itemsIn(feed, 'videos').entries()) {
    requireVideo(under, video_id, [root, 'videos', place, 'video_id']);
  }
  checkWords(feed, 'call_to_action_types', callToActions);
  checkWords(feed, 'ad_formats', formats);
  checkButtons(feed);
  checkRules(rules, feed);
  checkRuleCount(feed);
  checkDefaultRule(under, feed);
};

/** Several texts or pictures without placement rules make a dynamic creative. */
export const isDynamic = (feed: unknown) =>
  isJson(feed) &&
  feed['asset_customization_rules'] === undefined &&
  feed['optimization_type'] !== 'DEGREES_OF_FREEDOM' &&
  Object.keys(sameBy).some((name) => {
    const value = feed[name];
    return Array.isArray(value) && value.length > 1;
  });

export const firstPicture = (feed: Json) => {
  const hash = itemsIn(feed, 'images')[0]?.['hash'];
  return hash === undefined ? undefined : String(hash);
};

export const firstVideo = (feed: Json) => {
  const id = itemsIn(feed, 'videos')[0]?.['video_id'];
  return id === undefined ? undefined : String(id);
};
