export type Status = 'ACTIVE' | 'PAUSED' | 'ARCHIVED' | 'DELETED';
export type Json = Record<string, unknown>;
export type Budget = { daily?: number | undefined; lifetime?: number | undefined };

/** `extra` holds accepted parameters that are only returned and affect nothing else. */
type EntityBase = {
  id: string;
  seq: number;
  account_id: string;
  name: string;
  created: number;
  updated: number;
  extra: Json;
};

export type Campaign = EntityBase & {
  kind: 'campaign';
  status: Status;
  objective: string;
  budget: Budget;
  bid_strategy?: string | undefined;
  sharing?: boolean | undefined;
};

export type AdSet = EntityBase & {
  kind: 'adset';
  campaign_id: string;
  status: Status;
  optimization_goal: string;
  billing_event: string;
  budget: Budget;
  bid_strategy?: string | undefined;
  bid_amount?: number | undefined;
  targeting: Json;
  promoted_object?: Json | undefined;
  destination_type?: string | undefined;
  dynamic: boolean;
  start: number;
  end?: number | undefined;
  /** When its budget was edited recently; four edits an hour are allowed. */
  budget_edits: number[];
  /** Set by the edit that exceeded the limit. */
  budget_blocked_until?: number | undefined;
};

export type Creative = EntityBase & {
  kind: 'creative';
  status: 'ACTIVE' | 'DELETED';
  spec: Json;
  /** The hash of the picture for the thumbnail. */
  picture?: string | undefined;
  video_id?: string | undefined;
};

/** Days in the account's zone on which the ad was on; without an end, it still is. */
export type ActiveDays = { since: string; until: string | null };

/** Days with given spend and results, instead of values computed from the budget. */
export type GivenDelivery = ActiveDays & {
  /** Minor units. */
  daily_spend?: number | undefined;
  daily_results?: number | undefined;
};

export type Review = {
  decided_at: number;
  verdict: 'approved' | 'disapproved';
  /** Why it was refused, in the reviewer's words; without it, a common reason is used. */
  reason?: string | undefined;
};

export type Ad = EntityBase & {
  kind: 'ad';
  campaign_id: string;
  adset_id: string;
  creative_id: string;
  status: Status;
  review: Review;
  ran: ActiveDays[];
  /** In the order in which they were given; if several match a day, the last one counts. */
  delivery?: GivenDelivery[] | undefined;
};

export type Image = EntityBase & {
  kind: 'image';
  hash: string;
  width: number;
  height: number;
  status: 'ACTIVE' | 'DELETED';
};

export type Video = EntityBase & {
  kind: 'video';
  ready_at: number;
  length: number;
  /** True if its file turns out to be unreadable during processing. */
  broken?: boolean | undefined;
};

export type Account = {
  kind: 'account';
  id: string;
  seq: number;
  account_id: string;
  name: string;
  currency: string;
  zone: string;
  account_status: number;
  disable_reason: number;
  created: number;
  amount_spent: number;
  business: string;
  page_ids: string[];
  instagram_ids: string[];
  extra: Json;
};

export type Page = {
  kind: 'page';
  id: string;
  seq: number;
  name: string;
  category: string;
  instagram_id?: string | undefined;
  extra: Json;
};

export type Instagram = {
  kind: 'instagram';
  id: string;
  seq: number;
  username: string;
  extra: Json;
};
export type Pixel = {
  kind: 'pixel';
  id: string;
  seq: number;
  account_id: string;
  name: string;
  extra: Json;
};
export type Business = { kind: 'business'; id: string; seq: number; name: string; extra: Json };

export type Task = 'DRAFT' | 'ANALYZE' | 'ADVERTISE' | 'MANAGE';

export type Person = {
  kind: 'person';
  id: string;
  seq: number;
  name: string;
  about: string;
  system: boolean;
  accounts: { account_id: string; tasks: Task[] }[];
  page_ids: string[];
  /** What the person has granted to the app or declined so far. */
  consent: Map<string, 'granted' | 'declined'>;
  consented_at: number;
  /** The language of error texts; undefined: that of the call. */
  locale?: string | undefined;
  extra: Json;
};

export type Run = {
  kind: 'run';
  id: string;
  seq: number;
  account_id: string;
  started: number;
  polls: number;
  /** When the last required read came, if the report was done early because of it. */
  hurried?: number | undefined;
  failed: boolean;
  rows: Json[];
  summary?: Json | undefined;
  extra: Json;
};

/** Entities without behaviour: their fields are those of the seed or of a caller. */
type PlainEntity = { id: string; seq: number; name: string; extra: Json };

export type Audience = PlainEntity & { kind: 'audience'; account_id: string };
export type SavedAudience = PlainEntity & { kind: 'saved_audience'; account_id: string };
export type Conversion = PlainEntity & { kind: 'conversion'; account_id: string };
export type Label = PlainEntity & { kind: 'label'; account_id: string };
export type Form = PlainEntity & { kind: 'form'; page_id: string };

/** A picture in an account's library that something else shows. */
type LibraryPicture = { account_id: string; hash: string };

/** Without an ad, the lead is organic. */
export type Lead = PlainEntity & {
  kind: 'lead';
  form_id: string;
  ad_id?: string | undefined;
  created: number;
};
export type PagePost = PlainEntity & {
  kind: 'post';
  page_id: string;
  created: number;
  picture?: LibraryPicture | undefined;
};
export type InstagramMedia = PlainEntity & {
  kind: 'media';
  instagram_id: string;
  created: number;
  picture: LibraryPicture;
};

/** One write of an asynchronous batch, and its result. */
export type Request = { name: string; status: number; body: string };
export type RequestSet = PlainEntity & {
  kind: 'request_set';
  account_id: string;
  requests: Request[];
  polls: number;
};

export type Asset =
  | Audience
  | SavedAudience
  | Conversion
  | Label
  | Form
  | Lead
  | PagePost
  | InstagramMedia
  | RequestSet;
export type AssetKind = Asset['kind'];

export type StoredEntity = Campaign | AdSet | Creative | Ad | Image | Video;
export type Entity =
  | StoredEntity
  | Asset
  | Account
  | Page
  | Instagram
  | Pixel
  | Business
  | Person
  | Run;
export type Kind = Entity['kind'];
export type StoredKind = StoredEntity['kind'];
export type EntityOf<K extends Kind> = Extract<Entity, { kind: K }>;
