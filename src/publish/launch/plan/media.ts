import { objectId } from '../../../adnet/ids.ts';
import type { StepReference } from '../../../adnet/preflight/step-reference.ts';
import { type Shape, shapes } from '../../../adnet/wire/shapes.ts';
import { isObject } from '../../../kernel/is-object.ts';
import { addProblem, addStep, type PathOf, type PlanDraft, presentFields } from './draft.ts';
import { type Refs, refuseOthers, take } from './refs.ts';
import type { StepParams } from './step.ts';
import { shortPart } from './text-limits.ts';

/** A picture or a video, possibly in several shapes, as a creative takes it. */
export type PlannedMedia = {
  ref: string;
  params: StepParams;
  /** Where a field of the creative is in the body. */
  pathOf: PathOf;
  /** True for a post, which has its own text. */
  isPost?: boolean;
};

type Library = {
  list: 'images' | 'videos';
  kind: 'image' | 'video';
  /** The field that names a file which Meta has already. */
  known: 'hash' | 'id';
  isKnown(value: unknown): boolean;
  /** The name of the same field in a creative, which the list accepts too. */
  alias: 'image_hash' | 'video_id';
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
    alias: 'image_hash',
    urlField: 'image_url',
    creativeField: 'image_hash',
  },
  {
    list: 'videos',
    kind: 'video',
    known: 'id',
    isKnown: (value) => objectId(value) !== null,
    alias: 'video_id',
    urlField: 'video_url',
    creativeField: 'video_id',
  },
];

/** Plans the pictures and videos by ref, because ads name both in the same way. Each file is uploaded once. */
export const planMedia = (draft: PlanDraft): Refs<PlannedMedia> => {
  const refs: Refs<PlannedMedia> = new Map();
  for (const library of libraries) {
    const uploads = new Map<string, StepReference>();
    (draft.body[library.list] ?? []).forEach((part, at) => {
      const place = `${library.list}.${at}`;
      const { ref, ...fields } = presentFields(part);
      const from = { draft, library, uploads, place };
      const plannedMedia = shapes.some((shape) => shape in fields)
        ? shapedPart(from, fields)
        : plainPart(from, fields);
      take(draft, refs, place, ref, (name) => ({ ref: name, ...plannedMedia }));
    });
  }
  return refs;
};

type From = {
  draft: PlanDraft;
  library: Library;
  /** The uploads of this launch by address. */
  uploads: Map<string, StepReference>;
  place: string;
};

const plainPart = (from: From, fields: StepParams): Omit<PlannedMedia, 'ref'> => {
  const { library, place } = from;
  const id = mediaId(from, fields);
  const field = fields[library.known] === undefined ? 'url' : library.known;
  return {
    params: id === null ? {} : { [library.creativeField]: id },
    pathOf: () => `${place}.${field}`,
  };
};

/** Plans one medium in several shapes: all are pictures, or all are videos. */
const shapedPart = (from: From, fields: StepParams): Omit<PlannedMedia, 'ref'> => {
  const { draft, library, place } = from;
  const { default: mediaDefault, name, ...rest } = fields;
  refuseOthers(draft, place, rest, shapes);
  const plannedShapes = shapes.flatMap((shape): [Shape, StepReference | string][] => {
    const part = rest[shape];
    const field = `${place}.${shape}`;
    if (part === undefined || part === null) return [];
    if (!isObject(part)) {
      const what = library.kind === 'image' ? 'picture' : 'video';
      addProblem(draft, { step: null, field, message: `must be an object that names a ${what}` });
      return [];
    }
    const short = shortPart(presentFields(part), field, (at, message) =>
      addProblem(draft, { step: null, field: at, message }),
    );
    const id = mediaId(
      { ...from, place: field },
      { ...(name !== undefined && { name }), ...short },
    );
    return id === null ? [] : [[shape, id]];
  });
  if (mediaDefault !== undefined && !plannedShapes.some(([shape]) => shape === mediaDefault))
    addProblem(draft, {
      step: null,
      field: `${place}.default`,
      message: 'must be a shape that is named',
    });
  const [first] = plannedShapes;
  return {
    params:
      plannedShapes.length < 2
        ? first
          ? { [library.creativeField]: first[1] }
          : {}
        : {
            media: {
              ...Object.fromEntries(
                plannedShapes.map(([shape, id]) => [shape, { [library.creativeField]: id }]),
              ),
              ...(mediaDefault !== undefined && { default: mediaDefault }),
            },
          },
    pathOf: (field) => {
      const [top, shape = ''] = field.split('.');
      if (top === 'media' && shape !== '') return `${place}.${shape}`;
      return first && plannedShapes.length < 2 ? `${place}.${first[0]}` : place;
    },
  };
};

const mediaId = (from: From, sentFields: StepParams) => {
  const { draft, library, uploads, place } = from;
  const { kind, known, alias, isKnown, urlField } = library;
  const { [alias]: other, ...rest } = sentFields;
  const fields =
    other !== undefined && rest[known] === undefined ? { ...rest, [known]: other } : sentFields;
  refuseOthers(draft, place, fields, ['url', known, 'name']);
  const { url, name } = fields;
  const id = fields[known];
  const wrong = (field: string, message: string) => {
    addProblem(draft, { step: null, field: `${place}.${field}`, message });
    return null;
  };
  if (url !== undefined && id !== undefined)
    return wrong(known, 'must not be sent together with url');
  if (id !== undefined)
    return isKnown(id) ? String(id) : wrong(known, `must be a ${known} that Meta gave`);
  if (typeof url !== 'string' || url.trim() === '')
    return wrong('url', `is required unless ${known} is sent`);
  const address = url.trim();
  const uploadStep = uploads.get(address);
  if (uploadStep) return uploadStep;
  const params = { [urlField]: address, ...(name !== undefined && { name }) };
  const pathOf = (field: string) => `${place}.${field === urlField ? 'url' : field}`;
  const step = addStep(draft, kind, params, pathOf);
  uploads.set(address, step);
  return step;
};
