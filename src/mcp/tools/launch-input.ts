import * as z from 'zod';
import { accountInput } from '../account.ts';

export const part = z.record(z.string(), z.unknown()).optional();
export const parts = z.array(z.record(z.string(), z.unknown())).max(500).optional();

/** Every part may be left out; what is in a part is checked by the plan. */
export const launchInput = {
  name: z.string().max(200).optional(),
  account_id: accountInput,
  defaults: part,
  campaign: part,
  ad_sets: parts,
  images: parts,
  videos: parts,
  copies: parts,
  ads: part,
  requires_approval: z.boolean().optional(),
};
