import { accountRules } from './account.ts';
import { adRules } from './ad.ts';
import { adSetRules } from './adset/adset.ts';
import { attributionRules } from './adset/attribution.ts';
import { audienceRules } from './adset/audience.ts';
import { bidRules } from './adset/bid.ts';
import { budgetRules } from './adset/budget.ts';
import { demographicRules } from './adset/demographics.ts';
import { detailRules } from './adset/details.ts';
import { goalRules } from './adset/goal.ts';
import { placementRules } from './adset/placements.ts';
import { placeRules } from './adset/places.ts';
import { promotedObjectRules } from './adset/promoted-object.ts';
import { regulationRules } from './adset/regulation.ts';
import { scheduleRules } from './adset/schedule.ts';
import { specialCategoryRules } from './adset/special-category.ts';
import { campaignRules } from './campaign.ts';
import { buttonRules } from './creative/button.ts';
import { creativeRules } from './creative/creative.ts';
import { mediaRules } from './creative/media.ts';
import { pictureSizeRules } from './creative/picture-sizes.ts';
import { postRules } from './creative/post.ts';
import { storyRules } from './creative/story.ts';
import { fieldRules } from './fields.ts';
import type { PreflightRule } from './finding.ts';

/** Every rule of a plan, to be read all at once; each stands in the file that finds it. */
export const rules: Readonly<Record<string, PreflightRule>> = {
  ...accountRules,
  ...campaignRules,
  ...adSetRules,
  ...budgetRules,
  ...bidRules,
  ...scheduleRules,
  ...goalRules,
  ...promotedObjectRules,
  ...attributionRules,
  ...audienceRules,
  ...placeRules,
  ...demographicRules,
  ...detailRules,
  ...specialCategoryRules,
  ...placementRules,
  ...regulationRules,
  ...creativeRules,
  ...mediaRules,
  ...pictureSizeRules,
  ...storyRules,
  ...buttonRules,
  ...postRules,
  ...adRules,
  ...fieldRules,
};
