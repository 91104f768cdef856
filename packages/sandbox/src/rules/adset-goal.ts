import { reject } from '../protocol/problems.ts';
import { refuseParam } from '../protocol/refusal.ts';
import { oneOf } from '../protocol/shape.ts';
import type { Json } from '../world/entities.ts';
import type { AdsetDraft } from './adset-shape.ts';
import { convertingGoals, destinationTypes } from './words.ts';

/** What must be promoted: a Page, a pixel with an event, or an app with its store address. */
type Need = 'page' | 'pixel' | 'app' | 'catalog';
type Row = {
  goals: string[];
  /** One of these is enough, unless `needsAll` is set. */
  needs?: Need[];
  needsAll?: true;
  needsFor?: string[];
};

const web = ['LINK_CLICKS', 'LANDING_PAGE_VIEWS', 'REACH', 'IMPRESSIONS'];
const clicks = ['LINK_CLICKS', 'REACH', 'IMPRESSIONS'];
const messaging: Row = { goals: ['CONVERSATIONS', 'LINK_CLICKS'], needs: ['page'] };

const inApp: Row = {
  goals: ['APP_INSTALLS', 'LINK_CLICKS', ...convertingGoals],
  needs: ['app'],
};

const website = (goals: string[]): Row => ({
  goals,
  needs: ['pixel', 'app', 'catalog'],
  needsFor: convertingGoals,
});

/**
 * Objective, destination ('' = none), goals.
 * https://developers.facebook.com/docs/marketing-api/reference/ad-campaign-group
 */
const table: Record<string, Record<string, Row>> = {
  OUTCOME_AWARENESS: { '': { goals: ['REACH', 'IMPRESSIONS', 'AD_RECALL_LIFT', 'THRUPLAY'] } },
  OUTCOME_TRAFFIC: {
    '': { goals: web },
    WEBSITE: { goals: web },
    APP: { goals: clicks, needs: ['app'] },
    MESSENGER: { goals: clicks },
    WHATSAPP: { goals: clicks, needs: ['page'] },
    PHONE_CALL: { goals: ['QUALITY_CALL', 'LINK_CLICKS'] },
  },
  OUTCOME_ENGAGEMENT: {
    '': website(['OFFSITE_CONVERSIONS', ...web]),
    WEBSITE: website(['OFFSITE_CONVERSIONS', ...web]),
    // Without a Page, the ad set is accepted, but its ads fail with 1885154.
    ON_POST: { goals: ['POST_ENGAGEMENT', 'REACH'] },
    ON_PAGE: { goals: ['PAGE_LIKES'], needs: ['page'] },
    ON_EVENT: { goals: ['EVENT_RESPONSES', 'POST_ENGAGEMENT', 'REACH', 'IMPRESSIONS'] },
    ON_VIDEO: { goals: ['THRUPLAY'] },
    MESSENGER: messaging,
    WHATSAPP: messaging,
    INSTAGRAM_DIRECT: messaging,
  },
  OUTCOME_LEADS: {
    '': website(['OFFSITE_CONVERSIONS', ...web]),
    WEBSITE: website(['OFFSITE_CONVERSIONS', ...web]),
    ON_AD: { goals: ['LEAD_GENERATION', 'QUALITY_LEAD'], needs: ['page'] },
    PHONE_CALL: { goals: ['QUALITY_CALL'], needs: ['page'] },
  },
  OUTCOME_SALES: {
    '': website([...convertingGoals, ...web]),
    WEBSITE: website([...convertingGoals, ...web]),
    MESSENGER: { goals: ['CONVERSATIONS'], needs: ['page', 'pixel'], needsAll: true },
  },
  OUTCOME_APP_PROMOTION: { '': inApp, APP: inApp },
};

const fulfils: Record<Need, (object: Json) => boolean> = {
  page: ({ page_id }) => Boolean(page_id),
  pixel: ({ pixel_id, custom_event_type }) => Boolean(pixel_id && custom_event_type),
  app: ({ application_id, object_store_url }) => Boolean(application_id && object_store_url),
  catalog: ({ product_set_id }) => Boolean(product_set_id),
};

const checkPromoted = (row: Row, goal: string, object: Json = {}) => {
  const { needs, needsAll, needsFor } = row;
  if (!needs || (needsFor && !needsFor.includes(goal))) return;
  const metCount = needs.filter((need) => fulfils[need](object)).length;
  if (metCount < (needsAll ? needs.length : 1)) {
    reject(needs.includes('pixel') ? 'pixel_missing' : 'promoted_object_none', ['promoted_object']);
  }
};

const checkUnambiguous = (object: Json | undefined) => {
  if (object?.['pixel_id'] && object['application_id']) {
    reject('promoted_object_ambiguous', ['promoted_object']);
  }
};

const checkPage = ({ account, values }: AdsetDraft) => {
  const page = values.promoted_object?.['page_id'];
  if (page === undefined || account.page_ids.includes(String(page))) return;
  refuseParam(
    'The Page of the promoted object cannot be advertised by this ad account.',
    'promoted_object',
    'page_id',
  );
};

/** Billing events that are allowed besides IMPRESSIONS, which every goal allows. */
const billingByGoal: Record<string, string> = { LINK_CLICKS: 'LINK_CLICKS', THRUPLAY: 'THRUPLAY' };

export const checkAdsetGoal = (draft: AdsetDraft) => {
  const { campaign, values, goal, billing, existing } = draft;
  const destination = values.destination_type ?? existing?.destination_type ?? '';
  if (destination && destination !== 'UNDEFINED') {
    oneOf(destination, 'destination_type', destinationTypes);
  }
  const rows = table[campaign.objective] ?? {};
  const row = rows[destination === 'UNDEFINED' ? '' : destination];
  if (!row) return reject('destination_not_allowed', ['destination_type']);
  if (!row.goals.includes(goal)) {
    reject('goal_not_available', ['optimization_goal']);
  }
  if (billing !== 'IMPRESSIONS' && billingByGoal[goal] !== billing) {
    reject('billing_not_available', ['billing_event']);
  }
  checkUnambiguous(values.promoted_object);
  checkPromoted(row, goal, values.promoted_object ?? existing?.promoted_object);
  checkPage(draft);
};
