import type { AccountFacts } from './account.ts';

/** A list of the ad account. Where it is not whole, what is missing in it may be there all the same. */
export type Listed = { ids: ReadonlySet<string>; isWhole: boolean };

type VideoState = 'ready' | 'processing' | 'broken' | 'missing';

/** A campaign that exists already. */
export type ExistingCampaign = {
  objective: string | null;
  hasBudget: boolean;
  isLifetime: boolean;
  strategy: string | null;
  sharesBudgets: boolean;
  categories: string[];
  status: string;
};

/** An ad set that exists already; `params`: what rules about its ads need. */
type ExistingAdSet = { status: string; params: Record<string, unknown> };

/**
 * What Meta has told about the things that a plan names. Null, or not in a map: nobody has asked, or there was no
 * answer, so rules that need it find nothing.
 */
export type Known = {
  now: number;
  account: AccountFacts | null;
  isAccountVisible: boolean;
  /** Pages that the ad account may advertise for. */
  pages: Listed | null;
  /** Pages of the connected person, and those of them that it may advertise for. */
  ownPages: (Listed & { mayAdvertise: ReadonlySet<string> }) | null;
  /** Whether a page has an Instagram account of its own. */
  pagesOnInstagram: Map<string, boolean>;
  instagramAccounts: Listed | null;
  pixels: Listed | null;
  conversions: Listed | null;
  audiences: Listed | null;
  /** Those of the named pictures that the ad account has. */
  pictures: Listed | null;
  videos: Map<string, VideoState>;
  /** Whether an interest or another option can be used. */
  options: Map<string, boolean>;
  campaigns: Map<string, ExistingCampaign | 'missing'>;
  adsets: Map<string, ExistingAdSet | 'missing'>;
  creatives: Map<string, 'there' | 'missing'>;
};

export const nothingKnown = (now: number): Known => ({
  now,
  account: null,
  isAccountVisible: true,
  pages: null,
  ownPages: null,
  pagesOnInstagram: new Map(),
  instagramAccounts: null,
  pixels: null,
  conversions: null,
  audiences: null,
  pictures: null,
  videos: new Map(),
  options: new Map(),
  campaigns: new Map(),
  adsets: new Map(),
  creatives: new Map(),
});

/** Whether something is certainly not in a list. */
export const isAbsent = (listed: Listed | null, id: string) =>
  listed?.isWhole === true && !listed.ids.has(id);
