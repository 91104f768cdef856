import type { Params } from '../wire/passed-through.ts';
import { upperCaseWord, words } from './values.ts';

/** What promoted_object must contain. `pixel`: pixel_id and custom_event_type, or only a custom conversion. */
export type PromotedKind = 'none' | 'page' | 'pixel' | 'page and pixel' | 'app';

/** One way to reach an objective. */
export type Way = {
  objective: string;
  /** `destination_type`; null if it is left out. */
  destination: string | null;
  goals: readonly string[];
  /** What every goal of this row promotes; goals that count conversions or installs need more. */
  promoted: PromotedKind;
};

const way = (
  objective: string,
  destination: string | null,
  goals: string,
  promoted: PromotedKind = 'none',
): Way => ({ objective: `OUTCOME_${objective}`, destination, goals: words(goals), promoted });

/**
 * Which goal fits which objective and destination. The base is Meta's table of objectives (DOC ad-campaign-group),
 * corrected by measurements with validate_only in August 2026: WEBSITE is left out for sales and engagement, and
 * IMPRESSIONS is no longer a goal of awareness and engagement.
 */
export const ways: readonly Way[] = [
  way('AWARENESS', null, 'REACH AD_RECALL_LIFT THRUPLAY', 'page'),
  way('AWARENESS', 'WEBSITE', 'REACH AD_RECALL_LIFT THRUPLAY', 'page'),
  way('TRAFFIC', null, 'LINK_CLICKS LANDING_PAGE_VIEWS REACH IMPRESSIONS'),
  way('TRAFFIC', 'WEBSITE', 'LINK_CLICKS LANDING_PAGE_VIEWS REACH IMPRESSIONS'),
  way('TRAFFIC', 'MESSENGER', 'LINK_CLICKS REACH IMPRESSIONS'),
  way('TRAFFIC', 'WHATSAPP', 'LINK_CLICKS REACH IMPRESSIONS', 'page'),
  way('TRAFFIC', 'PHONE_CALL', 'QUALITY_CALL LINK_CLICKS'),
  way('ENGAGEMENT', 'ON_POST', 'POST_ENGAGEMENT REACH', 'page'),
  way('ENGAGEMENT', 'ON_PAGE', 'PAGE_LIKES', 'page'),
  way('ENGAGEMENT', 'ON_EVENT', 'EVENT_RESPONSES POST_ENGAGEMENT REACH IMPRESSIONS'),
  way('ENGAGEMENT', 'ON_VIDEO', 'THRUPLAY'),
  way('ENGAGEMENT', 'MESSENGER', 'CONVERSATIONS LINK_CLICKS', 'page'),
  way('ENGAGEMENT', 'WHATSAPP', 'CONVERSATIONS LINK_CLICKS', 'page'),
  way('ENGAGEMENT', 'INSTAGRAM_DIRECT', 'CONVERSATIONS LINK_CLICKS', 'page'),
  way('ENGAGEMENT', null, 'OFFSITE_CONVERSIONS LANDING_PAGE_VIEWS LINK_CLICKS REACH'),
  way('LEADS', 'ON_AD', 'LEAD_GENERATION QUALITY_LEAD', 'page'),
  way('LEADS', null, 'OFFSITE_CONVERSIONS LANDING_PAGE_VIEWS LINK_CLICKS REACH IMPRESSIONS'),
  way('LEADS', 'WEBSITE', 'OFFSITE_CONVERSIONS LANDING_PAGE_VIEWS LINK_CLICKS REACH IMPRESSIONS'),
  way('LEADS', 'PHONE_CALL', 'QUALITY_CALL', 'page'),
  way('SALES', null, 'OFFSITE_CONVERSIONS VALUE LINK_CLICKS LANDING_PAGE_VIEWS REACH IMPRESSIONS'),
  way('SALES', 'MESSENGER', 'CONVERSATIONS', 'page and pixel'),
  way('APP_PROMOTION', null, 'APP_INSTALLS OFFSITE_CONVERSIONS LINK_CLICKS VALUE', 'app'),
  way('APP_PROMOTION', 'APP', 'APP_INSTALLS OFFSITE_CONVERSIONS LINK_CLICKS VALUE', 'app'),
];

/** Destinations in Meta's table. For all others it is not known which goals they accept. */
const placedDestinations = new Set([
  ...ways.map(({ destination }) => destination),
  'INSTAGRAM_PROFILE',
]);

/** Objectives whose destinations are all in the table: awareness has none, and an app campaign leads to its app. */
const objectivesInTable = new Set(['OUTCOME_AWARENESS', 'OUTCOME_APP_PROMOTION']);

/** Combinations that exist although the table does not contain them, so their goals are not checked. */
const otherCombinations = new Set(
  words(`
    OUTCOME_TRAFFIC/APP OUTCOME_TRAFFIC/INSTAGRAM_DIRECT OUTCOME_TRAFFIC/INSTAGRAM_PROFILE
    OUTCOME_APP_PROMOTION/APPLINKS_AUTOMATIC OUTCOME_LEADS/MESSENGER OUTCOME_LEADS/WHATSAPP
    OUTCOME_LEADS/INSTAGRAM_DIRECT OUTCOME_SALES/WHATSAPP OUTCOME_SALES/INSTAGRAM_DIRECT OUTCOME_SALES/APP
    OUTCOME_SALES/PHONE_CALL OUTCOME_ENGAGEMENT/APP OUTCOME_ENGAGEMENT/PHONE_CALL OUTCOME_LEADS/APP`),
);

export const isPlaced = (objective: string, destination: string | null) =>
  (placedDestinations.has(destination) || objectivesInTable.has(objective)) &&
  !otherCombinations.has(`${objective}/${destination}`);

const exactWay = (objective: string, destination: string | null) =>
  ways.find((one) => one.objective === objective && one.destination === destination);

/** If no destination is given, a website is meant. */
export const wayOf = (objective: string, destination: string | null) =>
  exactWay(objective, destination) ??
  (destination === 'WEBSITE' ? exactWay(objective, null) : undefined);

export const isInTable = (objective: string, destination: string) =>
  exactWay(objective, destination) !== undefined;

/** Goals that count conversions, so Meta must know which ones. */
export const conversionGoals: ReadonlySet<string> = new Set(['OFFSITE_CONVERSIONS', 'VALUE']);

const formGoals: ReadonlySet<string> = new Set(['LEAD_GENERATION', 'QUALITY_LEAD']);

/** True if the ads of an ad set open a form. */
export const collectsLeads = ({ optimization_goal: goal, destination_type: place }: Params) =>
  formGoals.has(upperCaseWord(goal)) || upperCaseWord(place) === 'ON_AD';

/** What can be billed instead of impressions (DOC billing-events). */
const alsoBilled: Record<string, readonly string[]> = {
  LINK_CLICKS: ['LINK_CLICKS'],
  THRUPLAY: ['THRUPLAY'],
};

export const billingEventsOf = (goal: string): readonly string[] => [
  'IMPRESSIONS',
  ...(alsoBilled[goal] ?? []),
];

/** What a goal needs in promoted_object, given its row. */
export const promotedBy = ({ objective, promoted }: Way, goal: string): PromotedKind => {
  if (promoted === 'app' || objective === 'OUTCOME_APP_PROMOTION') return 'app';
  if (!conversionGoals.has(goal)) return promoted;
  return promoted === 'page' ? 'page and pixel' : 'pixel';
};
