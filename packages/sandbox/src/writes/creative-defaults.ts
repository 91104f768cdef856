import type { Call } from '../protocol/call.ts';
import { isJson } from '../protocol/shape.ts';
import { creativeFeatures } from '../rules/creative-features.ts';
import type { CreativeValues } from '../rules/creative-shape.ts';
import type { Account, Json } from '../world/entities.ts';
import type { World } from '../world/world.ts';

/**
 * Every feature is returned, whether it was sent or not: as sent, otherwise on if the platform has it on by
 * default, otherwise off.
 */
const featuresOf = ({ modes }: World, { degrees_of_freedom_spec: spec = {} }: CreativeValues) => {
  const features = isJson(spec['creative_features_spec']) ? spec['creative_features_spec'] : {};
  const defaults = Object.fromEntries(
    [...new Set([...creativeFeatures, ...modes.featuresOnByDefault])].map((name) => [
      name,
      { enroll_status: modes.featuresOnByDefault.includes(name) ? 'OPT_IN' : 'OPT_OUT' },
    ]),
  );
  return { ...spec, creative_features_spec: { ...defaults, ...features } };
};

const multiAdvertiserOf = ({ modes }: World, { contextual_multi_ads: setting }: CreativeValues) =>
  setting ?? { enroll_status: modes.multiAdvertiserByDefault ? 'OPT_IN' : 'OPT_OUT' };

const firstWithShop = 26;

/** True if the creative leads to a website and the advertiser also has a shop. */
const leadsToShop = ({ world, version }: Call, account: Account, values: CreativeValues) => {
  const { shopDestination } = world.modes;
  const hasShop = shopDestination === 'all_accounts' || account.extra['has_shop'] === true;
  const isNew = Number.parseInt(version.slice(1), 10) >= firstWithShop;
  return shopDestination !== 'never' && hasShop && isNew && leadsToLink(values);
};

const leadsToLink = (values: CreativeValues) =>
  !opensForm(values) &&
  (linkDataOf(values) !== undefined || values.asset_feed_spec?.['link_urls'] !== undefined);

/** A button that opens a lead form leads to no website, so a shop cannot replace it. */
const opensForm = (values: CreativeValues) => {
  const button = linkDataOf(values)?.['call_to_action'];
  const value = isJson(button) ? button['value'] : undefined;
  return isJson(value) && value['lead_gen_form_id'] !== undefined;
};

const linkDataOf = ({ object_story_spec: story }: CreativeValues): Json | undefined =>
  isJson(story?.['link_data']) ? story['link_data'] : undefined;

const destinationOf = (call: Call, account: Account, values: CreativeValues) =>
  values.destination_spec?.['destination_type'] === undefined && leadsToShop(call, account, values)
    ? { ...values.destination_spec, destination_type: 'WEBSITE_AND_SHOP' }
    : values.destination_spec;

/** A space counts as a description, and keeps the platform from writing one. */
const descriptionOf = ({ modes }: World, link: Json): Json =>
  modes.fillsDescriptions && (link['description'] ?? '') === ''
    ? { description: `From ${String(link['link'])}` }
    : {};

/** The platform reorders the cards, and adds one of the Page at the end. */
const carouselOf = ({ modes }: World, link: Json): Json =>
  modes.carouselByDefault && link['child_attachments'] !== undefined
    ? { multi_share_optimized: true, multi_share_end_card: true }
    : {};

const storyOf = (world: World, values: CreativeValues) => {
  const link = linkDataOf(values);
  if (!link) return values.object_story_spec;
  const linkData = { ...carouselOf(world, link), ...link, ...descriptionOf(world, link) };
  return { ...values.object_story_spec, link_data: linkData };
};

const transformationOf = ({ modes }: World, values: CreativeValues) =>
  values.format_transformation_spec === undefined &&
  values.product_set_id !== undefined &&
  modes.collectionByDefault
    ? [{ format: 'da_collection', data_source: ['catalog'] }]
    : values.format_transformation_spec;

/** Rules that list placements are returned with a priority and the widest ages. */
const ruleOf = (rule: unknown, place: number) =>
  isJson(rule)
    ? {
        ...rule,
        customization_spec: {
          age_min: 13,
          age_max: 65,
          ...(isJson(rule['customization_spec']) && rule['customization_spec']),
        },
        priority: place + 1,
      }
    : rule;

const withSlash = (address: string) => address.replace(/^(https?:\/\/[^/?#]+)$/, '$1/');

const linksOf = (links: unknown) =>
  Array.isArray(links)
    ? links.map((link) =>
        isJson(link) && typeof link['website_url'] === 'string'
          ? { ...link, website_url: withSlash(link['website_url']) }
          : link,
      )
    : links;

/** Labels are stored by name and get an id. */
const withLabelIds = (value: unknown, idOf: (name: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((item) => withLabelIds(item, idOf));
  if (!isJson(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => {
    const isLabel = key.endsWith('_label') && isJson(part) && 'name' in part;
    if (isLabel) return [key, { ...part, id: idOf(String(part['name'])) }];
    if (key !== 'adlabels' || !Array.isArray(part)) return [key, withLabelIds(part, idOf)];
    const labels = part.map((label) =>
      isJson(label) ? { ...label, id: idOf(String(label['name'])) } : label,
    );
    return [key, labels];
  });
  return Object.fromEntries(entries);
};

const labelIds = (world: World) => {
  const idsByName = new Map<string, string>();
  return (name: string) => {
    const id = idsByName.get(name) ?? world.idGenerator.objectId();
    idsByName.set(name, id);
    return id;
  };
};

const placementFeed = (world: World, feed: Json, rules: unknown[]): Json => {
  const fullFeed = {
    descriptions: [{ text: '' }],
    optimization_type: 'PLACEMENT',
    ...feed,
    ...(feed['link_urls'] !== undefined && { link_urls: linksOf(feed['link_urls']) }),
    asset_customization_rules: rules.map(ruleOf),
  };
  const labelled = withLabelIds(fullFeed, labelIds(world));
  return isJson(labelled) ? labelled : fullFeed;
};

const texts = ['bodies', 'titles', 'descriptions'];

/** A feed that only extends a story is stored without its videos; if only its pictures vary, it is not stored. */
const widenedFeed = ({ videos: _videos, ...feed }: Json): Json | undefined => {
  const isSeveral = (name: string) => {
    const items = feed[name];
    return Array.isArray(items) && items.length > 1;
  };
  return isSeveral('images') && !texts.some(isSeveral) ? undefined : feed;
};

const feedOf = (world: World, { asset_feed_spec: feed }: CreativeValues) => {
  if (!feed) return undefined;
  if (feed['optimization_type'] === 'DEGREES_OF_FREEDOM') return widenedFeed(feed);
  const rules = feed['asset_customization_rules'];
  return Array.isArray(rules) ? placementFeed(world, feed, rules) : feed;
};

/** What the platform stores: the sent values, and its own defaults for the rest. */
export const withCreativeDefaults = (
  call: Call,
  account: Account,
  values: CreativeValues,
): Json => ({
  ...values,
  object_story_spec: storyOf(call.world, values),
  asset_feed_spec: feedOf(call.world, values),
  degrees_of_freedom_spec: featuresOf(call.world, values),
  contextual_multi_ads: multiAdvertiserOf(call.world, values),
  destination_spec: destinationOf(call, account, values),
  format_transformation_spec: transformationOf(call.world, values),
});
