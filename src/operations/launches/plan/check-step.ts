import type * as z from 'zod';
import { countryProblems } from '../../../adnet/preflight/countries.ts';
import type { FieldProblem } from '../../../contract/failures.ts';
import type { LaunchKind } from '../../../publish/launch/plan/step.ts';
import { createAd } from '../../ads/create-ad.ts';
import { createAdset } from '../../adsets/create-adset.ts';
import { createCampaign } from '../../campaigns/create-campaign.ts';
import { createCreative } from '../../creatives/create-creative.ts';
import { uploadImage } from '../../images/upload-image.ts';
import { uploadVideo } from '../../videos/upload-video.ts';

/** A step is checked against the schema of the operation that creates the same object. */
const creates = {
  image: uploadImage,
  video: uploadVideo,
  campaign: createCampaign,
  adset: createAdset,
  creative: createCreative,
  ad: createAd,
} satisfies Record<LaunchKind, { input?: { body?: z.ZodType } }>;

type Body = Record<string, unknown>;

/**
 * All problems that the operation would report for this body. A schema checks fields together only if each of them
 * is valid, so wrong ones are replaced by those of its example for a second check.
 */
export const checkStep = (kind: LaunchKind, body: Body): FieldProblem[] => {
  return [...schemaProblems(kind, body), ...countryProblems(kind, body)];
};

const schemaProblems = (kind: LaunchKind, body: Body): FieldProblem[] => {
  const first = problemsOf(kind, body);
  if (first.length === 0) return first;
  const example: Body = creates[kind].example?.body ?? {};
  const wrong = new Set(first.map(({ field }) => field.split('.')[0] ?? ''));
  const correctedBody = Object.fromEntries(
    Object.entries({ ...pick(example, wrong), ...body }).map(([name, value]) => [
      name,
      wrong.has(name) ? example[name] : value,
    ]),
  );
  const later = problemsOf(kind, correctedBody).filter(({ field }) => !wrong.has(field));
  return [...first, ...later];
};

const pick = (body: Body, names: Set<string>) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => names.has(name)));

const problemsOf = (kind: LaunchKind, body: Body): FieldProblem[] => {
  const parseResult = creates[kind].input?.body?.safeParse(body);
  return (parseResult?.error?.issues ?? []).map(({ path, message }) => ({
    field: path.join('.'),
    message,
  }));
};
