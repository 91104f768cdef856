import type { AccountFacts } from './account.ts';

/** A list of the ad account. Where it is not whole, what is missing in it may be there all the same. */
export type ListedIds = { ids: ReadonlySet<string>; isWhole: boolean };

type VideoState = 'ready' | 'processing' | 'broken' | 'missing';

/** A post that exists; `isReel`: on Instagram. Its text and its picture, or a still of its video, are for people to see. */
export type KnownPost = {
  isEligible: boolean;
  isReel: boolean;
  text: string;
  picture: string | null;
  isVideo: boolean;
  /** The name of the Instagram account that published it. */
  account: string | null;
};

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

/** What rules of an ad set need to know of its campaign; null where nobody knows. */
export type CampaignFacts = {
  objective: string | null;
  hasBudget: boolean | null;
  isLifetime: boolean;
  isDaily: boolean;
  strategy: string | null;
  sharesBudgets: boolean;
  categories: readonly string[];
};

/** An ad set that exists already; `params`: what rules about its ads need. */
export type ExistingAdSet = { status: string; params: Record<string, unknown> };

/**
 * What Meta has told about the things that a plan names. Null, or not in a map: nobody has asked, or there was no
 * answer, so rules that need it find nothing.
 */
export type PlatformFacts = {
  now: number;
  account: AccountFacts | null;
  isAccountVisible: boolean;
  /** Pages that the ad account may advertise for. */
  pages: ListedIds | null;
  /** Pages of the connected person, and those of them that it may advertise for. */
  ownPages: (ListedIds & { mayAdvertise: ReadonlySet<string> }) | null;
  /** Whether a page has an Instagram account of its own. */
  pagesOnInstagram: Map<string, boolean>;
  instagramAccounts: ListedIds | null;
  /** Lead forms by their Page, and those of them that can be used. */
  forms: Map<string, ListedIds & { usable: ReadonlySet<string> }>;
  /** Posts that are promoted, by what a creative calls them. */
  posts: Map<string, KnownPost | 'missing'>;
  pixels: ListedIds | null;
  conversions: ListedIds | null;
  audiences: ListedIds | null;
  /** Those of the named pictures that the ad account has. */
  pictures: ListedIds | null;
  /** Their width and height in pixels, where Meta tells. */
  pictureSizes: Map<string, { width: number; height: number }>;
  videos: Map<string, VideoState>;
  /** Whether an interest or another option can be used. */
  options: Map<string, boolean>;
  /** What Meta calls options, custom audiences, lead forms, campaigns and ad sets, by their ids. */
  names: Map<string, string>;
  /** What Meta calls places, by list and key (`cities 2418779`); null where it knows none. */
  places: Map<string, string | null>;
  campaigns: Map<string, ExistingCampaign | 'missing'>;
  adsets: Map<string, ExistingAdSet | 'missing'>;
  creatives: Map<string, 'there' | 'missing'>;
};

export const noFacts = (now: number): PlatformFacts => ({
  now,
  account: null,
  isAccountVisible: true,
  pages: null,
  ownPages: null,
  pagesOnInstagram: new Map(),
  instagramAccounts: null,
  forms: new Map(),
  posts: new Map(),
  pixels: null,
  conversions: null,
  audiences: null,
  pictures: null,
  pictureSizes: new Map(),
  videos: new Map(),
  options: new Map(),
  names: new Map(),
  places: new Map(),
  campaigns: new Map(),
  adsets: new Map(),
  creatives: new Map(),
});

/** Whether something is certainly not in a list. */
export const isAbsent = (listed: ListedIds | null, id: string) =>
  listed?.isWhole === true && !listed.ids.has(id);
