import type { Defaults } from './launch-body.ts';

type Body = Record<string, unknown>;

const conversionGoals = new Set(['OFFSITE_CONVERSIONS', 'VALUE']);

/** The conversion event if the body names none. Objectives that are not listed need a named event. */
const defaultEvents: Record<string, string> = { OUTCOME_LEADS: 'LEAD', OUTCOME_SALES: 'PURCHASE' };

/** Adds the workspace's pixel if the ad set optimises for conversions and names no pixel or event source. */
const promotedObject = (body: Body, pixelId: string | undefined, objective: string): Body => {
  if (pixelId === undefined || isThere(body, 'promoted_object')) return {};
  if (!conversionGoals.has(String(body['optimization_goal']))) return {};
  const event = defaultEvents[objective];
  return {
    promoted_object: {
      pixel_id: pixelId,
      ...(event !== undefined && { custom_event_type: event }),
    },
  };
};

const isThere = (body: Body, field: string) => body[field] !== undefined && body[field] !== null;

const missing = (body: Body, values: Body): Body =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== undefined && !isThere(body, field)),
  );

/** A story that the caller writes out has its own link, button and automatic changes. */
const ownStories = ['asset_feed_spec', 'object_story_spec'];
/** A Page's post has its own link and button too; an Instagram post has neither. */
const pagePost = 'object_story_id';

/** What the object is for. A single create does not say, so it counts sales and opens no form. */
type ObjectPurpose = {
  /** The objective of the ad set's campaign. */
  objective?: string;
  /** True if the creative's ad sets collect leads in a form. */
  collectsLeads?: boolean;
};

const sales = 'OUTCOME_SALES';

/** For each kind of object, the defaults for fields that its body leaves out. */
const fillers = {
  adset: (body: Body, { targeting, pixel_id }: Defaults, { objective = sales }: ObjectPurpose) => ({
    ...missing(body, { targeting }),
    ...promotedObject(body, pixel_id, objective),
  }),
  creative: (body: Body, all: Defaults, { collectsLeads = false }: ObjectPurpose) => {
    const { targeting, pixel_id, application_id, object_store_url, lead_form_id, ...others } = all;
    const defaults = { ...others, ...(collectsLeads && { lead_form_id }) };
    const { page_id, instagram_user_id, url_tags, automatic_changes } = defaults;
    const isAny = (fields: string[]) => fields.some((field) => isThere(body, field));
    // If all changes are allowed, nothing is added to the caller's own story; otherwise the switches are.
    const automaticChanges = automatic_changes === 'platform' ? { automatic_changes } : {};
    if (isAny(ownStories))
      return missing(body, { page_id, instagram_user_id, url_tags, ...automaticChanges });
    if (isThere(body, pagePost)) {
      const { lead_form_id } = defaults;
      return missing(body, {
        page_id,
        instagram_user_id,
        url_tags,
        automatic_changes,
        lead_form_id,
      });
    }
    return missing(body, defaults);
  },
};

export type FilledKind = keyof typeof fillers;

/** The body of a create, with defaults for the fields that it leaves out. */
export const fillDefaults = (
  kind: FilledKind,
  body: Body,
  defaults: Defaults,
  around: ObjectPurpose = {},
): Body => ({ ...body, ...fillers[kind](body, defaults, around) });
