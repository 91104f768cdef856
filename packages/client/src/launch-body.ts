/** Fields that the launch sets once for all of its parts. */
type ByLaunch = 'account_id' | 'campaign_id' | 'validate_only';

/** An existing campaign, or the input of campaigns.create for a new one. */
export type LaunchCampaign<Create> = { id: string } | Omit<Create, ByLaunch>;

/** `ref` is a name of your own, by which ads name this ad set. */
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
  /** An existing creative, instead of media and copy. */
  creative_id?: string;
  name?: string;
  link_url?: string;
  url_tags?: string;
  call_to_action_type?: string;
};

/**
 * Every combination of ad set, picture or video, and copy; or a list of ads. The name may contain {ad_set},
 * {media}, {copy}, {campaign} and {n}.
 */
export type LaunchAds = { matrix: true; name?: string } | { list: LaunchAd[]; name?: string };
