import type { AllowedChanges } from '../../../adnet/wire/automatic-changes.ts';

/** The recipes: aims of advertising that have a name. */
export const recipeNames = [
  'website_sales',
  'website_leads',
  'form_leads',
  'traffic',
  'awareness',
  'engagement',
  'app_installs',
] as const;

export type RecipeName = (typeof recipeNames)[number];

/** Values that a launch or a workspace sets once for all of its objects. */
export type Defaults = {
  page_id?: string | undefined;
  instagram_user_id?: string | undefined;
  pixel_id?: string | undefined;
  application_id?: string | undefined;
  object_store_url?: string | undefined;
  link_url?: string | undefined;
  url_tags?: string | undefined;
  call_to_action_type?: string | undefined;
  lead_form_id?: string | undefined;
  automatic_changes?: AllowedChanges | undefined;
  targeting?: Record<string, unknown> | undefined;
};

/** An ad set, a creative's text, an ad …, as the caller wrote it. */
export type LaunchPart = Record<string, unknown>;

/** A launch as it was requested; the plan checks the content of its parts. */
export type LaunchBody = {
  name?: string | undefined;
  recipe?: RecipeName | undefined;
  account_id: string;
  defaults?: Defaults | undefined;
  campaign?: LaunchPart | undefined;
  ad_sets?: LaunchPart[] | undefined;
  images?: LaunchPart[] | undefined;
  videos?: LaunchPart[] | undefined;
  posts?: LaunchPart[] | undefined;
  copies?: LaunchPart[] | undefined;
  ads?: LaunchPart | undefined;
  automatic_changes?: AllowedChanges | undefined;
  requires_approval?: boolean | undefined;
};
