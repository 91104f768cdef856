import type { CallToActionType } from '../types.ts';
import type { Moods, Slots } from './frame.ts';
import type { Pack } from './pack.ts';

/** Which phrases lead, how sentences are joined, and what has been said already. */
export type Lead = {
  pain: number;
  benefit: number;
  /** Put the benefits that answer the leading pain first; with "best", also choose the pain that is answered best. */
  match?: 'pain' | 'best' | undefined;
  style: number;
  /** Quote phrases instead of building sentences around them. */
  plain: boolean;
  said: string;
};

/** A brief, read in one language: everything the composer needs and nothing it must understand. */
export type Voice = {
  pack: Pack;
  moods: Moods;
  slots(lead: Lead): Slots;
  callToAction: CallToActionType;
  painCount: number;
  benefitCount: number;
  offer: string | null;
  /** Words by which a text has named the product, or said what it is. */
  names: readonly string[];
  kinds: readonly string[];
  /** Words by which it has named the audience. */
  readers: readonly string[];
  seed: number;
};
