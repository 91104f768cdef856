/** What a launch, or a workspace, says once for all of its objects. */
export type Defaults = {
  page_id?: string | undefined;
  instagram_user_id?: string | undefined;
  pixel_id?: string | undefined;
  link_url?: string | undefined;
  url_tags?: string | undefined;
  call_to_action_type?: string | undefined;
  targeting?: Record<string, unknown> | undefined;
};

type Part = Record<string, unknown>;

/** A launch as it was asked for; the plan looks at what is in its parts. */
export type LaunchBody = {
  name?: string | undefined;
  account_id: string;
  defaults?: Defaults | undefined;
  campaign?: Part | undefined;
  ad_sets?: Part[] | undefined;
  images?: Part[] | undefined;
  videos?: Part[] | undefined;
  copies?: Part[] | undefined;
  ads?: Part | undefined;
  requires_approval?: boolean | undefined;
};
