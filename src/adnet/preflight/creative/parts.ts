import { opened } from '../../../kernel/text/json-walk.ts';
import { pageOfStory } from '../../wire/creative.ts';
import { isGiven } from '../../wire/passed-through.ts';
import { isPlanned, type PreparedObject } from '../planned.ts';
import { idIn, partOf } from '../values.ts';

/** A plain value and its name. `texts`: the names of the JSON texts around it. */
type Plain = { name: string; value: unknown; texts: readonly string[] };

const plainValues = (whole: object) => {
  const values: Plain[] = [];
  const visit = (inner: unknown, depth: number, texts: readonly string[]) => {
    if (depth > 12 || typeof inner !== 'object' || inner === null) return;
    if (Array.isArray(inner)) {
      for (const one of inner) visit(opened(one), depth + 1, texts);
      return;
    }
    for (const [name, value] of Object.entries(inner)) {
      if (typeof value === 'object') {
        visit(value, depth + 1, texts);
        continue;
      }
      if (isGiven(value)) values.push({ name, value, texts });
      const structure = opened(value);
      if (structure !== value) visit(structure, depth + 1, [...texts, name]);
    }
  };
  visit(whole, 0, []);
  return values;
};

const plainValuesOf = new WeakMap<object, Plain[]>();

/**
 * Every value under these names, at any depth. It is needed ten times for each creative, so the values of a
 * creative are collected once.
 */
export const valuesNamed = (whole: object, names: readonly string[]): unknown[] => {
  const values = plainValuesOf.get(whole) ?? plainValues(whole);
  plainValuesOf.set(whole, values);
  return values
    .filter(({ name, texts }) => names.includes(name) && !texts.some((one) => names.includes(one)))
    .map(({ value }) => value);
};

const texts = (values: unknown[]) => [...new Set(values.map(idIn))].filter((one) => one !== '');

/** Existing pictures, by their hash. */
export const picturesIn = ({ sent }: PreparedObject) =>
  texts(valuesNamed(sent, ['image_hash', 'hash', 'thumbnail_hash'])).filter(
    (one) => !isPlanned(one),
  );

export const videosIn = ({ sent }: PreparedObject) =>
  texts(valuesNamed(sent, ['video_id'])).filter((one) => !isPlanned(one));

/** Lead forms that a creative's buttons open. */
export const formsIn = ({ sent }: PreparedObject) => texts(valuesNamed(sent, ['lead_gen_form_id']));

export const pageOf = ({ sent }: PreparedObject) =>
  idIn(partOf(sent, 'object_story_spec')['page_id']);

/** The post of a Page that a creative promotes, and that Page; empty if it promotes none. */
export const storyOf = ({ sent }: PreparedObject) => idIn(sent['object_story_id']);

export const pageOfPost = (creative: PreparedObject) => pageOfStory(storyOf(creative));

export const instagramPostOf = ({ sent }: PreparedObject) =>
  idIn(sent['source_instagram_media_id']);

/** The account may be named inside the story or beside it. */
export const instagramOf = ({ sent }: PreparedObject) =>
  idIn(partOf(sent, 'object_story_spec')['instagram_user_id']) || idIn(sent['instagram_user_id']);
