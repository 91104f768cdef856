import { accountRules } from '../../src/adnet/preflight/account.ts';
import { adRules } from '../../src/adnet/preflight/ad.ts';
import { adSetRules } from '../../src/adnet/preflight/adset/adset.ts';
import { attributionRules } from '../../src/adnet/preflight/adset/attribution.ts';
import { audienceRules } from '../../src/adnet/preflight/adset/audience.ts';
import { bidRules } from '../../src/adnet/preflight/adset/bid.ts';
import { budgetRules } from '../../src/adnet/preflight/adset/budget.ts';
import { demographicRules } from '../../src/adnet/preflight/adset/demographics.ts';
import { detailRules } from '../../src/adnet/preflight/adset/details.ts';
import { goalRules } from '../../src/adnet/preflight/adset/goal.ts';
import { placementRules } from '../../src/adnet/preflight/adset/placements.ts';
import { placeRules } from '../../src/adnet/preflight/adset/places.ts';
import { promotedObjectRules } from '../../src/adnet/preflight/adset/promoted-object.ts';
import { regulationRules } from '../../src/adnet/preflight/adset/regulation.ts';
import { scheduleRules } from '../../src/adnet/preflight/adset/schedule.ts';
import { specialCategoryRules } from '../../src/adnet/preflight/adset/special-category.ts';
import { campaignRules } from '../../src/adnet/preflight/campaign.ts';
import { buttonRules } from '../../src/adnet/preflight/creative/button.ts';
import { creativeRules } from '../../src/adnet/preflight/creative/creative.ts';
import { mediaRules } from '../../src/adnet/preflight/creative/media.ts';
import { pictureSizeRules } from '../../src/adnet/preflight/creative/picture-sizes.ts';
import { postRules } from '../../src/adnet/preflight/creative/post.ts';
import { storyRules } from '../../src/adnet/preflight/creative/story.ts';
import { fieldRules } from '../../src/adnet/preflight/fields.ts';
import type { PreflightRule } from '../../src/adnet/preflight/finding.ts';

/** All rules of a plan together; each is in the file that checks it. */
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
