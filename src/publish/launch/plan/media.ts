import { objectId } from '../../../adnet/ids.ts';
import { addStep, type Draft, given, note } from './draft.ts';
import { type Refs, refuseOthers, take } from './refs.ts';
import type { Params, StepReference } from './step.ts';

/** A picture or a video, as a creative takes it. */
export type Media = { ref: string /** The field that names it. */; place: string; params: Params };

type Library = {
  list: 'images' | 'videos';
  kind: 'image' | 'video';
  /** What names one that Meta has already. */
  known: 'hash' | 'id';
  isKnown(value: unknown): boolean;
  /** The field of the upload, and the field of the creative that takes the result. */
  urlField: string;
  creativeField: string;
};

const hashShape = /^[\w-]{1,128}$/;

const libraries: readonly Library[] = [
  {
    list: 'images',
    kind: 'image',
    known: 'hash',
    isKnown: (value) => typeof value === 'string' && hashShape.test(value),
    urlField: 'image_url',
    creativeField: 'image_hash',
  },
  {
    list: 'videos',
    kind: 'video',
    known: 'id',
    isKnown: (value) => objectId(value) !== null,
    urlField: 'video_url',
    creativeField: 'video_id',
  },
];

/** Pictures and videos by ref: both are what an ad calls its media. The same file is uploaded once. */
export const planMedia = (draft: Draft): Refs<Media> => {
  const refs: Refs<Media> = new Map();
  for (const library of libraries) {
    const uploads = new Map<string, StepReference>();
    (draft.body[library.list] ?? []).forEach((part, at) => {
      const place = `${library.list}.${at}`;
      const { ref, ...fields } = given(part);
      const id = mediaId(draft, library, place, fields, uploads);
      const params = id === null ? {} : { [library.creativeField]: id };
      take(draft, refs, place, ref, (name) => ({
        ref: name,
        place: `${place}.${fields[library.known] === undefined ? 'url' : library.known}`,
        params,
      }));
    });
  }
  return refs;
};

const mediaId = (
  draft: Draft,
  { kind, known, isKnown, urlField }: Library,
  place: string,
  fields: Params,
  uploads: Map<string, StepReference>,
) => {
  refuseOthers(draft, place, fields, ['url', known, 'name']);
  const { url, name } = fields;
  const id = fields[known];
  const wrong = (field: string, message: string) => {
    note(draft, { step: null, field: `${place}.${field}`, message });
    return null;
  };
  if (url !== undefined && id !== undefined)
    return wrong(known, 'must not be sent together with url');
  if (id !== undefined)
    return isKnown(id) ? String(id) : wrong(known, `must be a ${known} that Meta gave`);
  if (typeof url !== 'string' || url.trim() === '')
    return wrong('url', `is required unless ${known} is sent`);
  const address = url.trim();
  const uploaded = uploads.get(address);
  if (uploaded) return uploaded;
  const params = { [urlField]: address, ...(name !== undefined && { name }) };
  const pathOf = (field: string) => `${place}.${field === urlField ? 'url' : field}`;
  const made = addStep(draft, kind, params, pathOf);
  uploads.set(address, made);
  return made;
};
