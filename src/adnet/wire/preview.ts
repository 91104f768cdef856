import { creative as creativeKind } from '../kinds/creative.ts';
import { assertHarmless } from '../safety/gate.ts';
import { newestVersion } from '../version.ts';
import type { ReadRequest } from './lists.ts';
import { type Body, isGiven } from './passed-through.ts';
import { demandShort } from './structure-param.ts';

/** The platform's own preview of an ad or a creative that exists. */
export const previewRead = (id: string, format: string): ReadRequest => ({
  path: `/${id}/previews`,
  params: { ad_format: format },
});

/** What must be asked before a creative can be described. */
export const previewLookUps = (creative: Body): ReadRequest[] =>
  isGiven(creative['creative_id']) ? [] : creativeKind.lookUps(creative);

/**
 * A preview of a creative that is only described. It is described as for a create, passes the same
 * gate, and travels in a read: nothing comes into being. `found`: the answers to the look-ups.
 */
export const describedPreviewRead = (
  account: string,
  format: string,
  creative: Body,
  answers: readonly Buffer[] = [],
): ReadRequest => {
  const { creative_id } = creative;
  // Switches cannot be seen in a preview, and their many names would not fit into an address.
  const asItIs = { ...creative, automatic_changes: 'platform' };
  const creativeParams = isGiven(creative_id)
    ? { creative_id }
    : creativeKind.params(asItIs, answers, newestVersion);
  const text = JSON.stringify(creativeParams);
  demandShort(text, 'creative');
  assertHarmless(text, { kind: 'creative' });
  return { path: `/${account}/generatepreviews`, params: { ad_format: format, creative: text } };
};
