import type { AccountFacts } from './account.ts';

/** A list of the ad account. If `isWhole` is false, an object that is not in it may exist nevertheless. */
export type ListedIds = { ids: ReadonlySet<string>; isWhole: boolean };

type VideoState = 'ready' | 'processing' | 'broken' | 'missing';

/**
 * An existing post. `isReel`: it is on Instagram. Its text and its picture, or a frame of its video, are shown to
 * people.
 */
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

/** What rules of an ad set need to know about its campaign; null if it is not known. */
export type CampaignFacts = {
  objective: string | null;
  hasBudget: boolean | null;
  isLifetime: boolean;
  isDaily: boolean;
  strategy: string | null;
  sharesBudgets: boolean;
  categories: readonly string[];
};

/** An existing ad set. `params`: what rules about its ads need. */
export type ExistingAdSet = { status: string; params: Record<string, unknown> };

/**
 * What Meta has answered about the objects that a plan names. Null, or not in a map: Meta was not asked or did not
 * answer. Rules that need such a fact then find nothing.
 */
export type PlatformFacts = {
  now: number;
  account: AccountFacts | null;
  isAccountVisible: boolean;
  /** Pages that the ad account may advertise for. */
  pages: ListedIds | null;
  /** Pages of the connected person, and those among them that the person may advertise for. */
  ownPages: (ListedIds & { mayAdvertise: ReadonlySet<string> }) | null;
  /** Whether a page has its own Instagram account. */
  pagesOnInstagram: Map<string, boolean>;
  instagramAccounts: ListedIds | null;
  /** Lead forms by their Page, and those among them that can be used. */
  forms: Map<string, ListedIds & { usable: ReadonlySet<string> }>;
  /** Promoted posts, by the name that a creative uses for them. */
  posts: Map<string, KnownPost | 'missing'>;
  pixels: ListedIds | null;
  conversions: ListedIds | null;
  audiences: ListedIds | null;
  /** Those of the named pictures that the ad account has. */
  pictures: ListedIds | null;
  /** Their width and height in pixels, if Meta says so. */
  pictureSizes: Map<string, { width: number; height: number }>;
  videos: Map<string, VideoState>;
  /** Whether an interest or another option can be used. */
  options: Map<string, boolean>;
  /** Meta's names for options, custom audiences, lead forms, campaigns and ad sets, by their ids. */
  names: Map<string, string>;
  /** Meta's names for places, by list and key (`cities 2418779`); null if Meta has no name. */
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

/** True if the id is certainly not in the list. */
export const isAbsent = (listed: ListedIds | null, id: string) =>
  listed?.isWhole === true && !listed.ids.has(id);
