import { creative as creativeKind } from '../kinds/creative.ts';
import { assertHarmless } from '../safety/gate.ts';
import type { ReadRequest } from './lists.ts';
import { type Body, isGiven } from './passed-through.ts';
import { demandShort } from './structure-param.ts';

/** The platform's own preview of an ad or a creative that exists. */
export const previewRead = (id: string, format: string): ReadRequest => ({
  path: `/${id}/previews`,
  params: { ad_format: format },
});

/** What must be asked before a creative can be described; null: nothing. */
export const previewLookUp = (creative: Body): ReadRequest | null =>
  isGiven(creative['creative_id']) ? null : creativeKind.lookUp(creative);

/**
 * A preview of a creative that is only described. It is described as for a create, passes the same
 * gate, and travels in a read: nothing comes into being. `found`: the answer to the look-up.
 */
export const describedPreviewRead = (
  account: string,
  format: string,
  creative: Body,
  found: Buffer | null = null,
): ReadRequest => {
  const { creative_id } = creative;
  const described = isGiven(creative_id) ? { creative_id } : creativeKind.params(creative, found);
  const text = JSON.stringify(described);
  demandShort(text, 'creative');
  assertHarmless(Buffer.from(text), { kind: 'creative' });
  return { path: `/${account}/generatepreviews`, params: { ad_format: format, creative: text } };
};
