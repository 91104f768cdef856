/** Said once for the whole launch, or by the launch itself. */
type ByLaunch = 'account_id' | 'campaign_id' | 'validate_only';

/** One that exists, or one to make: the input of campaigns.create. */
export type LaunchCampaign<Create> = { id: string } | Omit<Create, ByLaunch>;

/** `ref` is a name of your own: ads say it to go into this ad set. */
export type LaunchAdSet<Create> = { ref: string } & ({ id: string } | Omit<Create, ByLaunch>);

/** A public address, or the hash of a picture that was uploaded. */
export type LaunchImage = { ref: string } & ({ url: string } | { hash: string });

/** A public address, or the id of a video that was uploaded. */
export type LaunchVideo = { ref: string } & ({ url: string } | { id: string });

export type LaunchCopy = { ref: string; message: string; headline: string; description?: string };

export type LaunchAd = {
  /** The ref of an ad set. */
  ad_set: string;
  /** The ref of a picture or a video. */
  media?: string;
  /** The ref of a copy. */
  copy?: string;
  /** A creative that exists, instead of media and copy. */
  creative_id?: string;
  name?: string;
  link_url?: string;
  url_tags?: string;
  call_to_action_type?: string;
};

/** Every ad set × picture or video × copy, or these. The name takes {ad_set}, {media}, {copy}, {campaign} and {n}. */
export type LaunchAds = { matrix: true; name?: string } | { list: LaunchAd[]; name?: string };
