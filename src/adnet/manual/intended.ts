import type { Params } from '../wire/passed-through.ts';

export type Intended = {
  account: string;
  /** The parameters that would have gone to the platform. */
  params: Params;
  /** The account's currency, where it is known. */
  currency?: string | undefined;
  imageUrl?: string | undefined;
};
