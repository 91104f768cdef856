import { creative as creativeKind } from '../kinds/creative.ts';
import { assertHarmless } from '../safety/gate.ts';
import { newestVersion } from '../version.ts';
import type { ReadRequest } from './lists.ts';
import { type Body, isGiven } from './passed-through.ts';
import { demandShort } from './structure-param.ts';

/** The platform's own preview of an existing ad or creative. */
export const previewRead = (id: string, format: string): ReadRequest => ({
  path: `/${id}/previews`,
  params: { ad_format: format },
});

/** What must be read before a creative can be described. */
export const previewLookUps = (creative: Body): ReadRequest[] =>
  isGiven(creative['creative_id']) ? [] : creativeKind.lookUps(creative);

/**
 * A preview of a creative that does not exist. Its parameters are built as for a create and pass the same gate, but
 * are sent in a read, so that nothing is created. `found`: the answers to the look-ups.
 */
export const describedPreviewRead = (
  account: string,
  format: string,
  creative: Body,
  answers: readonly Buffer[] = [],
): ReadRequest => {
  const { creative_id } = creative;
  // A preview does not show the switches, and their many names would not fit into a URL.
  const asItIs = { ...creative, automatic_changes: 'platform' };
  const creativeParams = isGiven(creative_id)
    ? { creative_id }
    : creativeKind.params(asItIs, answers, newestVersion);
  const text = JSON.stringify(creativeParams);
  demandShort(text, 'creative');
  assertHarmless(text, { kind: 'creative' });
  return { path: `/${account}/generatepreviews`, params: { ad_format: format, creative: text } };
};
