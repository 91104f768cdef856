import { isObject } from '../../kernel/is-object.ts';
import { opened } from '../../kernel/text/json-walk.ts';
import type { Kind } from '../kinds/list.ts';
import { unaskedChanges } from '../wire/automatic-changes.ts';
import { isGiven, type Params } from '../wire/passed-through.ts';
import { isNameWithDateSuffix, sameText } from './compare-objects.ts';
import { type NormalisationRule, ruleFor } from './normalisations.ts';
import { platformTime } from './platform-time.ts';

/** A field for which Meta has stored another value than was sent; null if one side has no value. */
export type Difference = { field: string; sent: unknown; stored: unknown };

type ComparisonResult = { kind: Kind; found: Difference[] };

const note = (
  { found: differences }: ComparisonResult,
  field: string,
  sent: unknown,
  stored: unknown,
) => {
  differences.push({ field, sent: sent ?? null, stored: stored ?? null });
};

const isEmpty = (value: unknown) =>
  !isGiven(value) ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);

const isZero = (value: unknown) => isEmpty(value) || Number(value) === 0;

const isNone = (value: unknown) =>
  isEmpty(value) || (Array.isArray(value) && value.every((item) => item === 'NONE'));

const isOff = (value: unknown): boolean =>
  isObject(value) ? isOff(value['enroll_status']) : value === 'OPT_OUT';

const isSameCreative = (sent: unknown, stored: unknown) => {
  const id = isObject(sent) ? sent['creative_id'] : sent;
  const storedId = isObject(stored) ? stored['id'] : stored;
  return isGiven(storedId) && isSameValue(id, storedId);
};

/** For each rule, when the two sides mean the same. What `more` allows depends on the items: `isSameList`. */
const isSameByRule = {
  ignored: () => true,
  grown_name: isNameWithDateSuffix,
  more: () => false,
  zero_is_absent: (sent, stored) => isZero(sent) && isZero(stored),
  none_is_empty: (sent, stored) => isNone(sent) && isNone(stored),
  off_is_absent: (sent, stored) => isOff(sent) && isEmpty(stored),
  id_for_creative_id: isSameCreative,
} satisfies Record<NormalisationRule, (sent: unknown, stored: unknown) => boolean>;

/** True if Meta has only written the same value in another form, by the table of normalisations. */
const isNormalised = (rule: NormalisationRule | undefined, sent: unknown, stored: unknown) => {
  if (isEmpty(sent) && isEmpty(stored)) return true;
  return rule !== undefined && isSameByRule[rule](sent, stored);
};

/** Compares a sent value with the stored one, down through its parts. Values that Meta adds are no difference. */
const compare = (
  comparison: ComparisonResult,
  field: string,
  sentValue: unknown,
  storedValue: unknown,
): void => {
  const [sent, stored] = [opened(sentValue), opened(storedValue)];
  const rule = ruleFor(comparison.kind, field);
  if (isNormalised(rule, sent, stored)) return;
  if (rule !== 'id_for_creative_id' && isObject(sent) && isObject(stored)) {
    for (const [name, value] of Object.entries(sent))
      compare(comparison, `${field}.${name}`, value, stored[name]);
    return;
  }
  const isSameHere =
    Array.isArray(sent) && Array.isArray(stored)
      ? isSameList(comparison.kind, field, sent, stored, rule === 'more')
      : isText(sent) && isText(stored) && isSameValue(sent, stored);
  if (!isSameHere) note(comparison, field, sent, stored);
};

const isText = (value: unknown) => isGiven(value) && !isObject(value) && !Array.isArray(value);

const isSame = (kind: Kind, field: string, sent: unknown, stored: unknown) => {
  const differences: Difference[] = [];
  compare({ kind, found: differences }, field, sent, stored);
  return differences.length === 0;
};

/** Longer lists whose items have no id are compared in their order only. */
const maxUnordered = 200;

/** True if the lists have the same items in any order. With `more`, the stored list may have further items. */
const isSameList = (
  kind: Kind,
  field: string,
  sent: readonly unknown[],
  stored: readonly unknown[],
  more: boolean,
) => {
  if (more ? stored.length < sent.length : stored.length !== sent.length) return false;
  const keys = stored.map(keyOf);
  const sentKeys = sent.map(keyOf);
  if (sent.length > maxUnordered && [...keys, ...sentKeys].some((key) => key === undefined))
    return sent.every((item, at) => isSame(kind, field, item, stored[at]));
  const places = new Map<string | undefined, number[]>();
  for (const [at, key] of keys.entries()) {
    const same = places.get(key);
    if (same) same.push(at);
    else places.set(key, [at]);
  }
  const everywhere = [...stored.keys()];
  const usedPlaces = new Set<number>();
  return sent.every((item, index) => {
    const key = sentKeys[index];
    // An item that was sent without an id may have one now, as labels do.
    const candidates = key === undefined ? everywhere : (places.get(key) ?? []);
    const at = candidates.find(
      (place) => !usedPlaces.has(place) && isSame(kind, field, item, stored[place]),
    );
    if (at === undefined) return false;
    usedPlaces.add(at);
    return true;
  });
};

/** What identifies an item of a list: its value, its id or its key. */
const keyOf = (item: unknown): string | undefined => {
  if (!isObject(item)) return Array.isArray(item) ? undefined : plainText(item);
  const id = item['id'] ?? item['key'];
  return isGiven(id) ? plainText(id) : undefined;
};

/** Written as a loop, because a regular expression would read to the end from each zero of a text of zeros. */
const withoutZeros = (digits: string) => {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
};

const decimal = /^-?\d+(?:\.\d+)?$/;

/** Normalises a number by removing zeros that do not change it; any other text as `plain` does. */
const plainText = (value: unknown): string => {
  const text = (typeof value === 'string' ? value : JSON.stringify(value)).normalize('NFC').trim();
  if (!decimal.test(text)) return linkText(text);
  const [whole = '', part = ''] = text.split('.');
  const digits = withoutZeros(part);
  return `${whole.replace(/^(-?)0+(?=\d)/, '$1')}${digits === '' ? '' : `.${digits}`}`;
};

/** Meta adds a slash after a host, and sometimes drops the last slash of a link. */
const linkText = (text: string) =>
  /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).href.replace(/\/$/, '') : text;

const isSameValue = (sent: unknown, stored: unknown) => {
  const [one, other] = [plainText(sent), plainText(stored)];
  return sameText(one, other) || isSameTime(one, other);
};

const unixSeconds = /^\d{9,11}$/;
const withoutZone = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?)?$/;

const momentOf = (text: string) =>
  unixSeconds.test(text) ? Number(text) * 1000 : platformTime(text);

/** True if both texts mean the same moment. A time without a zone is in the ad account's zone, as stored times are. */
const isSameTime = (sent: string, stored: string) => {
  const then = platformTime(stored);
  if (then === null) return false;
  return withoutZone.test(sent) ? stored.startsWith(sent) : momentOf(sent)?.valueOf() === then;
};

/** If Meta adds one of these keys to an audience, it is another audience. */
const audienceKeys = [
  'genders',
  'custom_audiences',
  'excluded_custom_audiences',
  'flexible_spec',
  'exclusions',
  'interests',
  'behaviors',
  'locales',
  'publisher_platforms',
  'excluded_geo_locations',
  'geo_locations.countries',
  'geo_locations.country_groups',
  'geo_locations.regions',
  'geo_locations.cities',
  'geo_locations.zips',
];

/** Ages that Meta stores if none were sent. */
const widestAges: Readonly<Record<string, readonly string[]>> = {
  age_min: ['13', '18'],
  age_max: ['65'],
};

const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((inner, name) => (isObject(inner) ? opened(inner[name]) : undefined), value);

const addedToAudience = (comparison: ComparisonResult, sent: Params, stored: Params) => {
  if (!isGiven(sent['targeting']) || !isGiven(stored['targeting'])) return;
  const [mine, theirs] = [{ targeting: opened(sent['targeting']) }, stored];
  const isAdded = (field: string) =>
    isEmpty(at(mine, field)) &&
    !isEmpty(at(theirs, field)) &&
    !comparison.found.some((one) => field.startsWith(one.field));
  for (const key of audienceKeys) {
    const field = `targeting.${key}`;
    if (isAdded(field)) note(comparison, field, null, at(theirs, field));
  }
  for (const [key, widest] of Object.entries(widestAges)) {
    const field = `targeting.${key}`;
    const storedValue = at(theirs, field);
    if (isAdded(field) && !widest.includes(String(storedValue)))
      note(comparison, field, null, storedValue);
  }
};

/** Texts that people read. If Meta adds one, the ad is not the one that was approved. */
const textFields = ['link_data', 'video_data'].flatMap((data) =>
  ['message', 'name', 'title', 'description', 'link_description'].map(
    (name) => `object_story_spec.${data}.${name}`,
  ),
);

const feedTexts = ['bodies', 'titles', 'descriptions'];

/** If a feed was sent without a text of some kind, Meta returns one empty text of that kind, which nobody sees. */
const isTextless = (list: unknown) =>
  isEmpty(list) ||
  (Array.isArray(list) && list.every((item) => isObject(item) && isEmpty(item['text'])));

const addedFeedTexts = (comparison: ComparisonResult, sent: Params, stored: Params) => {
  if (isEmpty(at(sent, 'asset_feed_spec'))) return;
  for (const name of feedTexts) {
    const field = `asset_feed_spec.${name}`;
    if (isEmpty(at(sent, field)) && !isTextless(at(stored, field)))
      note(comparison, field, null, at(stored, field));
  }
};

const addedTexts = (comparison: ComparisonResult, sent: Params, stored: Params) => {
  addedFeedTexts(comparison, sent, stored);
  for (const field of textFields) {
    const parent = field.slice(0, field.lastIndexOf('.'));
    if (isEmpty(at(sent, parent)) || !isEmpty(at(sent, field)) || isEmpty(at(stored, field)))
      continue;
    note(comparison, field, null, at(stored, field));
  }
};

/** Compares sent with stored parameters. `readableFields`: the fields that a read can return. */
export const differencesOf = (
  kind: Kind,
  sent: Params,
  stored: Params,
  readableFields: readonly string[],
): Difference[] => {
  const comparison: ComparisonResult = { kind, found: [] };
  for (const field of readableFields)
    if (field in sent) compare(comparison, field, sent[field], stored[field]);
  if (kind === 'adset') addedToAudience(comparison, sent, stored);
  if (kind === 'creative') {
    addedTexts(comparison, sent, stored);
    comparison.found.push(...unaskedChanges(sent, stored));
  }
  return comparison.found;
};
